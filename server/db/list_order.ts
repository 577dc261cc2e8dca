/** Rows without a value come last: engines differ about null, and cursors cannot pass it. */
import { type RawBuilder, sql } from "kysely";
import { columnOf, type Condition, either, every } from "./conditions.ts";

export interface Order {
  readonly column: string;
  readonly direction: "asc" | "desc";
}

/** The position of a row in the order of its list; JSON, for the cursor of a job. */
export interface Cursor {
  readonly value: string | number | null;
  /** The list's key, which breaks ties. */
  readonly tie: string | number;
}

interface SortValues {
  readonly sortValues?: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>>;
}

export const isNullable = (
  { nullable = [] }: { readonly nullable?: readonly string[] },
  { column }: Order,
): boolean => nullable.includes(column);

/** @param value a column or its sort value, @param tie a column, each with its alias */
export function orderBy(
  value: RawBuilder<unknown>,
  tie: RawBuilder<unknown>,
  { direction }: Order,
  mayBeNull: boolean,
): RawBuilder<unknown> {
  const keyword = sql.raw(direction);
  const plain = sql`${value} ${keyword}, ${tie} ${keyword}`;
  return mayBeNull ? sql`(${value} is null), ${plain}` : plain;
}

export function isAfter(
  value: RawBuilder<unknown>,
  tie: RawBuilder<unknown>,
  { direction }: Order,
  mayBeNull: boolean,
  cursor: Cursor,
): Condition {
  const comparison = sql.raw(direction === "asc" ? ">" : "<");
  const isNull = sql<boolean>`${value} is null`;
  if (cursor.value === null) return every([isNull, sql<boolean>`${tie} ${comparison} ${cursor.tie}`]);
  const further = sql<boolean>`(${value}, ${tie}) ${comparison} (${cursor.value}, ${cursor.tie})`;
  return mayBeNull ? either([further, isNull]) : further;
}

export const sortValueOf = (
  { sortValues }: SortValues,
  column: string,
  row: "k" | "r",
): RawBuilder<unknown> => sortValues?.[column]?.(row) ?? columnOf(`${row}.${column}`);
