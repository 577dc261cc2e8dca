/** Adds attachments that are sent in parts, with the progress of each until it is complete. */
import { type Migration, oneOf, render } from "../ddl.ts";

export const attachmentUploads: Migration = {
  number: 97,
  name: "attachments in parts",
  statements: (engine) =>
    [
      `create table attachment_uploads (
  _id ID primary key,
  author_id ID references users (_id),
  key ID,
  entity ID,
  entity_id ID,
  seller_id ID references users (_id),
  visibility ID ${oneOf("visibility", ["staff", "seller"])},
  name TEXT,
  type TEXT,
  bytes INT check (bytes > 0),
  received INT check (received between 0 and bytes),
  parts JSON,
  attachment TEXT,
  created_at INT,
  updated_at INT,
  unique (author_id, key)
)`,
      "create index attachment_uploads_by_entity on attachment_uploads (entity, entity_id)",
      "create index attachment_uploads_by_age on attachment_uploads (updated_at)",
    ].map((statement) => render(engine, statement)),
  notes: {
    "attachment_uploads": "Attachments that are sent in parts.",
    "attachment_uploads.key": "Chosen by the client; the same key goes on with the same file.",
    "attachment_uploads.type": "Recognised by the first part; empty before.",
    "attachment_uploads.parts": "Names of the files with the parts, in their order.",
    "attachment_uploads.attachment": "Id of the attachment that it became; empty before.",
  },
};
