/**
 * Drafts whose item was ended or came back, and all where methods or policies changed: their problems are written again, some at a time. Until then nothing is
 * bought that should not be: submitting and paying look for themselves.
 */
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { grouped } from "../../../graphql/batch.ts";
import type { Database, Writer } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { Known } from "../../../lifecycle/step_cache.ts";
import { startLoop } from "../../../background/loop.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { EVERYTHING } from "../../../scope.ts";
import { advanceRecheck, endRecheck, nextRecheck, openWith } from "../../catalogue/items/recheck_store.ts";
import { derivedOf } from "./draft.ts";
import { keepProblems, linesOf, ordersById } from "./store.ts";
import { wantingOf } from "./wanting_store.ts";

/** Drafts of one transaction. */
const STEP_ORDERS = 20;
const EVERY_MS = 5_000;

/** Looks at drafts until none is left; false where somebody stopped it before. */
export async function recheckDrafts(
  db: Database,
  now: () => number,
  isStopping = () => false,
): Promise<boolean> {
  while (await nextRecheck(db.read)) {
    if (isStopping()) return false;
    await db.write((tx) => step(tx, now()));
    db.wake();
  }
  return true;
}

async function step(tx: Writer, at: number): Promise<void> {
  const recheck = await nextRecheck(tx);
  if (!recheck) return;
  const found = await openWith(tx, recheck, STEP_ORDERS);
  const last = found.at(-1);
  if (!last) return await endRecheck(tx, recheck);
  await keepProblemsOf(tx, found.map(({ _id }) => _id), at);
  await advanceRecheck(tx, recheck, last.seq);
}

/** Looks at what orders lack, where their lines are still open; lists hear of what changed. */
export async function keepProblemsOf(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  const orders = await ordersById(tx, EVERYTHING, ids);
  const lines = await linesOf(tx, EVERYTHING, ids);
  const step = { tx, known: new Known() };
  const changed: { readonly _id: string; readonly seller_id: string }[] = [];
  for (const order of orders.values()) {
    if (!editableParts(order).lines) continue;
    const own = lines.get(order._id) ?? [];
    const wanting = await wantingOf(step, order, own);
    const { problems, problems_count, problem_mask } = derivedOf(order, own, wanting);
    if (problems === order.problems) continue;
    await keepProblems(tx, order._id, { problems, problems_count, problem_mask });
    changed.push(order);
  }
  const changes = [...grouped(changed, ({ seller_id }) => seller_id)]
    .map(([sellerId, some]) => ({ entity: "orders", sellerId, ids: some.map(({ _id }) => _id) }));
  await appendOutbox(tx, changes, at);
}

export function recheckWorker({ db, now }: BackgroundTools): Background {
  const run = () => recheckDrafts(db, now).then(() => {});
  return startLoop({ name: "Looking at drafts again", run, everyMs: EVERY_MS });
}
