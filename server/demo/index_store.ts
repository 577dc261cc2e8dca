import { sql } from "kysely";
import type { Writer } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";

/** Restores some indices early, for queries of the work itself. */
export type RestoreIndices = (...names: readonly string[]) => Promise<void>;

/** Drops the indices of these tables during the work: building them afterwards takes half the time. */
export async function withIndicesAfter(
  tx: Writer,
  tables: readonly (keyof Tables)[],
  work: (restore: RestoreIndices) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
    where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)}) order by rowid`.execute(
    tx,
  );
  const dropped = new Map(rows.map((row) => [row.name, row.sql]));
  const restore: RestoreIndices = async (...names) => {
    for (const name of names) {
      const statement = dropped.get(name);
      if (!statement) throw new Error(`Cannot restore the index ${name}: it was not dropped`);
      await sql.raw(statement).execute(tx);
      dropped.delete(name);
    }
  };
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx);
  await work(restore);
  await restore(...dropped.keys());
}
