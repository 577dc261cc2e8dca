/**
 * `POST {api}/units/photos?unit=ID&event=ID&key=KEY`, the photo as the raw body, and `GET {api}/units/photo?id=ID`.
 *
 * A photo belongs to a reject or a grade, and may be uploaded hours later. An offline station knows no event, so it
 * names the key of the scan (`scan=KEY`). The bytes decide the type; a photo with metadata is refused.
 */
import { allows } from "../../../../api/access.ts";
import { attachmentName } from "../../../../api/desk/attachments.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { PictureType } from "../../../../api/catalogue/pictures.ts";
import { MAX_PHOTO_BYTES, MAX_REJECT_PHOTOS } from "../../../../api/workshop/unit_photos.ts";
import { unitRights } from "../../../../resources/workshop/units.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { AuditEntry, Effect, Route } from "../../../fields.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import { chunkOf } from "../../../files/store.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { readWholeBody } from "../../../http/whole_body.ts";
import { newId } from "../../../ids.ts";
import { runOnce } from "../../../mutate.ts";
import { limitUploads } from "../../../files/upload_limits.ts";
import { photoKey } from "./files.ts";
import { type Photo, readPhoto } from "./photo.ts";
import { countPhotos, insertPhoto, photosById, type PhotoSubject, rejectOfScan, subjectOf } from "./store.ts";

const FIELD = "units.photo";
const SIZE_MB = MAX_PHOTO_BYTES / 1024 ** 2;
const withUploadSlot = limitUploads({ perPerson: 4, inAll: 16, full: "Other photos are being read." });

export const photoRoutes: readonly Route[] = [
  { method: "POST", path: "/units/photos", rule: unitRights.work, handle: upload },
  { method: "GET", path: "/units/photo", rule: unitRights.view, handle: serve },
];

export interface UploadedPhoto {
  readonly file: string;
}

async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const shown = await shownOf(query, context);
  // People who decide about units may add photos to every event, others only to their own events.
  if (shown.actor_id !== context.session.actor._id && !allows(unitRights.decide, context.session.person)) {
    throw new ApiError(
      "FORBIDDEN",
      "Only who rejected or graded the garment adds photos, or who decides about garments.",
    );
  }
  await filesOf(context.settings).admit(senderOf(context));
  return await withUploadSlot(context.session.actor._id, async () => {
    const bytes = await readWholeBody(request, context, MAX_PHOTO_BYTES);
    if (!bytes) {
      throw new HttpError(413, "LIMIT", `Cannot keep: the photo is larger than ${SIZE_MB} MB`);
    }
    return Response.json(await keep(readPhoto(bytes), shown, query.get("key"), context), { status: 201 });
  });
}

/** @throws {ApiError} NOT_FOUND for an event outside the scope, and for a scan that rejected nothing */
async function shownOf(
  query: URLSearchParams,
  { db, scope, session }: AuthorizedContext,
): Promise<PhotoSubject> {
  const scan = query.get("scan");
  const shown = scan === null
    ? await subjectOf(db.read, scope, query.get("event") ?? "")
    : await rejectOfScan(db.read, scope, { actor: session.actor._id, key: scan });
  if (!shown || shown.unit_id !== query.get("unit")) throw new ApiError("NOT_FOUND", REASONS.notFound);
  return shown;
}

async function keep(
  { bytes, type, digest }: Photo,
  { _id: event_id, unit_id, seller_id, code }: PhotoSubject,
  key: string | null,
  context: AuthorizedContext,
): Promise<UploadedPhoto> {
  const id = newId();
  const files = filesOf(context.settings);
  return await storeWithRow(
    async () => {
      await files.put(photoKey(id), chunkOf(bytes), bytes.length, senderOf(context));
      const args = { event: event_id, digest, key };
      return await runOnce(FIELD, args, context, async (tx): Promise<Effect<UploadedPhoto>> => {
        if (await countPhotos(tx, event_id) >= MAX_REJECT_PHOTOS) {
          throw new ApiError(
            "LIMIT",
            `Cannot add the photo: ${MAX_REJECT_PHOTOS} are the most of one garment each time`,
          );
        }
        const row = { _id: id, unit_id, event_id, seller_id, type, bytes: bytes.length, digest };
        await insertPhoto(tx, { ...row, maker: context.session.actor._id, created_at: context.now() });
        return { result: { file: id }, audit: [auditOf({ unit_id, seller_id }, FIELD, "", code)] };
      });
    },
    ({ file }) => file === id,
    () => files.remove(photoKey(id)),
  );
}

/** Makes the audit entry of a photo, which also refreshes screens that show the unit. */
export const auditOf = (
  { unit_id, seller_id }: Pick<PhotoSubject, "unit_id" | "seller_id">,
  action: string,
  before: string,
  after: string,
): AuditEntry => ({
  entity: "units",
  entityId: unit_id,
  sellerId: seller_id,
  action,
  changes: [{ field: "photo", before, after }],
});

async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const row = (await photosById(context.db.read, context.scope, [id])).get(id);
  const body = row && await filesOf(context.settings).open(photoKey(row._id));
  if (!row || !body) throw new HttpError(404, "NOT_FOUND", "There is no such photo.");
  const type = row.type as PictureType;
  return storedFile(body, { type, bytes: row.bytes, name: attachmentName("photo", type), isShown: true });
}
