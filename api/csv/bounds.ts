/**
 * How large a file of orders may be in each direction. Everything in it was written by somebody else, so no part is
 * looked at before it is known to be small: a cell passes through one door (`rowReader`), and behind it nothing is
 * longer than MAX_CELL_CHARS.
 */

/** No row of a person's table is longer; one that is has most likely a quote that nobody closed. */
export const MAX_ROW_CHARS = 65_536;
/** Longest cell of a column that is used: twice the longest value, a note, so that its own reason can be said. */
export const MAX_CELL_CHARS = 4_000;
/** Longest amount, count or day with all that stands around it. */
export const MAX_FIGURE_CHARS = 60;
/** Most rows of one file: what is kept of each must fit into memory, however short the rows are. */
export const MAX_FILE_ROWS = 1_000_000;
/** Most orders of a file that are held against the store before it is sent, and most values of one question. */
export const MAX_CHECKED_ORDERS = 10_000;
export const MAX_CHECKED = 500;
/** More refused rows than this are counted but not kept. */
export const MAX_STORED_REFUSALS = 10_000;
/** Bounds of a header. Chosen: what fits into the plan's 32 kB and what a person can still look through. */
export const MAX_HEADERS = 1_000;
export const MAX_HEADER_CHARS = 200;
/** Name of a sheet; a spreadsheet takes 31. */
export const MAX_SHEET_NAME_CHARS = 200;
/** Most columns that tell one order from another together. */
export const MAX_GROUP_COLUMNS = 5;
/** Longest plan of an upload, as JSON. */
export const MAX_PLAN_BYTES = 32 * 1024;
/** Most columns that feed one field behind its own. */
export const MAX_JOINED_COLUMNS = 5;
/** Most items of one row behind its first. */
export const MAX_FURTHER_ITEMS = 9;
/** Most rows above the header. */
export const MAX_ROWS_ABOVE = 20;
