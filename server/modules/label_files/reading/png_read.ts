/** Reads a PNG to its points on white paper. Nothing else of it is kept: no texts, no further pictures, no profiles. */
import { inflateSync } from "node:zlib";
import type { Pixels } from "./pixels.ts";
import { type Chunk, chunksOf } from "./png_chunks.ts";
import { type PngHeader, rawBytes, readHeader } from "./png_header.ts";
import { unfilter } from "./png_filter.ts";
import { paint } from "./png_paint.ts";
import { LabelRefused } from "./refused.ts";

/** Points to a metre, across and down. */
export type Density = readonly [across: number, down: number];

export interface ReadPng extends Pixels {
  /** As the file says it; null where it does not. */
  readonly density: Density | null;
}

/** Chunks without which a picture would be another one. Those of small letters may be left out. */
const CRITICAL = ["IHDR", "PLTE", "IDAT", "IEND"];

/** @throws {LabelRefused} */
export function readPng(file: Uint8Array): ReadPng {
  const chunks: Chunk[] = [];
  let header: PngHeader | undefined;
  for (const chunk of chunksOf(file)) {
    if (!header) header = chunk.type === "IHDR" ? readHeader(chunk.data) : undefined;
    else if (chunk.type === "IHDR") throw new LabelRefused("damaged");
    if (!header || (/^[A-Z]/.test(chunk.type) && !CRITICAL.includes(chunk.type))) {
      throw new LabelRefused("damaged");
    }
    chunks.push(chunk);
  }
  if (!header) throw new LabelRefused("cutOff");
  const dataOf = (type: string) => chunks.find((chunk) => chunk.type === type)?.data ?? null;
  const raw = unpacked(chunks.filter(({ type }) => type === "IDAT"), rawBytes(header));
  unfilter(raw, header);
  const pixels = paint(raw, header, { palette: dataOf("PLTE"), transparency: dataOf("tRNS") });
  return { ...pixels, density: densityOf(dataOf("pHYs")) };
}

/** Exactly as many bytes as the header says: what unpacks to more is cut off there, and refused. */
function unpacked(parts: readonly Chunk[], bytes: number): Uint8Array {
  const packed = new Uint8Array(parts.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of parts) {
    packed.set(data, at);
    at += data.length;
  }
  let raw: Uint8Array;
  try {
    raw = inflateSync(packed, { maxOutputLength: bytes });
  } catch (error) {
    const isMore = (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    throw new LabelRefused(isMore ? "tooMuch" : "damaged");
  }
  if (raw.length !== bytes) throw new LabelRefused("damaged");
  return raw;
}

/** Only where it is said in metres. Source: PNG §11.3.4.3. */
function densityOf(data: Uint8Array | null): Density | null {
  if (data?.length !== 9 || data[8] !== 1) return null;
  const view = new DataView(data.buffer, data.byteOffset, 9);
  return [view.getUint32(0), view.getUint32(4)];
}
