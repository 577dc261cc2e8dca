/** Writes pixels and their density as a PNG, and nothing else. */
import { crc32, deflateSync } from "node:zlib";
import { SIGNATURE } from "./head.ts";

/** Pixels row by row without gaps, eight bits per sample: gray, RGB or RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array;
}

/** Pixels per meter, across and down. */
export type Density = readonly [across: number, down: number];

/** Filter Up, because labels consist of bars, whose rows repeat. */
const ABOVE = 2;
const COLOR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;

export function writePng(
  { width, height, channels, data }: Pixels,
  density: Density | null = null,
  /** The compression level of zlib; zlib's default if left out. */
  level?: number,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, COLOR_TYPES[channels]);
  const packed = deflateSync(
    filterRows(data, width * channels, height),
    level === undefined ? {} : { level },
  );
  return joined([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    ...density ? [chunk("pHYs", densityData(density))] : [],
    chunk("IDAT", packed),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Bytes of a chunk besides its data: length, type and checksum. */
const FRAME_BYTES = 12;

export function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(FRAME_BYTES + data.length);
  const view = new DataView(made.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at++) made[4 + at] = type.charCodeAt(at);
  made.set(data, 8);
  view.setUint32(8 + data.length, crc32(made.subarray(4, 8 + data.length)));
  return made;
}

function filterRows(data: Uint8Array, bytes: number, height: number): Uint8Array {
  const rows = new Uint8Array((bytes + 1) * height);
  for (let y = 0, to = 0, from = 0; y < height; y++) {
    rows[to++] = ABOVE;
    for (let x = 0; x < bytes; x++, to++, from++) {
      rows[to] = data[from]! - (y === 0 ? 0 : data[from - bytes]!);
    }
  }
  return rows;
}

function densityData([across, down]: Density): Uint8Array {
  const data = new DataView(new ArrayBuffer(9));
  data.setUint32(0, across);
  data.setUint32(4, down);
  data.setUint8(8, 1);
  return new Uint8Array(data.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
