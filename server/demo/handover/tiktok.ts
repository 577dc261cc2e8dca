/** Makes TikTok orders in every state: for our newest orders of a TikTok shop, and some that wait for a person. */
import { sql } from "kysely";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import {
  cancelDueAt,
  collectDueAt,
  holdEndOf,
  type RemoteAddress,
  type RemoteLine,
  type RemoteOrder,
  type RemoteStatus,
  shipDueAt,
  statusOfRemote,
} from "../../../api/handover/tiktok.ts";
import { lineKey } from "../../../api/handover/tiktok_merge.ts";
import { itemsText } from "../../../api/orders/items_text.ts";
import type { Writer } from "../../db/database.ts";
import type { NewItem, OrdersTable, StoresTable } from "../../db/tables.ts";
import { columnsOf } from "../../modules/handover/tiktok/write.ts";
import { insertRows } from "../bulk.ts";
import { idMaker } from "../ids.ts";
import { type Random, seededRandom } from "../random.ts";

/** The number of TikTok orders for which we have an order. */
const LINKED = 50;
/** TikTok orders for which we have no order, by state: 30 in total, 12 of them with an unmapped SKU. */
const WAITING:
  readonly (readonly [count: number, status: RemoteStatus, more?: "unmapped" | "asks" | "late"])[] = [
    [4, "UNPAID"],
    [4, "ON_HOLD"],
    [2, "ON_HOLD", "unmapped"],
    [7, "AWAITING_SHIPMENT"],
    [2, "AWAITING_SHIPMENT", "late"],
    [10, "AWAITING_SHIPMENT", "unmapped"],
    [1, "AWAITING_SHIPMENT", "asks"],
  ];

const REMOTE: Readonly<Record<string, RemoteStatus>> = {
  Shipped: "IN_TRANSIT",
  Delivered: "DELIVERED",
  Returned: "DELIVERED",
  Completed: "COMPLETED",
  Cancelled: "CANCELLED",
  Ready: "AWAITING_COLLECTION",
};
/** SKUs of the shop that are not in the catalogue. */
const FOREIGN = ["HP-TT-SAIL-TEE", "HP-TT-ANCHOR-MUG", "HP-TT-PINE-HOODIE", "HP-TT-TOTE"] as const;

interface Options {
  readonly now: number;
  readonly seed: number;
  readonly items: readonly NewItem[];
}

type Ours =
  & Pick<
    OrdersTable,
    | "_id"
    | "external_number"
    | "status"
    | "recipient_name"
    | "phone"
    | "address_line1"
    | "address_line2"
    | "city"
  >
  & Pick<OrdersTable, "region" | "postal_code" | "country" | "ordered_at" | "created_at">;

export async function addTiktokOrders(tx: Writer, { now, seed, items }: Options): Promise<void> {
  const store = await tx.selectFrom("stores").select(["_id", "seller_id"]).where("platform", "=", "tiktok")
    .orderBy("created_at").orderBy("name").executeTakeFirst();
  if (!store) return;
  const random = seededRandom(seed + 124);
  const newId = idMaker(random);
  const ours = await ordersOf(tx, store._id);
  const [example] = ours;
  if (!example) return;
  const maker = { store, newId, random, items, now };
  const linked = ours.map((order) => recordOf(maker, linkedOrder(order, items, random, now), order._id));
  const free = WAITING.flatMap(([count, status, more]) =>
    Array.from({ length: count }, () => recordOf(maker, waitingOrder(maker, example, status, more), null))
  );
  const all = [...free, ...linked].toSorted((one, other) => one.order.created_at - other.order.created_at);
  await insertRows(tx, "tiktok_orders", all.map(({ order }) => order));
  await insertRows(tx, "tiktok_lines", all.flatMap(({ lines }) => lines));
}

async function ordersOf(tx: Writer, storeId: string): Promise<readonly Ours[]> {
  const { rows } = await sql<Ours>`select _id, external_number, status, recipient_name, phone, address_line1,
      address_line2, city, region, postal_code, country, ordered_at, created_at from orders
    where store_id = ${storeId} and external_number <> '' order by seq desc limit ${LINKED}`.execute(tx);
  return rows;
}

interface Maker {
  readonly store: Pick<StoresTable, "_id" | "seller_id">;
  readonly newId: (at: number) => string;
  readonly random: Random;
  readonly items: readonly NewItem[];
  readonly now: number;
}

function recordOf({ store, newId, items }: Maker, remote: RemoteOrder, order_id: string | null) {
  const created_at = remote.ordered_at ?? remote.remote_at;
  const _id = newId(created_at);
  const bySku = new Map(items.map((item) => [item.sku, item._id]));
  const lines = remote.lines.map((line, position) => ({
    line_id: newId(created_at),
    tiktok_order_id: _id,
    line_key: lineKey(line),
    position,
    remote_at: remote.remote_at,
    sku: line.seller_sku,
    ...line,
    item_id: bySku.get(line.seller_sku) ?? null,
  }));
  const { lines: _, ...head } = remote;
  const order = {
    _id,
    store_id: store._id,
    seller_id: store.seller_id,
    tiktok_id: remote.tiktok_id,
    status: statusOfRemote(remote),
    // Marks notices as sent, so that the first start does not send old ones.
    noticed: 2,
    ...columnsOf(head),
    lines_count: lines.length,
    unmapped: lines.filter(({ item_id }) => item_id === null).length,
    items_text: itemsText(lines.map(({ sku, title, qty }) => ({ sku, title, quantity: qty }))),
    order_id,
    created_at,
    updated_at: created_at,
    version: 1,
  };
  return { order, lines };
}

function linkedOrder(order: Ours, items: readonly NewItem[], random: Random, now: number): RemoteOrder {
  const { external_number, status, ordered_at, created_at } = order;
  const remote_status = REMOTE[status] ?? "AWAITING_SHIPMENT";
  return {
    ...remoteOrder(
      external_number,
      remote_status,
      Math.min(ordered_at ?? created_at, created_at),
      addressOf(order),
      now,
    ),
    cancel_due_at: status === "Cancel Requested" ? cancelDueAt(now) : null,
    lines: [lineOf(random, random.pick(items).sku, "", random.between(1, 2))],
  };
}

const addressOf = (
  { recipient_name, phone, address_line1, address_line2, city, region, postal_code, country }: Ours,
): RemoteAddress => ({
  recipient_name,
  phone,
  address_line1,
  address_line2,
  city,
  region,
  postal_code,
  country,
});

function waitingOrder(
  { random, items, now }: Maker,
  example: Ours,
  status: RemoteStatus,
  more?: "unmapped" | "asks" | "late",
): RemoteOrder {
  const isOpen = status === "AWAITING_SHIPMENT";
  const hours = more === "late" ? random.between(50, 70) : isOpen ? random.between(3, 40) : 0;
  const ordered = now - hours * HOUR_SECONDS - random.between(60, 3_000);
  const id = `5769${String(random.between(10_000_000, 99_999_999))}${
    String(random.between(100_000, 999_999))
  }`;
  const address = addressOf(example);
  const masked = { recipient_name: "M*** S***", address_line1: "5** H*****", phone: "" };
  const sku = more === "unmapped" ? random.pick(FOREIGN) : random.pick(items).sku;
  return {
    ...remoteOrder(id, status, ordered, isOpen ? address : { ...address, ...masked }, now),
    cancel_due_at: more === "asks" ? cancelDueAt(now - 40 * HOUR_SECONDS) : null,
    lines: [lineOf(random, sku, "", random.between(1, 3))],
  };
}

function remoteOrder(
  tiktok_id: string,
  remote_status: RemoteStatus,
  ordered_at: number,
  address: RemoteAddress,
  now: number,
): Omit<RemoteOrder, "lines" | "cancel_due_at"> {
  return {
    tiktok_id,
    remote_status,
    remote_at: now - HOUR_SECONDS,
    shipping_type: "seller",
    delivery: "Standard shipping",
    ordered_at,
    held_until: remote_status === "ON_HOLD" ? holdEndOf(ordered_at) : null,
    ship_due_at: shipDueAt(ordered_at),
    collect_due_at: collectDueAt(ordered_at) + DAY_SECONDS,
    cancel_id: "",
    tracking_number: "",
    note: "",
    address,
  };
}

const lineOf = (random: Random, seller_sku: string, variant: string, qty: number): RemoteLine => ({
  sku_id: `1729${String(random.between(100_000_000, 999_999_999))}`,
  seller_sku,
  title: seller_sku.replaceAll("-", " ").toLowerCase(),
  variant,
  qty,
  total_minor: qty * 2_199,
  currency: "USD",
  remote_package_id: "",
});
