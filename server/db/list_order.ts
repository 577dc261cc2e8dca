/** Puts rows without a value last, because the engines sort null differently and a cursor cannot compare it. */
import { type RawBuilder, sql } from "kysely";
import { columnOf, type Condition, either, every } from "./conditions.ts";

export interface Order {
  readonly column: string;
  readonly direction: "asc" | "desc";
}

/** The position of a row in a sorted list, in a form that a job can store as JSON. */
export interface Cursor {
  readonly value: string | number | null;
  /** The row's key in the list, which breaks ties. */
  readonly tie: string | number;
}

interface SortValues {
  readonly sortValues?: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>>;
}

export const isNullable = (
  { nullable = [] }: { readonly nullable?: readonly string[] },
  { column }: Order,
): boolean => nullable.includes(column);

/** @param value the column or sort expression @param tie the key column, both with the table's alias */
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
