/** Changes the status of tables at their dates. Prices follow the dates, so a late change causes no wrong charge. */
import type { Background, BackgroundTools } from "../../../fields.ts";
import { startLoop } from "../../../background/loop.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { priceTableLifecycle } from "./lifecycle.ts";
import { dueTables } from "./store.ts";

const ROUND_MS = 60_000;
const BATCH = 20;

export function priceTableClock(tools: BackgroundTools, roundMs = ROUND_MS): Background {
  const run = (signal: AbortSignal) => followDates(tools, signal);
  return startLoop({ name: "Beginning and ending price tables", run, everyMs: roundMs, isEager: true });
}

export async function followDates(tools: BackgroundTools, signal?: AbortSignal): Promise<void> {
  const { db, settings: { timeZone } } = tools;
  while (!signal?.aborted) {
    const at = tools.now();
    // Reads before opening a transaction, because most rounds find nothing.
    if ((await dueTables(db.read, at, 1)).length === 0) return;
    const isAll = await db.write(async (tx) => {
      const ids = await dueTables(tx, at, BATCH);
      const moved = await moveAsSystem(tx, priceTableLifecycle, { event: "table.settle", ids, at, timeZone });
      // Ends the round after a refusal: otherwise a table that did not move would be tried forever.
      return ids.length < BATCH || moved.some(({ result }) => !result.ok);
    });
    db.wake();
    if (isAll) return;
  }
}
