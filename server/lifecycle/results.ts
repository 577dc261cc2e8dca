/** What became of one id of a call, as the API answers it. */
import type { MoveResult } from "../../api/generated/schema.ts";
import { REASONS } from "../../api/reasons.ts";
import type { Columns } from "../../machines/lifecycles/columns.ts";
import type { AuditEntry } from "../fields.ts";
import type { MovedRow, Refusal } from "./lifecycle.ts";

export interface Moved<Row = MovedRow> {
  /** The record before; null where there is none. */
  readonly before: Row | null;
  /**
   * As its own step left it; null where it took none. What is read from others with it, and what followed of the step, is
   * as it was before.
   */
  readonly after: Row | null;
  readonly result: MoveResult;
  readonly audit: readonly AuditEntry[];
}

const NO_MONEY = { short_minor: null, balance_minor: null, currency: null, price_minor: null } as const;

const reasonOf = (code: string, of?: string, count?: number) => ({
  code,
  text: `${of ? `${of}: ` : ""}${(REASONS as Record<string, string>)[code] ?? code}`,
  of: of ?? null,
  count: count ?? null,
});

/** The three that every result has by name, whatever its record: null where it has no such column. */
const named = ({ status, print_status, shipment_status }: Columns) => ({
  status: status ?? null,
  print_status: print_status ?? null,
  shipment_status: shipment_status ?? null,
});

/** Answers of a step beside the record itself: the record that it made, and its report. */
export type Answered = Pick<MoveResult, "made_id" | "applied">;

export const doneResult = (
  _id: string,
  columns: Columns,
  version: number,
  { made_id, applied }: Answered,
): MoveResult => ({
  _id,
  ok: true,
  ...named(columns),
  columns,
  version,
  made_id,
  applied,
  error: null,
  reason: null,
  ...NO_MONEY,
  legal: [],
});

export const refusedResult = (
  { _id, version }: MovedRow,
  columns: Columns,
  { error, reason, of, count, ...money }: Refusal,
  legal: readonly string[],
): MoveResult => ({
  _id,
  ok: false,
  ...named(columns),
  columns,
  version,
  made_id: null,
  applied: null,
  error,
  reason: reasonOf(reason, of, count),
  ...NO_MONEY,
  ...money,
  legal,
});

/** A foreign id and an id that never was look the same. */
export const missingResult = (_id: string): MoveResult => ({
  _id,
  ok: false,
  ...named({}),
  columns: {},
  version: null,
  made_id: null,
  applied: null,
  error: "NOT_FOUND",
  reason: reasonOf("notFound"),
  ...NO_MONEY,
  legal: [],
});
