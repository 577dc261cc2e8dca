/** A known kind of file: which columns it has and what they mean. The mapping is written down, not guessed. */
import { type Amount, type Column, Refused } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import type { ImportReason } from "./reasons.ts";

/** What a row says about the order it belongs to; every row of the order says the same. */
export interface OrderFields {
  readonly external_number: string;
  /** The day the shop took the order, DD-MM-YYYY. */
  readonly ordered_on: string;
  readonly shipping_method: string;
  readonly recipient_name: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
}

/** What a row says about its own line of the order. */
export interface LineFields {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly total: Amount;
}

type Columns<T> = { readonly [K in keyof T]: Column<T[K]> };

export interface Profile {
  readonly id: string;
  readonly order: Columns<OrderFields>;
  readonly line: Columns<LineFields>;
  /** What the cells together mean: a code that lost its zeros, a name for a code. */
  readonly mend?: (order: OrderFields) => OrderFields;
}

/** One thing that is wrong with a row. `column` is a header of the file, empty when the whole row is meant. */
export interface RowRefusal {
  readonly code: ImportReason;
  readonly column: string;
}

export type RowRead =
  | { readonly ok: true; readonly order: OrderFields; readonly line: LineFields }
  /** `external_number` is what stands in its column, so that no order is made without this row. */
  | { readonly ok: false; readonly refusals: readonly RowRefusal[]; readonly external_number: string };

/** The headers that a file of this kind must have. */
export const headersOf = ({ order, line }: Profile): readonly string[] =>
  [...Object.values(order), ...Object.values(line)].map((column: Column<unknown>) => column.header);

/** Needed headers that are not there. */
export function missingHeaders(profile: Profile, header: readonly string[]): string[] {
  const there = new Set(header.map((cell) => cell.trim()));
  return headersOf(profile).filter((each) => !there.has(each));
}

/** Reads rows of a file whose header is known and complete. */
export function rowReader(
  profile: Profile,
  header: readonly string[],
  currency: string,
): (row: CsvRow) => RowRead {
  const position = new Map(header.map((cell, index) => [cell.trim(), index]));
  const cellOf = (row: CsvRow, name: string) => row.cells[position.get(name) ?? -1] ?? "";
  return (row) => {
    const external_number = cellOf(row, profile.order.external_number.header).trim();
    const shape = row.broken ?? (row.cells.length === header.length ? null : "ragged");
    if (shape) return { ok: false, refusals: [{ code: shape, column: "" }], external_number };
    const refusals: RowRefusal[] = [];
    const order = readAll(profile.order, (name) => cellOf(row, name), currency, refusals);
    const line = readAll(profile.line, (name) => cellOf(row, name), currency, refusals);
    if (refusals.length > 0) return { ok: false, refusals, external_number };
    return { ok: true, order: profile.mend?.(order) ?? order, line };
  };
}

function readAll<T>(
  columns: Columns<T>,
  cellOf: (header: string) => string,
  currency: string,
  refusals: RowRefusal[],
): T {
  const values: Partial<T> = {};
  for (const key of Object.keys(columns) as (keyof T)[]) {
    const { header, read } = columns[key];
    const value = read(cellOf(header), currency);
    if (value instanceof Refused) refusals.push({ code: value.code, column: header });
    else values[key] = value;
  }
  // Whoever finds a refusal throws the values away.
  return values as T;
}
