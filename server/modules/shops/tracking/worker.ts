import { isPaused } from "../../../backup/paused_work_store.ts";
import { leasedWorker } from "../../../background/leased_worker.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { sendNumber } from "./send.ts";
import { dueStores, leaseNumbers, type TrackingRow } from "./store.ts";

/** Names this work in `pausedWork`. */
export const SHOP_TRACKING = "shopTracking";

const POLL_MS = 5_000;
const MAX_NUMBERS = 8;
const MAX_PER_STORE = 2;

export function trackingWorker(tools: BackgroundTools): Background {
  const { db, now } = tools;
  const stopping = new AbortController();
  return leasedWorker<TrackingRow>(db, {
    name: "Looking for tracking numbers of shops",
    failure: "A tracking number could not be sent to a shop; it is tried again.",
    async due() {
      const stores = await dueStores(db.read, now());
      if (stores.length === 0 || await isPaused(db.read, SHOP_TRACKING)) return [];
      return stores.map((store) => ({
        target: store,
        lease: (most) => db.write((tx) => leaseNumbers(tx, store, most, now())),
      }));
    },
    work: (row) => sendNumber(row, { ...tools, signal: stopping.signal }),
    stopping,
    everyMs: POLL_MS,
    most: MAX_NUMBERS,
    mostPerTarget: MAX_PER_STORE,
  });
}
