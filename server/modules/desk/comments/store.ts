import type { Reader, Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { CommentsTable } from "../../../db/tables.ts";
import { type CommentVisibility, isVisible } from "./visibility.ts";

export type CommentRow = Readonly<CommentsTable>;
export type CommentPatch = Partial<Pick<CommentsTable, "body" | "visibility" | "mentions" | "deleted_at">>;

/** Returns the oldest comments first: ids within one second sort by age too. */
export function commentsOf(reader: Reader, visibleTo: CommentVisibility, entity: string, entityId: string) {
  return reader.selectFrom("comments").selectAll()
    .where("entity", "=", entity).where("entity_id", "=", entityId).where("deleted_at", "is", null)
    .where(isVisible(visibleTo)).orderBy("created_at").orderBy("_id").execute();
}

/** Returns comments by id. Those that the caller may not see are missing, as if they never existed. */
export async function commentsById(
  reader: Reader,
  visibleTo: CommentVisibility,
  ids: readonly string[],
): Promise<Map<string, CommentRow>> {
  const rows = await reader.selectFrom("comments").selectAll()
    .where(isOneOf("_id", ids)).where("deleted_at", "is", null).where(isVisible(visibleTo)).execute();
  return new Map(rows.map((row) => [row._id, row]));
}

export const newestOfOthers = (
  reader: Reader,
  visibleTo: CommentVisibility,
  entity: string,
  entityId: string,
  authorId: string,
) =>
  reader.selectFrom("comments").select(["_id", "created_at"])
    .where("entity", "=", entity).where("entity_id", "=", entityId).where("deleted_at", "is", null)
    .where("author_id", "<>", authorId).where(isVisible(visibleTo))
    .orderBy("created_at", "desc").orderBy("_id", "desc").limit(1).executeTakeFirst();

/** Finds deleted comments too: a deleted comment may be the last that a person has seen. */
export const placeOfComment = (
  reader: Reader,
  visibleTo: CommentVisibility,
  entityId: string,
  id: string,
) =>
  reader.selectFrom("comments").select(["_id", "created_at"])
    .where("_id", "=", id).where("entity_id", "=", entityId).where(isVisible(visibleTo)).executeTakeFirst();

export async function countComments(
  reader: Reader,
  visibleTo: CommentVisibility,
  entity: string,
  entityId: string,
) {
  const { count } = await reader.selectFrom("comments").select((row) => row.fn.countAll().as("count"))
    .where("entity", "=", entity).where("entity_id", "=", entityId).where("deleted_at", "is", null)
    .where(isVisible(visibleTo)).executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertComment(tx: Writer, row: CommentsTable): Promise<void> {
  await tx.insertInto("comments").values(row).execute();
}

/** Increments the version. The caller has read the row in the same transaction. */
export async function updateComment(
  tx: Writer,
  row: CommentRow,
  patch: CommentPatch,
  at: number,
): Promise<void> {
  await tx.updateTable("comments").set({ ...patch, updated_at: at, version: row.version + 1 })
    .where("_id", "=", row._id).where("version", "=", row.version).execute();
}
