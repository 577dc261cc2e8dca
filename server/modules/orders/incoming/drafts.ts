import type { InferOutput } from "valibot";
import type { incomingInput } from "../../../../api/inputs/orders/incoming_orders.ts";
import { orderTexts } from "../../../../api/orders/order_texts.ts";
import { bareNumber } from "../../../../api/orders/shop_numbers.ts";
import type { OrderDraft } from "../orders/create.ts";

type IncomingOrder = InferOutput<typeof incomingInput>["orders"][number];

export const draftsOf = (
  orders: readonly IncomingOrder[],
  store: { readonly _id: string; readonly seller_id: string },
): OrderDraft[] => orders.map((order) => draftOf(order, store));

export interface RefusedOrder {
  readonly external_number: string;
  readonly code: "doubled";
  readonly text: string;
}

const DOUBLED = "Another order of this call has this number and other content: that one was made.";

/** Lists drafts that were not created: skipped for an existing number or as a repetition, else refused. */
export function restOf(
  drafts: readonly OrderDraft[],
  created: readonly Pick<OrderDraft, "external_number">[],
): { readonly skipped: readonly string[]; readonly refused: readonly RefusedOrder[] } {
  const made = new Set(created.map(({ external_number }) => bareNumber(external_number)));
  const first = new Map<string, string>();
  const skipped: string[] = [];
  const refused: RefusedOrder[] = [];
  for (const draft of drafts) {
    const { external_number } = draft;
    const number = bareNumber(external_number);
    const content = JSON.stringify({ ...draft, external_number: number });
    const known = first.get(number);
    if (!made.has(number) || known === content) skipped.push(external_number);
    else if (known === undefined) first.set(number, content);
    else refused.push({ external_number, code: "doubled", text: DOUBLED });
  }
  return { skipped, refused };
}

function draftOf(
  order: IncomingOrder,
  { _id, seller_id }: { readonly _id: string; readonly seller_id: string },
): OrderDraft {
  return {
    ...orderTexts(order),
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
