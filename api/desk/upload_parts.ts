/** Names the headers of uploads in parts, as the Internet-Draft "Resumable Uploads for HTTP" and tus 1.0 do. */
import { DAY_SECONDS } from "../constants.ts";

/** Size of each part but the last. A fixed size bounds the number of parts. */
export const UPLOAD_PART_BYTES = 1024 ** 2;
export const MAX_UNFINISHED_UPLOADS = 20;
/** Life of an unfinished upload, counted from its last part. */
export const UNFINISHED_SECONDS = DAY_SECONDS;
export const VIDEO_TICKET_SECONDS = 3600;

export const PARTS_PATH = "/attachments/parts";
export const PART_TYPE = "application/partial-upload";

export const UPLOAD_HEADERS = {
  /** Bytes that the server has; in a PATCH the position of its part. */
  offset: "Upload-Offset",
  /** Bytes of the whole file. */
  length: "Upload-Length",
  /** `?1` once the file is attached, else `?0`. */
  complete: "Upload-Complete",
} as const;

export const partBytes = (offset: number, length: number): number =>
  Math.min(UPLOAD_PART_BYTES, length - offset);
