import type { Selectable } from "kysely";
import type { NotificationType } from "../../../../api/inputs/desk/notification.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { UserNotificationEventsTable, UserNotificationsTable } from "../../../db/tables.ts";

export type SettingRow = Readonly<Selectable<UserNotificationsTable>>;
export type EventRow = Readonly<Selectable<UserNotificationEventsTable>>;

export interface StoredSetting {
  readonly row: SettingRow;
  readonly events: readonly EventRow[];
}

export const settingId = (userId: string, type: NotificationType): string => `${userId}.${type}`;

/** Returns settings by id; people who never changed theirs are missing. */
export async function settingsOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSetting>> {
  const rows = await reader.selectFrom("user_notifications").selectAll().where(isOneOf("user_id", userIds))
    .execute();
  if (rows.length === 0) return new Map();
  const events = Map.groupBy(
    await reader.selectFrom("user_notification_events").selectAll()
      .where(isOneOf("setting_id", rows.map(({ _id }) => _id))).execute(),
    ({ setting_id }) => setting_id,
  );
  return new Map(rows.map((row) => [row._id, { row, events: events.get(row._id) ?? [] }]));
}

export async function writeSetting(tx: Writer, { row, events }: StoredSetting): Promise<void> {
  const { _id, user_id: _, type: __, created_at: ___, ...values } = row;
  await tx.insertInto("user_notifications").values(row)
    .onConflict((on) => on.column("_id").doUpdateSet(values)).execute();
  // Events that the person may not have at present stay as chosen, in case the right returns.
  await tx.deleteFrom("user_notification_events").where("setting_id", "=", _id)
    .where(isOneOf("event", events.map(({ event }) => event))).execute();
  if (events.length > 0) await tx.insertInto("user_notification_events").values([...events]).execute();
}

export async function settingById(reader: Reader, id: string): Promise<StoredSetting | undefined> {
  const row = await reader.selectFrom("user_notifications").selectAll().where("_id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const events = await reader.selectFrom("user_notification_events").selectAll()
    .where("setting_id", "=", id).execute();
  return { row, events };
}
