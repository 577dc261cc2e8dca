/**
 * `POST {api}/attachments?entity=orders&id=ID&name=FILE&visibility=staff&key=KEY`, the file as the raw body,
 * and `GET {api}/attachments/file?id=ID`. Files are served in a sandbox, with a known type.
 */
import { isSeller } from "../../../../api/access.ts";
import {
  attachmentName,
  type AttachmentType,
  attachmentType,
  isImage,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from "../../../../api/desk/attachments.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { Attachment } from "../../../../api/generated/schema.ts";
import { commentRule } from "../../../../resources/abilities.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { Effect, Route } from "../../../fields.ts";
import { mayHaveRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { uploadedBody } from "../../../http/body.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { newId } from "../../../ids.ts";
import { runOnce } from "../../../mutate.ts";
import { type AttachmentRow, attachmentsById, attachmentsOf, insertAttachment } from "./attachment_store.ts";
import { attachmentKey, headOf } from "./files.ts";
import { commentVisibilityOf, recordOf } from "./visibility.ts";
import { attachmentView } from "./view.ts";

const FIELD = "attachments.upload";

export const attachmentRoutes: readonly Route[] = [
  { method: "POST", path: "/attachments", rule: commentRule, handle: upload },
  { method: "GET", path: "/attachments/file", rule: commentRule, handle: serve },
];

interface Asked {
  readonly entity: string;
  readonly entityId: string;
  readonly sellerId: string;
  readonly name: string;
  readonly visibility: "staff" | "seller";
  readonly key: string | null;
}

async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const asked = await read(new URL(request.url).searchParams, context);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_ATTACHMENT_BYTES) throw tooLarge();
  const id = newId();
  const files = filesOf(context.settings);
  const fileKey = attachmentKey(id);
  try {
    const body = uploadedBody(request, context);
    const stored = await files.put(fileKey, body, MAX_ATTACHMENT_BYTES, senderOf(context));
    if (!stored) throw tooLarge();
    const type = attachmentType(await headOf(files, id));
    if (!type) throw badFile();
    const attachment = await accept(id, asked, stored, type, context);
    // The key was used before: its file counts.
    if (attachment._id !== id) await files.remove(fileKey);
    return Response.json({ attachment }, { status: 201 });
  } catch (error) {
    if (!mayHaveRow(error)) await files.remove(fileKey);
    throw error;
  }
}

async function read(query: URLSearchParams, context: AuthorizedContext): Promise<Asked> {
  const [entity = "", entityId = "", name = "", visibility, key = null] = [
    "entity",
    "id",
    "name",
    "visibility",
    "key",
  ].map((each) => query.get(each) ?? undefined);
  const { sellerId } = await recordOf(context.db.read, entity, entityId, context);
  const isForSeller = isSeller(context.session.person) || visibility === "seller";
  return { entity, entityId, sellerId, name, visibility: isForSeller ? "seller" : "staff", key };
}

function accept(
  id: string,
  { entity, entityId, sellerId, name, visibility, key }: Asked,
  { bytes, digest }: StoredDigests,
  type: AttachmentType,
  context: AuthorizedContext,
): Promise<Attachment> {
  const { actor, person } = context.session;
  const args = { entity, entityId, name, visibility, digest, key };
  return runOnce(FIELD, args, context, async (tx): Promise<Effect<Attachment>> => {
    const visibleTo = { scope: context.scope, visibilities: [visibility] };
    if ((await attachmentsOf(tx, visibleTo, entity, entityId)).length >= MAX_ATTACHMENTS) {
      throw new ApiError("LIMIT", `Cannot attach: ${MAX_ATTACHMENTS} files are the most of one record`);
    }
    const row: AttachmentRow = {
      _id: id,
      entity,
      entity_id: entityId,
      seller_id: sellerId,
      comment_id: null,
      name: attachmentName(name, type),
      type,
      bytes,
      digest,
      visibility,
      author_id: actor._id,
      author_name: actor.name,
      created_at: context.now(),
      deleted_at: null,
    };
    await insertAttachment(tx, row);
    const audit = {
      entity: "attachments",
      entityId: id,
      sellerId,
      action: FIELD,
      changes: [{ field: "name", before: "", after: row.name }],
      // Nobody else sees it before its comment is made.
      live: { entity: "attachments", sellerId: null, ids: [id], userId: person._id },
    };
    return { result: attachmentView(row, context), audit: [audit] };
  });
}

async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const row = (await attachmentsById(context.db.read, commentVisibilityOf(context), [id])).get(id);
  const isWaiting = row?.comment_id === null && row.author_id !== context.session.actor._id;
  if (row && !isWaiting) await recordOf(context.db.read, row.entity, row.entity_id, context);
  const body = row && !isWaiting ? await filesOf(context.settings).open(attachmentKey(id)) : null;
  if (!row || !body) throw new HttpError(404, "NOT_FOUND", "There is no such file.");
  return storedFile(body, { type: row.type, bytes: row.bytes, name: row.name, isShown: isImage(row.type) });
}

const tooLarge = () =>
  new HttpError(
    413,
    "LIMIT",
    `Cannot attach: the file is larger than ${MAX_ATTACHMENT_BYTES / 1024 ** 2} MB`,
  );

const badFile = () =>
  new ApiError("BAD_INPUT", "Cannot attach: a PNG, JPEG, GIF or WebP image, or a PDF is wanted", {
    problems: [{ path: "file", code: "invalid" }],
  });
