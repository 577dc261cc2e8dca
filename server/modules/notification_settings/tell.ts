/**
 * Tells people of what happened, as each of them wants it: not at all, now, or at a time of the day; in the app, and by a
 * message where they gave an address. It is written in the transaction of what it tells of.
 */
import { type NotificationEventId, notificationEventOf } from "../../../resources/notification_events.ts";
import type { Writer } from "../../db/database.ts";
import { enqueueDeliveries } from "../deliveries/store.ts";
import { type Notice, notify } from "../notifications/store.ts";
import { NOTICE } from "./delivery.ts";
import { holdNotices } from "./held_store.ts";
import { gathered, messageOf } from "./message.ts";
import { aliasesOf } from "./people_store.ts";
import { activePeople } from "../session/person_store.ts";
import { seenBy } from "./seen_store.ts";
import { type Plan, planOf } from "./plan.ts";
import { settingId, settingsOf } from "./store.ts";

/** More of one event at once are told as one. */
const MOST_APART = 3;

export type Told = Omit<Notice, "type">;

export async function tell(
  tx: Writer,
  eventId: NotificationEventId,
  told: readonly Told[],
  at: number,
): Promise<void> {
  const event = notificationEventOf(eventId);
  if (told.length === 0 || !event) return;
  const people = Map.groupBy(told, ({ userId }) => userId);
  const settings = await settingsOf(tx, [...people.keys()]);
  const persons = await activePeople(tx, [...people.keys()]);
  for (const [userId, some] of people) {
    const plan = planOf(settings.get(settingId(userId, event.type)), userId, event);
    const person = persons.get(userId);
    if (!plan.isOn || !person) continue;
    const all = some.map((each): Notice => ({ ...each, type: event.type }));
    const notices = all.filter(await seenBy(tx, person, all));
    if (notices.length === 0) continue;
    if (plan.times.length > 0) await holdNotices(tx, event.id, notices, at);
    else await tellNow(tx, plan, notices.length > MOST_APART ? [gathered(event, notices)] : notices, at);
  }
}

export async function tellNow(tx: Writer, plan: Plan, notices: readonly Notice[], at: number): Promise<void> {
  await notify(tx, notices, at);
  if (plan.url === "") return;
  const aliases = await aliasesOf(tx, plan.aliasIds);
  const deliveries = notices.map((notice) => ({
    kind: NOTICE,
    targetId: plan.settingId,
    event: plan.event.id,
    payload: messageOf(plan, notice, aliases, at),
  }));
  await enqueueDeliveries(tx, deliveries, at);
}
