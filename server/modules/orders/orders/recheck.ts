/**
 * Drafts whose item was ended or came back, and all where methods or policies changed: their problems are written again, some at a time. Until then nothing is
 * bought that should not be: submitting and paying look for themselves.
 */
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
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
  endRecheck,
  nextRecheck,
  openWith,
  type Recheck,
} from "../../catalogue/items/recheck_store.ts";
import { derivedOf } from "./draft.ts";
import type { OrderRow } from "./rows.ts";
import { keepProblems, linesOf, type OrderProblems, ordersById } from "./store.ts";
import { wantingOf } from "./wanting_store.ts";

/** Drafts that are found at once: to find few of them takes as long as to find many. */
const FOUND_ORDERS = 1_000;
/** Drafts between two pauses, and at most in one transaction. */
const STEP_ORDERS = 20;
const EVERY_MS = 5_000;

/** Looks at drafts until none is left; false where somebody stopped it before. */
export async function recheckDrafts(
  db: Database,
  now: () => number,
  isStopping = () => false,
): Promise<boolean> {
  for (let recheck = await nextRecheck(db.read); recheck; recheck = await nextRecheck(db.read)) {
    if (!await lookOn(db, recheck, now, isStopping)) return false;
  }
  return true;
}

/** Looks at the next drafts; false where somebody stopped it. Nothing is written where nothing changed but how far it came. */
async function lookOn(
  db: Database,
  recheck: Recheck,
  now: () => number,
  isStopping: () => boolean,
): Promise<boolean> {
  const found = await openWith(db.heavy, recheck, FOUND_ORDERS);
  for (const some of chunksOf(found, 1, STEP_ORDERS)) {
    if (isStopping()) return false;
    const ids = (await outdatedOf(db.read, some.map(({ _id }) => _id))).map(({ order }) => order._id);
    if (ids.length > 0) {
      await db.write((tx) => keepProblemsOf(tx, ids, now()));
      db.wake();
    }
    // It is in nobody's way: many thousands of drafts are looked at while people work.
    await yieldToRequests();
  }
  const last = found.length === FOUND_ORDERS ? found.at(-1) : undefined;
  await db.write((tx) => last ? advanceRecheck(tx, recheck, last.seq) : endRecheck(tx, recheck));
  return true;
}

/** Finds orders whose lines are still open and that lack something else than is written. */
async function outdatedOf(reader: Reader, ids: readonly string[]) {
  const orders = await ordersById(reader, ALL_SELLERS, ids);
  const lines = await linesOf(reader, ALL_SELLERS, ids);
  const step = { tx: reader, cache: new StepCache() };
  const outdated: { readonly order: OrderRow; readonly problems: OrderProblems }[] = [];
  for (const order of orders.values()) {
    if (!editableParts(order).lines) continue;
    const own = lines.get(order._id) ?? [];
    const { problems, problems_count, problem_mask } = derivedOf(
      order,
      own,
      await wantingOf(step, order, own),
    );
    if (problems !== order.problems) {
      outdated.push({ order, problems: { problems, problems_count, problem_mask } });
    }
  }
  return outdated;
}

/** Looks at what orders lack, where their lines are still open; lists hear of what changed. */
export async function keepProblemsOf(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  const outdated = await outdatedOf(tx, ids);
  for (const { order, problems } of outdated) await keepProblems(tx, order._id, problems);
  const changes = [...groupRows(outdated, ({ order }) => order.seller_id)]
    .map(([sellerId, some]) => ({ entity: "orders", sellerId, ids: some.map(({ order }) => order._id) }));
  await appendOutbox(tx, changes, at);
}

export function recheckWorker({ db, now }: BackgroundTools): Background {
  const run = (signal: AbortSignal) => recheckDrafts(db, now, () => signal.aborted).then(() => {});
  return startLoop({ name: "Looking at drafts again", run, everyMs: EVERY_MS });
}
