/** What is printed, and how. Pure. */
import type { PrinterDpi } from "./documents/label_flow.ts";

export const PRINT_KINDS = ["tickets", "stations", "bins", "badges", "commands"] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** For any printer, and for label printers that read ZPL, by their dots per inch. */
export const PRINT_FORMATS = ["pdf", "zpl203", "zpl300"] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Null for what is no label printer's. */
export const DPI: Readonly<Record<PrintFormat, PrinterDpi | null>> = { pdf: null, zpl203: 203, zpl300: 300 };

/** A sheet that no label printer has room for. */
export const formatsOf = (kind: PrintKind): readonly PrintFormat[] =>
  kind === "commands" ? ["pdf"] : PRINT_FORMATS;

/** Labels of one print. Chosen: as many as a page of a list has at most. */
export const MAX_PRINTED = 200;
export const MAX_COPIES = 20;
/** Why a ticket is printed again, in characters. */
export const MAX_PRINT_REASON = 200;
/** How long the file of a print can be fetched: another sheet is another print. */
export const PRINT_FILE_SECONDS = 600;
