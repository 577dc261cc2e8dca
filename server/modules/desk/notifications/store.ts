/** Every function reads the notifications of one person only. Source: docs/requirements.md S3.6. */
import { sql } from "kysely";
import type { NoticeWords } from "../../../../api/notices.ts";
import type { NotificationStatus, NotificationType } from "../../../../api/inputs/desk/notification.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { NotificationsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { noticeTexts } from "./texts.ts";

/** Entity name of live events that only the notified person receives. */
export const NOTIFICATIONS = "notifications";

/** Maximum number of characters of the content, and of each text among the arguments. */
const MAX_TEXT = 300;

export interface NewNotification {
  readonly userId: string;
  /** Decides if the link leads to the order, the item or the referent itself. Source: docs/requirements.md S2.44. */
  readonly type: NotificationType;
  readonly code: string;
  readonly words: NoticeWords;
  readonly image?: string;
  /** The order's code, the item's id, or an address. */
  readonly referent: string;
  /** A web address at the end of messages. */
  readonly link?: string;
}

export async function notify(
  tx: Writer,
  notifications: readonly NewNotification[],
  at: number,
): Promise<void> {
  for (const { userId, type, code, words, image = "", referent } of notifications) {
    const _id = newId();
    const { subject, content } = noticeTexts(words, "en");
    await tx.insertInto("notifications").values({
      _id,
      user_id: userId,
      type,
      code,
      subject,
      content: shortened(content),
      image,
      referent,
      status: "New",
      created_at: at,
      words: JSON.stringify(words, (_, value) => typeof value === "string" ? shortened(value) : value),
    }).execute();
    await appendOutbox(tx, [{ entity: NOTIFICATIONS, sellerId: null, ids: [_id], userId }], at);
  }
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= MAX_TEXT ? text : `${letters.slice(0, MAX_TEXT - 1).join("")}…`;
}

export interface NotificationFilter {
  readonly _id?: string | undefined;
  readonly status?: string | null | undefined;
  readonly type?: NotificationType | null | undefined;
}

const conditionsOf = (userId: string, { _id, status, type }: NotificationFilter): Condition[] => [
  sql<boolean>`user_id = ${userId}`,
  ..._id ? [sql<boolean>`_id = ${_id}`] : [],
  ...status ? [sql<boolean>`status = ${status}`] : [],
  ...type ? [sql<boolean>`type = ${type}`] : [],
];

export type Cursor = Pick<NotificationsTable, "_id" | "created_at">;

/** Returns undefined for a notification of another person. */
export function cursorOf(reader: Reader, userId: string, id: string): Promise<Cursor | undefined> {
  return reader.selectFrom("notifications").select(["_id", "created_at"])
    .where("user_id", "=", userId).where("_id", "=", id).executeTakeFirst();
}

/** Returns the newest first; the page begins after the cursor `before`. */
export function notificationsOf(
  reader: Reader,
  userId: string,
  filter: NotificationFilter,
  before: Cursor | null,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<NotificationsTable[]> {
  const older = before && sql<boolean>`(created_at, _id) < (${before.created_at}, ${before._id})`;
  return reader.selectFrom("notifications").selectAll()
    .where(every([...conditionsOf(userId, filter), ...older ? [older] : []]))
    .orderBy("created_at", "desc").orderBy("_id", "desc")
    .limit(perPage).offset((page - 1) * perPage).execute();
}

export async function countNotifications(
  reader: Reader,
  userId: string,
  filter: NotificationFilter,
): Promise<number> {
  const { count } = await reader.selectFrom("notifications")
    .select((row) => row.fn.countAll().as("count"))
    .where(every(conditionsOf(userId, filter))).executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks the person's notifications with these ids, or all if `ids` is null; returns the ids that changed. */
export async function markNotifications(
  tx: Writer,
  userId: string,
  ids: readonly string[] | null,
  status: NotificationStatus,
): Promise<string[]> {
  const rows = await tx.updateTable("notifications").set({ status })
    .where("user_id", "=", userId).where("status", "!=", status)
    .where(every(ids ? [isOneOf("_id", ids)] : [])).returning("_id").execute();
  return rows.map(({ _id }) => _id);
}
