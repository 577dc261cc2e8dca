import { daysLater } from "../../../../api/time/dates.ts";
import type { OrderTexts } from "../../../../api/orders/order_texts.ts";
import { bareNumber } from "../../../../api/orders/shop_numbers.ts";
import { type AuditStamp, recordAudit } from "../../../audit/audit.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { Writer } from "../../../db/database.ts";
import { pipeline } from "../../../db/pipeline.ts";
import { newId } from "../../../ids.ts";
import { yieldToRequests } from "../../../background/yield_to_requests.ts";
import { groupRows } from "../../../graphql/batch.ts";
import {
  artOfSkus,
  insertPlacements,
  type NewPlacement,
  type PlacementTarget,
} from "../../catalogue/artwork/placements_store.ts";
import { type ItemRow, itemsOfStore } from "../../catalogue/items/store.ts";
import { checkTakesOrders } from "../stores/takes_orders.ts";
import { orderTakings } from "../stores/store.ts";
import { checkDaily } from "./daily_store.ts";
import { deriveOrder, pricedLine, type SourceLine, unavailableIn } from "./draft.ts";
import { sendingPort, type SentGoods } from "./sending_port.ts";
import { BLANK_ORDER } from "./rows.ts";
import { insertLines, insertOrders, type NewLine, type NewOrder, takenNumbers } from "./store.ts";

/** Days from an order to its due time. Five are usual for print on demand. */
const DUE_DAYS = 5;

/** From this number of orders on, the loop yields to other requests; imports and syncs use `writeMany`. */
export const MANY_ORDERS = 100;
/** Number of orders in a part; one part is written while the next is prepared. */
const SOME_ORDERS = 125;

/** Returns when an order is due: at the same time of day, even if the clocks change in between. */
export const dueAt = (at: number, timeZone: string): number => daysLater(DUE_DAYS, at, timeZone);

/** The caller must have read the store within a scope. */
export interface OrderDraft extends OrderTexts {
  readonly store_id: string;
  readonly seller_id: string;
  /** Unix seconds; null if the source has no date. */
  readonly ordered_at?: number | null;
  readonly import_id?: string;
  readonly lines: readonly SourceLine[];
}

export interface CreateBy {
  readonly stamp: AuditStamp;
  readonly action: string;
  readonly currency: string;
  /** The business time zone, for due times and for a seller's daily limit. */
  readonly timeZone: string;
  /** False if the caller writes the audit rows, as a mutation does. */
  readonly isRecorded?: boolean;
}

export interface CreateResult {
  /** Ids of the new orders, in the order of the drafts. */
  readonly made: string[];
  /** Ids of the new lines by the order's id. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  readonly skipped: number;
}

/**
 * Creates draft orders, with one statement for hundreds of rows and one audit row for each order. Only
 * remedies are created elsewhere, so checks that apply to every source of orders belong here.
 * @throws {ApiError} ILLEGAL_TRANSITION with its reason: the store is paused, or the daily limit is reached
 */
export async function createOrders(
  tx: Writer,
  drafts: readonly OrderDraft[],
  by: CreateBy,
): Promise<CreateResult> {
  const [named, usedNumbers, items, art] = await pipeline(
    withMethods(tx, drafts),
    takenByStore(tx, drafts),
    itemsByStore(tx, drafts, by.stamp.at),
    artByStore(tx, drafts),
  );
  const fresh = withoutTaken(named, usedNumbers);
  const itemsOf = ({ store_id }: OrderDraft) => items.get(store_id) ?? NO_ITEMS;
  const [codes, given] = await pipeline(
    nextCodes(tx, "orders", fresh.length),
    sendingPort.get().checkMethods({ tx }, fresh.map((draft) => sentGoodsOf(draft, itemsOf(draft)))),
    // A duplicate does not count for the daily limit.
    ...Array.from(
      groupRows(fresh, ({ seller_id }) => seller_id),
      ([seller, group]) => checkDaily(tx, seller, group.length, by),
    ),
  );
  const due = dueAt(by.stamp.at, by.timeZone);
  const made: NewOrder[] = [];
  const lines = new Map<string, readonly string[]>();
  const written: Promise<unknown>[] = [];
  for (let from = 0; from < fresh.length; from += SOME_ORDERS) {
    const rows = fresh.slice(from, from + SOME_ORDERS).map((draft, index) =>
      rowsOf(draft, codes[from + index] ?? "", {
        items: itemsOf(draft),
        art: art.get(draft.store_id) ?? NO_ART,
        hasMethod: given[from + index] ?? true,
        due,
      }, by)
    );
    for (const { order, lines: own } of rows) {
      made.push(order);
      lines.set(order._id, own.map(({ _id }) => _id));
    }
    const writing = insertRows(tx, rows, by.stamp.at);
    // Avoids an unhandled rejection: the failure is thrown when all parts are awaited below.
    writing.catch(() => {});
    written.push(writing);
    // Other requests need not wait until all orders are prepared.
    if (fresh.length >= MANY_ORDERS) await yieldToRequests();
  }
  await pipeline(
    ...written,
    by.isRecorded === false
      ? Promise.resolve()
      : recordAudit(tx, made.map((order) => auditOf(order, by)), by.stamp),
  );
  return { made: made.map(({ _id }) => _id), lines, skipped: drafts.length - fresh.length };
}

const insertRows = (tx: Writer, rows: readonly OrderRows[], at: number): Promise<unknown> =>
  pipeline(
    insertOrders(tx, rows.map(({ order }) => order)),
    insertLines(tx, rows.flatMap(({ lines }) => lines)),
    insertPlacements(tx, rows.flatMap(({ placements }) => placements), at),
  );

const NO_ITEMS: ReadonlyMap<string, ItemRow> = new Map();
const NO_ART: ReadonlyMap<string, readonly NewPlacement[]> = new Map();

async function artByStore(tx: Writer, drafts: readonly OrderDraft[]) {
  const found = new Map<string, Map<string, NewPlacement[]>>();
  for (const [store, group] of groupRows(drafts, (draft) => draft.store_id)) {
    found.set(store, await artOfSkus(tx, store, group.flatMap((draft) => draft.lines.map(({ sku }) => sku))));
  }
  return found;
}

interface OrderContext {
  readonly items: ReadonlyMap<string, ItemRow>;
  readonly art: ReadonlyMap<string, readonly NewPlacement[]>;
  readonly hasMethod: boolean;
  /** Unix seconds. */
  readonly due: number;
}

interface OrderRows {
  readonly order: NewOrder;
  readonly lines: readonly NewLine[];
  readonly placements: readonly (NewPlacement & PlacementTarget)[];
}

/** Fills in a missing method from the store. @throws {ApiError} ILLEGAL_TRANSITION for a paused store */
async function withMethods(tx: Writer, drafts: readonly OrderDraft[]): Promise<readonly OrderDraft[]> {
  const stores = await orderTakings(tx, [...groupRows(drafts, (draft) => draft.store_id).keys()]);
  for (const store of stores.values()) checkTakesOrders(store);
  return drafts.map((draft) =>
    draft.shipping_method.trim() === ""
      ? { ...draft, shipping_method: stores.get(draft.store_id)?.method ?? "" }
      : draft
  );
}

const sentGoodsOf = (draft: OrderDraft, items: ReadonlyMap<string, ItemRow>): SentGoods => ({
  order: { ...draft, tags: "[]" },
  lines: draft.lines.map(({ sku, quantity }) => ({ item_id: items.get(sku)?._id ?? null, quantity })),
});

async function itemsByStore(
  tx: Writer,
  drafts: readonly OrderDraft[],
  at: number,
): Promise<Map<string, Map<string, ItemRow>>> {
  const found = new Map<string, Map<string, ItemRow>>();
  for (const [store, group] of groupRows(drafts, (draft) => draft.store_id)) {
    const [owner] = group;
    const skus = group.flatMap((draft) => draft.lines.map((line) => line.sku));
    if (owner) found.set(store, await itemsOfStore(tx, owner, skus, at));
  }
  return found;
}

async function takenByStore(
  tx: Writer,
  drafts: readonly OrderDraft[],
): Promise<ReadonlyMap<string, Set<string>>> {
  const usedNumbers = new Map<string, Set<string>>();
  for (const [store, group] of groupRows(drafts, (draft) => draft.store_id)) {
    const known = await takenNumbers(tx, store, group.map((draft) => draft.external_number));
    usedNumbers.set(store, new Set([...known.keys()].map(bareNumber)));
  }
  return usedNumbers;
}

const withoutTaken = (
  drafts: readonly OrderDraft[],
  usedNumbers: ReadonlyMap<string, Set<string>>,
): readonly OrderDraft[] =>
  drafts.filter(({ store_id, external_number }) => {
    if (external_number === "") return true;
    const numbers = usedNumbers.get(store_id);
    const number = bareNumber(external_number);
    if (numbers?.has(number)) return false;
    numbers?.add(number);
    return true;
  });

function rowsOf(
  draft: OrderDraft,
  code: string,
  { items, art, hasMethod, due }: OrderContext,
  by: CreateBy,
): OrderRows {
  const { lines: given, store_id, seller_id, ordered_at = null, import_id = null, ...words } = draft;
  const drafts = given.map((line) => ({
    ...pricedLine(line, items.get(line.sku), by.currency),
    _id: newId(),
  }));
  const placements = given.flatMap(({ sku }, index) =>
    (art.get(sku) ?? []).map((each) => ({
      ...each,
      line_id: drafts[index]?._id ?? "",
      store_id: null,
      external_sku: null,
    }))
  );
  const withoutArt = given.flatMap(({ sku }, index) =>
    items.get(sku)?.art === "required" && !art.has(sku) ? drafts[index]?._id ?? [] : []
  );
  const gaps = { unavailable: unavailableIn(items.values()), withoutArt: new Set(withoutArt), hasMethod };
  const { at } = by.stamp;
  const order: NewOrder = {
    _id: newId(),
    code,
    seller_id,
    store_id,
    ...words,
    ...BLANK_ORDER,
    status_at: at,
    currency: by.currency,
    ordered_at,
    import_id,
    due_at: due,
    created_at: at,
    updated_at: at,
    version: 1,
    ...deriveOrder({ ...words, code, tracking_number: "" }, drafts, gaps),
  };
  const lines: NewLine[] = drafts.map((line, position) => ({
    ...line,
    order_id: order._id,
    seller_id,
    position,
  }));
  return { order, lines, placements };
}

const auditOf = (order: NewOrder, by: CreateBy) => ({
  entity: "orders",
  entityId: order._id,
  sellerId: order.seller_id,
  action: by.action,
  isNew: true,
  changes: order.external_number
    ? [{ field: "external_number", before: "", after: order.external_number }]
    : [],
});
