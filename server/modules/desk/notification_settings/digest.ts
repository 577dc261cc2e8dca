/** Sends held notifications at the times that people chose, one digest for each person and event. */
import { latestOf } from "../../../../api/time/dates.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { startLoop } from "../../../background/loop.ts";
import { type HeldGroup, heldGroups, takeHeld } from "./held_store.ts";
import { digestOf } from "./message.ts";
import { planOf } from "./plan.ts";
import { activePerson } from "../../people/session/person_store.ts";
import { visibilityFor } from "../notifications/seen_store.ts";
import { settingById, settingId } from "./store.ts";
import { notifyNow } from "./notify.ts";

const ROUND_MS = 15_000;

export function digestWorker(tools: BackgroundTools, roundMs = ROUND_MS): Background {
  return startLoop({ name: "Sending digests", run: () => sendDueDigests(tools), everyMs: roundMs });
}

export async function sendDueDigests(tools: BackgroundTools): Promise<void> {
  const { db } = tools;
  let hasSent = false;
  for (const group of await heldGroups(db.read)) hasSent = await sendDigest(group, tools) || hasSent;
  if (hasSent) db.wake();
}

async function sendDigest(group: HeldGroup, { db, settings, now }: BackgroundTools): Promise<boolean> {
  const event = notificationEventOf(group.event);
  return await db.write(async (tx) => {
    const at = now();
    // Drops notifications of an event that this build does not know.
    if (!event) {
      await takeHeld(tx, group, at);
      return false;
    }
    const setting = await settingById(tx, settingId(group.user_id, event.type));
    const plan = planOf(setting, group.user_id, event);
    // A person without chosen times is notified immediately.
    const until = plan.isOn && plan.times.length > 0 ? latestOf(plan.times, at, settings.timeZone) : at;
    if (group.since > until) return false;
    const held = await takeHeld(tx, group, until);
    const person = await activePerson(tx, group.user_id);
    const notifications = person ? held.filter(await visibilityFor(tx, person, held)) : [];
    if (!plan.isOn || notifications.length === 0) return false;
    await notifyNow(tx, plan, [digestOf(event, notifications)], at);
    return true;
  });
}
