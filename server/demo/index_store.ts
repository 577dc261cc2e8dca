import { sql } from "kysely";
import type { Writer } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";

/** Drops these tables' indices during the work: sorting afterwards is half the work. */
export async function withIndicesAfter(
  tx: Writer,
  tables: readonly (keyof Tables)[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
    where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)}) order by rowid`.execute(
    tx,
  );
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx);
  await work();
  for (const index of rows) await sql.raw(index.sql).execute(tx);
}
