import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { GetOrder, MoveOrder } from "../../../../api/generated/operations/orders.ts";
import { SQLITE_FILE } from "../../../../server/db/open.ts";
import { atRest, testApp } from "../../../support/server/api.ts";
import { recordReader, recordStatements } from "../../../support/server/statement_recorder.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { makeWorld, worldOf } from "../../../support/orders/world.ts";

/**
 * Matches reads of a status or of one kind of audit, which grow with the business, so a record must not make
 * them. Only the queue ahead is counted, up to a limit.
 */
const GROWING = /\((?:(?:print_|work_|shipment_)?status=\?|entity=\?\))/;
/** Tables that grow with the catalogue, and not with the orders. */
const SMALL = ["price_tables", "stock", "locations"];

/** Returns true for a plan step that scans a table, not rows that the statement itself derives. */
function isWhole(detail: string, text: string): boolean {
  const alias = /^SCAN (\w+)$/.exec(detail)?.[1];
  if (!alias || text.includes(`) as ${alias}`)) return false;
  const table = new RegExp(`\\b(\\w+) as ${alias}\\b`).exec(text)?.[1] ?? alias;
  return !SMALL.includes(table);
}

/** Returns the plan steps that read rows of other records. */
function wideSteps(dataDir: string, statements: readonly string[]): readonly string[] {
  using engine = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  return statements.flatMap((text) =>
    engine.prepare(`explain query plan ${text}`).all().map(({ detail }) => String(detail))
      .filter((detail) => GROWING.test(detail) || isWhole(detail, text))
      .map((detail) => `${detail}: ${text}`)
  );
}

const isOfOrders = (text: string) => text.startsWith("select") && text.includes("order");

Deno.test("S2.19 among 100,000 other orders an order reads only its own rows: no statement scans a table, a status or the audit of a kind", async () => {
  await using data = await freshDatabase();
  if (data.db.engine !== "sqlite") return;
  const world = await makeWorld(data.db);
  const id = await world.order({}, ["order.submit", "order.pay"]);
  await world.order({}, ["order.submit", "order.pay"]);
  const requests: string[] = [];
  const db = { ...data.db, read: recordReader(data.db.read, ({ sql }) => void requests.push(sql)) };
  await using app = testApp(db, { modules: atRest });
  const { errors } = await app.ask(await worldOf(db).token("root"), GetOrder, { _id: id });
  assert.deepEqual(errors, []);
  const reads = requests.filter(isOfOrders);
  assert.ok(reads.length >= 8, `${reads.length} statements`);
  assert.deepEqual(wideSteps(data.place.dataDir, reads), []);
});

Deno.test("an order's page counts the queue before its garments only while it waits for a step", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  const waiting = await world.order({}, ["order.submit", "order.pay"]);
  const held = await world.order({}, ["order.submit", "order.pay", "order.hold"]);
  let counts = 0;
  const db = {
    ...data.db,
    read: recordReader(data.db.read, ({ sql }) => void (counts += Number(sql.includes(") as ahead")))),
  };
  await using app = testApp(db, { modules: atRest });
  const token = await worldOf(db).token("root");
  const countsOf = async (_id: string) => {
    counts = 0;
    const { errors } = await app.ask(token, GetOrder, { _id });
    assert.deepEqual(errors, []);
    return counts;
  };
  assert.equal(await countsOf(waiting), 1);
  assert.equal(await countsOf(held), 0);
});

Deno.test("a hold reads only the order's own rows: no statement scans a table or a status", async () => {
  await using data = await freshDatabase();
  if (data.db.engine !== "sqlite") return;
  const world = await makeWorld(data.db);
  const id = await world.order({}, ["order.submit", "order.pay"]);
  const { db, statements } = recordStatements(data.db);
  await using app = testApp(db, { modules: atRest });
  const token = await worldOf(db).token("root");
  statements.length = 0;
  const hold = { ids: [id], event: "order.hold", params: { reason: "Address" } };
  const { data: answer } = await app.ask(token, MoveOrder, hold);
  assert.deepEqual(answer?.moveOrder.map(({ ok }) => ok), [true]);
  const reads = statements.filter(isOfOrders);
  assert.ok(reads.length >= 5, `${reads.length} statements`);
  assert.deepEqual(wideSteps(data.place.dataDir, reads), []);
});
