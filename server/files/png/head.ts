/** Reads a PNG's header. Source: PNG (third edition) §5.2, §8.2, §11.2.1. */
import { PngFault } from "./fault.ts";

export const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Pixels that are stored together: all of them, or one of the seven passes of an interlaced picture. */
export interface Pass {
  readonly width: number;
  readonly height: number;
  /** The position of the first pixel; `step` is the distance from one to the next. */
  readonly from: readonly [x: number, y: number];
  readonly step: readonly [x: number, y: number];
}

export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly color: number;
  readonly samples: number;
  readonly isInterlaced: boolean;
  readonly passes: readonly Pass[];
  /** Bytes of a pixel, at least 1: the distance to a filter's left neighbor. */
  readonly unit: number;
}

/** Samples of a pixel, by color type: gray, color, palette, gray and alpha, color and alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** @throws {PngFault} */
export function readHead(data: Uint8Array): PngHead {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, color = 0, packing, filtering, interlace = 0] = data.subarray(8);
  const isKnown = DEPTHS[color]?.includes(depth) && packing === 0 && filtering === 0 && interlace < 2;
  if (!isKnown || width === 0 || height === 0) throw new PngFault("damaged");
  const samples = SAMPLES[color]!;
  const isInterlaced = interlace === 1;
  const passes = passesOf(width, height, isInterlaced);
  return {
    width,
    height,
    depth,
    color,
    samples,
    isInterlaced,
    passes,
    unit: Math.max(1, samples * depth / 8),
  };
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

export const rowBytes = ({ depth, samples }: Pick<PngHead, "depth" | "samples">, width: number): number =>
  Math.ceil(width * samples * depth / 8);

/** Returns the bytes of all rows, each with the byte of its filter. */
export const rawBytes = (head: PngHead): number =>
  head.passes.reduce((sum, pass) => sum + pass.height * (1 + rowBytes(head, pass.width)), 0);
