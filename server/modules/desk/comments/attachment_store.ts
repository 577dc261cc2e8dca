import type { Reader, Writer } from "../../../db/database.ts";
import { isBelow, isOneOf } from "../../../db/conditions.ts";
import type { AttachmentsTable } from "../../../db/tables.ts";
import { type CommentVisibility, isVisible } from "./visibility.ts";

export type AttachmentRow = Readonly<AttachmentsTable>;

export function attachmentsOf(
  reader: Reader,
  visibleTo: CommentVisibility,
  entity: string,
  entityId: string,
) {
  return reader.selectFrom("attachments").selectAll()
    .where("entity", "=", entity).where("entity_id", "=", entityId).where("deleted_at", "is", null)
    .where(isVisible(visibleTo)).orderBy("created_at").orderBy("_id").execute();
}

export async function firstPictures(
  reader: Reader,
  visibleTo: CommentVisibility,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.selectFrom("attachments").select(["_id", "entity_id"])
    .where("entity", "=", entity).where(isOneOf("entity_id", ids)).where("comment_id", "is not", null)
    .where("deleted_at", "is", null).where("type", "like", "image/%").where(isVisible(visibleTo))
    .orderBy("created_at", "desc").orderBy("_id", "desc").execute();
  // The newest come first, so the oldest picture of a record replaces the others in the map.
  return new Map(rows.map(({ entity_id, _id }) => [entity_id, _id]));
}

/** Returns attachments by id. Those that the caller may not see are missing, as if they never existed. */
export async function attachmentsById(
  reader: Reader,
  visibleTo: CommentVisibility,
  ids: readonly string[],
): Promise<Map<string, AttachmentRow>> {
  const rows = await reader.selectFrom("attachments").selectAll()
    .where(isOneOf("_id", ids)).where("deleted_at", "is", null).where(isVisible(visibleTo)).execute();
  return new Map(rows.map((row) => [row._id, row]));
}

export async function insertAttachment(tx: Writer, row: AttachmentsTable): Promise<void> {
  await tx.insertInto("attachments").values(row).execute();
}

/** Binds attachments to a comment. The caller has checked that the person may see them. */
export async function bindAttachments(
  tx: Writer,
  ids: readonly string[],
  comment: { readonly _id: string; readonly visibility: string },
): Promise<void> {
  const { _id, visibility } = comment;
  await tx.updateTable("attachments").set({ comment_id: _id, visibility }).where(isOneOf("_id", ids))
    .execute();
}

/** Moves an attachment to another record. The caller has checked that the person may see it. */
export async function moveAttachment(
  tx: Writer,
  id: string,
  to: { readonly entity: string; readonly entity_id: string },
): Promise<void> {
  await tx.updateTable("attachments").set(to).where("_id", "=", id).execute();
}

/** Moves a person's files that wait for a comment from one record to another. */
export async function moveWaiting(
  tx: Writer,
  ids: readonly string[],
  authorId: string,
  from: string,
  to: string,
): Promise<void> {
  await tx.updateTable("attachments").set({ entity_id: to }).where(isOneOf("_id", ids))
    .where("author_id", "=", authorId).where("entity_id", "=", from).where("comment_id", "is", null)
    .execute();
}

export async function dropAttachments(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  await tx.updateTable("attachments").set({ deleted_at: at }).where(isOneOf("_id", ids)).execute();
}

/** Deletes the rows of files that got no comment or were removed; returns the ids of the files to delete. */
export async function forgetAttachments(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("attachments")
    .where((row) =>
      row.or([
        row.and([row("comment_id", "is", null), isBelow("created_at", before)]),
        row.and([row("deleted_at", "is not", null), isBelow("deleted_at", before)]),
      ])
    ).returning("_id").execute();
  return rows.map((row) => row._id);
}

export async function storedAttachments(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("attachments").select("_id").where(isOneOf("_id", ids)).execute();
  return new Set(rows.map((row) => row._id));
}
