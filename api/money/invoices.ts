import { DOCUMENT_PREFIXES } from "../codes/names.ts";

export const INVOICE_KINDS = ["receipt", "invoice", "credit_note"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const MIN_DIGITS = 6;

/** Each kind is numbered from 1 in each year. */
export const seriesOf = (kind: InvoiceKind, year: number): string => `${DOCUMENT_PREFIXES[kind]}-${year}`;

export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(MIN_DIGITS, "0")}`;

/** Days before and after the due day on which a seller is reminded. */
export const REMINDER_DAYS = [-3, 0, 7, 14] as const;

/** Statuses in which money is owed, and a reminder may be sent. */
export const OPEN_INVOICES = ["Issued", "Partially Paid", "Overdue"] as const;

/** Lines of a PDF; a longer document has sums by day. */
export const MAX_INVOICE_PDF_LINES = 2_000;
/** Lines, payments and credit notes that the record of an invoice shows. */
export const MAX_SHOWN_ENTRIES = 200;
