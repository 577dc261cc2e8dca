/** Summarizes what a unit means for its order and its package. Must agree with the sums in their facts. */
import type { UnitRow } from "./rows.ts";

/** States of a unit that packages count separately; all other states mean the same to them. */
const SEEN_BY_PACKAGE: readonly string[] = ["Packing", "Packed", "Stopped"];

export function seenByPackage({ print_status }: Pick<UnitRow, "print_status">): string {
  return SEEN_BY_PACKAGE.includes(print_status) ? print_status : "open";
}

type SeenByOrder = Pick<UnitRow, "print_status" | "begun_at" | "blank">;

const MADE: readonly string[] = ["Packing", "Packed"];

export function seenByOrder({ print_status, begun_at, blank }: SeenByOrder): string {
  if (print_status === "Stopped") return print_status;
  const made = MADE.includes(print_status) ? "made" : print_status === "Rejected" ? print_status : "open";
  return [made, begun_at === null ? "" : "begun", blank === "Short" ? blank : ""].join(" ");
}

type InOrder = SeenByOrder & Pick<UnitRow, "order_status" | "order_print">;

/** Returns true while the order waits for its first begun unit, which ends `Processing` and `Waiting`. */
const waitsForWork = ({ order_status, order_print }: InOrder): boolean =>
  order_status === "Processing" || order_print === "Waiting";

export function isNewsToOrder(before: InOrder, after: InOrder): boolean {
  const begun = { ...before, begun_at: before.begun_at ?? after.begun_at };
  return seenByOrder(waitsForWork(before) ? before : begun) !== seenByOrder(after);
}
