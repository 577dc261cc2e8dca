/** Stores the queue of tracking numbers for shops. The numbers of one order are sent one after the other. */
import { type Selectable, sql } from "kysely";
import { PACKAGES_IN_TRANSIT } from "../../../../api/statuses.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";
import type { ShopTrackingTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";

export type TrackingRow = Readonly<Selectable<ShopTrackingTable>>;

/** Seconds after which another process may take over; reading and sending take less time. */
const LEASE_SECONDS = 120;
/** Statuses of packages that have left, including delivered ones. */
export const OUT_STATUSES: readonly string[] = [...PACKAGES_IN_TRANSIT, "Delivered"];
/** Maximum number of steps from a remedy of a remedy back to the first order, more than happen in practice. */
const MAX_REMEDIES = 10;
const REPLACED = { status: "Dropped", reason: "replaced" } as const;
/** Matches numbers that were dropped although a shop may have them, because the answer to an attempt was lost. */
export const isUncertain = sql<boolean>`(status = 'Dropped' and (attempts > 0 or leased_by <> ''))`;

interface LeavingPackage {
  readonly package_id: string;
  readonly order_id: string;
  readonly number: string;
}

/** Returns packages that have left with a number, with each of their orders. */
export async function leavingPackages(reader: Reader, ids: readonly string[]): Promise<LeavingPackage[]> {
  return await reader.selectFrom("packages as p").innerJoin("package_orders as po", "po.package_id", "p._id")
    .select(["p._id as package_id", "po.order_id", "p.tracking_number as number"])
    .where(isOneOf("p._id", ids)).where(isOneOf("p.shipment_status", OUT_STATUSES))
    .where("p.tracking_number", "<>", "").execute();
}

/** Returns the original order of each order: for a remedy, the order whose goods it replaces. */
export async function firstOrders(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const origins = new Map<string, string | null>();
  let next = [...new Set(ids)];
  for (let round = 0; next.length > 0 && round <= MAX_REMEDIES; round++) {
    const rows = await reader.selectFrom("orders").select(["_id", "origin_order_id"]).where(
      isOneOf("_id", next),
    )
      .execute();
    for (const { _id, origin_order_id } of rows) origins.set(_id, origin_order_id);
    next = rows.flatMap(({ origin_order_id }) => origin_order_id ?? []).filter((id) => !origins.has(id));
  }
  return new Map(ids.map((id) => {
    let first = id;
    for (let round = 0; round <= MAX_REMEDIES; round++) first = origins.get(first) ?? first;
    return [id, first];
  }));
}

/** Returns those of our orders that came from a connected shop. */
export async function shopOrdersOf(reader: Reader, ids: readonly string[]) {
  return await reader.selectFrom("shop_orders as o")
    .innerJoin(
      "shop_connections as c",
      (join) => join.onRef("c.store_id", "=", "o.store_id").onRef("c.shop_id", "=", "o.shop_id"),
    )
    .select(["o.order_id", "o.store_id", "o.seller_id", "o.shop_order_id"])
    .where(isOneOf("o.order_id", ids)).execute();
}

export type NewTracking = Pick<
  TrackingRow,
  "store_id" | "seller_id" | "shop_order_id" | "order_id" | "package_id" | "number"
>;

/**
 * Queues new and dropped numbers, and drops other numbers of the same package that were not sent. A sent number is
 * queued again if another one is being sent or may have arrived, because that one replaces it in the shop.
 */
export async function queueNumbers(tx: Writer, rows: readonly NewTracking[], at: number): Promise<void> {
  for (const row of rows) {
    await tx.updateTable("shop_tracking").set({ ...REPLACED, updated_at: at })
      .where("package_id", "=", row.package_id).where("shop_order_id", "=", row.shop_order_id)
      .where("number", "<>", row.number).where("status", "in", ["Waiting", "Refused"]).execute();
    const other = await tx.selectFrom("shop_tracking").select("_id")
      .where("package_id", "=", row.package_id).where("shop_order_id", "=", row.shop_order_id)
      .where("number", "<>", row.number)
      .where((is) => is.or([is("leased_by", "<>", ""), isUncertain])).executeTakeFirst();
    await tx.insertInto("shop_tracking").values({
      _id: newId(),
      ...row,
      status: "Waiting",
      reason: "",
      attempts: 0,
      due_at: at,
      leased_by: "",
      lease_until: 0,
      sent_at: null,
      created_at: at,
      updated_at: at,
    }).onConflict((on) =>
      on.columns(["package_id", "shop_order_id", "number"]).doUpdateSet({
        status: "Waiting",
        reason: "",
        attempts: 0,
        due_at: at,
        sent_at: null,
        updated_at: at,
      }).where("shop_tracking.status", "in", other ? ["Dropped", "Sent"] : ["Dropped"])
    ).execute();
  }
}

/** Returns the stores with numbers to send now, without shops that are Waiting or Broken. */
export async function dueStores(reader: Reader, now: number): Promise<string[]> {
  const rows = await reader.selectFrom("shop_tracking as t")
    .innerJoin("shop_connections as c", "c.store_id", "t.store_id").select("t.store_id").distinct()
    .where("t.status", "=", sql.lit("Waiting")).where("t.due_at", "<=", now).where("c.broken", "=", "")
    .where((is) => is.or([is("c.waiting_until", "is", null), is("c.waiting_until", "<=", now)]))
    .where((is) =>
      is.or([is("t.leased_by", "=", ""), isLeaseOver(reader, "t.lease_until", LEASE_SECONDS, now)])
    )
    .execute();
  return rows.map(({ store_id }) => store_id);
}

/** Leases the first due number of each order, unless another one of the order is being sent, even if it was dropped. */
export async function leaseNumbers(
  tx: Writer,
  storeId: string,
  most: number,
  now: number,
): Promise<TrackingRow[]> {
  const due = await tx.selectFrom("shop_tracking as t").select("t._id")
    .where("t.store_id", "=", storeId).where("t.status", "=", sql.lit("Waiting")).where("t.due_at", "<=", now)
    .where((is) => is.or([is("t.leased_by", "=", ""), isLeaseOver(tx, "t.lease_until", LEASE_SECONDS, now)]))
    .where(sql<boolean>`not exists (select 1 from shop_tracking as other where other.store_id = t.store_id
      and other.shop_order_id = t.shop_order_id and other.status = 'Waiting' and other.seq < t.seq
      and other.due_at <= ${now})`)
    .where(sql<boolean>`not exists (select 1 from shop_tracking as other where other.store_id = t.store_id
      and other.shop_order_id = t.shop_order_id and other.leased_by <> ''
      and other._id <> t._id and not ${isLeaseOver(tx, "other.lease_until", LEASE_SECONDS, now)})`)
    .orderBy("t.due_at").orderBy("t.seq").limit(most).execute();
  if (due.length === 0) return [];
  return await tx.updateTable("shop_tracking")
    .set({ leased_by: newId(), lease_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "in", due.map(({ _id }) => _id)).returningAll().execute();
}

export type TrackingPatch = Partial<
  Pick<TrackingRow, "status" | "reason" | "attempts" | "due_at" | "sent_at">
>;

/** Does nothing if another process has taken over the number. A sent number drops those that it replaces. */
export async function settleNumber(
  tx: Writer,
  { _id, leased_by, package_id, shop_order_id }: TrackingRow,
  patch: TrackingPatch,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("shop_tracking")
    .set({ ...patch, leased_by: "", lease_until: 0, updated_at: at })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).executeTakeFirst();
  if (patch.status !== "Sent" || numUpdatedRows === 0n) return;
  const replaced = { ...REPLACED, attempts: 0, leased_by: "", lease_until: 0, updated_at: at };
  await tx.updateTable("shop_tracking").set(replaced)
    .where("package_id", "=", package_id).where("shop_order_id", "=", shop_order_id).where("_id", "<>", _id)
    .where((is) => is.or([is("status", "=", "Sent"), isUncertain])).execute();
}
