/** Bounds for a workbook, a ZIP of XML: sizes are counted while it unpacks, and never taken from its directory. */

/** Bytes of the packed file; a larger workbook is refused and has to be saved as CSV. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 ** 2;
/** Bytes unpacked, of all parts that are read together; also the characters of text that one sheet may return. */
export const MAX_WORKBOOK_UNPACKED = 50 * 1024 ** 2;
export const MAX_SHEET_COLUMNS = 200;
export const MAX_SHEETS = 100;
/** Files within the archive, with its pictures and drawings, which are never opened. */
export const MAX_WORKBOOK_PARTS = 2_000;
/** Rows of an export as a workbook, without its header; spreadsheets open larger ones slowly. CSV has no bound. */
export const MAX_EXPORT_SHEET_ROWS = 100_000;
/** Longest text of a written cell, the limit of spreadsheets. */
export const MAX_SHEET_CELL_CHARS = 32_767;
export const SHEET_ANSWER_MS = 20_000;
