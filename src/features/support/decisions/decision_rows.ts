/** Converts the typed outcomes of the lines of a case. */
import type { CaseDecisionInput } from "../../../../api/generated/schema.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { exponentOf } from "../../../../api/money.ts";

export interface DecisionCause {
  readonly step: string;
  readonly operator_id: string | null;
  readonly operator_name: string;
  readonly station: string;
  readonly reason: string;
  readonly at: number | null;
}

/** Returns the cause at a step, with person and time from the proposal if that is about the same step. */
export const causeAt = (step: string, reason: string, proposed: DecisionCause | null): DecisionCause =>
  proposed?.step === step
    ? { ...proposed, reason }
    : { step, operator_id: null, operator_name: "", station: "", reason, at: null };

export interface DecidedLine {
  readonly _id: string;
  readonly order_line_id: string;
  readonly quantity: number;
  readonly remedy_state: string;
}

export interface DecisionRow {
  readonly _id: string;
  readonly outcome: string;
  readonly amount: string;
  readonly charged: boolean;
  readonly cause: DecisionCause | null;
}

/** Checks that a line may get a remedy: it has none, as after a rejection, or its remedy failed. */
export const isUnremedied = ({ remedy_state }: Pick<DecidedLine, "remedy_state">): boolean =>
  remedy_state === "" || remedy_state === "Failed";

const isText = (value: unknown): value is string => typeof value === "string";

/** Reads stored rows; null if they are of other lines or were stored by another build. */
export function readRows(
  stored: unknown,
  lines: readonly Pick<DecidedLine, "_id">[],
): readonly DecisionRow[] | null {
  if (!Array.isArray(stored) || stored.length !== lines.length) return null;
  const isFit = (row: Partial<DecisionRow> | null, at: number) =>
    row?._id === lines[at]?._id && isText(row?.outcome) && isText(row?.amount);
  return stored.every(isFit) ? stored as DecisionRow[] : null;
}

/** Returns the decision to send. Text that is no amount is sent unchanged, so that the API refuses it. */
export function decisionOf(row: DecisionRow, currency: string): CaseDecisionInput {
  const { _id, outcome, amount, charged, cause } = row;
  const minor = exactUnits(amount, exponentOf(currency));
  return {
    _id,
    outcome,
    ...outcome === "Refund" && { amount_minor: minor ?? (amount as unknown as number) },
    ...isRemade(outcome) && { charged },
    ...cause && {
      cause: {
        step: cause.step,
        operator_id: cause.operator_id,
        station: cause.station,
        reason: cause.reason,
        at: cause.at,
      },
    },
  };
}

export const isRemade = (outcome: string): boolean => outcome === "Reprint" || outcome === "Reship";

export const writeDecisions = (rows: readonly DecisionRow[], currency: string): string =>
  JSON.stringify(rows.map((row) => decisionOf(row, currency)));

export interface DecisionSum {
  readonly reprinted: number;
  readonly reshipped: number;
  readonly rejected: number;
  readonly open: number;
  readonly refundMinor: number;
  /** Number of garments that the seller pays for. */
  readonly charged: number;
}

export function sumOf(
  rows: readonly DecisionRow[],
  lines: readonly DecidedLine[],
  currency: string,
): DecisionSum {
  const quantityOf = (id: string) => lines.find(({ _id }) => _id === id)?.quantity ?? 0;
  const count = (isMeant: (row: DecisionRow) => boolean) =>
    rows.filter(isMeant).reduce((sum, { _id }) => sum + quantityOf(_id), 0);
  return {
    reprinted: count(({ outcome }) => outcome === "Reprint"),
    reshipped: count(({ outcome }) => outcome === "Reship"),
    rejected: count(({ outcome }) => outcome === "Reject"),
    open: count(({ outcome }) => outcome === ""),
    refundMinor: rows.filter(({ outcome }) => outcome === "Refund")
      .reduce((sum, { amount }) => sum + (exactUnits(amount, exponentOf(currency)) ?? 0), 0),
    charged: count(({ outcome, charged }) => isRemade(outcome) && charged),
  };
}

/** Returns the largest refund. Lines of a case about the same order line share what is left of its charge. */
export function maximumOf(
  row: DecisionRow,
  rows: readonly DecisionRow[],
  lines: readonly DecidedLine[],
  leftOf: (orderLineId: string) => number,
  currency: string,
): number {
  const orderLine = (id: string) => lines.find(({ _id }) => _id === id)?.order_line_id ?? "";
  const own = orderLine(row._id);
  const others = rows.filter(({ _id, outcome }) =>
    _id !== row._id && outcome === "Refund" && orderLine(_id) === own
  );
  const othersTotal = others.reduce(
    (sum, { amount }) => sum + (exactUnits(amount, exponentOf(currency)) ?? 0),
    0,
  );
  return Math.max(0, leftOf(own) - othersTotal);
}
