/** How the state of an order is kept, and which parts of its form are open in it. Pure. */
import type { OrderFacts } from "../../../api/generated/schema.ts";
import { NO_FACTS } from "./order_facts.ts";
import { orderMachine } from "./order.ts";

/** The column of each region. */
export const ORDER_COLUMNS = {
  status: "status",
  print: "print_status",
  shipment: "shipment_status",
} as const;

/** A row of the `orders` table as the machine's state value. */
export function orderValue(row: { status: string; print_status: string; shipment_status: string }) {
  return { status: row.status, print: row.print_status, shipment: row.shipment_status };
}

/** A state has the same tags each time, and to resolve it takes as long as to read a row. */
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

/**
 * Which parts of a form are open in this state. Lines close when the order is paid, the address when a label exists or
 * the parcel is another buyer's order's too.
 */
export function editableParts(
  row: { status: string; print_status: string; shipment_status: string },
  { labels, merged, out }: Pick<OrderFacts, "labels" | "merged" | "out"> = NO_FACTS,
) {
  const { lines, address } = tagsOf(row);
  const isFree = labels === 0 && out === 0 && !merged;
  return { lines, address: address && isFree };
}
