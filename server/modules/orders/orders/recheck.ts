/** Rewrites problems and missing prices of drafts after items, methods or policies changed, some at a time. */
import { arePricesOpen } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Database, Reader, Writer } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { startLoop } from "../../../background/loop.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { yieldToRequests } from "../../../background/yield_to_requests.ts";
import {
  advanceRecheck,
  draftsToRecheck,
  endRecheck,
  nextRecheck,
  type Recheck,
} from "../../catalogue/items/recheck_store.ts";
import { itemsById, levelOfSeller } from "../../catalogue/items/store.ts";
import { deriveOrder, type PricedLine, repricedLine } from "./draft.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { keepPrices, keepProblems, linesOf, type OrderProblems, ordersById } from "./store.ts";
import { findOrderGaps } from "./order_gaps_store.ts";

/** Number of drafts found by one query; a query for fewer takes as long. */
const FOUND_ORDERS = 1_000;
/** Maximum number of drafts between two pauses, and in one transaction. */
const STEP_ORDERS = 20;
const EVERY_MS = 5_000;

export async function recheckDrafts(
  db: Database,
  now: () => number,
  isStopping = () => false,
): Promise<boolean> {
  for (let recheck = await nextRecheck(db.read); recheck; recheck = await nextRecheck(db.read)) {
    if (!await recheckNext(db, recheck, now, isStopping)) return false;
  }
  return true;
}

/** Checks the next drafts; returns false if it was stopped. Unchanged drafts only move the cursor. */
async function recheckNext(
  db: Database,
  recheck: Recheck,
  now: () => number,
  isStopping: () => boolean,
): Promise<boolean> {
  const found = await draftsToRecheck(db.heavy, recheck, FOUND_ORDERS);
  for (const some of chunksOf(found, 1, STEP_ORDERS)) {
    if (isStopping()) return false;
    const ids = (await outdatedOf(db.read, some.map(({ _id }) => _id), now())).map(({ order }) => order._id);
    if (ids.length > 0) {
      await db.write((tx) => rewriteProblems(tx, ids, now()));
      db.wake();
    }
    // Yields to requests, because there may be many thousands of drafts.
    await yieldToRequests();
  }
  const last = found.length === FOUND_ORDERS ? found.at(-1) : undefined;
  await db.write((tx) => last ? advanceRecheck(tx, recheck, last.seq) : endRecheck(tx, recheck));
  return true;
}

interface OutdatedOrder {
  readonly order: OrderRow;
  readonly problems: OrderProblems;
  readonly priced: PricedLines;
}

/** Lines by their id. */
type PricedLines = ReadonlyMap<string, PricedLine>;

async function outdatedOf(
  reader: Reader,
  ids: readonly string[],
  at: number,
): Promise<readonly OutdatedOrder[]> {
  const orders = await ordersById(reader, ALL_SELLERS, ids);
  const lines = await linesOf(reader, ALL_SELLERS, ids);
  const step = { tx: reader, cache: new StepCache() };
  const outdated: OutdatedOrder[] = [];
  for (const order of orders.values()) {
    if (!arePricesOpen(order)) continue;
    const own = lines.get(order._id) ?? [];
    const priced = await pricedSince(reader, order, own, at);
    const { problems, problems_count, problem_mask, total_minor } = deriveOrder(
      order,
      own.map((line) => ({ ...line, ...priced.get(line._id) })),
      await findOrderGaps(step, order, own),
    );
    if (problems !== order.problems || priced.size > 0) {
      const sums = { problems, problems_count, problem_mask, ...priced.size > 0 && { total_minor } };
      outdated.push({ order, problems: sums, priced });
    }
  }
  return outdated;
}

/** Returns the lines whose item had no price when they were written, and has one now. */
async function pricedSince(
  reader: Reader,
  { seller_id, currency }: OrderRow,
  lines: readonly LineRow[],
  at: number,
): Promise<PricedLines> {
  const free = lines.filter(({ total_minor, item_id }) => total_minor <= 0 && item_id !== null);
  if (free.length === 0) return new Map();
  const ids = free.flatMap(({ item_id }) => item_id ?? []);
  const items = await itemsById(reader, ids, await levelOfSeller(reader, seller_id, at));
  const now = free.map((line) =>
    [line._id, repricedLine(line, line.quantity, items.get(line.item_id ?? ""), currency)] as const
  );
  return new Map(now.filter(([, { total_minor }]) => total_minor > 0));
}

/** Rewrites the problems of orders with open lines, and sends live events of those that changed. */
export async function rewriteProblems(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  const outdated = await outdatedOf(tx, ids, at);
  for (const { order, problems, priced } of outdated) {
    await keepPrices(tx, priced);
    await keepProblems(tx, order._id, problems);
  }
  const changes = [...groupRows(outdated, ({ order }) => order.seller_id)]
    .map(([sellerId, some]) => ({ entity: "orders", sellerId, ids: some.map(({ order }) => order._id) }));
  await appendOutbox(tx, changes, at);
}

export function recheckWorker({ db, now }: BackgroundTools): Background {
  const run = (signal: AbortSignal) => recheckDrafts(db, now, () => signal.aborted).then(() => {});
  return startLoop({ name: "Looking at drafts again", run, everyMs: EVERY_MS });
}
