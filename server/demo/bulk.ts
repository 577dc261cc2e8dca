import type { CompiledQuery } from "kysely";
import type { Writer } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";

/** With more values a statement would be too long for the cache of `db/statements.ts`. */
const MAX_VALUES = 2_000;

/** Inserts rows that all have the same columns. @param columns the table's columns, if rows have other fields too */
export async function insertRows<T extends keyof Tables & string>(
  tx: Writer,
  table: T,
  rows: readonly object[],
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): Promise<void> {
  const size = Math.max(1, Math.floor(MAX_VALUES / columns.length));
  let compiled: CompiledQuery | undefined;
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size) as Readonly<Record<string, unknown>>[];
    if (!compiled || batch.length < size) {
      const values = batch.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
      compiled = tx.insertInto(table).columns(columns as never).values(values as never).compile();
    }
    const parameters: unknown[] = [];
    for (const row of batch) for (const column of columns) parameters.push(row[column]);
    await tx.executeQuery({ ...compiled, parameters });
  }
}
