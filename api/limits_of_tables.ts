/** Bounds of tables that are imported. */
import {
  MAX_CELL_CHARS,
  MAX_CHECKED,
  MAX_CHECKED_ORDERS,
  MAX_FIGURE_CHARS,
  MAX_FILE_ROWS,
  MAX_FURTHER_ITEMS,
  MAX_GROUP_COLUMNS,
  MAX_HEADER_CHARS,
  MAX_HEADERS,
  MAX_JOINED_COLUMNS,
  MAX_PLAN_BYTES,
  MAX_ROW_CHARS,
  MAX_ROWS_ABOVE,
  MAX_SHEET_NAME_CHARS,
  MAX_STORED_REFUSALS,
} from "./csv/bounds.ts";
import { type Limit, limit } from "./limit.ts";

export const TABLE_LIMITS: readonly Limit[] = [
  limit({ MAX_FILE_ROWS }, "rows", "the file of an import"),
  limit({ MAX_ROW_CHARS }, "characters", "a row of a file"),
  limit({ MAX_CELL_CHARS }, "characters", "a cell of a column that is used"),
  limit({ MAX_FIGURE_CHARS }, "characters", "an amount, a count or a day"),
  limit({ MAX_GROUP_COLUMNS }, "columns", "that tell one order from another together"),
  limit({ MAX_JOINED_COLUMNS }, "columns", "that feed one field behind its own"),
  limit({ MAX_FURTHER_ITEMS }, "items", "of a row behind its first"),
  limit({ MAX_ROWS_ABOVE }, "rows", "above the header of a file"),
  limit({ MAX_CHECKED_ORDERS }, "orders", "of a file that are held against the store before it is sent"),
  limit({ MAX_CHECKED }, "values", "of one such question"),
  limit({ MAX_HEADERS }, "columns", "a file"),
  limit({ MAX_HEADER_CHARS }, "characters", "the name of a column"),
  limit({ MAX_PLAN_BYTES }, "bytes", "the plan of an import"),
  limit({ MAX_SHEET_NAME_CHARS }, "characters", "the name of a sheet"),
  limit({ MAX_STORED_REFUSALS }, "rows", "refused rows that an import keeps"),
];
