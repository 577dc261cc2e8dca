import { ApiError } from "../../../../api/errors.ts";
import { PARTS_PATH } from "../../../../api/desk/upload_parts.ts";
import { commentingRuleOf, commentRule } from "../../../../resources/abilities.ts";
import { VISIBILITIES, type Visibility } from "../../../../api/inputs/desk/comment.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import { mutation, type Route } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { commentHookOf } from "../../../registry.ts";
import { attachmentsById, attachmentsOf, dropAttachments } from "./attachment_store.ts";
import { sweeper } from "./files.ts";
import { auditOf, makeComment } from "./make.ts";
import { languageOf } from "../notification_settings/plan.ts";
import { settingById, settingId } from "../notification_settings/store.ts";
import { suggestPeople } from "../../people/users/mention_store.ts";
import { audiences, commentVisibilityOf, liveOf, recordOf } from "./visibility.ts";
import { commentsById, commentsOf, updateComment } from "./store.ts";
import { giveTicket, serveFile, serveMedia } from "./serve.ts";
import { upload } from "./upload.ts";
import { attachmentParts } from "./attachment_parts.ts";
import { partRoutes } from "./upload_parts.ts";
import { attachmentView, commentViews, isOwn, mayTrash } from "./view.ts";

const isVisibility = (text: string): text is Visibility => (VISIBILITIES as readonly string[]).includes(text);

/** Returns every row once. @throws {ApiError} NOT_FOUND if an id is missing */
function allOf<Row>(rows: ReadonlyMap<string, Row>, ids: readonly string[], what: string): Row[] {
  if (rows.size < new Set(ids).size) throw new ApiError("NOT_FOUND", `There is no such ${what}.`);
  return [...rows.values()];
}

const notOwn = () => new ApiError("FORBIDDEN", "Only the author, or staff, may delete a comment.");

const routes: readonly Route[] = [
  { method: "POST", path: "/attachments", rule: commentRule, handle: upload },
  ...partRoutes(attachmentParts, PARTS_PATH, commentRule),
  { method: "GET", path: "/attachments/file", rule: commentRule, handle: serveFile },
  { method: "POST", path: "/attachments/ticket", rule: commentRule, handle: giveTicket },
  { method: "GET", path: "/attachments/media", rule: "public", handle: serveMedia },
];

export const comments: Module = {
  queries: {
    async comments({ entity, entity_id }, context) {
      await recordOf(context.db.read, entity, entity_id, context);
      const visibleTo = commentVisibilityOf(context);
      const rows = await commentsOf(context.db.read, visibleTo, entity, entity_id);
      return commentViews(rows, await attachmentsOf(context.db.read, visibleTo, entity, entity_id), context);
    },
    async attachments({ entity, entity_id }, context) {
      await recordOf(context.db.read, entity, entity_id, context);
      const rows = await attachmentsOf(context.db.read, commentVisibilityOf(context), entity, entity_id);
      // A file without a comment is visible only to its author.
      return rows.filter((row) => row.comment_id !== null || isOwn(row, context))
        .map((row) => attachmentView(row, context));
    },
    async readerLanguage({ entity, entity_id }, context) {
      const { sellerId, mention } = await recordOf(context.db.read, entity, entity_id, context);
      const { type } = notificationEventOf(mention.event)!;
      return languageOf((await settingById(context.db.read, settingId(sellerId, type)))?.row);
    },
    async mentionable({ entity, entity_id, search, visibility }, context) {
      const { sellerId } = await recordOf(context.db.read, entity, entity_id, context);
      const rule = commentingRuleOf(entity);
      const seen = visibility && isVisibility(visibility) ? visibility : "seller";
      if (!rule) return [];
      const people = await suggestPeople(context.db.read, { rule, sellerId, visibility: seen }, search ?? "");
      return people.filter(({ _id }) => _id !== context.session.person._id);
    },
  },
  mutations: {
    makeComment,
    trashComment: mutation<"trashComment">(async (tx, { delete_ids }, context) => {
      const visibleTo = commentVisibilityOf(context);
      const rows = allOf(await commentsById(tx, visibleTo, delete_ids), delete_ids, "comment");
      for (const row of rows) await recordOf(tx, row.entity, row.entity_id, context);
      if (!rows.every((row) => mayTrash(row, context))) throw notOwn();
      for (const row of rows) await commentHookOf(row.entity).checkChange?.(tx, row.entity_id, row._id);
      const at = context.now();
      for (const row of rows) {
        const files = await attachmentsOf(tx, visibleTo, row.entity, row.entity_id);
        const own = files.filter((file) => file.comment_id === row._id);
        await dropAttachments(tx, own.map((file) => file._id), at);
        await updateComment(tx, row, { deleted_at: at }, at);
      }
      return {
        result: rows.map((row) => row._id),
        audit: rows.map((row) => auditOf(row, "trashComment", row.body, "")),
      };
    }),
    trashAttachment: mutation<"trashAttachment">(async (tx, { delete_ids }, context) => {
      const found = await attachmentsById(tx, commentVisibilityOf(context), delete_ids);
      const rows = allOf(found, delete_ids, "file");
      if (rows.some((row) => row.comment_id === null && !isOwn(row, context))) {
        throw new ApiError("NOT_FOUND", "There is no such file.");
      }
      for (const row of rows) await recordOf(tx, row.entity, row.entity_id, context);
      if (!rows.every((row) => mayTrash(row, context))) throw notOwn();
      for (const { entity, entity_id, comment_id } of rows) {
        if (comment_id) await commentHookOf(entity).checkChange?.(tx, entity_id, comment_id);
      }
      await dropAttachments(tx, rows.map((row) => row._id), context.now());
      return {
        result: rows.map((row) => row._id),
        audit: rows.map((row) => ({
          entity: "attachments",
          entityId: row._id,
          sellerId: row.seller_id,
          action: "trashAttachment",
          changes: [{ field: "name", before: row.name, after: "" }],
          live: liveOf(row.entity_id, row.seller_id, row.visibility === "seller"),
        })),
      };
    }),
  },
  audiences,
  routes,
  background: sweeper,
};
