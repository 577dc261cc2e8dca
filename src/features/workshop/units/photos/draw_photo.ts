/**
 * Draws a photo again for upload: smaller, and without the camera's metadata (place, time, device). A phone's upright
 * picture stays upright.
 */
import { MAX_PHOTO_BYTES, PHOTO_SIDE } from "../../../../../api/workshop/unit_photos.ts";

/** From the quality for judging a seam down to one that still shows a stain. */
const ATTEMPTS = [
  { side: PHOTO_SIDE, quality: 0.85 },
  { side: PHOTO_SIDE, quality: 0.6 },
  { side: 1_000, quality: 0.6 },
] as const;
const TYPE = "image/jpeg";

/** @returns null for a file that no browser shows as a picture */
export async function drawnPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  try {
    for (const { side, quality } of ATTEMPTS) {
      const drawn = await draw(picture, side, quality);
      if (drawn && drawn.size <= MAX_PHOTO_BYTES) return drawn;
    }
    return null;
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency: such pixels would be black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, TYPE, quality);
  return await promise;
}
