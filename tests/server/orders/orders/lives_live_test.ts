import assert from "node:assert/strict";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

/** The number exceeds one event's limit. */
const MANY = 600;

/** Returns the events of a step on garments: the seller, and the ids of each event. */
async function heard(world: World, step: () => Promise<unknown>) {
  const events = () =>
    world.db.read.selectFrom("outbox").select(["seller_id", "ids"]).where("entity", "=", "units").orderBy(
      "seq",
    )
      .execute();
  const before = (await events()).length;
  await step();
  return (await events()).slice(before).map(({ seller_id, ids }) => ({
    seller: seller_id,
    ids: JSON.parse(ids) as string[],
  }));
}

const unitsOf = async (world: World, order: string): Promise<string[]> => {
  const rows = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order).execute();
  return rows.map(({ _id }) => _id).sort();
};

Deno.test("an order's or package's step reaches open lists of garments as one event of the garments' seller", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const id = await world.order({}, ["order.submit"]);
    const [paid] = await heard(world, () => world.move("root", [id], "order.pay"));
    const units = await unitsOf(world, id);
    assert.deepEqual([paid?.seller, paid?.ids.toSorted()], ["anna", units]);
    const steps: readonly (readonly [string, () => Promise<unknown>, readonly string[]])[] = [
      ["hold", () => world.move("root", [id], "order.hold", { reason: "Wait." }), units],
      ["release", () => world.move("root", [id], "order.release"), units],
      ["start", () => world.move("root", [id], "production.start"), []],
      ["finish", () => world.move("root", [id], "production.finish"), units],
      ["a refusal", () => world.move("root", [id], "order.submit"), []],
    ];
    for (const [name, step, ids] of steps) {
      const events = await heard(world, step);
      assert.deepEqual(events.map((each) => each.ids.toSorted()), ids.length > 0 ? [ids] : [], name);
      assert.ok(events.every(({ seller }) => seller === "anna"), name);
    }
    const [pkg] = await db.read.selectFrom("package_orders").select("package_id").where(
      "order_id",
      "=",
      id,
    )
      .execute();
    const split = await heard(
      world,
      () => world.package("root", [pkg!.package_id], "package.split", { unit_ids: [units[0]!] }),
    );
    assert.deepEqual(split, [{ seller: "anna", ids: [units[0]] }]);
  }));

Deno.test("an order of hundreds of garments names them in messages of at most 500", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 100_000_000);
    const lines = [{ sku: "TEE-BLACK-M", quantity: MANY }];
    const id = await world.order({ lines }, ["order.submit", "order.pay"]);
    const events = await heard(world, () => world.move("root", [id], "order.hold", { reason: "Wait." }));
    assert.deepEqual(events.map(({ ids }) => ids.length), [500, 100]);
    assert.deepEqual(events.flatMap(({ ids }) => ids).sort(), await unitsOf(world, id));
  }));
