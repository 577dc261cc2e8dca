import { isRemedy, type RemedyColumns } from "../../../api/orders/remedies.ts";
import type { OrderFacts } from "../../../api/generated/schema.ts";
import { NO_FACTS } from "./order_facts.ts";
import { orderMachine } from "./order.ts";

export const ORDER_COLUMNS = {
  status: "status",
  print: "print_status",
  shipment: "shipment_status",
} as const;

export function orderValue(row: { status: string; print_status: string; shipment_status: string }) {
  return { status: row.status, print: row.print_status, shipment: row.shipment_status };
}

/** Caches a state's tags: resolving them takes as long as reading a row. */
const tagged = new Map<string, { readonly lines: boolean; readonly address: boolean }>();

function tagsOf(row: Parameters<typeof orderValue>[0]) {
  const value = orderValue(row);
  const key = JSON.stringify(value);
  let tags = tagged.get(key);
  if (!tags) {
    const snapshot = orderMachine.resolveState({ value, context: NO_FACTS });
    const address = snapshot.hasTag("address.editable") && snapshot.hasTag("address.open");
    tagged.set(key, tags = { lines: snapshot.hasTag("lines.editable"), address });
  }
  return tags;
}

/** Returns true for drafts and pending orders, whose lines follow the current prices. */
export const arePricesOpen = (row: Parameters<typeof orderValue>[0]): boolean => tagsOf(row).lines;

/** Returns the parts that can change: no lines of a remedy, no address after a label, merge or departure. */
export function editableParts(
  row: Parameters<typeof orderValue>[0] & RemedyColumns,
  { labels, merged, out }: Pick<OrderFacts, "labels" | "merged" | "out"> = NO_FACTS,
) {
  const { lines, address } = tagsOf(row);
  const isFree = labels === 0 && out === 0 && !merged;
  return { lines: lines && !isRemedy(row), address: address && isFree };
}
