/**
 * Reads changed orders of a shop page by page. The cursor is written in the same transaction as the orders
 * before it, so that a killed sync resumes.
 */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { Writer } from "../../../db/database.ts";
import { shopAdapters } from "../adapters.ts";
import { secondsToNextSync } from "../connections/budget.ts";
import { addShopHooks, hookAddress } from "../connections/hooks.ts";
import { type ShopTools, withShop } from "../connections/shop.ts";
import type { ConnectionChange, ConnectionRow } from "../connections/store.ts";
import { type OrderPage, type Shop, type ShopAdapter, ShopFailure, type ShopOrder } from "../port.ts";
import { MANY_ORDERS } from "../../orders/orders/create.ts";
import { listVariants } from "../variants/list.ts";
import { endLease, leaseConnection, LeaseLost, writeLeased } from "./lease_store.ts";
import { forgetNamed, namedOrders, settleNamed, waitingOrders } from "./store.ts";
import { settleRemote } from "./remote.ts";
import { settleAnswer, waitingAnswers } from "./remote_store.ts";
import { deletedOrder, takeOrders, takeWaiting } from "./take.ts";
import { announceStore, failSync, notifyState } from "./trouble.ts";

/** Overlap with the last sync by the shop's clock, to find changes that appear later than their time says. */
const OVERLAP_SECONDS = 10 * 60;
/** Limits of one transaction, the same as for an import. */
const MAX_ORDERS = 250;
const MAX_LINES = 1_500;
/** Maximum number of reads of a sync, for a shop that always names another page. The next sync starts again. */
const MAX_READS = 5_000;
const MAX_NAMED = 50;
const MAX_WAITING = 500;

export interface SyncTools extends ShopTools {
  readonly isStopping: () => boolean;
}

/** Syncs a connection once, unless another process does. */
export async function syncConnection(id: string, tools: SyncTools): Promise<void> {
  const leased = await tools.db.write((tx) => leaseConnection(tx, id, tools.now()));
  if (!leased) return;
  try {
    await runSync(leased, tools);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (tools.isStopping() || isStorePaused(error)) {
      return void await tools.db.write((tx) => endLease(tx, leased, {}));
    }
    if (!(error instanceof ShopFailure)) {
      await failSync(leased, { kind: "failed", code: "notUnderstood" }, tools);
      throw error;
    }
    await failSync(leased, error.trouble, tools);
  } finally {
    tools.db.wake();
  }
}

/** Returns true if a person paused the store meanwhile. The sync goes on from its cursor once the store is active. */
const isStorePaused = (error: unknown): boolean =>
  error instanceof ApiError && error.details.reason?.code === "storePaused";

async function runSync(leased: ConnectionRow, tools: SyncTools): Promise<void> {
  const { db, now } = tools;
  await sendAnswers(leased, tools);
  await readNamed(leased, tools);
  const isDue = leased.next_at <= now();
  if (!isDue) return void await db.write((tx) => endLease(tx, leased, {}));
  const row = await readPages(await takeWaitingOrders(leased, tools), tools);
  if (row.page === "" && row.page_since === null) await runDailyUpkeep(row, tools);
  const at = now();
  const end: ConnectionChange = {
    last_sync_at: at,
    next_at: at + await secondsToNextSync(db.read, shopAdapters.get(row.platform)),
    waiting_until: null,
    trouble: "",
    failures: 0,
    noticed: 0,
  };
  const wasTroubled = row.trouble !== "" || row.waiting_until !== null || row.last_sync_at === null;
  await db.write(async (tx) => {
    const ended = await endLease(tx, row, row.page_since === null ? end : {});
    if (ended && wasTroubled) await notifyState(tx, ended, at);
  });
}

/** Extends the lease before a call, because many calls take longer than one lease. @throws {LeaseLost} */
async function callLeased<T>(
  row: ConnectionRow,
  tools: SyncTools,
  work: (shop: Shop, adapter: ShopAdapter) => Promise<T>,
): Promise<T> {
  await tools.db.write((tx) => writeLeased(tx, row, {}, tools.now()));
  return await withShop(row._id, tools, work);
}

/** Takes orders in transactions of bounded size; `change` is written with the last of them. */
async function takeInParts(
  row: ConnectionRow,
  orders: readonly ShopOrder[],
  change: ConnectionChange,
  tools: SyncTools,
  beside?: (tx: Writer) => Promise<void>,
): Promise<ConnectionRow> {
  const { db, settings: { currency, timeZone }, now } = tools;
  const parts = partsOf(orders);
  let current = row;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const write = part.length < MANY_ORDERS ? db.write : db.writeMany;
    current = await write(async (tx) => {
      const at = now();
      const made = await takeOrders(tx, current, part, { at, currency, timeZone });
      if (isLast) await beside?.(tx);
      if (made > 0) await announceStore(tx, current, at);
      return await writeLeased(tx, current, {
        ...made > 0 && { last_order_at: at },
        ...isLast && change,
      }, at);
    });
    db.wake();
  }
  return current;
}

/** Splits orders into parts for one transaction each: at least one part, so that the cursor always advances. */
function partsOf(orders: readonly ShopOrder[]): readonly (readonly ShopOrder[])[] {
  const parts: ShopOrder[][] = [[]];
  let lines = 0;
  for (const order of orders) {
    const part = parts.at(-1)!;
    if (part.length > 0 && (part.length === MAX_ORDERS || lines + order.lines.length > MAX_LINES)) {
      parts.push([order]);
      lines = order.lines.length;
    } else {
      part.push(order);
      lines += order.lines.length;
    }
  }
  return parts;
}

async function readPages(leased: ConnectionRow, tools: SyncTools): Promise<ConnectionRow> {
  const { db, now } = tools;
  let row = leased;
  if (row.page_since === null) {
    const page_since = Math.max(row.from_at, row.cursor_at - OVERLAP_SECONDS);
    row = await db.write((tx) =>
      writeLeased(tx, row, { page: "", page_since, page_until: row.cursor_at }, now())
    );
  }
  let ahead: Promise<OrderPage> | null = null;
  for (let reads = 0; row.page_since !== null; reads++) {
    if (tools.isStopping()) return row;
    const { page, page_since: since } = row;
    const answer: OrderPage | null = reads < MAX_READS
      ? await (ahead ?? readSome(row, since, page, tools))
      : null;
    if (!answer || answer.next !== null && answer.next === page) {
      await db.write((tx) => writeLeased(tx, row, ENDED, now()));
      throw new ShopFailure({ kind: "failed", code: "notUnderstood" });
    }
    // The cursor does not pass our clock, so that changes are found even if the shop's clock was ahead.
    const newest = answer.orders.reduce(
      (most, { updated_at }) => Math.max(most, updated_at),
      row.page_until ?? 0,
    );
    const reached = Math.min(newest, Math.max(now(), row.page_until ?? 0));
    // Fetches the next page while this one is written. If the fetch fails, the `await` above throws.
    ahead = answer.next === null ? null : readSome(row, since, answer.next, tools);
    ahead?.catch(() => {});
    row = await takeInParts(row, answer.orders, {
      ...answer.next === null
        ? { ...ENDED, cursor_at: Math.max(row.cursor_at, reached) }
        : { page: answer.next, page_until: reached },
    }, tools);
  }
  return row;
}

const ENDED = { page: "", page_since: null, page_until: null } as const;

/**
 * Reads as many pages as fit into one transaction. If a page fails, the earlier ones are returned and the next call
 * reads it again.
 */
async function readSome(
  row: ConnectionRow,
  since: number,
  first: string,
  tools: SyncTools,
): Promise<OrderPage> {
  let { orders, next } = await readPage(row, since, first, tools);
  // The first page shows how many orders a page has. An empty page counts as one order, so that reading ends.
  const size = Math.max(orders.length, 1);
  for (let room = MAX_ORDERS - size; next !== null && room >= size && !tools.isStopping(); room -= size) {
    const page: string = next;
    const answer = await readPage(row, since, page, tools).catch(nullIfShopFailure);
    if (answer === null || answer.next === page) break;
    orders = [...orders, ...answer.orders];
    next = answer.next;
  }
  return { orders, next };
}

function nullIfShopFailure(error: unknown): null {
  if (error instanceof ShopFailure) return null;
  throw error;
}

const readPage = (
  row: ConnectionRow,
  since: number,
  page: string,
  tools: SyncTools,
): Promise<OrderPage> =>
  callLeased(row, tools, (shop, adapter) => adapter.changed(shop, since, page === "" ? null : page));

/** Reads the orders that webhooks named, and those whose requests to cancel people answered. */
async function readNamed(leased: ConnectionRow, tools: SyncTools): Promise<void> {
  const { db, now } = tools;
  for (const named of await namedOrders(db.read, leased, now(), MAX_NAMED)) {
    if (tools.isStopping()) return;
    const order = await callLeased(
      leased,
      tools,
      async (shop, { read, deletesOrders }) =>
        await read(shop, named.shop_order_id) ?? (deletesOrders ? deletedOrder(named, leased) : null),
    );
    const settle = async (tx: Writer) => {
      await settleNamed(tx, named, now());
      if (!order) await forgetNamed(tx, named);
    };
    await takeInParts(leased, order ? [order] : [], {}, tools, settle);
  }
}

/** Sends people's answers to requests to cancel. The next sync repeats a failed one, which delays nothing else. */
async function sendAnswers(leased: ConnectionRow, tools: SyncTools): Promise<void> {
  const { db } = tools;
  if (!shopAdapters.get(leased.platform).answerCancel) return;
  for (const answer of await waitingAnswers(db.read, leased, MAX_NAMED)) {
    const { tiktok_id: shop_order_id, cancel_answer, cancel_reason: reason } = answer;
    try {
      const isApproved = cancel_answer === "approve";
      await callLeased(
        leased,
        tools,
        async (shop, adapter) => await adapter.answerCancel?.(shop, { shop_order_id, isApproved, reason }),
      );
      await db.write((tx) => settleAnswer(tx, answer));
    } catch (error) {
      if (!(error instanceof ShopFailure) || error.trouble.kind !== "failed") throw error;
    }
  }
}

async function takeWaitingOrders(
  row: ConnectionRow,
  { db, settings, now }: SyncTools,
): Promise<ConnectionRow> {
  if ((await waitingOrders(db.read, row, 1)).length === 0) return row;
  const { currency, timeZone } = settings;
  const isPushed = shopAdapters.get(row.platform).isPushed === true;
  return await db.write(async (tx) => {
    const at = now();
    const by = { at, currency, timeZone };
    const made = isPushed
      ? await settleRemote(tx, row, by)
      : await takeWaiting(tx, row, await waitingOrders(tx, row, MAX_WAITING), by);
    if (made > 0) await announceStore(tx, row, at);
    return await writeLeased(tx, row, made > 0 ? { last_order_at: at } : {}, at);
  });
}

/** Lists the products once a day, and registers webhooks that are missing; at once for a new address. */
async function runDailyUpkeep(row: ConnectionRow, tools: SyncTools): Promise<void> {
  const { db, now } = tools;
  const address = await hookAddress(row, tools);
  const isNewDay = row.variants_at === null || row.variants_at <= now() - DAY_SECONDS;
  if (address !== null && (isNewDay || row.hooks_at !== address)) await addShopHooks(row, address, tools);
  if (!isNewDay) return;
  await listVariants(
    row,
    tools,
    (page) => callLeased(row, tools, (shop, adapter) => adapter.variants(shop, page)),
  );
  await db.write((tx) => writeLeased(tx, row, { variants_at: now() }, now()));
}
