import assert from "node:assert/strict";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { testApp } from "../../../support/server/api.ts";
import {
  begin,
  countsOf,
  firstRecords,
  inWorld,
  makeManyOrders,
  statusOf,
  step,
  work,
} from "../../../support/desk/bulk.ts";

const MAKE = "mutation M($params: JobInput!) { makeJob(params: $params) { _id status } }";
const input = (more: Partial<JobInput>) => ({ params: { kind: "orders.move", resource: "orders", ...more } });

Deno.test("an impossible job is refused at its path, and nothing is begun", () =>
  inWorld(async (world) => {
    await using app = testApp(world.db);
    const token = await world.token("anna");
    const cases: readonly [Partial<JobInput>, string][] = [
      [{ kind: "orders.burn", filters: {} }, "params.kind"],
      [{ event: "order.release" }, "params.filters"],
      [{ filters: {}, ids: ["x"], event: "order.release" }, "params.ids"],
      [{ filters: { colour: "red" }, event: "order.release" }, "params.filters.colour"],
      [{ filters: {}, event: "order.fly" }, "event"],
      [{ filters: {}, event: "order.hold" }, "params.reason"],
      [{ kind: "orders.tag", filters: {} }, "params.add_tags"],
      [{ kind: "orders.method", filters: {}, shipping_method: "rocket" }, "params.shipping_method"],
      [{ kind: "orders.country", filters: {} }, "params.country"],
      [{ kind: "orders.country", filters: {}, country: "Narnia" }, "params.country"],
      [{ kind: "orders.region", filters: {}, region: " " }, "params.region"],
      [{ kind: "orders.region", filters: {}, region: "x".repeat(121) }, "params.region"],
      [{ kind: "orders.move", resource: "packages", ids: ["x"], event: "order.release" }, ""],
    ];
    for (const [params, path] of cases) {
      const { errors } = await app.ask(token, MAKE, input(params));
      const [error] = errors;
      const code = error?.extensions.code;
      if (path === "") assert.equal(code, "FORBIDDEN", JSON.stringify(params));
      else assert.equal(error?.extensions.problems?.[0]?.path, path, JSON.stringify([params, error]));
    }
    assert.equal((await world.db.read.selectFrom("jobs").selectAll().execute()).length, 0);
  }));

Deno.test("another seller's job does not exist: it cannot be seen, moved, undone or fetched", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    const { _id } = await begin(world, "anna", { ids: [id], event: "order.hold", params: { reason: "x" } });
    await work(world, _id);
    await using app = testApp(world.db);
    const token = await world.token("ben");
    const codes = async (text: string) => (await app.ask(token, text)).errors[0]?.extensions.code;
    assert.equal(await codes(`{ getJobById(_id: "${_id}") { _id } }`), "NOT_FOUND");
    assert.equal(await codes(`{ jobRows(job: "${_id}") { code } }`), "NOT_FOUND");
    const moved = await app.ask<object, { moveJob: { error: string }[] }>(
      token,
      `mutation { moveJob(ids: ["${_id}"], event: "job.retry") { error } }`,
    );
    assert.equal(moved.data?.moveJob[0]?.error, "NOT_FOUND");
    const undone = await app.ask(token, MAKE, input({ kind: "orders.undo", job: _id }));
    assert.equal(undone.errors[0]?.extensions.code, "NOT_FOUND");
    const file = await app.send(`/jobs/rows?job=${_id}`, { headers: { authorization: `Bearer ${token}` } });
    assert.match(await file.text(), /NOT_FOUND/);
    assert.equal(
      (await app.ask<object, { jobs: unknown[] }>(token, "{ jobs { _id } }")).data?.jobs.length,
      0,
    );
    const own = await app.send(`/jobs/rows?job=${_id}`, {
      headers: { authorization: `Bearer ${await world.token("anna")}` },
    });
    assert.match(await own.text(), /PD-000001,Done,/);
  }));

Deno.test("another seller's orders are not moved, also when named", () =>
  inWorld(async (world) => {
    const foreign = await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    const byId = await begin(world, "anna", { ids: [foreign], event: "order.hold", params: { reason: "x" } });
    await work(world, byId._id);
    assert.deepEqual((await countsOf(world, byId._id)).total, 0);
    const byFilter = await begin(world, "anna", {
      filters: { seller: ["ben"] },
      event: "order.hold",
      params: { reason: "x" },
    });
    await work(world, byFilter._id);
    assert.deepEqual((await countsOf(world, byFilter._id)).total, 0);
    assert.equal((await statusOf(world, foreign)).status, "Pending");
  }));

Deno.test("a job stops if its person's account is locked meanwhile", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 30, 0);
    const { _id } = await begin(world, "anna", { filters: {}, event: "order.hold", params: { reason: "x" } });
    await work(world, _id, 2);
    await world.db.write((tx) =>
      tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "anna").execute()
    );
    await assert.rejects(work(world, _id), /locked/);
    assert.deepEqual((await countsOf(world, _id)).made, firstRecords(world));
  }));

Deno.test("a job stops if its person's role may no longer send the event", () =>
  inWorld(async (world) => {
    const ids = [await world.order({}, ["order.submit", "order.pay"])];
    const { _id } = await begin(world, "root", { ids, event: "production.start" });
    const become = (role: string) =>
      world.db.write((tx) => tx.updateTable("users").set({ role }).where("_id", "=", "root").execute());
    await become("sale");
    await world.db.write((tx) =>
      tx.insertInto("scopes").values({ user_id: "root", seller_id: "anna" }).execute()
    );
    await work(world, _id, 1);
    await assert.rejects(work(world, _id), { code: "rightsLost" });
    await become("printer");
    await assert.rejects(work(world, _id), { code: "rightsLost" });
    assert.deepEqual((await countsOf(world, _id)).made, 0);
    assert.equal((await statusOf(world, ids[0]!)).status, "Processing");
  }));

Deno.test("a retry has the rights of the job's person, so nobody else may request it", () =>
  inWorld(async (world) => {
    const { _id } = await begin(world, "root", { ids: [await world.order({})], event: "production.start" });
    await work(world, _id);
    const [refused] = await step(world, "order_qc", _id, "job.retry");
    assert.deepEqual([refused?.error, refused?.reason?.code, refused?.legal], ["FORBIDDEN", "notYours", []]);
    const [done] = await step(world, "root", _id, "job.retry");
    assert.equal(done?.ok, true);
  }));

Deno.test("a job requested twice with one key is begun once", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    const params = { ids: [id], event: "order.hold", params: { reason: "x" } };
    const [one, two] = [
      await begin(world, "anna", params, "key-12345678"),
      await begin(world, "anna", params, "key-12345678"),
    ];
    assert.equal(one._id, two._id);
    assert.equal((await world.db.read.selectFrom("jobs").selectAll().execute()).length, 1);
  }));
