import type { AttachmentType } from "../../../../api/desk/attachments.ts";
import type { Attachment } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { Effect } from "../../../fields.ts";
import { mayHaveRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import { FileDamaged, type FileStore } from "../../../files/store.ts";
import { HttpError } from "../../../http/errors.ts";
import { newId } from "../../../ids.ts";
import { runOnce } from "../../../mutate.ts";
import { attach, type AttachmentTarget, checkRoom, FIELD } from "./attach.ts";
import { attachmentsById } from "./attachment_store.ts";
import { attachmentKey, partKey, removeParts } from "./files.ts";
import { dropUpload, finishUpload, uploadByKey, type UploadRow } from "./upload_store.ts";
import { attachmentView } from "./view.ts";
import { commentVisibilityOf } from "./visibility.ts";

/** @throws {HttpError} NOT_FOUND where it was removed since */
export async function attachmentOf(
  reader: Reader,
  { attachment }: UploadRow,
  context: AuthorizedContext,
): Promise<Attachment> {
  const row = (await attachmentsById(reader, commentVisibilityOf(context), [attachment])).get(attachment);
  if (!row) throw new HttpError(404, "NOT_FOUND", "The file was removed.");
  return attachmentView(row, context);
}

/** Two requests may join the same parts at once: the first one counts. */
export async function finishedUpload(row: UploadRow, context: AuthorizedContext): Promise<Attachment> {
  const files = filesOf(context.settings);
  const id = newId();
  const fileKey = attachmentKey(id);
  try {
    const stored = await files.put(fileKey, joinedParts(files, row), row.bytes, senderOf(context));
    if (!stored) throw new Error(`The parts of upload ${row._id} are longer than its file`);
    const target = targetOfUpload(row);
    const args = { upload: row._id };
    const attachment = await runOnce(FIELD, args, context, async (tx): Promise<Effect<Attachment>> => {
      if (await finishUpload(tx, row._id, id)) {
        await checkRoom(tx, target, 0, context);
        return await attach(tx, id, target, stored, row.type as AttachmentType, context);
      }
      const owner = { author: row.author_id, scope: context.scope };
      const other = await uploadByKey(tx, owner, row.key);
      if (!other) throw new HttpError(404, "NOT_FOUND", "The upload was cancelled.");
      return { result: await attachmentOf(tx, other, context), audit: [] };
    });
    if (attachment._id !== id) await files.remove(fileKey);
    await removeParts(files, row._id);
    return attachment;
  } catch (error) {
    if (!mayHaveRow(error)) await files.remove(fileKey);
    if (!(error instanceof FileDamaged)) throw error;
    await context.db.write((tx) => dropUpload(tx, row._id));
    await removeParts(files, row._id);
    throw new HttpError(404, "NOT_FOUND", REASONS.partLost, {}, {
      reason: { code: "partLost", text: REASONS.partLost },
    });
  }
}

const targetOfUpload = (row: UploadRow): AttachmentTarget => ({
  entity: row.entity,
  entityId: row.entity_id,
  sellerId: row.seller_id,
  name: row.name,
  visibility: row.visibility === "seller" ? "seller" : "staff",
});

async function* joinedParts(files: FileStore, { _id, parts }: UploadRow): AsyncGenerator<Uint8Array> {
  for (const part of JSON.parse(parts) as string[]) {
    const key = partKey(_id, part);
    const content = await files.open(key);
    if (!content) throw new FileDamaged(key);
    yield* content;
  }
}
