import type { PrinterDpi } from "../documents/label_flow.ts";
import type { Media } from "./printers.ts";

export const PACKAGE_PRINT_KINDS = ["labels", "slips", "customs", "invoices"] as const;
export type PackagePrintKind = (typeof PACKAGE_PRINT_KINDS)[number];

export const PRINT_KINDS = [
  "tickets",
  "stations",
  "bins",
  "badges",
  "commands",
  "boxes",
  "packing_lists",
  ...PACKAGE_PRINT_KINDS,
] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

export type InHousePrintKind = Exclude<PrintKind, PackagePrintKind>;

export const isPackagePrintKind = (kind: string): kind is PackagePrintKind =>
  (PACKAGE_PRINT_KINDS as readonly string[]).includes(kind);

export const BOX_PRINT_KINDS = ["boxes", "packing_lists"] as const;
export type BoxPrintKind = (typeof BOX_PRINT_KINDS)[number];

/** Kinds of prints whose format follows from the printers of a station. */
export type PrinterPrintKind = PackagePrintKind | BoxPrintKind;
export const isPrinterPrintKind = (kind: string): kind is PrinterPrintKind =>
  isPackagePrintKind(kind) || (BOX_PRINT_KINDS as readonly string[]).includes(kind);

export const PRINT_FORMATS = ["pdf", "zpl203", "zpl300"] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

export const DPI: Readonly<Record<PrintFormat, PrinterDpi | null>> = { pdf: null, zpl203: 203, zpl300: 300 };

/** Kinds that are only made as PDF: their tables and texts do not fit on labels. */
const SHEETS: readonly PrintKind[] = ["commands", "packing_lists", "slips", "customs", "invoices"];
export const formatsOf = (kind: PrintKind): readonly PrintFormat[] =>
  SHEETS.includes(kind) ? ["pdf"] : PRINT_FORMATS;

export const MEDIA_OF: Readonly<Record<PackagePrintKind, Media>> = {
  labels: "4x6",
  slips: "A4",
  customs: "A4",
  invoices: "A4",
};

export const REPRINT_REASONS = ["damaged", "jammed", "lost", "faded", "changed"] as const;

/** Maximum size of all label files of one print. Reason: the free memory of a server with 512 MB. */
export const MAX_MERGED_BYTES = 150 * 1024 * 1024;

/** Maximum number of labels of one print. Reason: the largest page of a list. */
export const MAX_PRINTED = 200;
export const MAX_COPIES = 20;
export const MAX_PRINT_REASON = 200;
/** Seconds for which the file of a print can be loaded again; a reload after them would be another print. */
export const PRINT_FILE_SECONDS = 600;
