/** Facts that are the same for all rows of a file, computed once. */
import { parseDay, type RefusedCell } from "./cells.ts";
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportPlan,
  JOIN_FIELDS,
  type JoinField,
  LINE_FIELDS,
  type LineField,
  requiredFields,
} from "./plan.ts";
import { placeOf, type Profile } from "./profile.ts";
import { PROFILES } from "./profiles.ts";
import type { ImportReason } from "./reasons.ts";
import type { RemarkCode } from "./remarks.ts";

const NOWHERE = -1;

/** Position of each field's column; below zero for none. */
type Places<Field extends string> = Readonly<Record<Field, number>>;
export type ItemPlaces = Places<LineField>;

export interface CurrentRow {
  readonly form: RowForm;
  cell(at: number): string;
  shown(field: ImportField, at: number): string;
  /** Returns the value, or a placeholder for one that is refused. */
  take<T>(field: ImportField, value: T | RefusedCell, instead: T, at?: number): T;
  refuse(field: ImportField, code: ImportReason, at?: number): void;
  refuseColumn(header: string, code: ImportReason): void;
  remark(code: RemarkCode): void;
}

export interface RowForm {
  readonly plan: ImportPlan;
  readonly profile: Profile;
  readonly filled: readonly ImportField[];
  readonly dayOf: (cell: string) => string | RefusedCell;
  readonly currency: string;
  readonly at: Places<ImportField>;
  /** Columns of each item that a row may have; the first one always has some. */
  readonly items: readonly [ItemPlaces, ...ItemPlaces[]];
  /** Positions of further columns of a field; null if no field has any. */
  readonly joins: ReadonlyMap<ImportField, readonly number[]> | null;
  readonly returned: number | undefined;
  /** Positions of the columns with the discount of a line and with the subtotal of an order. */
  readonly discount: number | undefined;
  readonly subtotal: number | undefined;
  readonly isMarkUnsure: boolean;
}

export function rowForm(plan: ImportPlan, currency: string): RowForm {
  const profile = PROFILES[plan.profile];
  const { headers, columns, furtherItems = [] } = plan;
  const filled = [...new Set([...requiredFields(plan), ...profile.filled])]
    .filter((field) => field !== "country" || plan.country === undefined);
  const isDayUnsure = plan.unsure?.includes("dateOrder");
  const joins = Object.entries(furtherColumnsOf(plan)) as [JoinField, readonly number[]][];
  const at = placesOf(IMPORT_FIELDS, columns);
  const further = furtherItems.map((item) =>
    placesOf(LINE_FIELDS, { ...item, currency: item.currency ?? columns.currency ?? NOWHERE })
  );
  return {
    plan,
    profile,
    filled,
    dayOf: memoizeLast((cell) => parseDay(cell, plan.format.dateOrder, profile.hasShortYears, isDayUnsure)),
    currency,
    at,
    items: [placesOf(LINE_FIELDS, columns), ...further],
    joins: joins.length > 0 ? new Map(joins) : null,
    returned: placeOf(profile.returned ?? [], headers),
    discount: placeOf(profile.discount ?? [], headers),
    subtotal: placeOf(profile.subtotal ?? [], headers),
    isMarkUnsure: plan.unsure?.includes("decimal") ?? false,
  };
}

export function furtherColumnsOf(
  { profile, headers, columns, furtherColumns }: ImportPlan,
): Partial<Record<JoinField, readonly number[]>> {
  if (furtherColumns) return furtherColumns;
  const { joins = {} } = PROFILES[profile];
  const found: Partial<Record<JoinField, readonly number[]>> = {};
  for (const field of JOIN_FIELDS) {
    const names = joins[field] ?? [];
    const places = names.map((name) => placeOf([name], headers))
      .filter((place): place is number => place !== undefined && place !== columns[field]);
    if (places.length > 0) found[field] = places;
  }
  return found;
}

export function usedColumns(plan: ImportPlan): ReadonlySet<number> {
  const { columns, furtherItems = [], grouping } = plan;
  return new Set([
    ...Object.values(columns),
    ...Object.values(furtherColumnsOf(plan)).flat(),
    ...furtherItems.flatMap((item) => Object.values(item)),
    ...Array.isArray(grouping) ? grouping : [],
  ]);
}

const placesOf = <Field extends string>(
  fields: readonly Field[],
  columns: Readonly<Partial<Record<Field, number>>>,
): Places<Field> =>
  Object.fromEntries(fields.map((field) => [field, columns[field] ?? NOWHERE])) as Record<Field, number>;

/** Caches the result for the last cell, because rows of the same day usually follow each other. */
function memoizeLast<Value>(read: (cell: string) => Value): (cell: string) => Value {
  let last: { readonly cell: string; readonly value: Value } | null = null;
  return (cell) => {
    if (last?.cell !== cell) last = { cell, value: read(cell) };
    return last.value;
  };
}
