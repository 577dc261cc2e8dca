import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./database.ts";

/** Longer lists are not padded: an engine binds a limited number of values. */
const MAX_PLACES = 1_024;

export type Condition = RawBuilder<boolean>;

const columns = new Map<string, RawBuilder<unknown>>();

/** Caches parsed column names, which come from the code, never from input. */
export function columnOf(name: string): RawBuilder<unknown> {
  const known = columns.get(name) ?? sql.ref(name);
  columns.set(name, known);
  return known;
}

/** Makes SQLite use an index that it would not choose without statistics. */
export const byIndex = (engine: Engine, index: string): RawBuilder<unknown> =>
  engine === "sqlite" ? sql`indexed by ${sql.raw(index)}` : sql``;

/** Keeps SQLite from planning again for each bound value (sqlite_statement.ts), which doubled the time of a page. */
export const ANY_VALUE = "/* any */";
const any = sql.raw(ANY_VALUE);

const noRows: Condition = sql<boolean>`1 = 0`;

/** Matches one of the values. An empty list matches nothing, never everything. */
export function isOneOf(column: string, values: readonly (string | number)[]): Condition {
  if (values.length === 0) return noRows;
  return values.length === 1
    ? sql<boolean>`${columnOf(column)} = ${any} ${values[0]}`
    : sql<boolean>`${columnOf(column)} in (${listOf(values)})`;
}

/** Matches one of the numbers. Indexes of numbers leave out empty ones, so an engine uses them only if the condition does as well. */
export const hasNumber = (column: string, numbers: readonly string[]): Condition =>
  numbers.length === 0 ? noRows : sql<boolean>`(${isOneOf(column, numbers)} and ${columnOf(column)} <> '')`;

/** Pads the list with its last value to a power of two, so that all lengths share a few prepared statements. */
function listOf(values: readonly (string | number)[]): RawBuilder<unknown> {
  const places = Math.min(2 ** Math.ceil(Math.log2(values.length)), Math.max(values.length, MAX_PLACES));
  return sql.join(Array.from({ length: places }, (_, at) => values[at] ?? values.at(-1)));
}

/**
 * Matches one of many values, bound as one JSON array: thousands of placeholders take as long to plan as to run.
 */
export const isOneOfMany = (engine: Engine, column: string, values: readonly string[]): Condition =>
  engine === "sqlite"
    ? sql<boolean>`${columnOf(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<boolean>`${columnOf(column)} in (select json_array_elements_text(${JSON.stringify(values)}::json))`;

/** Matches rows without a value: null or an empty text. */
export const isBlank = (column: string): Condition => sql<boolean>`coalesce(${columnOf(column)}, '') = ''`;

export function isNoneOf(column: string, values: readonly string[]): Condition {
  return values.length === 0 ? allRows : sql<boolean>`${columnOf(column)} not in (${listOf(values)})`;
}

export function isAtLeast(column: string, value: number): Condition {
  return sql<boolean>`${columnOf(column)} >= ${value}`;
}

export function isAbove(column: string, value: number): Condition {
  return sql<boolean>`${columnOf(column)} > ${value}`;
}

export function isBelow(column: string, value: number): Condition {
  return sql<boolean>`${columnOf(column)} < ${value}`;
}

export const allRows: Condition = sql<boolean>`1 = 1`;

/** Matches rows that meet any of the conditions; nothing for an empty list. */
export function either(conditions: readonly Condition[]): Condition {
  // With a part that matches nothing, SQLite would read the whole table instead of the indexes of the other parts.
  const parts = conditions.filter((each) => each !== noRows);
  return parts.length === 0 ? noRows : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? allRows : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
