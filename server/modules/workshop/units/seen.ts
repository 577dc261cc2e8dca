/**
 * What orders and packages see of a garment when they settle, as one word each: most steps of the workshop change nothing
 * of it. It says the same as the sums that their facts are computed from.
 */
import type { UnitRow } from "./rows.ts";

/** Of the states of a garment those that these sums count each for itself; all others are one to them. */
const SEEN_BY_PACKAGE: readonly string[] = ["Packing", "Packed", "Stopped"];

export function seenByPackage({ print_status }: Pick<UnitRow, "print_status">): string {
  return SEEN_BY_PACKAGE.includes(print_status) ? print_status : "open";
}

type SeenByOrder = Pick<UnitRow, "print_status" | "begun_at" | "blank">;

/** To an order it is made, packed or not. */
const MADE: readonly string[] = ["Packing", "Packed"];

export function seenByOrder({ print_status, begun_at, blank }: SeenByOrder): string {
  if (print_status === "Stopped") return print_status;
  const made = MADE.includes(print_status) ? "made" : print_status === "Rejected" ? print_status : "open";
  return [made, begun_at === null ? "" : "begun", blank === "Short" ? blank : ""].join(" ");
}

type InOrder = SeenByOrder & Pick<UnitRow, "order_status" | "order_print">;

/** Its machine looks whether any garment was begun in these two states alone, and once one was it is in neither. */
const waitsForWork = ({ order_status, order_print }: InOrder): boolean =>
  order_status === "Processing" || order_print === "Waiting";

/** Whether an order may settle because of it. One in production hears of no further garment that is begun. */
export function isNewsToOrder(before: InOrder, after: InOrder): boolean {
  const begun = { ...before, begun_at: before.begun_at ?? after.begun_at };
  return seenByOrder(waitsForWork(before) ? before : begun) !== seenByOrder(after);
}
