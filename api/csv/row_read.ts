import type { Amount } from "./amounts.ts";
import { MAX_HEADER_CHARS } from "./bounds.ts";
import type { OrderFields } from "./plan.ts";
import type { ImportReason } from "./reasons.ts";
import type { RemarkCode } from "./remarks.ts";

export interface LineFields {
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
  /** The price of the line in the shop; null if the file has no amount. */
  readonly total: Amount | null;
}

/** `column` is a header of the file, empty for the whole row. */
export interface RowRefusal {
  readonly code: ImportReason;
  readonly column: string;
}

export interface SkippedRow {
  readonly ok: true;
  readonly order: null;
  readonly external_number: string;
  readonly remark: RemarkCode;
}

export type RowRead =
  | {
    readonly ok: true;
    readonly order: OrderFields;
    readonly lines: readonly LineFields[];
    /** The sum that the row takes off the other lines of its order, in minor units. */
    readonly off: number;
    /** The price of all lines of the order, in minor units; null if the row has none. */
    readonly subtotal: number | null;
    readonly remarks: readonly RemarkCode[];
  }
  | SkippedRow
  /** `external_number` names the order of the row, which is not made without it. */
  | { readonly ok: false; readonly refusals: readonly RowRefusal[]; readonly external_number: string };

export const columnName = (header: string): string =>
  header.slice(0, MAX_HEADER_CHARS).replaceAll(/\p{Cc}+/gu, " ").trim();
