/** Every column that refers to another record is named in timelines by what that record is called. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { REFERRED } from "../../../server/lifecycle/referred.ts";
import { withDatabase } from "../../support/database.ts";

/** Rows that only the software knows: nobody calls them by a name, and no audit entry holds their id. */
const INTERNAL: ReadonlySet<string> = new Set([
  "account_id",
  "audit_seq",
  "charge_line_id",
  "comment_id",
  "delivery_id",
  "extension_id",
  "label_id",
  "line_id",
  "method_code",
  "order_line_id",
  "reverses",
  "setting_id",
  "txn_id",
  "undoes",
]);

Deno.test("Clear answers 12: each foreign key has a table and a name for timelines, and both exist", () =>
  withDatabase(async ({ read }) => {
    const { rows } = await sql<{ column: string; table: string }>`
      select distinct keys."from" as "column", keys."table" as "table"
      from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'
    `.execute(read);
    assert.ok(rows.length > 30, `${rows.length} foreign keys`);
    const columns = [...new Set(rows.map(({ column }) => column))];
    assert.deepEqual(columns.filter((column) => !INTERNAL.has(column) && !(column in REFERRED)), []);
    for (const [table, name] of Object.values(REFERRED)) {
      await sql`select ${sql.ref(name)} from ${sql.table(table)} limit 1`.execute(read);
    }
  }));
