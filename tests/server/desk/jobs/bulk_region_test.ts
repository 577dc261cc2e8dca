import assert from "node:assert/strict";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { recheckDrafts } from "../../../../server/modules/orders/orders/recheck.ts";
import { requestRecheck } from "../../../../server/modules/catalogue/items/make_store.ts";
import { NOW } from "../../../support/people/people.ts";
import { begin, inWorld, reasons, work } from "../../../support/desk/bulk.ts";

Deno.test("Real input 18: setting one state for many orders fixes their problems, until a label exists, and can be undone", () =>
  inWorld(async (world) => {
    const american = { country: "US", postal_code: "90001", region: "" };
    const open = [await world.order(american), await world.order(american)];
    const labelled = await world.order({}, ["order.submit", "order.pay", "label.attach"]);
    const statesNow = async () => {
      const rows = await world.db.read.selectFrom("orders").select(["region", "problems"])
        .where("_id", "in", open).execute();
      return rows.map(({ region, problems }) =>
        [region, ...(JSON.parse(problems) as { code: string }[]).map(({ code }) => code)].join(" ")
      );
    };
    assert.deepEqual(await statesNow(), [" regionMissing", " regionMissing"]);
    const { _id } = await begin(world, "anna", {
      kind: "orders.region",
      ids: [...open, labelled],
      region: " CA ",
    });
    await work(world, _id);
    assert.deepEqual(await statesNow(), ["CA", "CA"]);
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), ["labelExists"]);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.deepEqual(await statesNow(), [" regionMissing", " regionMissing"]);
  }));

Deno.test("a state set by a job removes the problem of a paid order, whose form showed it", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit", "order.pay"]);
    const problemsNow = async () =>
      (await world.db.read.selectFrom("orders").select("problems").where("_id", "=", id)
        .executeTakeFirstOrThrow()).problems;
    const params = { country: "US", postal_code: "90001", region: "" };
    await runMutation("makeOrder", makeOrder, { id, params }, world.as("anna"));
    assert.match(await problemsNow(), /regionMissing/);
    await work(world, (await begin(world, "anna", { kind: "orders.region", ids: [id], region: "CA" }))._id);
    assert.equal(await problemsNow(), "[]");
  }));

Deno.test("an undo derives the problems of an order again, because its item may be unavailable since", () =>
  inWorld(async (world) => {
    const id = await world.order();
    const problemsOf = async () => {
      const { problems } = await world.db.read.selectFrom("orders").select("problems").where("_id", "=", id)
        .executeTakeFirstOrThrow();
      return (JSON.parse(problems) as { code: string }[]).map(({ code }) => code);
    };
    const setStatus = async (status: string) => {
      await world.db.write(async (tx) => {
        await tx.updateTable("items").set({ status }).where("sku", "=", "TEE-BLACK-M").execute();
        const items = await tx.selectFrom("items").select("_id").where("sku", "=", "TEE-BLACK-M").execute();
        await requestRecheck(tx, items.map(({ _id }) => _id));
      });
      await recheckDrafts(world.db, () => NOW);
    };
    const { _id } = await begin(world, "anna", { kind: "orders.tag", ids: [id], add_tags: ["VIP"] });
    await work(world, _id);
    await setStatus("Out of Stock");
    assert.deepEqual(await problemsOf(), ["itemUnavailable"]);
    await work(world, (await begin(world, "anna", { kind: "orders.undo", job: _id }))._id);
    assert.deepEqual(await problemsOf(), ["itemUnavailable"]);
  }));

Deno.test("an address of a package that has garments of two orders is edited by no job, and restored by no undo", () =>
  inWorld(async (world) => {
    const PAID = ["order.submit", "order.pay"];
    const ids = [await world.order({}, PAID), await world.order({}, PAID)];
    const addresses = async () =>
      (await world.db.read.selectFrom("orders").select(["country", "region", "shipping_method"])
        .where("_id", "in", ids).execute())
        .map(({ country, region, shipping_method }) => `${country} ${region} ${shipping_method}`);
    const edited = await begin(world, "anna", { kind: "orders.region", ids, region: "NRW" });
    await work(world, edited._id);
    const [into, second] = await world.db.read.selectFrom("packages").select("_id").where(
      "order_id",
      "in",
      ids,
    )
      .orderBy("seq").execute();
    const [merged] = await world.package("packager", [second!._id], "package.merge", { into: into!._id });
    assert.ok(merged?.ok);
    for (
      const job of [
        { kind: "orders.country", country: "FR" },
        { kind: "orders.region", region: "Bayern" },
        { kind: "orders.method", shipping_method: "express" },
      ] as const
    ) {
      const { _id } = await begin(world, "anna", { ...job, ids });
      await work(world, _id);
      assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), [
        "addressClosed",
        "addressClosed",
      ]);
    }
    const undo = await begin(world, "anna", { kind: "orders.undo", job: edited._id });
    await work(world, undo._id);
    assert.deepEqual((await reasons(world, undo._id)).map(({ reason }) => reason), [
      "addressClosed",
      "addressClosed",
    ]);
    assert.deepEqual(await addresses(), ["DE NRW Standard", "DE NRW Standard"]);
  }));
