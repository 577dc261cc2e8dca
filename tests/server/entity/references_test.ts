/**
 * Foreign keys define which records refer to another: each deletion handles them, and timelines name the
 * records that they hold.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { REFERENCES } from "../../../server/db/generated/references.ts";
import { modules } from "../../../server/generated/modules.ts";
import { NAMED_REFERENCES } from "../../../server/lifecycle/named_references.ts";
import { makeSchema } from "../../../server/graphql/schema.ts";
import { withDatabase } from "../../support/server/database.ts";

/** Tables whose rows have no name for people, so that no audit entry names them. */
const NAMELESS: ReadonlySet<string> = new Set([
  "audit_events",
  "charge_lines",
  "comments",
  "deliveries",
  "extensions",
  "labels",
  "ledger_accounts",
  "ledger_txns",
  "number_ranges",
  "order_lines",
  "postage_lines",
  "print_jobs",
  "refund_lines",
  "restores",
  "shipping_methods",
  "track_events",
  "user_notifications",
]);

/** Records that their module deletes by a separate mutation, each with the reason. */
const DELETED_OTHERWISE: Readonly<Record<string, string>> = {
  UserGroup: "the groups below it move up, and its people lose their rights",
};

const tableOf = (target: string): string => target.replace(/\..*/, "");
const fieldOf = (column: string): string => column.replace(/.*\./, "");

Deno.test("Clear answers 12: each foreign key has a table and a name for timelines, and both exist", () =>
  withDatabase(async ({ read }) => {
    const references = Object.entries(REFERENCES);
    assert.ok(references.length > 100, `${references.length} foreign keys`);
    for (const [column, target] of references) {
      const table = tableOf(target);
      if (NAMELESS.has(table)) continue;
      assert.equal(
        NAMED_REFERENCES[fieldOf(column)]?.[0],
        table,
        `${column} in server/lifecycle/named_references.ts`,
      );
    }
    for (const [table, name] of Object.values(NAMED_REFERENCES)) {
      assert.ok(!NAMELESS.has(table), table);
      await sql`select ${sql.ref(name)} from ${sql.table(table)} limit 1`.execute(read);
    }
  }));

Deno.test("Clear answers 12: the generated references are the foreign keys of the database", () =>
  withDatabase(async ({ read }) => {
    const { rows } = await sql<
      { column: string }
    >`select distinct tables.name || '.' || keys."from" as "column"
      from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and tables.name not like '%search%' and keys."from" <> 'seller_id'`
      .execute(read);
    const columns = rows.map(({ column }) => column).sort();
    const known = Object.keys(REFERENCES).filter((column) => fieldOf(column) !== "seller_id").sort();
    assert.deepEqual(known, columns);
  }));

Deno.test("Clear answers 12: for each foreign key to a table that table's deletion defines what happens to the rows", () => {
  const mutations = makeSchema(modules).getMutationType()?.getFields() ?? {};
  const own = new Set(modules.flatMap((module) => Object.keys(module.mutations ?? {})));
  const deleted = modules.flatMap(({ entities = [] }) => entities)
    .filter(({ noun }) => `trash${noun}` in mutations);
  assert.ok(deleted.length > 12, `${deleted.length} deletions`);
  for (const { noun, source, referrers = {} } of deleted) {
    if (own.has(`trash${noun}`)) {
      assert.ok(noun in DELETED_OTHERWISE, `${noun}: its own mutation handles what refers to it?`);
      continue;
    }
    const expected = Object.entries(REFERENCES).filter(([, target]) => tableOf(target) === source.table)
      .map(([column]) => column).sort();
    const file = `the entity of ${noun} (make.ts of its module)`;
    assert.deepEqual(Object.keys(referrers).sort(), expected, `\`referrers\` of ${file}`);
  }
});
