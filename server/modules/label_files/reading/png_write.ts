/** Writes points as a PNG with nothing in it but them and how large they are on paper. */
import { deflateSync } from "node:zlib";
import type { Pixels } from "./pixels.ts";
import { chunk, SIGNATURE } from "./png_chunks.ts";
import type { Density } from "./png_read.ts";

/** Of a row: what differs from the one above. Labels are made of bars and of rows that repeat. */
const ABOVE = 2;
const COLOUR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;

export function writePng(
  { width, height, channels, data }: Pixels,
  density: Density | null = null,
  /** How hard it is packed: of zlib, which chooses where nothing is said. */
  level?: number,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, COLOUR_TYPES[channels]);
  const packed = deflateSync(filtered(data, width * channels, height), level === undefined ? {} : { level });
  return joined([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    ...density ? [chunk("pHYs", densityData(density))] : [],
    chunk("IDAT", packed),
    chunk("IEND", new Uint8Array()),
  ]);
}

function filtered(data: Uint8Array, bytes: number, height: number): Uint8Array {
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
