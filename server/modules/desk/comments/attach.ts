/** Makes an attachment of a stored file, with the same limits and audit for every way of uploading. */
import { isSeller } from "../../../../api/access.ts";
import {
  attachmentName,
  type AttachmentType,
  MAX_ATTACHMENTS,
  MAX_RECORD_BYTES,
} from "../../../../api/desk/attachments.ts";
import { UNFINISHED_SECONDS } from "../../../../api/desk/upload_parts.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { Attachment } from "../../../../api/generated/schema.ts";
import { type ReasonCode, REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { AuditEntry, Effect } from "../../../fields.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { HttpError } from "../../../http/errors.ts";
import { type AttachmentRow, attachmentsOf, insertAttachment } from "./attachment_store.ts";
import { attachedBytes } from "./upload_store.ts";
import { attachmentView } from "./view.ts";
import { recordOf } from "./visibility.ts";

export const UPLOAD_FIELD = "attachments.upload";

export interface AttachmentTarget {
  readonly entity: string;
  readonly entityId: string;
  readonly sellerId: string;
  readonly name: string;
  readonly visibility: "staff" | "seller";
}

/** Reads the target in `?entity=orders&id=ID&name=FILE&visibility=staff`. @throws {ApiError} NOT_FOUND */
export async function targetOf(
  query: URLSearchParams,
  context: AuthorizedContext,
): Promise<AttachmentTarget> {
  const [entity = "", entityId = "", name = "", visibility] = ["entity", "id", "name", "visibility"]
    .map((each) => query.get(each) ?? undefined);
  const { sellerId } = await recordOf(context.db.read, entity, entityId, context);
  const isForSeller = isSeller(context.session.person) || visibility === "seller";
  return { entity, entityId, sellerId, name, visibility: isForSeller ? "seller" : "staff" };
}

/** @param bytes 0 if the upload is counted already @throws {ApiError} LIMIT if the record has no room */
export async function checkRoom(
  reader: Reader,
  { entity, entityId, visibility }: Pick<AttachmentTarget, "entity" | "entityId" | "visibility">,
  bytes: number,
  { scope, now }: AuthorizedContext,
): Promise<void> {
  const visibleTo = { scope, visibilities: [visibility] };
  if ((await attachmentsOf(reader, visibleTo, entity, entityId)).length >= MAX_ATTACHMENTS) {
    throw new ApiError("LIMIT", `Cannot attach: ${MAX_ATTACHMENTS} files are the most of one record`);
  }
  const since = now() - UNFINISHED_SECONDS;
  if (
    bytes === 0 || await attachedBytes(reader, visibleTo, entity, entityId, since) + bytes <= MAX_RECORD_BYTES
  ) {
    return;
  }
  throw limitReached("attachmentsFull");
}

/** Adds the row of a file that waits for its comment; until then only its uploader sees it. */
export async function attach(
  tx: Writer,
  id: string,
  target: AttachmentTarget,
  { bytes, digest }: StoredDigests,
  type: AttachmentType,
  context: AuthorizedContext,
): Promise<Effect<Attachment>> {
  const { actor, person } = context.session;
  const row: AttachmentRow = {
    _id: id,
    entity: target.entity,
    entity_id: target.entityId,
    seller_id: target.sellerId,
    comment_id: null,
    name: attachmentName(target.name, type),
    type,
    bytes,
    digest,
    visibility: target.visibility,
    author_id: actor._id,
    author_name: actor.name,
    created_at: context.now(),
    deleted_at: null,
  };
  await insertAttachment(tx, row);
  const audit: AuditEntry = {
    entity: "attachments",
    entityId: id,
    sellerId: target.sellerId,
    action: UPLOAD_FIELD,
    changes: [{ field: "name", before: "", after: row.name }],
    live: { entity: "attachments", sellerId: null, ids: [id], userId: person._id },
  };
  return { result: attachmentView(row, context), audit: [audit] };
}

export const limitReached = (code: ReasonCode) =>
  new ApiError("LIMIT", REASONS[code], { reason: { code, text: REASONS[code] } });

export const tooLarge = (name: string, most: number) =>
  new HttpError(
    413,
    "LIMIT",
    `Cannot attach ${quoteName(name)}: the file is larger than ${most / 1024 ** 2} MB`,
  );

export const badFile = (name: string) =>
  new ApiError(
    "BAD_INPUT",
    `Cannot attach ${
      quoteName(name)
    }: expected a PNG, JPEG, GIF or WebP image, a PDF, or an MP4, MOV or WebM video`,
    { problems: [{ path: "file", code: "invalid" }] },
  );

const NAME_CHARS = 120;

export const quoteName = (name: string): string =>
  JSON.stringify(name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").slice(0, NAME_CHARS) || "file");
