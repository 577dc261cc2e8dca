/** Attachments that are sent in parts: the last part makes the attachment. */
import {
  type AttachmentType,
  attachmentType,
  MAX_ATTACHMENT_BYTES,
} from "../../../../api/desk/attachments.ts";
import type { Attachment } from "../../../../api/generated/schema.ts";
import { HttpError } from "../../../http/errors.ts";
import { attach, type AttachmentTarget, checkRoom, targetOf, UPLOAD_FIELD } from "./attach.ts";
import { attachmentsById } from "./attachment_store.ts";
import { attachmentKey } from "./files.ts";
import type { PartsKind } from "./upload_parts.ts";
import type { UploadRow } from "./upload_store.ts";
import { attachmentView } from "./view.ts";
import { commentVisibilityOf, recordOf } from "./visibility.ts";

export const attachmentParts: PartsKind<Attachment> = {
  field: UPLOAD_FIELD,
  fileKey: attachmentKey,
  maxBytes: MAX_ATTACHMENT_BYTES,
  targetOf,
  typeOf: attachmentType,
  checkRoom,
  checkAccess: (row, context) => recordOf(context.db.read, row.entity, row.entity_id, context),
  async add(tx, id, row, stored, context) {
    const target = targetOfUpload(row);
    await checkRoom(tx, target, 0, context);
    return await attach(tx, id, target, stored, row.type as AttachmentType, context);
  },
  async madeOf(reader, { attachment }, context) {
    const row = (await attachmentsById(reader, commentVisibilityOf(context), [attachment])).get(attachment);
    if (!row) throw new HttpError(404, "NOT_FOUND", "The file was removed.");
    return attachmentView(row, context);
  },
};

const targetOfUpload = (row: UploadRow): AttachmentTarget => ({
  entity: row.entity,
  entityId: row.entity_id,
  sellerId: row.seller_id,
  name: row.name,
  visibility: row.visibility === "seller" ? "seller" : "staff",
});
