/** Warns before Log Out while scans of the person wait on this device. The scans stay in any case. */
import type { LeaveWords } from "../../../../lib/leave_guard.ts";
import { runningQueue } from "./queue.ts";
import { openScanStore } from "./scan_store.ts";

const WORDS: LeaveWords = { title: "keptScans.leave.title", text: "keptScans.leave.text" };

export async function ask(personId: string): Promise<LeaveWords | null> {
  const running = runningQueue(personId)?.actor.getSnapshot().context.scans;
  // Without a running queue, scans of an earlier visit may be in the storage.
  const scans = running ?? (await (await openScanStore()).read(personId)).scans;
  return scans.length > 0 ? WORDS : null;
}
