/** Rewrites a picture label from its pixels, and determines its size on paper. */
import { type Density, writePng } from "../../files/png/write.ts";
import { type ReadPng, readPng } from "./png_read.ts";
import { LabelRefused } from "./label_refused.ts";
import { type Size, sizeOf } from "./size.ts";

/** Minimum pixels per meter: a lower density is a screen's. Label printers usually have 203 or 300 dpi. */
const MIN_PER_METER = Math.round(150 / 0.0254);
/** The shorter side, in meters, of a picture without a printer's density: labels are 4 inches wide. */
const USUAL_SIDE_M = 0.1016;

export interface PictureLabel extends Size {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @throws {LabelRefused} */
export async function rewritePng(file: Uint8Array): Promise<PictureLabel> {
  const picture = await readPng(file);
  const usual = Math.round(Math.min(picture.width, picture.height) / USUAL_SIDE_M);
  const density = declaredDensity(picture) ?? [Math.max(1, usual), Math.max(1, usual)];
  const size = sizeWith(picture, density);
  if (!size) throw new LabelRefused("wrongSize");
  return { ...size, bytes: writePng(picture, density) };
}

function declaredDensity(picture: ReadPng): Density | null {
  const { density } = picture;
  const isPrinters = density !== null && Math.min(...density) >= MIN_PER_METER &&
    sizeWith(picture, density) !== null;
  return isPrinters ? density : null;
}

const sizeWith = ({ width, height }: ReadPng, [across, down]: Density): Size | null =>
  sizeOf(width / across * 1000, height / down * 1000);
