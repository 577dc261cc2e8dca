/** Applies a person's decision about an order that differs from its shop. */
import type { ShopOrder as ShownOrder } from "../../../../api/generated/schema.ts";
import { orderTextsIn } from "../../../../api/orders/order_texts.ts";
import { SHOP_ORDER_STATUSES } from "../../../../api/shops/orders.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { checkVersion, illegal, notFoundOf } from "../../../entity/refusals.ts";
import { mutation, type QueryField } from "../../../fields.ts";
import { ALL_SELLERS, type Scope } from "../../../scope.ts";
import { linesOf, ordersById } from "../../orders/orders/store.ts";
import { workOf } from "../../orders/orders/work_store.ts";
import { storeById } from "../../orders/stores/store.ts";
import type { LineRow, OrderRow } from "../../orders/orders/rows.ts";
import type { ShopContent } from "./content.ts";
import { appliedContent, differenceOf, type OrderDifference } from "./difference.ts";
import { applyContent, cancelOrder, digestOf, isDraft, releaseOrder } from "./follow.ts";
import { updateShopOrder } from "./store.ts";
import { changeOfStore } from "./trouble.ts";
import { shopOrderById, shopOrderPage, type ShownShopOrder } from "./view_store.ts";

const missing = notFoundOf("order of a shop");

const linesText = (lines: readonly { readonly sku: string; readonly quantity: number }[]): string =>
  lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(", ");

function changesOf(row: ShownShopOrder, own: OrderRow | undefined, lines: readonly LineRow[]) {
  if (row.status !== "Different" || !own) return [];
  if (row.reason === "cancelled" || row.reason === "fulfilled") {
    return [{ field: "status", before: own.status, after: "Cancelled" }];
  }
  const after = JSON.parse(row.proposal) as ShopContent;
  const pairs = JSON.parse(row.lines) as Record<string, string>;
  const { words, hasNewLines } = differenceOf(appliedContent(row), after, own, lines, pairs);
  return [
    ...Object.entries(words).map(([field, text]) => ({
      field,
      before: own[field as keyof typeof words],
      after: text,
    })),
    ...hasNewLines ? [{ field: "lines", before: linesText(lines), after: linesText(after.lines) }] : [],
  ];
}

async function viewsOf(
  reader: Reader,
  scope: Scope,
  rows: readonly ShownShopOrder[],
): Promise<readonly ShownOrder[]> {
  const ids = rows.flatMap(({ order_id, status }) => status === "Different" ? order_id ?? [] : []);
  const [orders, lines] = await Promise.all([ordersById(reader, scope, ids), linesOf(reader, scope, ids)]);
  return rows.map((row): ShownOrder => ({
    _id: row._id,
    number: row.number,
    status: row.status,
    reason: row.reason,
    order_id: row.order_id,
    order_code: row.order_code ?? "",
    changes: changesOf(row, orders.get(row.order_id ?? ""), lines.get(row.order_id ?? "") ?? []),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }));
}

export const shopOrders: QueryField<"shopOrders"> = async ({ store: id, status }, { db, scope, page }) => {
  const store = await storeById(db.read, scope, id);
  if (!store) throw notFoundOf("store")();
  const statuses = SHOP_ORDER_STATUSES.filter((each) => (status ?? ["Different"]).includes(each));
  return await viewsOf(db.read, scope, await shopOrderPage(db.read, store._id, statuses, page));
};

export const settleShopOrder = mutation<"settleShopOrder">(
  async (tx, { _id, accept, version }, context) => {
    const row = await shopOrderById(tx, context.scope, _id);
    if (!row) throw missing();
    await checkVersion(row, version, STALE_TEXT, async () => (await viewsOf(tx, context.scope, [row]))[0]);
    const own = (await ordersById(tx, ALL_SELLERS, [row.order_id ?? ""])).get(row.order_id ?? "");
    if (row.status !== "Different" || !own) throw illegal("shopDecided");
    const lines = (await linesOf(tx, ALL_SELLERS, [own._id])).get(own._id) ?? [];
    const by = { at: context.now(), timeZone: context.settings.timeZone };
    const changes = changesOf(row, own, lines);
    const patch = accept
      ? await acceptChange(tx, { row, own, lines }, by)
      : { status: "Made", reason: "", proposal: "{}", refused: refusalOf(row) };
    await updateShopOrder(tx, row, { ...patch, updated_at: by.at });
    const cancelled = accept && isEnd(row);
    if (!cancelled) await releaseOrder(tx, own, by);
    const after = (await shopOrderById(tx, context.scope, _id))!;
    const [result] = await viewsOf(tx, context.scope, [after]);
    return {
      result: result!,
      audit: [{
        entity: "orders",
        entityId: own._id,
        sellerId: own.seller_id,
        action: accept ? "shop.accept" : "shop.refuse",
        changes,
        along: [changeOfStore(row)],
      }],
    };
  },
);

const STALE_TEXT = "Cannot decide: the shop has changed the order again, or somebody else was first";

const isEnd = ({ reason }: ShownShopOrder): boolean => reason === "cancelled" || reason === "fulfilled";

const refusalOf = (row: ShownShopOrder): string =>
  isEnd(row) ? row.reason : digestOf(JSON.parse(row.proposal) as ShopContent);

/** @throws {ApiError} ILLEGAL_TRANSITION if the order's lines, address or status can no longer change */
async function acceptChange(
  tx: Writer,
  of: { readonly row: ShownShopOrder; readonly own: OrderRow; readonly lines: readonly LineRow[] },
  by: Parameters<typeof applyContent>[3],
) {
  const { row, own, lines } = of;
  if (isEnd(row)) {
    if (!await cancelOrder(tx, own, by)) throw illegal("shopCancelClosed");
    // A sync reads the order again: without a mark it would repeat a request that staff refuse later.
    return { status: "Made", reason: "", proposal: "{}", refused: row.reason };
  }
  const content = JSON.parse(row.proposal) as ShopContent;
  const pairs = JSON.parse(row.lines) as Record<string, string>;
  const { hasNewLines, words } = differenceOf(appliedContent(row), content, own, lines, pairs);
  if (hasNewLines && !isDraft(own)) throw illegal("shopLinesClosed");
  await checkAddress(tx, own, words);
  return await applyContent(tx, of, content, by);
}

/** @throws {ApiError} ILLEGAL_TRANSITION if the address cannot change any more because of a label */
async function checkAddress(tx: Writer, own: OrderRow, words: OrderDifference["words"]): Promise<void> {
  if (!orderTextsIn("address", "method").some((field) => field in words)) return;
  const work = (await workOf(tx, ALL_SELLERS, [own._id])).get(own._id);
  if (!editableParts(own, work).address) throw illegal("addressClosed");
}
