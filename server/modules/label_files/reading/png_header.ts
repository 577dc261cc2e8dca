/** What a PNG says of itself before its points, and how much there will be of them. Source: PNG §11.2, §11.3. */
import { MAX_LABEL_PX } from "../../../../api/label_files.ts";
import { samplesOf } from "../../../files/png_format.ts";
import { LabelRefused } from "./refused.ts";

/** Unpacked: 4,000 × 6,000 points of four bytes. */
const MAX_RAW_BYTES = 100 * 1000 ** 2;

/** Points that are sent together: all of them, or one of the seven rounds of an interlaced picture. */
export interface Pass {
  readonly width: number;
  readonly height: number;
  /** Of its first point, and from one to the next. */
  readonly from: readonly [x: number, y: number];
  readonly step: readonly [x: number, y: number];
}

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly samples: number;
  readonly passes: readonly Pass[];
}

/** Source: PNG §8.2. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** @throws {LabelRefused} before anything is unpacked */
export function readHeader(data: Uint8Array): PngHeader {
  if (data.length !== 13) throw new LabelRefused("damaged");
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colour = 0, packing, filtering, interlace = 0] = data.subarray(8);
  const samples = samplesOf(colour, depth);
  const isKnown = samples > 0 && packing === 0 && filtering === 0 && interlace < 2;
  if (!isKnown || width === 0 || height === 0) throw new LabelRefused("damaged");
  if (Math.min(width, height) > MAX_LABEL_PX.shorter || Math.max(width, height) > MAX_LABEL_PX.longer) {
    throw new LabelRefused("tooManyPixels");
  }
  const header = { width, height, depth, colour, samples, passes: passesOf(width, height, interlace === 1) };
  if (rawBytes(header) > MAX_RAW_BYTES) throw new LabelRefused("tooMuch");
  return header;
}

function passesOf(width: number, height: number, isInterlaced: boolean): readonly Pass[] {
  if (!isInterlaced) return [{ width, height, from: [0, 0], step: [1, 1] }];
  return ADAM7.map(([x, y, dx, dy]): Pass => ({
    width: Math.ceil((width - x) / dx),
    height: Math.ceil((height - y) / dy),
    from: [x, y],
    step: [dx, dy],
  })).filter((pass) => pass.width > 0 && pass.height > 0);
}

export const rowBytes = ({ depth, samples }: Pick<PngHeader, "depth" | "samples">, width: number): number =>
  Math.ceil(width * samples * depth / 8);

/** Every row has its filter's number before it. */
export const rawBytes = (header: PngHeader): number =>
  header.passes.reduce((sum, pass) => sum + pass.height * (1 + rowBytes(header, pass.width)), 0);
