/** Inserts rows in chunks that share one statement, which is prepared once. */
import { CompiledQuery, type Insertable } from "kysely";
import { chunksOf } from "./chunks.ts";
import type { Writer } from "./database.ts";
import { engineOf } from "./engine_of.ts";
import { pipeline } from "./pipeline.ts";
import type { Tables } from "./tables.ts";

/** More rows are not faster, and their statement is too long to be cached. */
const ROWS_AT_ONCE = 250;

type Table = keyof Tables & string;

export async function insertMany<T extends Table>(
  tx: Writer,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof typeof first & string)[];
  const engine = engineOf(tx);
  // Pipelined, because each chunk may cost a round trip to another thread or machine.
  await pipeline(...Array.from(chunksOf(rows, columns.length, ROWS_AT_ONCE), (some) =>
    tx.executeQuery(
      CompiledQuery.raw(cachedText(engine, table, columns, some.length), valuesOf(some, columns)),
    )));
}

function valuesOf<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): unknown[] {
  const values: unknown[] = [];
  for (const row of rows) {
    for (const column of columns) values.push(row[column]);
  }
  return values;
}

/** Caches statements for a few rows, as a step writes them: building one takes as long as inserting a row. */
const texts = new Map<string, string>();
const FEW_ROWS = 8;
const MAX_TEXTS = 512;

function cachedText(
  engine: keyof typeof HOLDERS,
  table: Table,
  columns: readonly string[],
  rows: number,
): string {
  if (rows > FEW_ROWS) return textOf(engine, table, columns, rows);
  const key = `${engine} ${table} ${rows} ${columns.join(" ")}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = textOf(engine, table, columns, rows);
  if (texts.size < MAX_TEXTS) texts.set(key, text);
  return text;
}

/** Writes the placeholders of all rows: `(?,?),(?,?)`. */
const HOLDERS = {
  postgres: (rows: number, width: number): string =>
    Array.from({ length: rows }, (_, row) => `(${numbers(row * width, width)})`).join(","),
  // Placeholders of SQLite have no numbers, so all rows are the same.
  sqlite: (rows: number, width: number): string => {
    const tuple = `(${"?,".repeat(width - 1)}?)`;
    return `${`${tuple},`.repeat(rows - 1)}${tuple}`;
  },
} as const;

const numbers = (after: number, width: number): string =>
  Array.from({ length: width }, (_, column) => `$${after + column + 1}`).join(",");

const textOf = (
  engine: keyof typeof HOLDERS,
  table: Table,
  columns: readonly string[],
  rows: number,
): string =>
  `insert into "${table}" (${columns.map((name) => `"${name}"`).join(",")}) values ${
    HOLDERS[engine](rows, columns.length)
  }`;
