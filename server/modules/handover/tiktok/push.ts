/** Makes our order of a TikTok order, or links an imported order with the same number and store. */
import { orderTexts } from "../../../../api/orders/order_texts.ts";
import type { TiktokOrderMoveInput } from "../../../../api/generated/schema.ts";
import type { Effect } from "../../../lifecycle/lifecycle.ts";
import { createOrders, type OrderDraft } from "../../orders/orders/create.ts";
import type { SourceLine } from "../../orders/orders/draft.ts";
import { takenNumbers } from "../../orders/orders/store.ts";
import { itemsFor, type StoredLine, storedLines } from "./lines_store.ts";
import { addressIn, type TiktokRow } from "./store.ts";

export type TiktokPatch = Partial<
  Pick<TiktokRow, "status" | "order_id" | "cancel_answer" | "cancel_reason">
>;
export type TiktokEffect = Effect<TiktokRow, TiktokPatch, TiktokOrderMoveInput>;

export const makeOrder: TiktokEffect = async (work) => {
  const { tx, row, stamp, event, context, timeZone } = work;
  const currency = context?.settings.currency ?? work.currency;
  if (currency === undefined) {
    throw new Error("Cannot push an order of TikTok: expected a person, or the currency of the business");
  }
  const known = (await takenNumbers(tx, row.store_id, [row.tiktok_id])).get(row.tiktok_id);
  if (known) return { patch: { order_id: known } };
  const lines = (await storedLines(tx, [row._id])).get(row._id) ?? [];
  const itemOf = await itemsFor(tx, row, lines, stamp.at);
  const draft = draftOf(row, lines.map((line) => sourceLine(line, itemOf, currency)));
  const { made: [order_id] } = await createOrders(tx, [draft], {
    stamp,
    action: event,
    currency,
    timeZone,
    isRecorded: false,
  });
  if (!order_id) throw new Error(`Cannot push ${row.tiktok_id}: expected an order of it`);
  const changes = [{ field: "external_number", before: "", after: row.tiktok_id }];
  return {
    patch: { order_id },
    others: [{ entity: "orders", entityId: order_id, sellerId: row.seller_id, isNew: true, changes }],
  };
};

function draftOf(row: TiktokRow, lines: readonly SourceLine[]): OrderDraft {
  return {
    ...orderTexts({ ...addressIn(row), external_number: row.tiktok_id, note: row.note }),
    store_id: row.store_id,
    seller_id: row.seller_id,
    ordered_at: row.ordered_at,
    lines,
  };
}

/** Uses TikTok's id as the SKU of a line if only that id is mapped to an item. */
function sourceLine(
  line: StoredLine,
  itemOf: (line: Pick<StoredLine, "sku" | "sku_id">) => string | null,
  currency: string,
): SourceLine {
  const { sku, sku_id, title, variant, qty, total_minor } = line;
  const isBySku = itemOf({ sku, sku_id: "" }) !== null;
  return {
    sku: isBySku || sku_id === "" ? sku : sku_id,
    title,
    variant,
    quantity: qty,
    declared_minor: total_minor,
    declared_currency: line.currency === currency ? "" : line.currency,
  };
}
