import {
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  MAX_COMMENT_ATTACHMENTS,
  MAX_PHOTO_SIDE,
  MAX_RECORD_BYTES,
  MAX_WHOLE_UPLOAD_BYTES,
} from "./desk/attachments.ts";
import {
  MAX_UNFINISHED_UPLOADS,
  UNFINISHED_SECONDS,
  UPLOAD_PART_BYTES,
  VIDEO_TICKET_SECONDS,
} from "./desk/upload_parts.ts";
import { type Limit, limit } from "./limit.ts";

export const ATTACHMENT_LIMITS: readonly Limit[] = [
  limit({ MAX_ATTACHMENT_BYTES }, "bytes", "an attachment"),
  limit({ MAX_PHOTO_SIDE }, "pixels", "the longer side of a photo; the app shrinks larger ones"),
  limit({ MAX_WHOLE_UPLOAD_BYTES }, "bytes", "an attachment that is sent in one request"),
  limit(
    { UPLOAD_PART_BYTES },
    "bytes",
    "a part of an attachment; each except the last has exactly this size",
  ),
  limit({ MAX_UNFINISHED_UPLOADS }, "files", "unfinished attachments of a person"),
  limit({ UNFINISHED_SECONDS }, "seconds", "the time an unfinished attachment is kept after its last part"),
  limit({ VIDEO_TICKET_SECONDS }, "seconds", "validity of an address that plays a video"),
  limit({ MAX_RECORD_BYTES }, "bytes", "attachments of a record, of each visibility"),
  limit({ MAX_ATTACHMENTS }, "files", "attachments of a record"),
  limit({ MAX_COMMENT_ATTACHMENTS }, "files", "attachments of a comment"),
];
