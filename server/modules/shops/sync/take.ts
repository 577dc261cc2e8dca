/** Takes orders of a shop: each new order becomes a draft, and a known one follows its shop. Source: docs/shops.md. */
import { SYSTEM } from "../../../../api/system.ts";
import { bareNumber } from "../../../../api/orders/shop_numbers.ts";
import type { Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { createOrders, type OrderDraft } from "../../orders/orders/create.ts";
import { dailyRoom } from "../../orders/orders/daily_store.ts";
import { linesOf, ordersById, takenNumbers } from "../../orders/orders/store.ts";
import type { ConnectionRow } from "../connections/store.ts";
import type { ShopOrder } from "../port.ts";
import { readOrder, type Rules, type ShopContent } from "./content.ts";
import { linkOrder, pairLines } from "./difference.ts";
import {
  followAll,
  type FollowedOrder,
  keepShopOrder,
  markLeftOut,
  newRow,
  type OrderReading,
  rowOf,
  type TakeBy,
} from "./keep.ts";
import { takeRemote } from "./remote.ts";
import {
  deleteShopOrder,
  foreignVariants,
  insertShopOrders,
  linkedOrders,
  type NewShopOrder,
  type ShopOrderRow,
  shopOrdersById,
  updateShopOrder,
} from "./store.ts";

const ACTION = "shop.sync";

interface Candidate {
  readonly order: ShopOrder;
  readonly content: ShopContent;
  readonly known: ShopOrderRow | undefined;
}

/**
 * Orders can arrive in any sequence and more than once; the newest version of each wins. @returns the number of orders
 * that were made
 */
export async function takeOrders(
  tx: Writer,
  connection: ConnectionRow,
  orders: readonly ShopOrder[],
  by: TakeBy,
): Promise<number> {
  const newest = new Map<string, ShopOrder>();
  for (const order of orders) {
    const other = newest.get(order.shop_order_id);
    if (!other || other.updated_at <= order.updated_at) newest.set(order.shop_order_id, order);
  }
  const ids = [...newest.keys()];
  const rules = await rulesOf(tx, connection);
  const known = await shopOrdersById(tx, connection, ids);
  const candidates: Candidate[] = [];
  const followed: FollowedOrder[] = [];
  const remotes: OrderReading[] = [];
  for (const order of newest.values()) {
    const row = known.get(order.shop_order_id);
    if (row && order.updated_at < row.remote_at) continue;
    const reading = readOrder(order, rules);
    const ordered = new Set(Object.keys(JSON.parse(row?.lines ?? "{}") as object));
    const paidReading = ordered.size > 0 ? readOrder(order, { ...rules, ordered }) : reading;
    if (order.remote) remotes.push({ order, reading, paidReading, row });
    else if (row?.order_id) followed.push({ order, reading, paidReading, row });
    // A draft that somebody deleted is not created again.
    else if (row?.status === "Made") continue;
    else if (order.ordered_at < connection.from_at) await (row && deleteShopOrder(tx, row));
    else if (reading.reason !== "") await markLeftOut(tx, connection, order, reading.reason, row, by);
    else candidates.push({ order, content: reading.content, known: row });
  }
  await followAll(tx, connection, followed, by);
  if (remotes.length > 0) return await takeRemote(tx, connection, remotes, by);
  return await linkOrMake(tx, connection, candidates, by);
}

async function rulesOf(tx: Writer, { store_id, order_states, methods }: ConnectionRow): Promise<Rules> {
  return {
    order_states: JSON.parse(order_states) as string[],
    methods: JSON.parse(methods) as Record<string, string>,
    foreign: await foreignVariants(tx, store_id),
  };
}

async function linkOrMake(
  tx: Writer,
  connection: ConnectionRow,
  candidates: readonly Candidate[],
  by: TakeBy,
): Promise<number> {
  if (candidates.length === 0) return 0;
  const sorted = candidates.toSorted((one, other) =>
    one.order.ordered_at - other.order.ordered_at ||
    (one.order.shop_order_id < other.order.shop_order_id ? -1 : 1)
  );
  const numbers = await takenNumbers(tx, connection.store_id, sorted.map(numberOf));
  const linked = await linkedOrders(tx, [...numbers.values()]);
  const seen = new Set<string>();
  const fresh: Candidate[] = [];
  for (const each of sorted) {
    const number = bareNumber(numberOf(each));
    const taken = numbers.get(numberOf(each));
    if (taken !== undefined && !linked.has(taken) && !seen.has(number)) {
      await link(tx, connection, each, taken, by);
    } else if (number !== "" && (taken !== undefined || seen.has(number))) {
      await markLeftOut(tx, connection, each.order, "numberTaken", each.known, by);
    } else fresh.push(each);
    seen.add(number);
  }
  const room = await dailyRoom(tx, connection.seller_id, by);
  for (const each of fresh.slice(room)) {
    await keepShopOrder(tx, connection, each, {
      status: "Waiting",
      reason: "dailyLevel",
      proposal: JSON.stringify(each.content),
    }, by);
  }
  return await makeDrafts(tx, connection, fresh.slice(0, room), by);
}

const numberOf = ({ content }: Candidate): string => content.texts.external_number;

async function makeDrafts(
  tx: Writer,
  connection: ConnectionRow,
  candidates: readonly Candidate[],
  by: TakeBy,
): Promise<number> {
  if (candidates.length === 0) return 0;
  const drafts = candidates.map(({ content }) => draftOf(content, connection, by.currency));
  const { made, lines } = await createOrders(tx, drafts, {
    stamp: { actor: SYSTEM, actingFor: null, requestId: newId(), sessionId: null, at: by.at },
    action: ACTION,
    currency: by.currency,
    timeZone: by.timeZone,
  });
  if (made.length !== drafts.length) {
    throw new Error(`Cannot take orders of a shop: ${made.length} of ${drafts.length} were made`);
  }
  const fresh: NewShopOrder[] = [];
  for (const [index, each] of candidates.entries()) {
    const order_id = made[index]!;
    const row = rowOf(each, {
      status: "Made",
      applied: JSON.stringify(each.content),
      lines: JSON.stringify(pairLines(each.content, lines.get(order_id) ?? [])),
      order_id,
    }, by);
    if (each.known) await updateShopOrder(tx, each.known, row);
    else fresh.push(newRow(connection, each.order, row, by));
  }
  await insertShopOrders(tx, fresh);
  return made.length;
}

export function draftOf(
  content: ShopContent,
  { store_id, seller_id }: Pick<ConnectionRow, "store_id" | "seller_id">,
  currency: string,
): OrderDraft {
  return {
    ...content.texts,
    store_id,
    seller_id,
    ordered_at: content.ordered_at,
    lines: content.lines.map(({ sku, title, variant, quantity, declared_minor }) => ({
      sku,
      title,
      variant,
      quantity,
      declared_minor,
      declared_currency: content.currency === currency ? "" : content.currency,
    })),
  };
}

async function link(
  tx: Writer,
  connection: ConnectionRow,
  each: Candidate,
  order_id: string,
  by: TakeBy,
): Promise<void> {
  const own = (await ordersById(tx, ALL_SELLERS, [order_id])).get(order_id);
  if (!own) return;
  const lines = (await linesOf(tx, ALL_SELLERS, [order_id])).get(order_id) ?? [];
  await keepShopOrder(tx, connection, each, { ...linkOrder(each.content, own, lines), order_id }, by);
}

/** Imports orders that were above an earlier daily limit, up to today's limit. @returns the number of imported orders */
export async function takeWaiting(
  tx: Writer,
  connection: ConnectionRow,
  waiting: readonly ShopOrderRow[],
  by: TakeBy,
): Promise<number> {
  const candidates = waiting.map((known): Candidate => ({
    order: {
      ...storedOrder(known),
      ...(JSON.parse(known.proposal) as Pick<ShopOrder, "ordered_at" | "currency">),
    },
    content: JSON.parse(known.proposal) as ShopContent,
    known,
  }));
  return await linkOrMake(tx, connection, candidates, by);
}

/** Returns a stored order without its content. */
const storedOrder = ({ shop_order_id, number, remote_at, state }: ShopOrderRow) => ({
  shop_order_id,
  number,
  updated_at: remote_at,
  state: state as ShopOrder["state"],
  texts: {},
  method: "",
  lines: [],
});

/** Returns a deleted order as a cancelled one; null if we never read it. */
export const deletedOrder = (known: ShopOrderRow, { from_at }: ConnectionRow): ShopOrder | null =>
  known.status === "Named"
    ? null
    : { ...storedOrder(known), state: "cancelled", ordered_at: from_at, currency: "" };
