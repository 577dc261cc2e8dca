/** Says of a row that somebody waits for it longer than was promised. */
import { isLate } from "../../../api/order_due.ts";
import type { Row } from "../../../machines/rows.ts";
import type { Column } from "../../../resources/define.ts";
import { config } from "../../lib/config.ts";

/** Returns true where the day that a row has in a column for it is over, and somebody still waits. */
export function isLateRow(columns: readonly Column[], row: Row, now: number): boolean {
  const [at, status] = columns.find(({ kind }) => kind === "due")?.fields.map((field) => row[field]) ?? [];
  return typeof at === "number" && isLate({ status: String(status), due_at: at }, now, config().timeZone);
}
