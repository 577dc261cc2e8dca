/**
 * How large a workbook may be in each direction. A workbook is a ZIP archive of XML: what it says of its own sizes is
 * not believed, it is counted while it unpacks, and nothing is parsed that was not counted.
 */

/** Packed, as it is sent; what is larger is sent as CSV. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 ** 2;
/** Unpacked, of all parts that are read together; also the text that one sheet may hand out, in characters. */
export const MAX_WORKBOOK_UNPACKED = 50 * 1024 ** 2;
/** Columns of a sheet; more is no table of a person. */
export const MAX_SHEET_COLUMNS = 200;
/** Sheets of a workbook that are offered. */
export const MAX_SHEETS = 100;
/** Files within the archive: pictures and drawings count, though nobody opens them. */
export const MAX_WORKBOOK_PARTS = 2_000;
/** Rows of an export as a workbook, its header left out; a spreadsheet opens no more with ease. CSV has no bound. */
export const MAX_EXPORT_SHEET_ROWS = 100_000;
/** Longest text of a cell that is written; a spreadsheet reads no longer one. */
export const MAX_SHEET_CELL_CHARS = 32_767;
/** How long one piece of a workbook may take to read. */
export const SHEET_ANSWER_MS = 20_000;
