import assert from "node:assert/strict";
import { type Kysely, sql } from "kysely";
import {
  JOB_STATUSES,
  ORDER_SHIPMENT_STATUSES,
  ORDER_STATUSES,
  PACKAGE_STATUSES,
  PRINT_STATUSES,
} from "../../../api/statuses.ts";
import type { Database, Writer } from "../../../server/db/database.ts";
import { MIGRATIONS } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/open.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { withDatabase, withDirectory } from "../../support/server/database.ts";
import { storedTables } from "../../support/server/stored_tables.ts";
import { makeWorld } from "../../support/orders/world.ts";

/** Returns each column as `table.column kind`, with `?` if it is nullable. */
async function columnsOf(read: Kysely<Tables>): Promise<string[]> {
  return (await storedTables(read)).flatMap((table) =>
    table.columns.map(({ name, dataType, isNullable }) => {
      const kind = /int/i.test(dataType) ? "int" : /real|float|double/i.test(dataType) ? "real" : "text";
      return `${table.name}.${name} ${kind}${isNullable && name !== "seq" ? "?" : ""}`;
    })
  ).sort();
}

Deno.test({
  name: "both engines have the same tables, columns and nullability",
  ignore: !Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDatabase((postgres) =>
      withDirectory(async (dataDir) => {
        const sqlite = await openDatabase({ dataDir });
        assert.deepEqual(await columnsOf(postgres.read), await columnsOf(sqlite.read));
        await sqlite.close();
      })
    ),
});

Deno.test("migrations are in the order of their numbers, and each has a unique name", () => {
  const numbers = MIGRATIONS.map(({ number }) => number);
  assert.deepEqual(numbers, [...new Set(numbers)].sort((one, other) => one - other));
  assert.equal(new Set(MIGRATIONS.map(({ name }) => name)).size, MIGRATIONS.length);
});

/** Tries a change in a transaction that is rolled back; returns the engine's message. */
async function trial(db: Database, change: (tx: Writer) => Promise<unknown>): Promise<string> {
  let output = "";
  const undo = new Error("undo");
  await db.write(async (tx) => {
    await change(tx);
    throw undo;
  }).catch((error: Error) => output = error === undo ? "accepted" : error.message);
  return output;
}

Deno.test("exactly the statuses that the API knows can be stored", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await world.order({}, []);
    const set = (column: "status" | "print_status" | "shipment_status", value: string) =>
      trial(db, (tx) => tx.updateTable("orders").set({ [column]: value }).where("_id", "=", order).execute());
    const known = [
      ...ORDER_STATUSES.map((value) => set("status", value)),
      ...PRINT_STATUSES.map((value) => set("print_status", value)),
      ...ORDER_SHIPMENT_STATUSES.map((value) => set("shipment_status", value)),
    ];
    assert.deepEqual(new Set(await Promise.all(known)), new Set(["accepted"]));
    assert.match(await set("status", "Paid"), /check/i);
    const checks = JSON.stringify(MIGRATIONS.map(({ statements }) => statements(db.engine)));
    const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");
    assert.ok(checks.includes(quoted(PACKAGE_STATUSES)));
    assert.ok(checks.includes(quoted(JOB_STATUSES)));
  }));

Deno.test("history cannot be changed or removed", () =>
  withDatabase(async (db) => {
    await (await makeWorld(db)).order();
    const columns = { ledger_txns: "kind", ledger_entries: "currency", audit_events: "reason" };
    for (const [table, column] of Object.entries(columns)) {
      const name = sql.table(table);
      const { rows } = await sql`select 1 from ${name}`.execute(db.read);
      assert.notEqual(rows.length, 0, table);
      const update = sql`update ${name} set ${sql.ref(column)} = 'x'`;
      assert.match(await trial(db, (tx) => update.execute(tx)), /append only/, table);
      assert.match(await trial(db, (tx) => sql`delete from ${name}`.execute(tx)), /append only/, table);
    }
  }));

Deno.test("an order's records belong to its seller, and so does its store", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await world.order({ store_id: "anna-etsy" });
    const line = (tx: Writer) =>
      tx.updateTable("order_lines").set({ seller_id: "ben" }).where("order_id", "=", order).execute();
    const store = (tx: Writer) =>
      tx.updateTable("orders").set({ store_id: "ben-tiktok" }).where("_id", "=", order).execute();
    const seller = (tx: Writer) =>
      tx.updateTable("orders").set({ seller_id: "ben" }).where("_id", "=", order).execute();
    for (const change of [line, store, seller]) assert.match(await trial(db, change), /foreign key/i);
  }));

Deno.test("a shop's order number is unique, and an empty one may repeat", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const [one, other] = [await world.order(), await world.order()] as const;
    const number = (id: string) => (tx: Writer) =>
      tx.updateTable("orders").set({ external_number: "A-1" }).where("_id", "=", id).execute();
    assert.equal(await trial(db, number(one)), "accepted");
    const both = await trial(db, async (tx) => {
      await number(one)(tx);
      await number(other)(tx);
    });
    assert.match(both, /unique/i);
  }));
