/** A longer row most likely has a quote that is never closed. */
export const MAX_ROW_CHARS = 65_536;
/** Twice the length of the longest value, a note, so that a note that is too long gets its own reason. */
export const MAX_CELL_CHARS = 4_000;
export const MAX_FIGURE_CHARS = 60;
/** Maximum number of rows in a file: the state of each must fit into memory, however short the rows are. */
export const MAX_FILE_ROWS = 1_000_000;
/** Maximum number of orders that are checked with the store before the file is sent; MAX_CHECKED is for one query. */
export const MAX_CHECKED_ORDERS = 10_000;
export const MAX_CHECKED = 500;
/** More refused rows than this are counted but not stored. */
export const MAX_STORED_REFUSALS = 10_000;
/** Bounds of a header that a person can still read; the plan with all headers has MAX_PLAN_BYTES at most. */
export const MAX_HEADERS = 1_000;
export const MAX_HEADER_CHARS = 200;
export const MAX_SHEET_NAME_CHARS = 200;
export const MAX_GROUP_COLUMNS = 5;
export const MAX_PLAN_BYTES = 32 * 1024;
export const MAX_JOINED_COLUMNS = 5;
export const MAX_FURTHER_ITEMS = 9;
export const MAX_ROWS_ABOVE = 20;
