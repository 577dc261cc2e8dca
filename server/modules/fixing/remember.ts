/** What a person fixed by hand is remembered for the store: the next import knows it. */
import type { Writer } from "../../db/database.ts";
import type { LineDraft } from "../orders/draft.ts";
import type { LineRow, OrderRow } from "../orders/rows.ts";
import { keepMapping } from "./fix_store.ts";

/** Lines that kept their id and got an item of ours in the place of a SKU that nobody knew. */
export async function rememberFixed(
  tx: Writer,
  order: Pick<OrderRow, "store_id" | "seller_id">,
  before: readonly LineRow[],
  after: readonly (LineDraft & { readonly _id: string })[],
  userId: string,
  at: number,
): Promise<void> {
  const { store_id, seller_id } = order;
  const unknown = new Map(before.filter((line) => line.item_id === null).map((line) => [line._id, line.sku]));
  for (const { _id, sku, item_id } of after) {
    const external_sku = unknown.get(_id);
    if (!external_sku || item_id === null || sku === external_sku) continue;
    await keepMapping(tx, { store_id, seller_id, external_sku, item_id }, userId, at);
  }
}
