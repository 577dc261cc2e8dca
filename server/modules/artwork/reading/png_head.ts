/** What a PNG says of itself before its points. Source: PNG (third edition) §11.2.1. */
import { MAX_ART_PIXELS } from "../../../../api/artwork.ts";
import { samplesOf } from "../../../files/png_format.ts";
import { ArtRefused } from "./refused.ts";

export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly color: number;
  /** Bytes of a row, without the number of its filter. */
  readonly rowBytes: number;
  /** Bytes of a point, at least one: how far back a filter looks. */
  readonly unit: number;
}

/** @throws {ArtRefused} before anything is unpacked */
export function readHead(data: Uint8Array): PngHead {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, color = 0, packing, filtering, interlace] = data.subarray(8);
  const samples = samplesOf(color, depth);
  if (samples === 0 || packing !== 0 || filtering !== 0) {
    throw new ArtRefused("damaged");
  }
  if (interlace === 1) throw new ArtRefused("interlaced");
  if (interlace !== 0 || width === 0 || height === 0) throw new ArtRefused("damaged");
  if (width * height > MAX_ART_PIXELS) throw new ArtRefused("tooManyPixels");
  return {
    width,
    height,
    depth,
    color,
    rowBytes: Math.ceil(width * samples * depth / 8),
    unit: Math.max(1, samples * depth / 8),
  };
}
