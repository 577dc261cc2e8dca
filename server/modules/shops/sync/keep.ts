/** Stores a shop's version of an order, and updates our order. */
import type { ShopReason } from "../../../../api/shops/orders.ts";
import type { Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { linesOf, ordersById } from "../../orders/orders/store.ts";
import type { ConnectionRow } from "../connections/store.ts";
import type { ShopOrder } from "../port.ts";
import type { JudgedOrder } from "./content.ts";
import { followShop, isDraft } from "./follow.ts";
import { announceStore } from "./trouble.ts";
import {
  insertShopOrders,
  type NewShopOrder,
  sentOrders,
  type ShopOrderRow,
  updateShopOrder,
} from "./store.ts";

export interface TakeBy {
  readonly at: number;
  readonly currency: string;
  readonly timeZone: string;
}

/** A shop's order, our reading of it, and the stored version; `row` is undefined for a new order. */
export interface OrderReading {
  readonly order: ShopOrder;
  readonly reading: JudgedOrder;
  /** Our reading if the order is paid here. */
  readonly paidReading: JudgedOrder;
  readonly row: ShopOrderRow | undefined;
}

export type FollowedOrder = OrderReading & { readonly row: ShopOrderRow };

interface KnownOrder {
  readonly order: ShopOrder;
  readonly known: ShopOrderRow | undefined;
}

export async function followAll(
  tx: Writer,
  connection: ConnectionRow,
  followed: readonly FollowedOrder[],
  by: TakeBy,
): Promise<void> {
  if (followed.length === 0) return;
  const ids = followed.flatMap(({ row }) => row.order_id ?? []);
  const [ours, lines, sent] = [
    await ordersById(tx, ALL_SELLERS, ids),
    await linesOf(tx, ALL_SELLERS, ids),
    await sentOrders(tx, connection, followed.map(({ order }) => order.shop_order_id), by.at),
  ];
  for (const { order, reading: open, paidReading, row } of followed) {
    const own = ours.get(row.order_id ?? "");
    if (!own) continue;
    const reading = isDraft(own) ? open : paidReading;
    const isSent = sent.has(order.shop_order_id);
    await followShop(tx, { order, reading, row, own, lines: lines.get(own._id) ?? [], isSent }, by);
  }
}

export const markLeftOut = (
  tx: Writer,
  connection: ConnectionRow,
  order: ShopOrder,
  reason: ShopReason,
  known: ShopOrderRow | undefined,
  by: TakeBy,
): Promise<void> =>
  known?.status === "Left Out" && known.reason === reason && known.remote_at === order.updated_at
    ? Promise.resolve()
    : keepShopOrder(tx, connection, { order, known }, { status: "Left Out", reason }, by);

/** Stores an order that is new or had no order of ours: linked, waiting or left out. */
export async function keepShopOrder(
  tx: Writer,
  connection: ConnectionRow,
  { order, known }: KnownOrder,
  patch: RowPatch,
  by: TakeBy,
): Promise<void> {
  const row = rowOf({ order }, patch, by);
  if (row.status === "Different") await announceStore(tx, connection, by.at);
  if (known) return await updateShopOrder(tx, known, row);
  await insertShopOrders(tx, [newRow(connection, order, row, by)]);
}

export type RowPatch = Pick<NewShopOrder, "status"> & Partial<NewShopOrder>;

export const rowOf = ({ order }: Pick<KnownOrder, "order">, patch: RowPatch, { at }: TakeBy) => ({
  number: order.number,
  reason: "",
  state: order.state,
  remote_at: order.updated_at,
  applied: "{}",
  proposal: "{}",
  refused: "",
  lines: "{}",
  order_id: null,
  ...patch,
  updated_at: at,
});

export const newRow = (
  { store_id, seller_id, shop_id }: ConnectionRow,
  { shop_order_id }: ShopOrder,
  row: ReturnType<typeof rowOf>,
  { at }: TakeBy,
): NewShopOrder => ({
  _id: newId(),
  store_id,
  seller_id,
  shop_id,
  shop_order_id,
  ...row,
  named_at: null,
  read_at: 0,
  created_at: at,
  version: 1,
});
