import type { MoveResult } from "../../api/generated/schema.ts";
import { REASONS } from "../../api/reasons.ts";
import type { Columns } from "../../machines/lifecycles/columns.ts";
import type { AuditEntry } from "../fields.ts";
import type { MovedRow, Refusal } from "./lifecycle.ts";

export interface MovedRecord<Row = MovedRow> {
  /** The row before the step; null if there is no such record. */
  readonly before: Row | null;
  /** The row after the step; null without a step. Columns joined from other records have the values from before. */
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

/** Returns three columns that every result has; null for a column that the record does not have. */
const named = ({ status, print_status, shipment_status }: Columns) => ({
  status: status ?? null,
  print_status: print_status ?? null,
  shipment_status: shipment_status ?? null,
});

export type StepReport = Pick<MoveResult, "made_id" | "applied">;

export const doneResult = (
  _id: string,
  columns: Columns,
  version: number,
  { made_id, applied }: StepReport,
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

/** Makes the result for an id that does not exist, and the same for one outside of the scope. */
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
