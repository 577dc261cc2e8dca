/** Notifies people as their settings say, in the transaction of the event. */
import {
  type NotificationEventId,
  notificationEventOf,
  ruleOfEvent,
} from "../../../../resources/notification_events.ts";
import type { Writer } from "../../../db/database.ts";
import { enqueueDeliveries } from "../deliveries/store.ts";
import { type NewNotification, notify } from "../notifications/store.ts";
import { NOTIFICATION_DELIVERY } from "./delivery.ts";
import { holdNotifications } from "./held_store.ts";
import { digestOf, messageOf } from "./message.ts";
import { aliasesOf } from "./people_store.ts";
import { activePeople, staffWho } from "../../people/session/person_store.ts";
import { visibilityFor } from "../notifications/seen_store.ts";
import { type Plan, planOf } from "./plan.ts";
import { settingId, settingsOf } from "./store.ts";

/** Maximum number of notifications of one event that are sent separately; more become one digest. */
const MAX_SEPARATE = 3;

export type Message = Omit<NewNotification, "type">;
/** A message without a receiver. */
export type News = Omit<Message, "userId">;

/** Notifies staff who may see the event. @param except people who are left out, such as those who caused it */
export async function notifyStaff(
  tx: Writer,
  eventId: NotificationEventId,
  news: readonly News[],
  at: number,
  except: readonly string[] = [],
): Promise<void> {
  if (news.length === 0) return;
  const staff = await staffWho(tx, ruleOfEvent(eventId));
  const readers = staff.filter((id) => !except.includes(id));
  await notifyPeople(tx, eventId, readers.flatMap((userId) => news.map((each) => ({ ...each, userId }))), at);
}

export async function notifyPeople(
  tx: Writer,
  eventId: NotificationEventId,
  messages: readonly Message[],
  at: number,
): Promise<void> {
  const event = notificationEventOf(eventId);
  if (messages.length === 0 || !event) return;
  const people = Map.groupBy(messages, ({ userId }) => userId);
  const settings = await settingsOf(tx, [...people.keys()]);
  const persons = await activePeople(tx, [...people.keys()]);
  for (const [userId, some] of people) {
    const plan = planOf(settings.get(settingId(userId, event.type)), userId, event);
    const person = persons.get(userId);
    if (!plan.isOn || !person) continue;
    const all = some.map((each): NewNotification => ({ ...each, type: event.type }));
    const notifications = all.filter(await visibilityFor(tx, person, all));
    if (notifications.length === 0) continue;
    if (plan.times.length > 0) await holdNotifications(tx, event.id, notifications, at);
    else {await notifyNow(
        tx,
        plan,
        notifications.length > MAX_SEPARATE ? [digestOf(event, notifications)] : notifications,
        at,
      );}
  }
}

export async function notifyNow(
  tx: Writer,
  plan: Plan,
  notifications: readonly NewNotification[],
  at: number,
): Promise<void> {
  await notify(tx, notifications, at);
  if (plan.url === "") return;
  const aliases = await aliasesOf(tx, plan.aliasIds);
  const deliveries = notifications.map((notification) => ({
    kind: NOTIFICATION_DELIVERY,
    targetId: plan.settingId,
    event: plan.event.id,
    payload: messageOf(plan, notification, aliases, at),
  }));
  await enqueueDeliveries(tx, deliveries, at);
}
