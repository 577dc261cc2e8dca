import type { NoticeTexts } from "../../../../api/notices.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { NewNotification } from "../notifications/store.ts";

export interface HeldGroup {
  readonly user_id: string;
  readonly event: string;
  readonly since: number;
}

const COLUMNS = 4;

export async function holdNotifications(
  tx: Writer,
  event: string,
  notifications: readonly NewNotification[],
  at: number,
): Promise<void> {
  const rows = notifications.map((notification) => ({
    user_id: notification.userId,
    event,
    notice: JSON.stringify(notification),
    at,
  }));
  for (const some of chunksOf(rows, COLUMNS)) await tx.insertInto("held_notices").values(some).execute();
}

export async function heldGroups(reader: Reader): Promise<HeldGroup[]> {
  const rows = await reader.selectFrom("held_notices").select(["user_id", "event"])
    .select((row) => row.fn.min<number | string>("at").as("since")).groupBy(["user_id", "event"]).execute();
  return rows.map(({ since, ...row }) => ({ ...row, since: Number(since) }));
}

/** Deletes and returns rows up to an instant, the oldest first, so that no other process sends them. */
export async function takeHeld(
  tx: Writer,
  { user_id, event }: HeldGroup,
  until: number,
): Promise<NewNotification[]> {
  const rows = await tx.deleteFrom("held_notices").where("user_id", "=", user_id).where("event", "=", event)
    .where("at", "<=", until).returning(["seq", "notice"]).execute();
  return rows.toSorted((one, other) => Number(one.seq) - Number(other.seq))
    .map(({ notice }) => noticeIn(notice));
}

type EarlierNotice = Omit<NewNotification, "words"> & NoticeTexts;

/** Reads a held notification; builds before migration 103 stored English texts instead of keys. */
function noticeIn(json: string): NewNotification {
  const kept = JSON.parse(json) as NewNotification | EarlierNotice;
  if ("words" in kept) return kept;
  const { subject, content, ...notice } = kept;
  return { ...notice, words: { key: "asWritten", args: { subject, content } } };
}
