/** Movements that have a line on an account of a seller: rows of the table of postings. */
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

/** Lines of a month in a PDF; a longer one has sums by day. */
export const MAX_STATEMENT_PDF_LINES = 2_000;
/** Lines of a month that are written at once; longer ones are a job's work. */
export const MAX_STATEMENT_FILE_LINES = 10_000;
export const MAX_SHOWN_HOLDS = 50;

export type NoTotals = "severalSellers" | "narrowed";

export const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
