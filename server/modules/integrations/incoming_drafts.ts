/** Orders of a call as drafts of a store. Pure. */
import type { InferOutput } from "valibot";
import type { incomingInput } from "../../../api/inputs/incoming.ts";
import type { OrderDraft } from "../orders/create.ts";

type IncomingOrder = InferOutput<typeof incomingInput>["orders"][number];

export const draftsOf = (
  orders: readonly IncomingOrder[],
  store: { readonly _id: string; readonly seller_id: string },
): OrderDraft[] => orders.map((order) => draftOf(order, store));

function draftOf(
  order: IncomingOrder,
  { _id, seller_id }: { readonly _id: string; readonly seller_id: string },
): OrderDraft {
  return {
    external_number: order.external_number,
    recipient_name: order.recipient_name ?? "",
    company: order.company ?? "",
    address_line1: order.address_line1 ?? "",
    address_line2: order.address_line2 ?? "",
    city: order.city ?? "",
    region: order.region ?? "",
    postal_code: order.postal_code ?? "",
    country: order.country ?? "",
    email: order.email ?? "",
    phone: order.phone ?? "",
    shipping_method: order.shipping_method ?? "",
    note: order.note ?? "",
    store_id: _id,
    seller_id,
    lines: order.lines.map(({ sku, quantity, title, variant }) => ({
      sku,
      quantity,
      ...title && { title },
      ...variant && { variant },
    })),
  };
}
