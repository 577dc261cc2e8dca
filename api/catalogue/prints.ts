/** What is printed, and how. Pure. */
import type { PrinterDpi } from "../documents/label_flow.ts";
import type { Media } from "./printers.ts";

/** Of a parcel: what sticks on it, what lies in it, and what customs wants. */
export const PARCEL_KINDS = ["labels", "slips", "customs", "invoices"] as const;
export type ParcelKind = (typeof PARCEL_KINDS)[number];

export const PRINT_KINDS = ["tickets", "stations", "bins", "badges", "commands", ...PARCEL_KINDS] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** Whatever is no parcel's. */
export type HouseKind = Exclude<PrintKind, ParcelKind>;

export const isParcelKind = (kind: string): kind is ParcelKind =>
  (PARCEL_KINDS as readonly string[]).includes(kind);

/** For any printer, and for label printers that read ZPL, by their dots per inch. */
export const PRINT_FORMATS = ["pdf", "zpl203", "zpl300"] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Null for what is no label printer's. */
export const DPI: Readonly<Record<PrintFormat, PrinterDpi | null>> = { pdf: null, zpl203: 203, zpl300: 300 };

/** Sheets with tables and text, which no language of label printers is for. */
const SHEETS: readonly PrintKind[] = ["commands", "slips", "customs", "invoices"];
export const formatsOf = (kind: PrintKind): readonly PrintFormat[] =>
  SHEETS.includes(kind) ? ["pdf"] : PRINT_FORMATS;

/** What a document is printed on, unless somebody says otherwise. */
export const MEDIA_OF: Readonly<Record<ParcelKind, Media>> = {
  labels: "4x6",
  slips: "A4",
  customs: "A4",
  invoices: "A4",
};

/** Why something is printed again; whatever else it was is said in words. */
export const AGAIN_REASONS = ["damaged", "jammed", "lost", "faded", "changed"] as const;

/** All files of labels that go into one print. Chosen: what a server with 512 MB has beside its work. */
export const MAX_MERGED_BYTES = 150 * 1024 * 1024;

/** Labels of one print. Chosen: as many as a page of a list has at most. */
export const MAX_PRINTED = 200;
export const MAX_COPIES = 20;
/** Why a ticket is printed again, in characters. */
export const MAX_PRINT_REASON = 200;
/** How long the file of a print can be fetched: another sheet is another print. */
export const PRINT_FILE_SECONDS = 600;
