import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { sql } from "kysely";
import { SQLITE_FILE } from "../../../../server/db/open.ts";
import { itemsBySku } from "../../../../server/modules/catalogue/items/store.ts";
import { createOrders } from "../../../../server/modules/orders/orders/create.ts";
import { takenNumbers } from "../../../../server/modules/orders/orders/store.ts";
import { recordStatements } from "../../../support/server/statement_recorder.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { draftOf, makeWorld, type World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const by = {
  stamp: {
    actor: { _id: "anna", name: "Anna" },
    actingFor: null,
    requestId: "job-1",
    sessionId: null,
    at: NOW,
  },
  action: "orders.import",
  currency: "USD",
  timeZone: "UTC",
};
const drafts = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    draftOf({
      external_number: `CA-${from + index}`,
      address_line1: "",
      lines: [
        { sku: `FUR-${index}`, title: 'Chair, 24"', quantity: 1, declared_minor: 1, raw_total: "0.0051" },
        { sku: "MUG-WHITE", quantity: 2, declared_minor: 1700, raw_total: "17" },
      ],
    }));
const create = (world: World, count: number, from = 0) =>
  world.db.write((tx) => createOrders(tx, drafts(count, from), by));

Deno.test("thousands of drafts become orders with lines, codes, problems and one audit row each", () =>
  inWorld(async (world) => {
    const { made, skipped } = await create(world, 3000);
    assert.deepEqual([made.length, new Set(made).size, skipped], [3000, 3000, 0]);
    const { read } = world.db;
    const orders = await read.selectFrom("orders")
      .select(["code", "status", "items_count", "total_minor", "problems", "due_at"]).orderBy("seq")
      .execute();
    assert.deepEqual([orders[0]?.code, orders.at(-1)?.code], ["PD-000001", "PD-003000"]);
    assert.ok(
      orders.every((order) =>
        order.status === "Draft" && order.total_minor === 2 * 899 && order.items_count === 3
      ),
    );
    assert.deepEqual(JSON.parse(orders[0]!.problems), [
      { code: "skuUnknown", path: "lines.0.sku" },
      { code: "addressMissing", path: "address_line1" },
    ]);
    const lines = await read.selectFrom("order_lines").select(["sku", "raw_total", "item_id"]).execute();
    assert.equal(lines.length, 6000);
    const known = lines.filter((line) => line.item_id !== null);
    assert.ok(
      known.length === 3000 && known.every((line) => line.sku === "MUG-WHITE" && line.raw_total === "17"),
    );
    const { rows: [audit] } = await sql<{ rows: number; orders: number }>`select count(*) as rows,
      count(distinct entity_id) as orders from audit_events where action = 'orders.import'`.execute(read);
    assert.deepEqual([Number(audit?.rows), Number(audit?.orders)], [3000, 3000]);
    const outbox = await read.selectFrom("outbox").select(["entity", "seller_id", "ids"])
      .where("entity", "=", "orders").execute();
    assert.deepEqual(outbox.flatMap((event) => JSON.parse(event.ids)), made);
    assert.ok(outbox.every((event) => event.seller_id === "anna"));
  }));

Deno.test("a store's existing orders are not changed, nor is a repeat within one batch; missing numbers never match", () =>
  inWorld(async (world) => {
    await create(world, 4);
    assert.deepEqual(await create(world, 5, 2).then(({ made, skipped }) => [made.length, skipped]), [3, 2]);
    const twice = [...drafts(1, 90), ...drafts(1, 90), draftOf(), draftOf()];
    const again = await world.db.write((tx) => createOrders(tx, twice, by));
    assert.deepEqual([again.made.length, again.skipped], [3, 1]);
    const elsewhere = drafts(4).map((draft) => ({ ...draft, store_id: "anna-shopify" }));
    const other = await world.db.write((tx) => createOrders(tx, elsewhere, by));
    assert.deepEqual([other.made.length, other.skipped], [4, 0]);
  }));

Deno.test("an empty list of drafts makes no orders and no events", () =>
  inWorld(async (world) => {
    const events = () => world.db.read.selectFrom("outbox").selectAll().execute();
    const before = await events();
    assert.deepEqual(await world.db.write((tx) => createOrders(tx, [], by)), {
      made: [],
      lines: new Map(),
      skipped: 0,
    });
    assert.deepEqual(await events(), before);
  }));

Deno.test("orders of a failed batch are not stored, and their numbers are reused", () =>
  inWorld(async (world) => {
    await assert.rejects(world.db.write(async (tx) => {
      await createOrders(tx, drafts(3), by);
      throw new Error("The disk is full");
    }));
    const { made: [id = ""] } = await create(world, 1);
    const rows = await world.db.read.selectFrom("orders").select(["_id", "code"]).execute();
    assert.deepEqual(rows, [{ _id: id, code: "PD-000001" }]);
  }));

Deno.test("more numbers and SKUs than fit into one statement are still looked up", () =>
  inWorld(async (world) => {
    await create(world, 2);
    const many = Array.from({ length: 70_000 }, (_, index) => `CA-${index}`);
    const usedNumbers = await world.db.write((tx) => takenNumbers(tx, "anna-etsy", many));
    assert.deepEqual([...usedNumbers.keys()].sort(), ["CA-0", "CA-1"]);
    assert.equal((await itemsBySku(world.db.read, [...many, "MUG-WHITE"])).size, 1);
  }));

Deno.test("existing numbers are looked up singly, and never by scanning all orders of the store", async () => {
  await using data = await freshDatabase();
  if (data.db.engine !== "sqlite") return;
  await makeWorld(data.db);
  for (const count of [1, 2, 40]) {
    const { db, statements } = recordStatements(data.db);
    await db.write((tx) => createOrders(tx, drafts(count, count * 100), by));
    using engine = new DatabaseSync(join(data.place.dataDir, SQLITE_FILE), { readOnly: true });
    const plans = statements.filter((text) => text.startsWith("select")).flatMap((text) =>
      engine.prepare(`explain query plan ${text}`).all().map(({ detail }) => String(detail))
    );
    assert.deepEqual(plans.filter((plan) => / orders /.test(plan)), [
      "SEARCH orders USING INDEX orders_external (store_id=? AND external_number=?)",
    ]);
  }
});
