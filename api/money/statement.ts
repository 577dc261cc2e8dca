/** The statement of a seller: what its lines may be, and how long a file of them is. */

/** Movements that have a line on an account of a seller: rows of the table of postings. */
export const STATEMENT_KINDS = [
  "charge",
  "capture",
  "refund",
  "topup",
  "reversal",
  "credit",
  "debit",
  "fee",
  "payout",
  "writeoff",
  "invoice_payment",
] as const;

export const STATEMENT_FORMATS = ["pdf", "csv", "xlsx"] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Lines of a month that a PDF tells one by one; of a longer one it tells the days. */
export const MAX_STATEMENT_PDF_LINES = 2_000;
/** Lines of a month that are written at once; longer ones are a job's work. */
export const MAX_STATEMENT_FILE_LINES = 10_000;
/** Open holds that are named. */
export const MAX_SHOWN_HOLDS = 50;

/** Why no sums stand under a statement. */
export type NoTotals = "severalSellers" | "narrowed";

/** The month of a file's name and address: 2026-03. */
export const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
