import { isLanguage, type Language } from "../../../../api/languages.ts";
import type { TimeOfDay } from "../../../../api/desk/user_notifications.ts";
import type { NotificationEvent } from "../../../../resources/desk/desk_events.ts";
import { type EventRow, settingId, type SettingRow, type StoredSetting } from "./store.ts";

export interface Plan {
  readonly settingId: string;
  readonly event: NotificationEvent;
  readonly isOn: boolean;
  /** Webhook address; empty if no message is sent. */
  readonly url: string;
  readonly subject: string;
  /** Language of messages to the webhook. */
  readonly language: Language;
  readonly mentions: readonly string[];
  readonly aliasIds: readonly string[];
  readonly room: { readonly id: string; readonly title: string } | null;
  /** Times of the day at which digests are sent; empty if every notification is sent immediately. */
  readonly times: readonly TimeOfDay[];
}

export const listIn = <T = string>(json: string): readonly T[] => JSON.parse(json) as T[];

export const roomOf = (
  { room_id, room_title }: Pick<EventRow, "room_id" | "room_title">,
): Plan["room"] => room_id === "" ? null : { id: room_id, title: room_title || room_id };

/** Returns the person's language for messages; English by default. */
export const languageOf = (row: Pick<SettingRow, "language"> | undefined): Language =>
  row && isLanguage(row.language) ? row.language : "en";

/** @param setting the person's setting; undefined if the person never changed the defaults */
export function planOf(setting: StoredSetting | undefined, userId: string, event: NotificationEvent): Plan {
  const own = setting?.events.find((each) => each.event === event.id);
  const { row } = setting ?? {};
  const first = (ofEvent: string | undefined, ofSetting: string | undefined): readonly string[] => {
    const names = listIn(ofEvent ?? "[]");
    return names.length > 0 ? names : listIn(ofSetting ?? "[]");
  };
  return {
    settingId: settingId(userId, event.type),
    event,
    isOn: (row?.status ?? "Active") === "Active" && (own ? own.status === "Active" : event.isOn),
    url: own?.url || row?.url || "",
    subject: row?.subject ?? "",
    language: languageOf(row),
    mentions: first(own?.mentions, row?.mentions),
    aliasIds: first(own?.alias_ids, row?.alias_ids),
    room: own && roomOf(own) || row && roomOf(row) || null,
    times: listIn<TimeOfDay>(own?.times ?? "[]"),
  };
}
