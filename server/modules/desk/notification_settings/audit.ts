/** The audit has only the host of an address, because the rest often contains a secret. */
import type { AuditEntry } from "../../../fields.ts";
import { USERS } from "../../../session/entities.ts";
import type { Change } from "../../../events/outbox.ts";
import type { EventRow, SettingRow, StoredSetting } from "./store.ts";

/** Entity name of live events that only the owner of the settings receives. */
export const USER_NOTIFICATIONS = "userNotifications";

export const liveChangeOf = (userId: string): Change => ({
  entity: USER_NOTIFICATIONS,
  sellerId: null,
  ids: [userId],
  userId,
});

const hostOf = (url: string): string => URL.parse(url)?.host ?? "";

const facts = (prefix: string, each: SettingRow | EventRow): [string, string][] => [
  [`${prefix}status`, each.status],
  [`${prefix}mentions`, each.mentions],
  [`${prefix}url`, hostOf(each.url)],
  [`${prefix}alias_mentions`, each.alias_ids],
  [`${prefix}group`, each.room_id],
  ..."times" in each
    ? [[`${prefix}times`, each.times] as [string, string]]
    : [[`${prefix}subject`, each.subject] as [string, string]],
];

const allOf = ({ row, events }: StoredSetting): readonly [string, string][] => [
  ["language", row.language],
  ...facts("", row),
  ...events.flatMap((event) => facts(`${event.event}.`, event)),
];

const isSame = (one: StoredSetting, other: StoredSetting): boolean => {
  const fingerprintOf = ({ row, events }: StoredSetting) =>
    JSON.stringify([{ ...row, updated_at: 0, version: 0 }, events]);
  return fingerprintOf(one) === fingerprintOf(other);
};

/** Records a new path of an address without its value, because the audit shows only hosts. */
export function auditOf(before: StoredSetting, after: StoredSetting): AuditEntry[] {
  if (isSame(before, after)) return [];
  const { user_id, type } = after.row;
  const was = new Map(allOf(before));
  const changes = allOf(after).filter(([field, value]) => was.get(field) !== value)
    .map(([field, value]) => ({ field: `${type}.${field}`, before: was.get(field) ?? "", after: value }));
  return [{
    entity: USERS,
    entityId: user_id,
    sellerId: null,
    action: "makeUserNotification",
    changes,
    live: liveChangeOf(user_id),
  }];
}
