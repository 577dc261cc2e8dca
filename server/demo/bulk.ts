/** Many rows at once: one statement per table and size is compiled, then only its values change. */
import type { CompiledQuery } from "kysely";
import type { Writer } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";

/** SQLite takes 32,766 values in one statement, Postgres 65,535; beyond a few thousand nothing is won. */
const MAX_VALUES = 8_000;

/** Inserts rows that all have the same columns; none is fine. @param columns those of the table, where a row has more */
export async function insertRows<T extends keyof Tables & string>(
  tx: Writer,
  table: T,
  rows: readonly object[],
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): Promise<void> {
  const size = Math.max(1, Math.floor(MAX_VALUES / columns.length));
  let compiled: CompiledQuery | undefined;
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size);
    if (!compiled || batch.length < size) {
      const values = batch.map((row) =>
        Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]]))
      );
      compiled = tx.insertInto(table).columns(columns as never).values(values as never).compile();
    }
    const parameters = batch.flatMap((row) =>
      columns.map((column) => (row as Record<string, unknown>)[column])
    );
    await tx.executeQuery({ ...compiled, parameters });
  }
}
