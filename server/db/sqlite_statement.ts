import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Statements } from "./statements.ts";

/** Adds a method that the runtime has, but its types lack. */
interface ArrayStatement extends StatementSync {
  setReturnArrays(enabled: boolean): void;
}

export interface PreparedStatement {
  readonly statement: StatementSync;
  /** Names of the result's columns; empty for a statement that returns no rows. */
  readonly columns: readonly string[];
}

/**
 * Matches placeholders that get a `+`, without which SQLite plans the statement again for each bound limit or pattern,
 * as slow as a search. The `+` rules out an index, but `like` uses none anyway, because it ignores case.
 */
const REPLANNED = /(\blimit|\blike|\/\* any \*\/) \?/gi;

export function compile(database: DatabaseSync, sql: string): PreparedStatement {
  const statement = database.prepare(sql.replaceAll(REPLANNED, "$1 +?")) as ArrayStatement;
  const columns = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  return { statement, columns };
}

export type Values = readonly unknown[];

/** Corrects the type of rows: with `setReturnArrays` they are arrays, but typed as objects. */
export const valuesOf = (rows: readonly unknown[]) => rows as readonly Values[];

export type ToRow = (values: Values) => Record<string, unknown>;

/** Returns a function that makes rows of one shape: writing their JSON takes 0.65 of the time of node:sqlite's rows. */
export function rowMaker(columns: readonly string[]): ToRow {
  const fields = columns.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  return new Function("values", `return {${fields.join(", ")}};`) as ToRow;
}

/** Caches row makers by columns, for answers of a thread, which come without their statement. */
export function rowMakers(): (columns: readonly string[]) => ToRow {
  const statements = new Statements<ToRow>();
  return (columns) => statements.of(JSON.stringify(columns), () => rowMaker(columns));
}
