/** `POST {api}/artwork?seller=ID&name=FILE&key=KEY`, the file as the raw body, streamed; and `GET {api}/artwork/file?id=ID`. */
import { allows, staff } from "../../../../api/access.ts";
import {
  ART_REFUSALS,
  type ArtSize,
  isArtRefusal,
  MAX_ART_BYTES,
} from "../../../../api/catalogue/artwork.ts";
import { attachmentName } from "../../../../api/desk/attachments.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { ArtFile } from "../../../../api/generated/schema.ts";
import { artRights } from "../../../../resources/catalogue/artwork.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { AuditEntry, Effect, Route } from "../../../fields.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { uploadedBody } from "../../../http/body.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { newId } from "../../../ids.ts";
import { runOnce, senderOfCall } from "../../../mutate.ts";
import { limitUploads } from "../../../files/upload_limits.ts";
import { artKey, checkArt, removeArt } from "./files.ts";
import { isArtVisible } from "../../../session/floor_scope_store.ts";
import {
  artFileByDigest,
  artFileOf,
  artFileView,
  forgetRefused,
  insertArtFile,
  NO_CHECK_RESULT,
  renewArtFile,
} from "./files_store.ts";
import { sellerOf } from "./owners_store.ts";

const FIELD = "artwork.upload";
const SIZE_MB = MAX_ART_BYTES / 1024 ** 2;
const withUploadSlot = limitUploads({ perPerson: 4, inAll: 16, full: "Other print files are being read." });

export const artRoutes: readonly Route[] = [
  { method: "POST", path: "/artwork", rule: artRights.make, handle: upload },
  { method: "GET", path: "/artwork/file", rule: artRights.view, handle: serve },
];

interface UploadRequest {
  readonly seller: string;
  readonly name: string;
  readonly key: string | null;
}

/** Returns the checked file; a refused file keeps its row with the reason. */
async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const seller = await sellerOf(context.db.read, context.scope, query.get("seller") ?? "");
  const wanted = { seller, name: query.get("name") ?? "", key: query.get("key") };
  return await withUploadSlot(context.session.actor._id, async () => {
    const stored = await keep(request, wanted, context);
    return Response.json(stored, { status: 201 });
  });
}

export type UploadedArt = ArtFile & { readonly file: string };

async function keep(
  request: Request,
  asked: UploadRequest,
  context: AuthorizedContext,
): Promise<UploadedArt> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_ART_BYTES) throw tooLarge();
  const id = newId();
  const files = filesOf(context.settings);
  // The seller may already have these bytes.
  const kept = await storeWithRow(
    async () => {
      const body = uploadedBody(request, context);
      const sender = await senderOfCall(FIELD, asked.key, context, { sellerId: asked.seller });
      const stored = await files.put(artKey(id), body, MAX_ART_BYTES, sender);
      if (!stored) throw tooLarge();
      return { _id: await accept(id, asked, stored, context), bytes: stored.bytes };
    },
    ({ _id }) => _id === id,
    () => removeArt(files, id),
  );
  if (kept._id === id) await checkArt(context.db, files, kept, context.now);
  const row = await artFileOf(context.db.read, context.scope, kept._id);
  if (!row) throw noFile();
  const art = artFileView(row);
  if (art.state === "Refused") throw refusalOf(art.checks);
  // Another request is uploading the same bytes.
  if (art.state !== "Ready") {
    throw new ApiError("RATE_LIMITED", "The same file is being read.", { retry_after: 2 });
  }
  return { ...art, file: art._id };
}

const nameOf = (name: string): string =>
  attachmentName(name, /\.jpe?g$/i.test(name.trim()) ? "image/jpeg" : "image/png");

/** Stores the row of an uploaded file. Returns the id of the seller's file with these bytes. */
async function accept(
  _id: string,
  { seller: seller_id, name, key }: UploadRequest,
  { bytes, digest: sha256 }: StoredDigests,
  context: AuthorizedContext,
): Promise<string> {
  const { actor, person } = context.session;
  const args = { seller: seller_id, name, digest: sha256, key };
  const { file } = await runOnce(FIELD, args, context, async (tx): Promise<Effect<{ file: string }>> => {
    const same = await artFileByDigest(tx, { seller_id, sha256 });
    const at = context.now();
    if (same && same.state !== "Refused") {
      await renewArtFile(tx, same._id, at);
      return { result: { file: same._id }, audit: [] };
    }
    if (same) await forgetRefused(tx, same._id);
    const row = { _id, seller_id, maker: actor._id, name: nameOf(name), sha256, bytes };
    await insertArtFile(tx, { ...row, ...NO_CHECK_RESULT, created_at: at, updated_at: at });
    const audit: AuditEntry = {
      entity: "art_files",
      entityId: _id,
      sellerId: seller_id,
      action: FIELD,
      isNew: true,
      changes: [{ field: "name", before: "", after: row.name }, {
        field: "digest",
        before: "",
        after: sha256,
      }],
      // No list shows the file before it is placed, so only the uploader is notified.
      live: { entity: "art_files", sellerId: null, ids: [_id], userId: person._id },
    };
    return { result: { file: _id }, audit: [audit] };
  });
  return file;
}

const SIZES: readonly string[] = ["small", "large", "original"] satisfies readonly ArtSize[];
const isSize = (text: string): text is ArtSize => SIZES.includes(text);

/** Serves the file to staff, a preview to the seller, and files of units to the floor. A JPEG is its own preview. */
async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const size = query.get("size") ?? "large";
  if (!isSize(size)) {
    throw new ApiError("BAD_INPUT", "Cannot show the file: expected the size small, large or original", {
      problems: [{ path: "size", code: "unknown" }],
    });
  }
  if (size === "original" && !allows(staff, context.session.person)) {
    throw new ApiError("FORBIDDEN", "Only staff may read the file that is printed.");
  }
  const row = await artFileOf(context.db.read, context.scope, query.get("id") ?? "");
  if (row?.state !== "Ready" || !await isArtVisible(context.db.read, row._id, context.session)) {
    throw noFile();
  }
  const key = artKey(row._id, row.type === "image/jpeg" ? "original" : size);
  const files = filesOf(context.settings);
  const info = await files.stat(key);
  const body = info && await files.open(key);
  if (!info || !body) throw noFile();
  return storedFile(body, { type: row.type, bytes: info.bytes, name: row.name, isShown: true });
}

function refusalOf([code = "damaged"]: readonly string[]): ApiError {
  const message = isArtRefusal(code) ? ART_REFUSALS[code] : ART_REFUSALS.damaged;
  return new ApiError("BAD_INPUT", message, { problems: [{ path: "file", code }] });
}

const noFile = () => new HttpError(404, "NOT_FOUND", "There is no such print file.");
const tooLarge = () => new HttpError(413, "LIMIT", `Cannot keep: the file is larger than ${SIZE_MB} MB`);
