/** Notifies administrators, after each month has ended, of the VIP levels that would change. */
import { spanOf } from "../../../../api/time/dates.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { proposeVipChanges } from "./changes.ts";
import { addNoticedMonth, lastNoticedMonth } from "./store.ts";

const POLL_MS = 600_000;

/** Returns the month of a day: "01-10-2026" is in 2026-10. */
const monthOf = (day: string): string => day.split("-").slice(1).toReversed().join("-");

export async function notifyVipChanges(tools: BackgroundTools): Promise<void> {
  const { db, now, settings: { timeZone } } = tools;
  const at = now();
  const { from, until } = spanOf("last-month", at, timeZone);
  const [first, last] = [formatDay(from, timeZone), formatDay(until - 1, timeZone)];
  const month = monthOf(first);
  const noticed = await lastNoticedMonth(db.read);
  if (noticed !== null && noticed >= month) return;
  // A database that was created in the middle of a month waits for the next month.
  const isDue = noticed !== null || spanOf("today", at, timeZone).from === until;
  const { length } = isDue ? await proposeVipChanges(db.heavy, tools) : [];
  await db.write(async (tx) => {
    if (!await addNoticedMonth(tx, month, at) || length === 0) return;
    const words = { key: "vipChanges", args: { first, last, count: length } } as const;
    await notifyStaff(tx, "vip.changes", [{ code: "", referent: "/statistics", words }], at);
  });
  db.wake();
}

export const vipNotices = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Looking for changes of VIP levels",
    run: () => notifyVipChanges(tools),
    everyMs: POLL_MS,
    isEager: true,
  });
