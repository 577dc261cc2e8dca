/** Writes PNGs of every kind, pixel by pixel: the reader must understand kinds that our writer never makes. */
import { deflateSync } from "node:zlib";
import { readHead, rowBytes, SIGNATURE } from "../../../server/files/png/head.ts";
import { chunk } from "../../../server/files/png/write.ts";
import { joinBytes } from "./label_files.ts";

export interface PngParts {
  readonly width: number;
  readonly height: number;
  /** 0 gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha. */
  readonly color: number;
  readonly depth: number;
  readonly isInterlaced?: boolean;
  readonly at: (x: number, y: number) => readonly number[];
  /** Returns the filter of a row; by default all filters in turn. */
  readonly filter?: (row: number) => number;
  /** Chunks before the pixels, and after them. */
  readonly before?: readonly Uint8Array[];
  readonly after?: readonly Uint8Array[];
}

export function headerOf({ width, height, color, depth, isInterlaced }: PngParts): Uint8Array {
  const data = new DataView(new ArrayBuffer(13));
  data.setUint32(0, width);
  data.setUint32(4, height);
  data.setUint8(8, depth);
  data.setUint8(9, color);
  data.setUint8(12, isInterlaced ? 1 : 0);
  return new Uint8Array(data.buffer);
}

export function rowsOf(parts: PngParts): Uint8Array {
  const header = readHead(headerOf(parts));
  const { filter = (row) => row % 5, at } = parts;
  const { unit } = header;
  const rows = header.passes.flatMap((pass) => {
    let above = new Uint8Array(rowBytes(header, pass.width));
    return Array.from({ length: pass.height }, (_, y) => {
      const row = new Uint8Array(above.length);
      for (let x = 0; x < pass.width; x++) {
        at(pass.from[0] + x * pass.step[0], pass.from[1] + y * pass.step[1])
          .forEach((sample, nth) => put(row, x * header.samples + nth, header.depth, sample));
      }
      const sent = filtered(row, above, filter(y), unit);
      above = row;
      return sent;
    });
  });
  return joinBytes(rows);
}

export const pngOf = (parts: PngParts, rows = rowsOf(parts)): Uint8Array<ArrayBuffer> =>
  joinBytes([
    SIGNATURE,
    chunk("IHDR", headerOf(parts)),
    ...parts.before ?? [],
    ...inTwo(deflateSync(rows)).map((part) => chunk("IDAT", part)),
    ...parts.after ?? [],
    chunk("IEND", new Uint8Array()),
  ]);

const inTwo = (data: Uint8Array) => [data.subarray(0, data.length >> 1), data.subarray(data.length >> 1)];

function put(row: Uint8Array, nth: number, depth: number, sample: number): void {
  if (depth === 8) row[nth] = sample;
  else if (depth === 16) [row[2 * nth], row[2 * nth + 1]] = [sample >> 8, sample & 255];
  else row[nth * depth >> 3]! |= sample << (8 - depth - (nth * depth & 7));
}

export function chunkTypesOf(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const types: string[] = [];
  for (let at = SIGNATURE.length; at < file.length; at += 12 + view.getUint32(at)) {
    types.push(String.fromCharCode(...file.subarray(at + 4, at + 8)));
  }
  return types;
}

/** Source: PNG §9.2. */
function filtered(row: Uint8Array, above: Uint8Array, filter: number, unit: number): Uint8Array {
  const sent = row.map((byte, at) => {
    const [left, up, corner] = [row[at - unit] ?? 0, above[at]!, at < unit ? 0 : above[at - unit]!];
    const guess = left + up - corner;
    const distances = [left, up, corner].map((each) => Math.abs(guess - each));
    const nearest = [left, up, corner][distances.indexOf(Math.min(...distances))]!;
    return byte - [0, left, up, Math.floor((left + up) / 2), nearest][filter]!;
  });
  return joinBytes([Uint8Array.of(filter), sent]);
}
