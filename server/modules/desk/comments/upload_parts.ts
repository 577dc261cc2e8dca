/**
 * Uploads a file in parts under the key of `?key=`: POST begins or continues it, PATCH adds a part at its offset,
 * HEAD returns the received bytes, DELETE cancels the upload. The last part creates the record, such as an attachment.
 *
 * A part is stored whole or not at all, under a new name, and counts once the row lists it: of two requests with
 * the same offset one is refused, even if they reach different processes. Source: docs/adr/0117.
 */
import {
  MAX_UNFINISHED_UPLOADS,
  partBytes,
  UNFINISHED_SECONDS,
  UPLOAD_HEADERS,
  UPLOAD_PART_BYTES,
} from "../../../../api/desk/upload_parts.ts";
import { ApiError } from "../../../../api/errors.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { Rule } from "../../../../api/access.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Route } from "../../../fields.ts";
import { mayHaveRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import { uploadedBody } from "../../../http/body.ts";
import { HttpError } from "../../../http/errors.ts";
import { newId } from "../../../ids.ts";
import { checkKey } from "../../../mutate.ts";
import { type AttachmentTarget, badFile, limitReached, quoteName, tooLarge } from "./attach.ts";
import { headOf, partKey, removeParts } from "./files.ts";
import { joinUpload, type WholeUpload } from "./finish_upload.ts";
import {
  advanceUpload,
  countUnfinished,
  dropUpload,
  insertUpload,
  uploadByKey,
  type UploadRow,
} from "./upload_store.ts";

/** The answer to the first request and to each part: the received bytes, and the record once the upload is whole. */
interface Progress<Made> {
  readonly offset: number;
  readonly attachment: Made | null;
}

/** A kind of file that is uploaded in parts, and the record that it becomes. */
export interface PartsKind<Made extends { readonly _id: string }> extends WholeUpload<Made> {
  readonly maxBytes: number;
  /** @throws {ApiError} NOT_FOUND */
  readonly targetOf: (query: URLSearchParams, context: AuthorizedContext) => Promise<AttachmentTarget>;
  /** Returns the MIME type; null if the file is not accepted. @param head its first bytes */
  readonly typeOf: (head: Uint8Array) => string | null;
  /** @throws {ApiError} LIMIT */
  readonly checkRoom: (
    reader: Reader,
    target: AttachmentTarget,
    bytes: number,
    context: AuthorizedContext,
  ) => Promise<void>;
  /** @throws {HttpError} if the upload is of another kind, or the person has lost the right */
  readonly checkAccess: (row: UploadRow, context: AuthorizedContext) => Promise<unknown>;
}

type Handle<Made extends { readonly _id: string }> = (
  kind: PartsKind<Made>,
  request: Request,
  context: AuthorizedContext,
) => Promise<Response>;

export function partRoutes<Made extends { readonly _id: string }>(
  kind: PartsKind<Made>,
  path: Route["path"],
  rule: Rule,
): readonly Route[] {
  const route = (method: Route["method"], handle: Handle<Made>): Route => ({
    method,
    path,
    rule,
    handle: (request, context) => handle(kind, request, context),
  });
  return [
    route("POST", beginUpload),
    route("PATCH", addPart),
    route("HEAD", showUpload),
    route("DELETE", (_, request, context) => cancelUpload(request, context)),
  ];
}

async function beginUpload<Made extends { readonly _id: string }>(
  kind: PartsKind<Made>,
  request: Request,
  context: AuthorizedContext,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const key = keyIn(request);
  const target = await kind.targetOf(query, context);
  const bytes = wholeNumber(request.headers, UPLOAD_HEADERS.length);
  if (bytes > kind.maxBytes) throw tooLarge(target.name, kind.maxBytes);
  if (bytes === 0) throw badFile(target.name);
  // The upload of a repeated call has passed the quota, and may have used it up.
  const begun = await uploadByKey(context.db.read, ownerOf(context), key);
  if (!begun || !isAlive(begun, context)) await filesOf(context.settings).admit(senderOf(context), bytes);
  const { row, isNew } = await context.db.write((tx) =>
    findOrBeginUpload(tx, kind, key, target, bytes, context)
  );
  return progress(await joinIfWhole(kind, row, context), row.bytes, isNew ? 201 : 200);
}

/** Returns the upload of the key; begins a new one if no upload of this key can continue. */
async function findOrBeginUpload(
  tx: Writer,
  { checkRoom }: Pick<PartsKind<{ readonly _id: string }>, "checkRoom">,
  key: string,
  target: AttachmentTarget,
  bytes: number,
  context: AuthorizedContext,
): Promise<{ readonly row: UploadRow; readonly isNew: boolean }> {
  const { entity, entityId, sellerId, name, visibility } = target;
  const known = await uploadByKey(tx, ownerOf(context), key);
  if (known && isAlive(known, context)) {
    const isSame = known.entity === entity && known.entity_id === entityId && known.name === name &&
      known.visibility === visibility && known.bytes === bytes;
    if (isSame) return { row: known, isNew: false };
    throw mismatch();
  }
  if (known) await dropUpload(tx, known._id);
  const at = context.now();
  const open = await countUnfinished(tx, context.session.actor._id, at - UNFINISHED_SECONDS);
  if (open >= MAX_UNFINISHED_UPLOADS) throw limitReached("tooManyUploads");
  await checkRoom(tx, target, bytes, context);
  const row: UploadRow = {
    _id: newId(),
    author_id: context.session.actor._id,
    key,
    entity,
    entity_id: entityId,
    seller_id: sellerId,
    visibility,
    name,
    type: "",
    bytes,
    received: 0,
    parts: "[]",
    attachment: "",
    created_at: at,
    updated_at: at,
  };
  // The key may belong to an upload for a seller whom the person no longer sees.
  if (!await insertUpload(tx, row)) throw mismatch();
  return { row, isNew: true };
}

/** Joins the parts if all have arrived, also those that a stopped server left unjoined. */
async function joinIfWhole<Made extends { readonly _id: string }>(
  kind: PartsKind<Made>,
  row: UploadRow,
  context: AuthorizedContext,
): Promise<Progress<Made>> {
  if (row.attachment !== "") {
    return { offset: row.received, attachment: await kind.madeOf(context.db.read, row, context) };
  }
  const isWhole = row.received === row.bytes;
  return { offset: row.received, attachment: isWhole ? await joinUpload(kind, row, context) : null };
}

async function addPart<Made extends { readonly _id: string }>(
  kind: PartsKind<Made>,
  request: Request,
  context: AuthorizedContext,
): Promise<Response> {
  const row = await uploadIn(kind, request, context);
  const offset = wholeNumber(request.headers, UPLOAD_HEADERS.offset);
  if (row.received === row.bytes || offset !== row.received) throw misplaced(row);
  const next = await storePart(kind, request, row, context);
  return progress(await joinIfWhole(kind, next, context), row.bytes, next.received === row.bytes ? 201 : 200);
}

type Access = Pick<PartsKind<{ readonly _id: string }>, "checkAccess" | "typeOf">;

async function storePart(
  kind: Access,
  request: Request,
  row: UploadRow,
  context: AuthorizedContext,
): Promise<UploadRow> {
  const wanted = partBytes(row.received, row.bytes);
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) !== wanted) throw wrongSize(row, Number(declared), wanted);
  const files = filesOf(context.settings);
  const part = newId();
  const fileKey = partKey(row._id, part);
  try {
    // The seller's quota counts the whole file later, so the part has no seller.
    const kept = await files.put(fileKey, uploadedBody(request, context), wanted, { sellerId: null });
    if (kept?.bytes !== wanted) throw wrongSize(row, kept?.bytes ?? Infinity, wanted);
    const type = row.received === 0 ? kind.typeOf(await headOf(files, fileKey)) : row.type;
    if (!type) {
      await context.db.write((tx) => dropUpload(tx, row._id));
      throw badFile(row.name);
    }
    const parts = JSON.stringify([...JSON.parse(row.parts) as string[], part]);
    const to = { received: row.received + wanted, parts, type, updated_at: context.now() };
    if (await context.db.write((tx) => advanceUpload(tx, row, to))) return { ...row, ...to };
    throw misplaced(await uploadIn(kind, request, context));
  } catch (error) {
    if (!mayHaveRow(error)) await files.remove(fileKey);
    throw error;
  }
}

async function showUpload(kind: Access, request: Request, context: AuthorizedContext): Promise<Response> {
  const row = await uploadIn(kind, request, context);
  return new Response(null, {
    status: 204,
    headers: uploadHeaders(row.received, row.bytes, row.attachment !== ""),
  });
}

/** Cancels an upload; does nothing if there is none under the key. */
async function cancelUpload(request: Request, context: AuthorizedContext): Promise<Response> {
  const row = await uploadByKey(context.db.read, ownerOf(context), keyIn(request));
  if (row) {
    await context.db.write((tx) => dropUpload(tx, row._id));
    await removeParts(filesOf(context.settings), row._id);
  }
  return new Response(null, { status: 204 });
}

const ownerOf = ({ session, scope }: AuthorizedContext) => ({ author: session.actor._id, scope });

const isAlive = ({ updated_at }: UploadRow, { now }: AuthorizedContext): boolean =>
  updated_at >= now() - UNFINISHED_SECONDS;

function keyIn(request: Request): string {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  checkKey(key);
  return key;
}

/** @throws {HttpError} NOT_FOUND for another person's key, an expired key, or a lost right */
async function uploadIn(kind: Access, request: Request, context: AuthorizedContext): Promise<UploadRow> {
  const row = await uploadByKey(context.db.read, ownerOf(context), keyIn(request));
  if (!row || !isAlive(row, context)) {
    throw new HttpError(404, "NOT_FOUND", "There is no such upload: begin it again with a POST.");
  }
  await kind.checkAccess(row, context);
  return row;
}

function wholeNumber(headers: Headers, name: string): number {
  const text = headers.get(name) ?? "";
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new ApiError("BAD_INPUT", `${name} must be a whole number of bytes`, {
    problems: [{ path: name, code: "invalid" }],
  });
}

const uploadHeaders = (offset: number, length: number, isComplete: boolean) => ({
  [UPLOAD_HEADERS.offset]: String(offset),
  [UPLOAD_HEADERS.length]: String(length),
  [UPLOAD_HEADERS.complete]: isComplete ? "?1" : "?0",
  "cache-control": "no-store",
});

const progress = (reached: Progress<object>, length: number, status: number): Response =>
  Response.json(reached, {
    status,
    headers: uploadHeaders(reached.offset, length, reached.attachment !== null),
  });

const mismatch = () =>
  new ApiError("IDEMPOTENCY_KEY_MISMATCH", "This key is another file's: a new file needs a new key");

const misplaced = ({ name, received, bytes, attachment }: UploadRow) =>
  new HttpError(
    409,
    "STALE",
    `This part of ${quoteName(name)} is not the next one: go on at byte ${received}.`,
    uploadHeaders(received, bytes, attachment !== ""),
    { current: { offset: received } },
  );

function wrongSize({ name, received }: UploadRow, sent: number, wanted: number): HttpError {
  const text = `The part of ${quoteName(name)} at byte ${received} has ${wanted} bytes`;
  return sent > wanted
    ? new HttpError(
      413,
      "LIMIT",
      `${text}: more came. A part has ${UPLOAD_PART_BYTES} bytes, the last one the rest.`,
    )
    : new HttpError(400, "BAD_INPUT", `${text}: fewer came. Send it again.`, {}, {
      problems: [{ path: "file", code: "cutOff" }],
    });
}
