/** Converts rows to RGBA with eight bits per sample. Source: PNG §6, §7, §11.3.1.1. */
import { PngFault } from "./fault.ts";
import type { PngHead } from "./head.ts";

export interface Colors {
  readonly palette: Uint8Array | null;
  readonly transparency: Uint8Array | null;
}

export const isOpaque = ({ color }: PngHead, { transparency }: Colors): boolean =>
  color !== 4 && color !== 6 && transparency === null;

/** Converts a row to RGBA; returns the row itself if it is in that form already. */
export type Painter = (row: Uint8Array) => Uint8Array;

/** @throws {PngFault} for a missing or damaged palette, or damaged transparency */
export function painterOf(head: PngHead, colors: Colors, ofSixteen: SampleReader): Painter {
  const { color, depth, width } = head;
  if (color === 6 && depth === 8) return (row) => row;
  const points = new Uint8Array(width * 4);
  const out = new Uint32Array(points.buffer);
  if (color === 3) return palettePainter(head, colors, out, points);
  const step = depth === 16 ? 2 : 1;
  const eight = depth === 16 ? ofSixteen : firstByte;
  if (color === 6 || color === 4) {
    const samples = color === 6 ? 4 : 2;
    return (row) => {
      for (let x = 0, at = 0; x < width; x++, at += samples * step) {
        const [green, blue, alpha] = color === 6 ? [step, 2 * step, 3 * step] : [0, 0, step];
        out[x] = pointOf(
          eight(row, at),
          eight(row, at + green!),
          eight(row, at + blue!),
          eight(row, at + alpha!),
        );
      }
      return points;
    };
  }
  const key = keyOf(colors.transparency, color === 2 ? 3 : 1);
  if (color === 2) {
    return (row) => {
      for (let x = 0, at = 0; x < width; x++, at += 3 * step) {
        const isKey = key !== null && depthSample(row, at, step) === key[0] &&
          depthSample(row, at + step, step) === key[1] && depthSample(row, at + 2 * step, step) === key[2];
        out[x] = pointOf(
          eight(row, at),
          eight(row, at + step),
          eight(row, at + 2 * step),
          isKey ? 0 : 255,
        );
      }
      return points;
    };
  }
  return grayPainter(head, key, eight, out, points);
}

const pointOf = (red: number, green: number, blue: number, alpha: number): number =>
  (red | green << 8 | blue << 16 | alpha << 24) >>> 0;

const depthSample = (row: Uint8Array, at: number, step: number): number =>
  step === 2 ? row[at]! << 8 | row[at + 1]! : row[at]!;

/** Reads the 16-bit sample at a byte of a row as eight bits. */
export type SampleReader = (row: Uint8Array, at: number) => number;

/** Takes the high byte of 16 bits, as a printer does. */
export const firstByte: SampleReader = (row, at) => row[at]!;
/** Rounds 16 bits to eight: sample * 255 / 65535. */
export const nearestByte: SampleReader = (row, at) => ((row[at]! << 8 | row[at + 1]!) * 255 + 32_895) >>> 16;

/** Returns the one color that is transparent in a picture without alpha; null if there is none. */
function keyOf(transparency: Uint8Array | null, samples: number): readonly number[] | null {
  if (transparency === null) return null;
  if (transparency.length !== 2 * samples) throw new PngFault("damaged");
  return Array.from({ length: samples }, (_, at) => transparency[2 * at]! << 8 | transparency[2 * at + 1]!);
}

function bitsAt(row: Uint8Array, x: number, depth: number): number {
  const bit = x * depth;
  return row[bit >> 3]! >> (8 - depth - (bit & 7)) & ((1 << depth) - 1);
}

function grayPainter(
  { depth, width }: PngHead,
  key: readonly number[] | null,
  eight: SampleReader,
  out: Uint32Array,
  points: Uint8Array,
): Painter {
  const step = depth === 16 ? 2 : 1;
  const scale = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  return (row) => {
    for (let x = 0; x < width; x++) {
      const sample = depth < 8 ? bitsAt(row, x, depth) : depthSample(row, x * step, step);
      const shade = depth < 8 ? sample * scale : eight(row, x * step);
      out[x] = pointOf(shade, shade, shade, key !== null && sample === key[0] ? 0 : 255);
    }
    return points;
  };
}

function palettePainter(
  { depth, width }: PngHead,
  { palette, transparency }: Colors,
  out: Uint32Array,
  points: Uint8Array,
): Painter {
  const count = (palette?.length ?? 0) / 3;
  if (!palette || !Number.isInteger(count) || count < 1 || count > 256) throw new PngFault("damaged");
  if ((transparency?.length ?? 0) > count) throw new PngFault("damaged");
  const table = new Uint32Array(256);
  for (let at = 0; at < count; at++) {
    table[at] = pointOf(
      palette[3 * at]!,
      palette[3 * at + 1]!,
      palette[3 * at + 2]!,
      transparency?.[at] ?? 255,
    );
  }
  return (row) => {
    for (let x = 0; x < width; x++) {
      const index = depth === 8 ? row[x]! : bitsAt(row, x, depth);
      if (index >= count) throw new PngFault("damaged");
      out[x] = table[index]!;
    }
    return points;
  };
}
