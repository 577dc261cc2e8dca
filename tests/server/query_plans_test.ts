/**
 * Questions that are asked all day read no whole table that grows with the orders. Query plans are checked on SQLite, as
 * its planner does not depend on statistics.
 */
import assert from "node:assert/strict";
import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Database, Reader } from "../../server/db/database.ts";
import { voidRequestedLabels } from "../../server/modules/handover/postage_requests/store.ts";
import { answerTo } from "../../server/modules/desk/search/answer.ts";
import { modules } from "../../server/generated/modules.ts";
import { listById, registerModules } from "../../server/registry.ts";
import type { ListSource } from "../../server/list/source.ts";
import { pageOf } from "../../server/list/resolver.ts";
import { POSTAGE_HELD } from "../../server/modules/money/ledger/hold_store.ts";
import { openHolds } from "../../server/modules/money/statement/totals_store.ts";
import { sellerProgress } from "../../server/modules/figures/dashboard/store.ts";
import { either, isOneOf } from "../../server/db/conditions.ts";
import { hasAny } from "../../server/db/search.ts";
import { claimLabels } from "../../server/modules/support/cases/claims_store.ts";
import { makeWorld, type Name } from "../support/orders/world.ts";
import { withDatabase } from "../support/server/database.ts";
import { recordReader } from "../support/server/statement_recorder.ts";

const GROWING = [
  "audit_events",
  "boxes",
  "holds",
  "label_pages",
  "labels",
  "ledger_entries",
  "ledger_txns",
  "order_lines",
  "orders",
  "package_orders",
  "packages",
  "tiktok_orders",
  "units",
];

/** Matches a scan, also of the part of an index that has a value: SQLite calls that a search for `column>?`. */
const SCANNED = /^(?:SCAN|SEARCH(?=.*\(\w+>\?\)$)) (\w+)/;

/** Runs `ask` on a database and returns the steps of its query plans that scan a growing table, also under an alias. */
async function scansOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const recorded = <Handle extends Reader>(reader: Handle) =>
    recordReader(reader, (query) => void queries.push(query));
  await ask({ ...db, read: recorded(db.read), heavy: recorded(db.heavy) });
  assert.ok(queries.length > 0, "no statement was recorded");
  const found = new Set<string>();
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.read.executeQuery<{ detail: string }>(explained);
    for (const { detail } of rows) {
      const [, name] = SCANNED.exec(detail) ?? [];
      if (!name) continue;
      const [, table = name] = new RegExp(`\\b(\\w+)"? as "?${name}\\b`).exec(sql) ?? [];
      if (GROWING.includes(table) && !/INDEX labels_void_asked/.test(detail)) found.add(`${detail}: ${sql}`);
    }
  }
  return [...found];
}

Deno.test("S7.20 global search reads no whole table for a number, and boxes are found by their packages' numbers", () =>
  withDatabase(async (db) => {
    if (db.engine !== "sqlite") return;
    const world = await makeWorld(db);
    registerModules(modules);
    for (const text of ["PD-000001", "PK-000001", "9400111899223100001234", "1ZABC", "muller"]) {
      const scans = await scansOf(db, (recorded) => answerTo(text, { ...world.as("root"), db: recorded }));
      assert.deepEqual(scans, [], text);
    }
  }));

/** Lists of tables that grow and are sorted by an index, for the business and for a seller who sees the list. */
const SORTED: readonly (readonly [list: string, ...people: Name[]])[] = [
  ["orders", "root", "anna"],
  ["packages", "root", "anna"],
  ["orders_ship", "root"],
  ["units", "root", "anna"],
  ["support", "root", "anna"],
  ["tiktok_orders", "root", "anna"],
  ["ship_by_tiktok", "root", "anna"],
  ["pb_lines", "root"],
  ["postal_numbers", "root"],
  ["print_batches", "root"],
  ["audit", "root"],
];

Deno.test("a page of a list that grows is read in the list's own order, without sorting the table", () =>
  withDatabase(async (db) => {
    if (db.engine !== "sqlite") return;
    const world = await makeWorld(db);
    registerModules(modules);
    for (const [id, ...people] of SORTED) {
      const list = listById(id);
      assert.ok(list, id);
      for (const name of people) {
        const page: RawBuilder<unknown> = pageOf(
          list.resource,
          list.source as ListSource<unknown, unknown>,
          {},
          world.as(name),
        );
        const { rows } = await sql<{ detail: string }>`explain query plan ${page}`.execute(db.read);
        const details = rows.map(({ detail }) => detail);
        const found = details.slice(0, details.findIndex((detail) => detail === "SCAN page"));
        assert.ok(found.length > 0, details.join("; "));
        assert.ok(
          !found.some((detail) => detail.includes("TEMP B-TREE")),
          `${id} of ${name}: ${found.join("; ")}`,
        );
      }
    }
  }));

Deno.test("S2.14 labels of claims, open holds, a seller's first steps and some codes are found by an index", () =>
  withDatabase(async (db) => {
    if (db.engine !== "sqlite") return;
    const { scope } = (await makeWorld(db)).as("anna");
    const someCase = { _id: "case", package_id: null, order_id: "order" };
    const rows = [someCase, { ...someCase, package_id: "package" }];
    const asked = [
      ({ read }: Database) => claimLabels(read, rows),
      ({ read }: Database) => claimLabels(read, [someCase]),
      ({ read }: Database) => voidRequestedLabels(read, 5),
      ({ read }: Database) => POSTAGE_HELD.load(read, ["package", "other"]),
      ({ read }: Database) => openHolds(read, scope, "anna"),
      ({ read }: Database) => sellerProgress(read, scope, "anna"),
      ({ read }: Database) =>
        hasAny(read, "orders", either([isOneOf("code", ["PD-000001"]), isOneOf("_id", [])])),
    ];
    for (const ask of asked) assert.deepEqual(await scansOf(db, ask), []);
  }));
