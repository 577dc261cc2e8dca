/** Serves and marks the notifications of a person. Source: docs/requirements.md S3.6, S7.10, S7.11. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { Count, Notification } from "../../../../api/generated/schema.ts";
import {
  notificationMakeInput,
  notificationsInput,
  type NotificationStatus,
} from "../../../../api/inputs/desk/notification.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { NotificationsTable } from "../../../db/tables.ts";
import { type AuditEntry, type Effect, mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { visibilityFor } from "./seen_store.ts";
import {
  countNotifications,
  type Cursor,
  cursorOf,
  markNotifications,
  NOTIFICATIONS,
  notificationsOf,
} from "./store.ts";
import { withoutContent } from "./texts.ts";

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot read or mark notifications: a value is missing or wrong", { problems });

const missing = () => new ApiError("NOT_FOUND", "There is no such notification.");

/** @param isSeen false hides the content, for a person who may no longer see the record */
function viewOf({ words: json, ...row }: NotificationsTable, isSeen: boolean): Notification {
  const words = json === null ? null : JSON.parse(json) as NoticeWords;
  if (isSeen) return { ...row, words };
  return { ...row, content: "", image: "", words: words && withoutContent(words) };
}

const exactly = (count: number): Count => ({ count, capped: false });

/** `_id` is the caller's own id or that of a notification. @throws {ApiError} BAD_INPUT; NOT_FOUND for another's */
async function read(args: object, { session, db }: AuthorizedContext) {
  const input = readInput(notificationsInput, args);
  if (!input.ok) throw refused(input.problems);
  const { _id: userId } = session.person;
  const { _id, ...filter } = input.value;
  if (!_id || _id === userId) return { userId, filter };
  if (!await cursorOf(db.read, userId, _id)) throw missing();
  return { userId, filter: { ...filter, _id } };
}

async function cursorBefore(userId: string, id: string, { db }: AuthorizedContext): Promise<Cursor> {
  const cursor = await cursorOf(db.read, userId, id);
  if (!cursor) throw missing();
  return cursor;
}

async function mark(
  tx: Writer,
  ids: readonly string[] | null,
  status: NotificationStatus,
  action: string,
  { session }: AuthorizedContext,
): Promise<Effect<Count>> {
  const { _id: userId } = session.person;
  const changed = await markNotifications(tx, userId, ids, status);
  const count = await countNotifications(tx, userId, { status: "New" });
  return {
    result: exactly(count),
    audit: changed.length > 0 ? [auditOf(userId, changed, status, action)] : [],
  };
}

/** Writes one audit row for a whole call: the audit needs no history of each reading. */
function auditOf(userId: string, ids: string[], status: NotificationStatus, action: string): AuditEntry {
  const before = status === "New" ? "Readed" : "New";
  const [only] = ids;
  return {
    entity: NOTIFICATIONS,
    entityId: ids.length === 1 && only ? only : userId,
    sellerId: null,
    action,
    changes: [
      { field: "status", before, after: status },
      ...ids.length > 1 ? [{ field: "count", before: "", after: String(ids.length) }] : [],
    ],
    live: { entity: NOTIFICATIONS, sellerId: null, ids, userId },
  };
}

export const notifications: Module = {
  queries: {
    async notifications(args, context) {
      const { userId, filter: { before, ...filter } } = await read(args, context);
      const cursor = before ? await cursorBefore(userId, before, context) : null;
      const rows = await notificationsOf(context.db.read, userId, filter, cursor, context.page);
      const isSeen = await visibilityFor(context.db.read, context.session.person, rows);
      return rows.map((row) => viewOf(row, isSeen(row)));
    },
    async notificationsCount(args, context) {
      const { userId, filter } = await read(args, context);
      return exactly(await countNotifications(context.db.read, userId, filter));
    },
  },
  mutations: {
    notificationMake: mutation<"notificationMake">((tx, args, context) => {
      const input = readInput(notificationMakeInput, args);
      if (!input.ok) throw refused(input.problems);
      const { ids, status } = input.value;
      return mark(tx, ids, status, "notificationMake", context);
    }),
    notificationReadAll: mutation<"notificationReadAll">((tx, _args, context) =>
      mark(tx, null, "Readed", "notificationReadAll", context)
    ),
  },
};
