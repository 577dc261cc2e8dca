/** Small SQL conditions on one column, for `where`. */
import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./database.ts";

/** Longer lists stay as long as they are: an engine binds so many values and no more. */
const MOST_PLACES = 1_024;

export type Condition = RawBuilder<boolean>;

const columns = new Map<string, RawBuilder<unknown>>();

/** A column by its name, which is one of the code and never from outside: it is read as a name once. */
export function columnOf(name: string): RawBuilder<unknown> {
  const known = columns.get(name) ?? sql.ref(name);
  columns.set(name, known);
  return known;
}

/**
 * Behind a table's name: which index answers, where SQLite without statistics would take another. Postgres keeps
 * statistics and decides by itself.
 */
export const byIndex = (engine: Engine, index: string): RawBuilder<unknown> =>
  engine === "sqlite" ? sql`indexed by ${sql.raw(index)}` : sql``;

/**
 * Before a value that no plan is to depend on. SQLite looks at what is bound where an index is kept of one value of that column
 * alone, and plans the whole statement anew each time: a page of 14 tables took twice as long. Whoever wants such an index writes
 * the value out. Read by the dialect; on Postgres a comment.
 */
export const ANY_VALUE = "/* any */";
const any = sql.raw(ANY_VALUE);

/** The column is one of the values; of no values, none is: an empty list never means everything. */
export function among(column: string, values: readonly (string | number)[]): Condition {
  if (values.length === 0) return sql<boolean>`1 = 0`;
  return values.length === 1
    ? sql<boolean>`${columnOf(column)} = ${any} ${values[0]}`
    : sql<boolean>`${columnOf(column)} in (${listOf(values)})`;
}

/** With its last value again up to a power of two: lists of all lengths make a few texts, which stay prepared. */
function listOf(values: readonly (string | number)[]): RawBuilder<unknown> {
  const places = Math.min(2 ** Math.ceil(Math.log2(values.length)), Math.max(values.length, MOST_PLACES));
  return sql.join(Array.from({ length: places }, (_, at) => values[at] ?? values.at(-1)));
}

/** The column is none of the values. */
export function noneOf(column: string, values: readonly string[]): Condition {
  return values.length === 0 ? always : sql<boolean>`${columnOf(column)} not in (${listOf(values)})`;
}

export function atLeast(column: string, value: number): Condition {
  return sql<boolean>`${columnOf(column)} >= ${value}`;
}

export function above(column: string, value: number): Condition {
  return sql<boolean>`${columnOf(column)} > ${value}`;
}

export function below(column: string, value: number): Condition {
  return sql<boolean>`${columnOf(column)} < ${value}`;
}

export const always: Condition = sql<boolean>`1 = 1`;

/** At least one of them holds; of none, none does. */
export function either(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** All of them hold. */
export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
