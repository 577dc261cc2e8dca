/** Completes orders some days after their delivery; an order with an open case waits until the case ends. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { startLoop } from "../../../background/loop.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { type DeliveredOrder, deliveredOrders } from "./delivered_store.ts";
import { orderLifecycle } from "./lifecycle.ts";

const ROUND_MS = 60_000;
const BATCH = 20;

export function completionWorker(tools: BackgroundTools): Background {
  const run = (signal: AbortSignal) => completeDelivered(tools, signal);
  return startLoop({ name: "Completing delivered orders", run, everyMs: ROUND_MS });
}

export async function completeDelivered(
  { db, settings: { completeDays = 0, timeZone }, now }: BackgroundTools,
  signal?: AbortSignal,
): Promise<void> {
  if (completeDays === 0) return;
  const at = now();
  const before = at - completeDays * DAY_SECONDS;
  let after: DeliveredOrder | null = null;
  do {
    // Most rounds find nothing, so a read comes before the transaction.
    if ((await deliveredOrders(db.read, { before, after, most: 1 })).length === 0) return;
    const from: DeliveredOrder | null = after;
    after = await db.write(async (tx) => {
      const delivered = await deliveredOrders(tx, { before, after: from, most: BATCH });
      const ids = delivered.map(({ _id }) => _id);
      await moveAsSystem(tx, orderLifecycle, { event: "order.complete", ids, at, timeZone });
      return delivered.at(-1) ?? null;
    });
    db.wake();
  } while (after && !signal?.aborted);
}
