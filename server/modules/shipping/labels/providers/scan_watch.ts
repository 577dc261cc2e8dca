import type { Background, BackgroundTools } from "../../../../fields.ts";
import { notifyExpiringLabels } from "./notify_expiring.ts";
import { startLoop } from "../../../../background/loop.ts";
import { flagUnscannedBatch } from "./unscanned_store.ts";

const ROUND_MS = 600_000;
/** Seconds without a scan after the handover until a package is flagged. Source: docs/shipping.md. */
const NO_SCAN_SECONDS = 48 * 3_600;
const BATCH = 200;

export function scanWatch(tools: BackgroundTools): Background {
  const run = async () => {
    while (await flagUnscanned(tools) === BATCH);
    await notifyExpiringLabels(tools);
  };
  return startLoop({ name: "Looking for packages that nobody scanned", run, everyMs: ROUND_MS });
}

export async function flagUnscanned({ db, now }: BackgroundTools): Promise<number> {
  const at = now();
  const count = await db.write((tx) =>
    flagUnscannedBatch(tx, { before: at - NO_SCAN_SECONDS, most: BATCH, at })
  );
  if (count > 0) db.wake();
  return count;
}
