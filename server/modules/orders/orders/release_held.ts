/** Releases orders after the last day of their hold, each once: one transaction selects and releases them. */
import { spanOf } from "../../../../api/time/dates.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { startLoop } from "../../../background/loop.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { type HeldOrder, overdueHolds } from "./held_store.ts";
import { orderLifecycle } from "./lifecycle.ts";

const ROUND_MS = 60_000;
const BATCH = 100;

export function holdWorker(tools: BackgroundTools, roundMs = ROUND_MS): Background {
  const run = (signal: AbortSignal) => releaseHeld(tools, signal);
  return startLoop({ name: "Releasing holds that are over", run, everyMs: roundMs });
}

export async function releaseHeld(tools: BackgroundTools, signal?: AbortSignal): Promise<void> {
  const { db } = tools;
  let after: HeldOrder | null = null;
  while (!signal?.aborted) {
    const at = tools.now();
    const { from: before } = spanOf("today", at, tools.settings.timeZone);
    // Most rounds find nothing, so a read comes before the transaction.
    const [first] = await overdueHolds(db.read, { before, after, most: 1 });
    if (!first) return;
    after = await releaseBatch(tools, { before, after, most: BATCH, at });
    db.wake();
    if (!after) return;
  }
}

type Batch = Parameters<typeof overdueHolds>[1] & { readonly at: number };

/** @returns the last order of the batch; null if there was none */
async function releaseBatch({ db, settings }: BackgroundTools, batch: Batch): Promise<HeldOrder | null> {
  const { timeZone } = settings;
  return await db.write(async (tx) => {
    const held = await overdueHolds(tx, batch);
    const ids = held.map(({ _id }) => _id);
    await moveAsSystem(tx, orderLifecycle, { event: "order.release", ids, at: batch.at, timeZone });
    return held.at(-1) ?? null;
  });
}
