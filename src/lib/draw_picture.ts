export interface Drawing {
  /** Maximum pixels of the longer side; a smaller picture keeps its size. */
  readonly side: number;
  readonly quality: number;
  readonly type: "image/jpeg" | "image/png";
}

/** Encodes a picture again, without its metadata. Returns null if the browser does not have enough memory. */
export async function drawPicture(
  picture: ImageBitmap,
  { side, quality, type }: Drawing,
): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  if (type === "image/jpeg") {
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, quality);
  return await promise;
}
