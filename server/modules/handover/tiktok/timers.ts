/**
 * Notifies staff 24 and 4 hours before a deadline of TikTok, or at once if it has passed. Selecting in the
 * transaction prevents duplicates.
 */
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { dueTiktok, keepNoticed } from "./timers_store.ts";

const ROUND_MS = 60_000;
const AT_ONCE = 100;
const EVENT = "tiktok.due";

export const tiktokTimers = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Watching the deadlines of TikTok",
    run: (signal) => notifyDueTiktok(tools, signal),
    everyMs: ROUND_MS,
    isEager: true,
  });

export async function notifyDueTiktok(
  { db, now }: Pick<BackgroundTools, "db" | "now">,
  signal?: AbortSignal,
): Promise<void> {
  let found: number;
  do {
    const at = now();
    // Reads before opening a transaction, because most rounds find nothing.
    if ((await dueTiktok(db.read, at, 1)).length === 0) return;
    found = await db.write(async (tx) => {
      const due = await dueTiktok(tx, at, AT_ONCE);
      await keepNoticed(tx, due, at);
      const news = due.map(({ _id, tiktok_id: code, status, due_at }) => {
        const key = `tiktok${status === "Cancel Requested" ? "Cancel" : "Ship"}${
          due_at <= at ? "Late" : "Due"
        }` as const;
        return { code, words: { key, args: { code } }, referent: `${tiktokOrders.path}/all/${_id}` };
      });
      await notifyStaff(tx, EVENT, news, at);
      return due.length;
    });
    db.wake();
  } while (found === AT_ONCE && !signal?.aborted);
}
