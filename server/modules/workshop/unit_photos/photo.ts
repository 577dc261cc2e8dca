/** Reads a photo of a paper or a garment. Its bytes decide its type; metadata, such as the GPS position, is refused. */
import { createHash } from "node:crypto";
import { ApiError } from "../../../../api/errors.ts";
import { attachmentType, isPicture } from "../../../../api/desk/attachments.ts";
import { hasMetadata, type PictureType, pixelsOf } from "../../../../api/catalogue/pictures.ts";
import { MAX_PHOTO_PIXELS, PHOTO_REFUSALS, type PhotoRefusal } from "../../../../api/workshop/unit_photos.ts";

export interface Photo {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: PictureType;
  readonly digest: string;
}

/** @throws {ApiError} BAD_INPUT */
export function readPhoto(bytes: Uint8Array<ArrayBuffer>): Photo {
  const type = attachmentType(bytes);
  if (!isPicture(type)) throw refusalOf("notAPhoto");
  const pixels = pixelsOf(bytes, type);
  if (pixels === null) throw refusalOf("damaged");
  if (pixels > MAX_PHOTO_PIXELS) throw refusalOf("tooManyPixels");
  if (hasMetadata(bytes, type)) throw refusalOf("hasNotes");
  return { bytes, type, digest: createHash("sha256").update(bytes).digest("hex") };
}

const refusalOf = (code: PhotoRefusal): ApiError =>
  new ApiError("BAD_INPUT", PHOTO_REFUSALS[code], { problems: [{ path: "file", code }] });
