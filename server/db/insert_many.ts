/** Rows in statements of a hundred: one text for all of them, which is prepared once and asked again and again. */
import { CompiledQuery, type Insertable } from "kysely";
import { chunksOf } from "./chunks.ts";
import type { Writer } from "./database.ts";
import { engineOf } from "./engine_of.ts";
import { together } from "./pipelined.ts";
import type { Tables } from "./tables.ts";

/** More are no quicker, and their text is too long to be kept. */
const ROWS_AT_ONCE = 250;

type Table = keyof Tables & string;

/** Inserts rows that all have the columns of the first. */
export async function insertMany<T extends Table>(
  tx: Writer,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof typeof first & string)[];
  const engine = engineOf(tx);
  // Sent one behind the other: whoever writes on another thread, or another machine, has the next one when it has written this.
  await together(...Array.from(chunksOf(rows, columns.length, ROWS_AT_ONCE), (some) => {
    const values = some.flatMap((row) => columns.map((column) => row[column]));
    return tx.executeQuery(CompiledQuery.raw(keptText(engine, table, columns, some.length), values));
  }));
}

/** Texts of a few rows, which is what a step writes: to string one together takes as long as to insert a row. */
const texts = new Map<string, string>();
const FEW_ROWS = 8;
const MOST_TEXTS = 512;

function keptText(
  engine: keyof typeof HOLDERS,
  table: Table,
  columns: readonly string[],
  rows: number,
): string {
  if (rows > FEW_ROWS) return textOf(table, columns, rows, HOLDERS[engine]);
  const key = `${engine} ${table} ${rows} ${columns.join(" ")}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = textOf(table, columns, rows, HOLDERS[engine]);
  if (texts.size < MOST_TEXTS) texts.set(key, text);
  return text;
}

type Holder = (index: number) => string;
const numbered: Holder = (index) => `$${index + 1}`;
const unnumbered: Holder = () => "?";
const HOLDERS = { postgres: numbered, sqlite: unnumbered } as const;

function textOf(table: Table, columns: readonly string[], rows: number, holder: Holder): string {
  const width = columns.length;
  const tuples = Array.from(
    { length: rows },
    (_, row) => `(${columns.map((_, column) => holder(row * width + column)).join(",")})`,
  );
  return `insert into "${table}" (${columns.map((name) => `"${name}"`).join(",")}) values ${
    tuples.join(",")
  }`;
}
