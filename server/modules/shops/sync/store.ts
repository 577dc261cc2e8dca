import { type Selectable, sql } from "kysely";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { ShopOrdersTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { ConnectionRow } from "../connections/store.ts";

export type ShopOrderRow = Readonly<Selectable<ShopOrdersTable>>;
export type NewShopOrder = Omit<ShopOrderRow, "seq">;
export type ShopOrderPatch = Partial<Omit<NewShopOrder, "_id" | "store_id" | "shop_order_id">>;

type Shop = Pick<ConnectionRow, "store_id" | "shop_id">;

export async function shopOrdersById(
  reader: Reader,
  { store_id, shop_id }: Shop,
  ids: readonly string[],
): Promise<Map<string, ShopOrderRow>> {
  const found = new Map<string, ShopOrderRow>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("shop_orders").selectAll().where("store_id", "=", store_id)
      .where("shop_id", "=", shop_id).where(isOneOf("shop_order_id", some)).execute();
    for (const row of rows) found.set(row.shop_order_id, row);
  }
  return found;
}

export const insertShopOrders = (tx: Writer, rows: readonly NewShopOrder[]): Promise<void> =>
  insertMany(tx, "shop_orders", rows);

export async function updateShopOrder(
  tx: Writer,
  { _id }: Pick<ShopOrderRow, "_id">,
  patch: ShopOrderPatch,
): Promise<void> {
  await tx.updateTable("shop_orders").set(patch)
    .set((to) => ({ version: sql<number>`${to.ref("version")} + 1` })).where("_id", "=", _id).execute();
}

export async function deleteShopOrder(tx: Writer, { _id }: Pick<ShopOrderRow, "_id">): Promise<void> {
  await tx.deleteFrom("shop_orders").where("_id", "=", _id).execute();
}

/** Returns those of our orders that are already linked to an order of a shop. */
export async function linkedOrders(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("shop_orders").select("order_id").where(isOneOf("order_id", some))
      .execute();
    for (const { order_id } of rows) if (order_id !== null) found.add(order_id);
  }
  return found;
}

/** Returns the ids of the shop's variants that we do not make. */
export async function foreignVariants(reader: Reader, storeId: string): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("shop_variants").select("variant_id")
    .where("store_id", "=", storeId).where("is_ours", "=", 0).execute();
  return new Set(rows.map(({ variant_id }) => variant_id));
}

/** Returns orders with a tracking number that was sent to the shop, or may have been: its answer may be late or lost. */
export async function sentOrders(
  reader: Reader,
  { store_id }: Shop,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("shop_tracking").select("shop_order_id")
      .where("store_id", "=", store_id).where(isOneOf("shop_order_id", some))
      .where((is) =>
        is.or([
          is("status", "=", "Sent"),
          is.and([
            is("status", "=", "Waiting"),
            is.or([is("leased_by", "<>", ""), is("attempts", ">", 0), is("due_at", "<=", now)]),
          ]),
        ])
      ).execute();
    for (const { shop_order_id } of rows) found.add(shop_order_id);
  }
  return found;
}

/** Returns orders that wait for the next day's limit, a mapping or the platform, first stored first. */
export function waitingOrders(
  reader: Reader,
  { store_id, shop_id }: Shop,
  most: number,
): Promise<ShopOrderRow[]> {
  return reader.selectFrom("shop_orders").selectAll().where("store_id", "=", store_id)
    .where("shop_id", "=", shop_id).where("status", "=", sql.lit("Waiting")).orderBy("seq").limit(most)
    .execute();
}

/** Returns orders whose scheduled read is due. */
export function namedOrders(
  reader: Reader,
  { store_id, shop_id }: Shop,
  now: number,
  most: number,
): Promise<ShopOrderRow[]> {
  return reader.selectFrom("shop_orders").selectAll().where("store_id", "=", store_id)
    .where("shop_id", "=", shop_id).where("named_at", "<=", now).orderBy("named_at").orderBy("seq").limit(
      most,
    )
    .execute();
}

/** An order is read at most once in this time, however many calls name it. */
const PAUSE_SECONDS = 10;

/** Ends the scheduled read of an order; one that was named meanwhile is read once more, after the pause. */
export async function settleNamed(tx: Writer, { _id, named_at }: ShopOrderRow, at: number): Promise<void> {
  const again = at + PAUSE_SECONDS;
  await tx.updateTable("shop_orders").set({
    named_at: sql<number | null>`case when named_at = ${named_at} then null
      when named_at > ${again} then named_at else ${again} end`,
    read_at: at,
  }).where("_id", "=", _id).execute();
}

/** Postpones reading the orders that webhooks named. */
export async function deferNamed(tx: Writer, { store_id, shop_id }: Shop, until: number): Promise<void> {
  await tx.updateTable("shop_orders").set({ named_at: until }).where("store_id", "=", store_id)
    .where("shop_id", "=", shop_id).where("named_at", "<", until).execute();
}

/** Deletes an order that a webhook named but the shop does not have, unless it is read once more. */
export async function forgetNamed(tx: Writer, { _id }: ShopOrderRow): Promise<void> {
  await tx.deleteFrom("shop_orders").where("_id", "=", _id).where("status", "=", "Named")
    .where("named_at", "is", null).execute();
}

/**
 * Schedules the read of an order that we may not have yet, no sooner than the pause after the last read. A due read may
 * have begun: it becomes due a second earlier, and `settleNamed` finds the difference.
 */
export async function nameShopOrder(
  tx: Writer,
  { store_id, seller_id, shop_id }: ConnectionRow,
  shop_order_id: string,
  at: number,
): Promise<void> {
  const texts = {
    ...{ number: "", reason: "", state: "", refused: "" },
    ...{ applied: "{}", proposal: "{}", lines: "{}" },
  };
  await tx.insertInto("shop_orders").values({
    ...{ _id: newId(), store_id, seller_id, shop_id, shop_order_id, status: "Named", ...texts },
    ...{ remote_at: 0, order_id: null, named_at: at, read_at: 0, created_at: at, updated_at: at, version: 1 },
  }).onConflict((on) =>
    on.columns(["store_id", "shop_id", "shop_order_id"]).doUpdateSet({
      named_at: sql<number>`case when shop_orders.named_at > ${at} then shop_orders.named_at
        when shop_orders.named_at is not null then shop_orders.named_at - 1
        when shop_orders.read_at + ${PAUSE_SECONDS} > ${at} then shop_orders.read_at + ${PAUSE_SECONDS}
        else ${at} end`,
    })
  ).execute();
}

export async function isHeldFor(reader: Reader, orderId: string, reason: string): Promise<boolean> {
  const row = await reader.selectFrom("orders").select("_id").where("_id", "=", orderId)
    .where("status", "=", "On Hold").where("hold_reason", "=", reason).executeTakeFirst();
  return row !== undefined;
}
