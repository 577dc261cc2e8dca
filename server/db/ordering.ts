/**
 * The order of a list, said once for pages and for cursors. Rows without a value come last in both directions: engines
 * differ about null, and a comparison with it is never true, so that a cursor would end there.
 */
import { type RawBuilder, sql } from "kysely";
import { columnOf, type Condition, either, every } from "./conditions.ts";

/** What a list is sorted by. */
export interface Order {
  readonly column: string;
  readonly direction: "asc" | "desc";
}

/** Where a row stands in the order of its list; JSON, for the cursor of a job. */
export interface Cursor {
  readonly value: string | number | null;
  /** Of rows with the same value, the list's key decides. */
  readonly tie: string | number;
}

/** A list whose columns may be compared by something else than themselves. */
interface SortValues {
  readonly sortValues?: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>>;
}

export const isNullable = (
  { nullable = [] }: { readonly nullable?: readonly string[] },
  { column }: Order,
): boolean => nullable.includes(column);

/** Behind `order by`. @param value a column or what is compared instead, @param tie a column, each with its alias */
export function ordering(
  value: RawBuilder<unknown>,
  tie: RawBuilder<unknown>,
  { direction }: Order,
  mayBeNull: boolean,
): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const plain = sql`${value} ${way}, ${tie} ${way}`;
  return mayBeNull ? sql`(${value} is null), ${plain}` : plain;
}

/** The rows behind a cursor, by the same order. */
export function behind(
  value: RawBuilder<unknown>,
  tie: RawBuilder<unknown>,
  { direction }: Order,
  mayBeNull: boolean,
  cursor: Cursor,
): Condition {
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  const isNull = sql<boolean>`${value} is null`;
  if (cursor.value === null) return every([isNull, sql<boolean>`${tie} ${sign} ${cursor.tie}`]);
  const further = sql<boolean>`(${value}, ${tie}) ${sign} (${cursor.value}, ${cursor.tie})`;
  return mayBeNull ? either([further, isNull]) : further;
}

/** What a list is ordered by: the column, or what its source compares instead. */
export const sortValueOf = (
  { sortValues }: SortValues,
  column: string,
  row: "k" | "r",
): RawBuilder<unknown> => sortValues?.[column]?.(row) ?? columnOf(`${row}.${column}`);
