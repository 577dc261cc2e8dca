/** Makes a photo smaller before it is sent, and removes its metadata, which may name place and time. */
import { hasNotes } from "../../../api/catalogue/pictures.ts";
import { attachmentType, isPicture, MAX_PHOTO_SIDE } from "../../../api/desk/attachments.ts";
import { drawPicture } from "../../lib/draw_picture.ts";

const QUALITY = 0.9;

/**
 * Returns the same file where there is nothing to remove; null for a photo that this browser cannot read: sent as it is, it
 * would keep its place. A phone's upright photo stays upright.
 */
export async function shrunkPhoto(file: File): Promise<File | null> {
  if (!file.type.startsWith("image/") || file.type === "image/gif") return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = attachmentType(bytes);
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  try {
    const isSmall = Math.max(picture.width, picture.height) <= MAX_PHOTO_SIDE;
    if (isPicture(type) && isSmall && !hasNotes(bytes, type)) return file;
    const to = type === "image/png" ? "image/png" : "image/jpeg";
    const drawn = await drawPicture(picture, { side: MAX_PHOTO_SIDE, quality: QUALITY, type: to });
    return drawn && new File([drawn], file.name, { type: to });
  } finally {
    picture.close();
  }
}
