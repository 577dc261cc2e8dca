import { isSeller } from "../../../../api/access.ts";
import type { Attachment, Comment, Mention } from "../../../../api/generated/schema.ts";
import { groupRows } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { AttachmentRow } from "./attachment_store.ts";
import type { CommentRow } from "./store.ts";

/** The author is the real person, even while acting for somebody. */
export const isOwn = (row: { readonly author_id: string }, { session }: AuthorizedContext): boolean =>
  row.author_id === session.actor._id;

export const mayTrash = (row: { readonly author_id: string }, context: AuthorizedContext): boolean =>
  isOwn(row, context) || !isSeller(context.session.person);

export function attachmentView(row: AttachmentRow, context: AuthorizedContext): Attachment {
  const { _id, comment_id, name, type, bytes, visibility, author_name, created_at } = row;
  return {
    _id,
    comment_id,
    name,
    type,
    bytes,
    visibility,
    author_name,
    may_trash: mayTrash(row, context),
    created_at,
  };
}

/** `isGone` marks a person who is no longer mentioned, but has been notified. */
export interface StoredMention extends Mention {
  readonly isGone?: boolean;
}

const mentionsOf = (json: string): string[] =>
  (JSON.parse(json) as StoredMention[]).filter((each) => !each.isGone).map(({ h }) => h);

export function commentViews(
  rows: readonly CommentRow[],
  files: readonly AttachmentRow[],
  context: AuthorizedContext,
): Comment[] {
  const byComment = groupRows(files, (file) => file.comment_id ?? "");
  return rows.map((row) => {
    const { seller_id: _seller, deleted_at: _deleted, mentions, ...rest } = row;
    return {
      ...rest,
      mentions: mentionsOf(mentions),
      attachments: (byComment.get(row._id) ?? []).map((file) => attachmentView(file, context)),
      may_edit: isOwn(row, context),
      may_trash: mayTrash(row, context),
    };
  });
}
