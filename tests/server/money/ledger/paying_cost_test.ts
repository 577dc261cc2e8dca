import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { SQLITE_FILE } from "../../../../server/db/open.ts";
import { recordStatements } from "../../../support/server/statement_recorder.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { addPerson } from "../../../support/people/people.ts";
import { makeWorld, type World, worldOf } from "../../../support/orders/world.ts";

const waiting = async (world: World, many: number): Promise<string[]> =>
  await Array.fromAsync(Array.from({ length: many }), () => world.order({}, ["order.submit"]));

/** Tables so small that an index would be larger. */
const SMALL = ["locations", "lo", "extensions", "integrations", "shipping_methods", "shipping_policies"];

/** Postgres gives codes from a sequence, which does not count as a read. */
const GIVES_CODES = /nextval/;

Deno.test("a payment reads nothing twice, and scans no whole table", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  await world.topUp("anna", 100_000);
  for (let at = 0; at < 20; at++) await addPerson(data.db, { _id: `more-${at}`, role: "sale" });
  const [first = "", second = ""] = await waiting(world, 2);
  // The first payment makes the accounts of the business.
  await world.move("root", [first], "order.pay");
  const { db, statements } = recordStatements(data.db);
  const [paid] = await worldOf(db).move("root", [second], "order.pay");
  assert.equal(paid?.ok, true);
  const reads = statements.filter((text) => text.startsWith("select") && !GIVES_CODES.test(text));
  assert.deepEqual(reads.filter((text, at) => reads.indexOf(text) !== at), []);
  // The limit includes reads of price tables for the package, and of label pages that wait for the payment.
  assert.ok(reads.length <= 16, `${reads.length} reads: ${reads.join("\n")}`);
  if (data.db.engine !== "sqlite") return;
  using engine = new DatabaseSync(join(data.place.dataDir, SQLITE_FILE), { readOnly: true });
  const scans = reads.flatMap((text) =>
    engine.prepare(`explain query plan ${text}`).all().map(({ detail }) => String(detail))
      .filter((detail) => /^SCAN /.test(detail) && !SMALL.some((table) => detail === `SCAN ${table}`))
      .map((detail) => `${detail}: ${text}`)
  );
  assert.deepEqual(scans, []);
});

Deno.test("twenty payments in one call read prices, terms, locations and lines once", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  await world.topUp("anna", 1_000_000);
  const ids = await waiting(world, 20);
  const { db, statements } = recordStatements(data.db);
  const moved = await worldOf(db).move("root", ids, "order.pay");
  assert.ok(moved.every(({ ok }) => ok));
  const count = (part: RegExp) =>
    statements.filter((text) => text.startsWith("select") && part.test(text)).length;
  assert.deepEqual({
    lines: count(/from "order_lines"/),
    items: count(/from "items"/),
    terms: count(/from "users"/),
    places: count(/from "locations"/),
    tax: count(/from "tax_rates"/),
  }, { lines: 1, items: 1, terms: 1, places: 1, tax: 1 });
});

Deno.test("a step does not write unchanged columns of an order or a garment, as each column has indexes", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  await world.topUp("anna", 100_000);
  const [id = ""] = await waiting(world, 1);
  await world.move("root", [id], "order.pay");
  const { db, statements } = recordStatements(data.db);
  const [held] = await worldOf(db).move("root", [id], "order.hold", { reason: "Bench" });
  assert.equal(held?.ok, true);
  const setOf = (table: string) =>
    statements.filter((text) => text.startsWith(`update "${table}"`))
      .map((text) => [...text.split(" where ")[0]!.matchAll(/"(\w+)" =/g)].map(([, column]) => column));
  assert.deepEqual(setOf("orders"), [
    ["status", "held_from", "hold_reason", "status_at", "updated_at", "version"],
  ]);
  assert.deepEqual(setOf("units"), [["work_status", "updated_at", "version"]]);
});
