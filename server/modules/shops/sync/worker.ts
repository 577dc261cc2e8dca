/** Syncs each connection separately, so that a slow shop delays only itself. */
import { isPaused } from "../../../backup/paused_work_store.ts";
import { leasedWorker } from "../../../background/leased_worker.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { shopAdapters } from "../adapters.ts";
import { dueConnections } from "./lease_store.ts";
import { syncConnection } from "./run.ts";

/** Names this work in `pausedWork`: a restored copy would use up Etsy's renewals, and send answers to TikTok again. */
export const SHOP_SYNC = "shopSync";

const POLL_MS = 5_000;
/** Maximum number of shops synced at once, so that first syncs do not slow down the database for people. */
const MAX_SYNCS = 4;

export function shopWorker(tools: BackgroundTools, everyMs = POLL_MS): Background {
  const { db, now } = tools;
  const stopping = new AbortController();
  const syncing = { ...tools, signal: stopping.signal, isStopping: () => stopping.signal.aborted };
  return leasedWorker<string>(db, {
    name: "Looking for shops",
    failure: "A shop could not be synced; it is tried again.",
    due: async () => {
      const platforms = shopAdapters.all().map(({ platform }) => platform);
      const ids = await dueConnections(db.read, platforms, now());
      if (ids.length === 0 || await isPaused(db.read, SHOP_SYNC)) return [];
      return ids.map((id) => ({
        target: id,
        // The sync itself leases the row, because another process may be faster.
        lease: () => Promise.resolve([id]),
      }));
    },
    work: (id) => syncConnection(id, syncing),
    stopping,
    everyMs,
    most: MAX_SYNCS,
    mostPerTarget: 1,
  });
}
