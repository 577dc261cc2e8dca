/** Allots blanks to waiting units by due time. One transaction reads and writes, so no blank is allotted twice. */
import { SYSTEM } from "../../../../api/system.ts";
import type { Writer } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { COALESCE_MS, startLoop } from "../../../background/loop.ts";
import { appendOutbox, changesOf } from "../../../events/outbox.ts";
import { findWaitingUnits, nextShelves } from "./allot_store.ts";
import { reserve } from "./count_store.ts";
import { nextLow, notifyLowStock } from "./low.ts";
import { moveStock, type Shelf, stockChanged } from "./store.ts";

const BATCH = 200;
const SHELVES = 20;
const ROUND_MS = 2_000;

export function allotLoop(tools: BackgroundTools, roundMs = ROUND_MS): Background {
  return startLoop({
    name: "Giving blanks to garments",
    run: (signal) => allot(tools, signal),
    everyMs: roundMs,
    isEager: true,
    onWake: tools.db.onWake,
    coalesceMs: COALESCE_MS,
  });
}

export async function allot({ db, now }: Pick<BackgroundTools, "db" | "now">, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const shelves = await nextShelves(db.read, SHELVES);
    if (shelves.length === 0) break;
    for (const shelf of shelves) {
      if (signal?.aborted) return;
      await db.write((tx) => allotShelf(tx, shelf, now()));
    }
    db.wake();
  }
  while (!signal?.aborted && await nextLow(db.read)) {
    await db.write((tx) => notifyLowStock(tx, now()));
    db.wake();
  }
}

async function allotShelf(tx: Writer, shelf: Shelf, at: number): Promise<void> {
  const waiting = await findWaitingUnits(tx, shelf, BATCH);
  if (waiting.length === 0) return;
  const ids = waiting.map(({ _id }) => _id);
  const moves = ids.map((unit_id) => ({ d_on_hand: 0, d_reserved: 1, unit_id, unit_version: 0 }));
  const stamp = { kind: "reserve", reason: "", actor_id: SYSTEM._id, at } as const;
  const stock = await moveStock(tx, shelf, moves, stamp);
  // Another transaction took the blanks since they were counted; the next round tries again.
  if (stock === null) return;
  await reserve(tx, ids, at);
  const liveChanges = [...Map.groupBy(waiting, ({ seller_id }) => seller_id)]
    .flatMap(([seller_id, own]) => changesOf("units", { seller_id }, own.map(({ _id }) => _id)));
  await appendOutbox(tx, [...liveChanges, ...stockChanged([stock])], at);
}
