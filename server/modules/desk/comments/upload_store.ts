import type { Reader, Writer } from "../../../db/database.ts";
import { isAtLeast, isBelow, isOneOf } from "../../../db/conditions.ts";
import type { AttachmentUploadsTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { type CommentVisibility, isVisible } from "./visibility.ts";

export type UploadRow = Readonly<AttachmentUploadsTable>;

/** The author is the real person, even while acting for somebody. */
export interface UploadOwner {
  readonly author: string;
  readonly scope: Scope;
}

/** An upload belongs to its author: another person finds nothing under its key. */
export async function uploadByKey(
  reader: Reader,
  { author, scope }: UploadOwner,
  key: string,
): Promise<UploadRow | null> {
  return await reader.selectFrom("attachment_uploads").selectAll()
    .where("author_id", "=", author).where("key", "=", key).where(inScope(scope))
    .executeTakeFirst() ?? null;
}

/** Counts a person's unfinished uploads that are recent enough to continue. */
export async function countUnfinished(reader: Reader, author: string, since: number): Promise<number> {
  const { count } = await reader.selectFrom("attachment_uploads")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("author_id", "=", author).where("attachment", "=", "").where(isAtLeast("updated_at", since))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the bytes of a record's attachments, including unfinished uploads. */
export async function attachedBytes(
  reader: Reader,
  visibleTo: CommentVisibility,
  entity: string,
  entityId: string,
  since: number,
): Promise<number> {
  const attachments = await reader.selectFrom("attachments")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .where("entity", "=", entity).where("entity_id", "=", entityId).where("deleted_at", "is", null)
    .where(isVisible(visibleTo)).executeTakeFirst();
  const coming = await reader.selectFrom("attachment_uploads")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .where("entity", "=", entity).where("entity_id", "=", entityId).where("attachment", "=", "")
    .where(isAtLeast("updated_at", since)).where(isVisible(visibleTo)).executeTakeFirst();
  return Number(attachments?.bytes ?? 0) + Number(coming?.bytes ?? 0);
}

/** Returns false if the author has another upload under this key. */
export async function insertUpload(tx: Writer, row: UploadRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.insertInto("attachment_uploads").values(row)
    .onConflict((on) => on.columns(["author_id", "key"]).doNothing()).executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns false if another request added a part first. */
export async function advanceUpload(
  tx: Writer,
  { _id, received }: Pick<UploadRow, "_id" | "received">,
  to: Pick<UploadRow, "received" | "parts" | "type" | "updated_at">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("attachment_uploads").set(to)
    .where("_id", "=", _id).where("received", "=", received).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the upload was deleted, or became an attachment already. */
export async function finishUpload(tx: Writer, id: string, attachment: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("attachment_uploads").set({ attachment })
    .where("_id", "=", id).where("attachment", "=", "").executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropUpload(tx: Writer, id: string): Promise<void> {
  await tx.deleteFrom("attachment_uploads").where("_id", "=", id).execute();
}

/** Returns false if the upload was deleted, or became an attachment already. */
export async function dropUnfinished(tx: Writer, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("attachment_uploads")
    .where("_id", "=", id).where("attachment", "=", "").executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes uploads that got no part since `before`; returns their ids, so that the caller deletes their parts. */
export async function forgetUploads(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("attachment_uploads").where(isBelow("updated_at", before))
    .returning("_id").execute();
  return rows.map(({ _id }) => _id);
}

export async function storedUploads(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("attachment_uploads").select("_id").where(isOneOf("_id", ids))
    .execute();
  return new Set(rows.map(({ _id }) => _id));
}
