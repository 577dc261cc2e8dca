import assert from "node:assert/strict";
import { orderJobs } from "../../../../server/modules/orders/order_jobs/module.ts";
import { jobKindOf } from "../../../../server/registry.ts";
import { JobLost } from "../../../../server/modules/desk/jobs/store.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { testSettings } from "../../../support/server/api.ts";
import {
  begin,
  countsOf,
  firstRecords,
  inWorld,
  makeManyOrders,
  reasons,
  rowOf,
  statusOf,
  step,
  work,
} from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";

Deno.test("a bulk of 5,000 with 37 refusals: 4,963 done, 37 explained, and a retry touches only 37", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 4_963, 37);
    const { _id } = await begin(world, "root", {
      filters: {},
      event: "order.hold",
      params: { reason: "Out of stock" },
    });
    await work(world, _id);
    assert.deepEqual(await countsOf(world, _id), {
      status: "Done",
      total: 5_000,
      done: 5_000,
      made: 4_963,
      skipped: 0,
      refused: 37,
    });
    const refused = await reasons(world, _id);
    assert.equal(refused.length, 37);
    assert.ok(refused.every(({ reason }) => reason === "wrongState"));
    const before = await world.db.read.selectFrom("orders").select(["_id", "version"]).orderBy("_id")
      .execute();
    const [moved] = await step(world, "root", _id, "job.retry");
    assert.equal(moved?.ok, true);
    assert.deepEqual((await countsOf(world, _id)).done, 4_963);
    const waiting = await world.db.read.selectFrom("job_rows").select("position").where("job_id", "=", _id)
      .where("status", "=", "Waiting").execute();
    assert.equal(waiting.length, 37);
    await work(world, _id);
    assert.deepEqual((await countsOf(world, _id)).refused, 37);
    const after = await world.db.read.selectFrom("orders").select(["_id", "version"]).orderBy("_id")
      .execute();
    assert.deepEqual(after, before, "finished records are not moved again");
  }));

Deno.test("failed records are done by a retry once the reason is gone", () =>
  inWorld(async (world) => {
    const good = await world.order({}, ["order.submit"]);
    const draft = await world.order({});
    const { _id } = await begin(world, "anna", {
      ids: [good, draft],
      event: "order.hold",
      params: { reason: "Wait" },
    });
    await work(world, _id);
    assert.deepEqual((await countsOf(world, _id)).made, 1);
    await world.move("root", [draft], "order.submit");
    await step(world, "anna", _id, "job.retry");
    await work(world, _id);
    assert.deepEqual(await countsOf(world, _id), {
      status: "Done",
      total: 2,
      done: 2,
      made: 2,
      skipped: 0,
      refused: 0,
    });
    assert.equal((await statusOf(world, draft)).status, "On Hold");
    const [again] = await step(world, "anna", _id, "job.retry");
    assert.equal(again?.reason?.code, "hasFailedRows");
  }));

Deno.test("a job stopped after any step and resumed ends like an undisturbed one", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 70, 5);
    const { _id } = await begin(world, "root", { filters: {}, event: "order.hold", params: { reason: "x" } });
    for (let turn = 0; turn < 30 && (await countsOf(world, _id)).status !== "Done"; turn++) {
      await work(world, _id, 1);
    }
    assert.deepEqual(await countsOf(world, _id), {
      status: "Done",
      total: 75,
      done: 75,
      made: 70,
      skipped: 0,
      refused: 5,
    });
    const versions = await world.db.read.selectFrom("orders").select("version").where(
      "status",
      "=",
      "On Hold",
    ).execute();
    assert.equal(versions.length, 70);
    assert.ok(versions.every(({ version }) => version === 2), "each order was moved once");
    const events = await world.db.read.selectFrom("audit_events").select("entity_id").where(
      "action",
      "=",
      "order.hold",
    ).execute();
    assert.equal(new Set(events.map(({ entity_id }) => entity_id)).size, 70);
    assert.equal(events.length, 70);
  }));

Deno.test("a filter's job covers its records without the excluded ones; later records are not included", () =>
  inWorld(async (world) => {
    const [one, two, three] = [
      await world.order({}, ["order.submit"]),
      await world.order({}, ["order.submit"]),
      await world.order({}, ["order.submit"]),
    ];
    const { _id, about } = await begin(world, "anna", {
      filters: { status: ["Pending"] },
      // A draft does not match the filter, so the count does not become smaller by it.
      except: [two, await world.order({})],
      event: "order.hold",
      params: { reason: "x" },
    });
    const late = await world.order({}, ["order.submit"]);
    assert.equal(about["count"], 2);
    await work(world, _id);
    const statuses = await Promise.all(
      [one, two, three, late].map(async (id) => (await statusOf(world, id)).status),
    );
    assert.deepEqual(statuses, ["On Hold", "Pending", "On Hold", "Pending"]);
  }));

Deno.test("a job without a named list takes its steps on orders, and can be undone", () =>
  inWorld(async (world) => {
    const order = await world.order({}, ["order.submit"]);
    const { _id } = await begin(world, "anna", {
      ids: [order],
      event: "order.hold",
      params: { reason: "x" },
    });
    const { input, about } = await rowOf(world, _id);
    const { wanted: { resource: _, ...wanted }, ...rest } = JSON.parse(input);
    const { resource: __, ...nameless } = JSON.parse(about);
    const row = { input: JSON.stringify({ ...rest, wanted }), about: JSON.stringify(nameless) };
    await world.db.write((tx) => tx.updateTable("jobs").set(row).where("_id", "=", _id).execute());
    await work(world, _id);
    assert.equal((await statusOf(world, order)).status, "On Hold");
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.equal((await statusOf(world, order)).status, "Pending");
  }));

Deno.test("a job cancelled in the middle stops, and reports what it did", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 60, 0);
    const { _id } = await begin(world, "anna", { filters: {}, event: "order.hold", params: { reason: "x" } });
    await work(world, _id, 2);
    const running = await rowOf(world, _id);
    const [moved] = await step(world, "anna", _id, "job.cancel");
    assert.deepEqual([moved?.ok, moved?.status], [true, "Cancelled"]);
    const tools = { db: world.db, settings: testSettings, now: () => NOW, isStopping: () => false };
    await assert.rejects(jobKindOf("orders.move")!.run(running, tools), JobLost);
    const held = await world.db.read.selectFrom("orders").select("_id").where("status", "=", "On Hold")
      .execute();
    assert.equal(held.length, firstRecords(world));
    assert.deepEqual((await countsOf(world, _id)).made, firstRecords(world));
    await step(world, "anna", _id, "job.retry");
    await work(world, _id);
    assert.deepEqual((await countsOf(world, _id)).made, 60);
  }));

Deno.test("undoing a hold releases, undoing a release holds again as before; orders changed since are left alone", () =>
  inWorld(async (world) => {
    const [one, two] = [await world.order({}, ["order.submit"]), await world.order({}, ["order.submit"])];
    const held = await begin(world, "anna", {
      ids: [one, two],
      event: "order.hold",
      params: { reason: "Wait for art" },
    });
    await work(world, held._id);
    const released = await begin(world, "anna", { ids: [one, two], event: "order.release" });
    await work(world, released._id);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: released._id });
    await work(world, undo._id);
    const again = await statusOf(world, one);
    assert.deepEqual([again.status, again.hold_reason], ["On Hold", "Wait for art"]);
    assert.equal((await rowOf(world, released._id)).undone_by, undo._id);
    await assert.rejects(
      begin(world, "anna", { kind: "orders.undo", job: released._id }),
      /Nothing in this job can be undone/,
    );
    const second = await begin(world, "anna", { kind: "orders.undo", job: held._id });
    await work(world, second._id);
    assert.deepEqual((await reasons(world, second._id)).map(({ reason }) => reason), [
      "changedSince",
      "changedSince",
    ]);
  }));

Deno.test("tags are added, removed and undone; list, filter and row agree", () =>
  inWorld(async (world) => {
    const ids = [await world.order({}), await world.order({})];
    await runMutation(
      "makeOrder",
      makeOrder,
      { id: ids[0]!, params: { tags: ["Rush", "gift"] } },
      world.as("anna"),
    );
    const { _id } = await begin(world, "anna", {
      kind: "orders.tag",
      ids,
      add_tags: ["rush", "VIP"],
      remove_tags: ["gift"],
    });
    await work(world, _id);
    assert.deepEqual(await Promise.all(ids.map(async (id) => JSON.parse((await statusOf(world, id)).tags))), [
      ["Rush", "VIP"],
      ["Rush", "VIP"],
    ]);
    const found = async (tag: string) =>
      (await serveModule(orders).queries!.orders!({ tag: [tag] }, world.as("anna")) as readonly unknown[])
        .length;
    assert.deepEqual([await found("Rush"), await found("gift")], [2, 0]);
    assert.deepEqual(await orderJobs.queries!.tags!({}, world.as("anna")), ["Rush", "VIP"]);
    assert.deepEqual(await orderJobs.queries!.tags!({}, world.as("ben")), []);
    const same = await begin(world, "anna", { kind: "orders.tag", ids, add_tags: ["VIP"] });
    await work(world, same._id);
    assert.deepEqual((await countsOf(world, same._id)).skipped, 2);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.deepEqual(JSON.parse((await statusOf(world, ids[0]!)).tags), ["Rush", "gift"]);
    assert.deepEqual([await found("VIP"), await found("gift")], [0, 1]);
  }));

Deno.test("the shipping method is changed until a label exists, and can be undone", () =>
  inWorld(async (world) => {
    const open = await world.order({}, ["order.submit"]);
    const labelled = await world.order({}, ["order.submit", "order.pay", "label.attach"]);
    const { _id } = await begin(world, "anna", {
      kind: "orders.method",
      ids: [open, labelled],
      shipping_method: "express",
    });
    await work(world, _id);
    assert.equal((await statusOf(world, open)).shipping_method, "express");
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), ["labelExists"]);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.equal((await statusOf(world, open)).shipping_method, "Standard");
  }));

Deno.test("setting one country for many orders fixes their problems, until a label exists, and can be undone", () =>
  inWorld(async (world) => {
    const open = await world.order({ country: "" });
    const labelled = await world.order({}, ["order.submit", "order.pay", "label.attach"]);
    const orderNow = () =>
      world.db.read.selectFrom("orders").select(["country", "problems"]).where("_id", "=", open)
        .executeTakeFirstOrThrow();
    const problemsOf = async () =>
      (JSON.parse((await orderNow()).problems) as { code: string }[]).map(({ code }) => code);
    assert.deepEqual(await problemsOf(), ["countryMissing"]);
    const { _id } = await begin(world, "anna", {
      kind: "orders.country",
      ids: [open, labelled],
      country: "FR",
    });
    await work(world, _id);
    assert.deepEqual([(await orderNow()).country, await problemsOf()], ["FR", []]);
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), ["labelExists"]);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.deepEqual([(await orderNow()).country, await problemsOf()], ["", ["countryMissing"]]);
  }));

Deno.test("an undo of more records than fit into one batch reverts each of them", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 501, 0);
    const question = { kind: "orders.tag", filters: {}, add_tags: ["rush"] };
    const { _id } = await begin(world, "root", question);
    await work(world, _id);
    const undo = await begin(world, "root", { kind: "orders.undo", job: _id });
    await work(world, undo._id, 1);
    await work(world, undo._id);
    const { made, total, refused } = await countsOf(world, undo._id);
    assert.deepEqual({ made, total, refused }, { made: 501, total: 501, refused: 0 });
    assert.deepEqual(await orderJobs.queries!.tags!({}, world.as("root")), []);
  }));
