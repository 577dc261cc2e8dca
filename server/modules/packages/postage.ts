/** The postage of an order that is not paid yet: what its package will cost by the weights of the catalogue. */
import { readOne, type ReadsIn } from "../../lifecycle/known.ts";
import { taxerFor } from "../ledger/tax_store.ts";
import { HOUSE } from "../locations/making_store.ts";
import { METHOD_RULES } from "../methods/store.ts";
import type { OrderRow } from "../orders/rows.ts";
import type { QuotedPostage } from "../orders/sending.ts";
import { parcelToBe } from "./of_order.ts";
import { quotedFor } from "./order_quote.ts";

/** Returns the postage of an order before its payment, in its currency. @param at unix seconds */
export async function quotePostage(step: ReadsIn, order: OrderRow, at: number): Promise<QuotedPostage> {
  const draft = await parcelToBe(step, order);
  const method = (await readOne(step, METHOD_RULES, HOUSE))?.get(draft.method_code ?? "");
  // Who brings the label has paid for it elsewhere.
  if (method?.provider === "upload") return { state: "own", minor: 0 };
  const price = method && (await quotedFor(step, order, draft, at))?.price;
  if (!price?.ok || price.currency !== order.currency) return { state: "unpriced", minor: 0 };
  const [tax = 0] = (await taxerFor(step, order.seller_id, at))([price.total_minor]);
  return { state: "priced", minor: price.total_minor + tax };
}
