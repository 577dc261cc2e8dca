import { isSeller } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { CommentInput } from "../../../../api/generated/schema.ts";
import { commentInput, type Visibility } from "../../../../api/inputs/desk/comment.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { type AuthorizedContext, isActing } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { badInputOf, checkVersion, notFoundOf } from "../../../entity/refusals.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { commentHookOf } from "../../../registry.ts";
import {
  attachmentsById,
  attachmentsOf,
  bindAttachments,
  dropAttachments,
  moveAttachment,
  moveWaiting,
} from "./attachment_store.ts";
import { findMentions, notifyMentioned, storedMentions } from "./mentions.ts";
import { COMMENTS, commentVisibilityOf, liveOf, recordOf } from "./visibility.ts";
import {
  type CommentRow,
  commentsById,
  countComments,
  insertComment,
  newestOfOthers,
  placeOfComment,
  updateComment,
} from "./store.ts";
import { commentViews, isOwn, type StoredMention } from "./view.ts";

/** Limits each visibility of a record separately, so that sellers cannot infer how much staff have written. */
const MAX_COMMENTS = 500;

const refused = badInputOf("comment");
const missing = notFoundOf("comment");

export const makeComment = mutation<"makeComment">(async (tx, args, context) => {
  const read = readInput(commentInput, args.params);
  if (!read.ok) throw refused(read.problems);
  const made = typeof args.id === "string"
    ? await change(tx, args.id, read.value, args.version ?? null, context)
    : await write(tx, read.value, context);
  const [result] = await commentView(tx, made.id, context);
  if (!result) {
    throw new Error(`Cannot answer with comment ${made.id}: expected to find what was just written`);
  }
  return { result, audit: made.audit };
});

async function commentView(tx: Writer, id: string, context: AuthorizedContext) {
  const visibleTo = commentVisibilityOf(context);
  const row = (await commentsById(tx, visibleTo, [id])).get(id);
  return row
    ? commentViews([row], await attachmentsOf(tx, visibleTo, row.entity, row.entity_id), context)
    : [];
}

/** Returns who sees a comment: sellers always write for sellers and staff, staff choose. */
const visibilityOf = (visibility: string | null | undefined, { session }: AuthorizedContext): Visibility =>
  !isSeller(session.person) && visibility !== "seller" ? "staff" : "seller";

/** Makes a person's comment; the department may choose another record for it. */
async function write(tx: Writer, input: CommentInput, context: AuthorizedContext) {
  const { entity, entity_id } = input;
  if (!entity || !entity_id) return await make(tx, input, context);
  await recordOf(tx, entity, entity_id, context);
  const { targetOf, follow } = commentHookOf(entity);
  const words = {
    recordId: entity_id,
    visibility: visibilityOf(input.visibility, context),
    at: context.now(),
  };
  const target = await targetOf?.(tx, words, context) ?? { id: entity_id, audit: [] };
  if (target.id === entity_id) await refuseUnseen(tx, input, context);
  else await moveWaiting(tx, input.attachments ?? [], context.session.actor._id, entity_id, target.id);
  const made = await make(tx, { ...input, entity_id: target.id }, context);
  const followed = await follow?.(tx, { ...words, recordId: target.id }, context);
  const own = made.audit.map((entry) => followed ? { ...entry, along: followed.live } : entry);
  return { id: made.id, audit: [...target.audit, ...own, ...followed?.audit ?? []] };
}

/** Refuses a comment as STALE if its author has not seen the newest comment of another person. */
async function refuseUnseen(
  tx: Writer,
  { entity, entity_id, seen }: CommentInput,
  context: AuthorizedContext,
): Promise<void> {
  if (!entity || !entity_id || typeof seen !== "string") return;
  const visibleTo = commentVisibilityOf(context);
  const newest = await newestOfOthers(tx, visibleTo, entity, entity_id, context.session.actor._id);
  if (!newest) return;
  const known = await placeOfComment(tx, visibleTo, entity_id, seen);
  if (known && (known.created_at - newest.created_at || (known._id >= newest._id ? 1 : -1)) > 0) return;
  const text = "Cannot keep the comment: somebody else wrote in the meantime";
  throw new ApiError("STALE", text, { current: (await commentView(tx, newest._id, context))[0] });
}

async function make(tx: Writer, input: CommentInput, context: AuthorizedContext) {
  const { entity, entity_id, body } = input;
  if (!entity || !entity_id || !body) {
    const missing = Object.entries({ entity, entity_id, body }).filter(([, value]) => !value);
    throw refused(missing.map(([path]) => ({ path, code: "required" })));
  }
  const record = await recordOf(tx, entity, entity_id, context);
  const visibility = visibilityOf(input.visibility, context);
  const visibleTo = { scope: context.scope, visibilities: [visibility] };
  if (await countComments(tx, visibleTo, entity, entity_id) >= MAX_COMMENTS) {
    throw new ApiError("LIMIT", `Cannot keep the comment: ${MAX_COMMENTS} are the most of one record`);
  }
  const mentions = await findMentions(tx, entity, record, visibility, body);
  const { actor } = context.session;
  const at = context.now();
  const row: CommentRow = {
    _id: newId(),
    entity,
    entity_id,
    seller_id: record.sellerId,
    author_id: actor._id,
    author_name: actor.name,
    author_for: isActing(context.session) ? context.session.person.name : "",
    body,
    visibility,
    mentions: JSON.stringify(mentions),
    created_at: at,
    updated_at: at,
    deleted_at: null,
    version: 1,
  };
  await insertComment(tx, row);
  await putFiles(tx, row, input.attachments ?? [], context);
  await notifyMentioned(tx, mentions, row, record, context);
  return { id: row._id, audit: [auditOf(row, "makeComment", "", body)] };
}

async function change(
  tx: Writer,
  id: string,
  input: CommentInput,
  version: number | null,
  context: AuthorizedContext,
) {
  const row = (await commentsById(tx, commentVisibilityOf(context), [id])).get(id);
  if (!row) throw missing();
  const record = await recordOf(tx, row.entity, row.entity_id, context);
  if (!isOwn(row, context)) throw new ApiError("FORBIDDEN", "Only the author may change a comment.");
  const text = "Cannot keep the change: the comment was changed somewhere else first";
  await checkVersion(row, version, text, async () => (await commentView(tx, id, context))[0]);
  const body = input.body ?? row.body;
  const visibility = visibilityOf(input.visibility ?? row.visibility, context);
  const { keepsAudiences, checkChange } = commentHookOf(row.entity);
  if (keepsAudiences && visibility !== row.visibility) {
    throw refused([{ path: "visibility", code: "unknown" }]);
  }
  await checkChange?.(tx, row.entity_id, row._id);
  const mentions = await findMentions(tx, row.entity, record, visibility, body);
  const known = JSON.parse(row.mentions) as StoredMention[];
  const next = { ...row, body, visibility };
  const json = JSON.stringify(storedMentions(mentions, known));
  await updateComment(tx, row, { body, visibility, mentions: json }, context.now());
  await putFiles(tx, next, input.attachments ?? null, context);
  await notifyMentioned(
    tx,
    mentions.filter(({ _id }) => !known.some((each) => each._id === _id)),
    next,
    record,
    context,
  );
  const isForSeller = row.visibility === "seller" || visibility === "seller";
  return { id, audit: [auditOf(next, "makeComment", row.body, body, isForSeller)] };
}

/** Adds a comment that the seller sees, in the name of the person who takes a step. */
export async function commentToSeller(
  tx: Writer,
  entity: string,
  entity_id: string,
  body: string,
  context: AuthorizedContext,
): Promise<readonly AuditEntry[]> {
  return (await make(tx, { entity, entity_id, body, visibility: "seller" }, context)).audit;
}

export interface FileHome {
  readonly entity: string;
  readonly entity_id: string;
}

/** @throws {ApiError} BAD_INPUT at `photo_id` if the file is another person's, record's or comment's */
export async function commentWithFile(
  tx: Writer,
  file: string,
  from: FileHome,
  to: FileHome,
  context: AuthorizedContext,
): Promise<readonly AuditEntry[]> {
  const row = (await attachmentsById(tx, commentVisibilityOf(context), [file])).get(file);
  const isFit = row && isOwn(row, context) && row.comment_id === null && row.entity === from.entity &&
    row.entity_id === from.entity_id;
  if (!isFit) throw refused([{ path: "photo_id", code: "unknown" }]);
  await moveAttachment(tx, file, to);
  const words = { ...to, body: row.name, visibility: "seller", attachments: [file] };
  return (await make(tx, words, context)).audit;
}

/** Binds the author's files with these ids to the comment and removes its other files; null keeps them. */
async function putFiles(
  tx: Writer,
  comment: CommentRow,
  ids: readonly string[] | null,
  context: AuthorizedContext,
): Promise<void> {
  const all = await attachmentsOf(tx, commentVisibilityOf(context), comment.entity, comment.entity_id);
  const had = all.filter((file) => file.comment_id === comment._id).map((file) => file._id);
  const wanted = [...new Set(ids ?? had)];
  const found = await attachmentsById(tx, commentVisibilityOf(context), wanted);
  const isFit = (id: string) => {
    const file = found.get(id);
    return file !== undefined && isOwn(file, context) && file.entity === comment.entity &&
      file.entity_id === comment.entity_id &&
      (file.comment_id === null || file.comment_id === comment._id);
  };
  const wrong = wanted.flatMap((id, index) =>
    isFit(id) ? [] : [{ path: `attachments.${index}`, code: "unknown" }]
  );
  if (wrong.length > 0) throw refused(wrong);
  await dropAttachments(tx, had.filter((id) => !wanted.includes(id)), context.now());
  await bindAttachments(tx, wanted, comment);
}

export function auditOf(
  row: CommentRow,
  action: string,
  before: string,
  after: string,
  isForSeller = row.visibility === "seller",
): AuditEntry {
  return {
    entity: COMMENTS,
    entityId: row._id,
    sellerId: row.seller_id,
    action,
    changes: [{ field: "body", before, after }],
    live: liveOf(row.entity_id, row.seller_id, isForSeller),
  };
}
