/** Kinds of movements that have a line on a seller's account. */
export const STATEMENT_KINDS = [
  "charge",
  "capture",
  "refund",
  "topup",
  "reversal",
  "credit",
  "debit",
  "pass_through",
  "fee",
  "payout",
  "writeoff",
  "invoice_payment",
] as const;

export const STATEMENT_FORMATS = ["pdf", "csv", "xlsx"] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** The PDF of a month with more lines has sums by day. */
export const MAX_STATEMENT_PDF_LINES = 2_000;
/** The file of a month with more lines is made by a job. */
export const MAX_STATEMENT_FILE_LINES = 10_000;
export const MAX_SHOWN_HOLDS = 50;

export type NoTotalsReason = "severalSellers" | "narrowed";

export const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
