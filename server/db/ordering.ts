/**
 * The order of a list, said once for pages and for walks. Rows without a value come last in both directions: engines
 * differ about null, and a comparison with it is never true, so that a walk would end there.
 */
import { type RawBuilder, sql } from "kysely";
import { type Condition, either, every } from "./conditions.ts";

/** What a list is sorted by. */
export interface Order {
  readonly column: string;
  readonly direction: "asc" | "desc";
}

/** Where a row stands in the order of its list; JSON, for the cursor of a job. */
export interface Place {
  readonly value: string | number | null;
  /** Of rows with the same value, the list's key decides. */
  readonly tie: string | number;
}

export const isNullable = (
  { nullable = [] }: { readonly nullable?: readonly string[] },
  { column }: Order,
): boolean => nullable.includes(column);

/** Behind `order by`. @param value and tie are columns, named with their alias */
export function ordering(
  value: string,
  tie: string,
  { direction }: Order,
  mayBeNull: boolean,
): RawBuilder<unknown> {
  const [column, key, way] = [sql.ref(value), sql.ref(tie), sql.raw(direction)];
  const plain = sql`${column} ${way}, ${key} ${way}`;
  return mayBeNull ? sql`(${column} is null), ${plain}` : plain;
}

/** The rows behind a place, by the same order. */
export function behind(
  value: string,
  tie: string,
  { direction }: Order,
  mayBeNull: boolean,
  place: Place,
): Condition {
  const [column, key] = [sql.ref(value), sql.ref(tie)];
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  const isNull = sql<boolean>`${column} is null`;
  if (place.value === null) return every([isNull, sql<boolean>`${key} ${sign} ${place.tie}`]);
  const further = sql<boolean>`(${column}, ${key}) ${sign} (${place.value}, ${place.tie})`;
  return mayBeNull ? either([further, isNull]) : further;
}
