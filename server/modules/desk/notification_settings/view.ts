import type { Person } from "../../../../api/access.ts";
import type { AliasMention, UserNotification } from "../../../../api/generated/schema.ts";
import type { NotificationType } from "../../../../api/inputs/desk/notification.ts";
import type { TimeOfDay } from "../../../../api/desk/user_notifications.ts";
import type { NotificationEvent } from "../../../../resources/desk/desk_events.ts";
import { eventsFor } from "../../../../resources/notification_events.ts";
import type { Reader } from "../../../db/database.ts";
import { aliasesOf } from "./people_store.ts";
import { languageOf, listIn, roomOf } from "./plan.ts";
import { type EventRow, settingById, settingId, type SettingRow, type StoredSetting } from "./store.ts";

export function blankSetting(userId: string, type: NotificationType, at: number): SettingRow {
  return {
    _id: settingId(userId, type),
    user_id: userId,
    type,
    status: "Active",
    mentions: "[]",
    url: "",
    subject: "",
    alias_ids: "[]",
    room_id: "",
    room_title: "",
    language: "en",
    created_at: at,
    updated_at: at,
    version: 0,
  };
}

export const blankEvent = (setting_id: string, { id, isOn }: NotificationEvent): EventRow => ({
  setting_id,
  event: id,
  status: isOn ? "Active" : "Paused",
  mentions: "[]",
  url: "",
  alias_ids: "[]",
  room_id: "",
  room_title: "",
  times: "[]",
});

export async function wholeSetting(
  reader: Reader,
  person: Person,
  type: NotificationType,
  at: number,
): Promise<StoredSetting> {
  const setting = await settingById(reader, settingId(person._id, type));
  const row = setting?.row ?? blankSetting(person._id, type, at);
  const events = eventsFor(type, person).map((event) =>
    setting?.events.find((each) => each.event === event.id) ?? blankEvent(row._id, event)
  );
  return { row, events };
}

export async function viewOf(
  reader: Reader,
  person: Person,
  { row, events }: StoredSetting,
): Promise<UserNotification> {
  const aliases = await aliasesOf(reader, [row, ...events].flatMap(({ alias_ids }) => listIn(alias_ids)));
  const shared = (each: SettingRow | EventRow) => ({
    status: each.status,
    mentions: listIn(each.mentions),
    url: each.url,
    alias_mentions: listIn(each.alias_ids).flatMap((id): AliasMention[] => {
      const alias = aliases.get(id);
      return alias ? [alias] : [];
    }),
    group: roomOf(each),
  });
  const offered = eventsFor(row.type, person);
  return {
    _id: row._id,
    type: row.type,
    ...shared(row),
    subject: row.subject,
    language: languageOf(row),
    events: events.map((each) => ({
      id: each.event,
      name: offered.find(({ id }) => id === each.event)?.name ?? each.event,
      ...shared(each),
      times: listIn<TimeOfDay>(each.times),
    })),
    user_id: row.user_id,
    version: row.version,
  };
}
