/** Reads only PNGs that we wrote: eight bits per sample, filter Up. Source: PNG §5, §9. */
import { inflateSync } from "node:zlib";

export interface OwnPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk's length and type, and of its checksum. */
const [HEAD_BYTES, SUM_BYTES] = [8, 4] as const;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };
const ABOVE = 2;
/** The longest side in pixels: no preview is larger. */
const MAX_POINTS = 4_096;

/** Returns null for a damaged file, or one that we did not write. */
export function readOwnPng(file: Uint8Array): OwnPixels | null {
  const [head, packed] = ["IHDR", "IDAT"].map((type) => chunkOf(file, type));
  if (!head || head.length !== 13 || !packed) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const [width, height, channels] = [view.getUint32(0), view.getUint32(4), CHANNELS[head[9]!]];
  const isOurs = head[8] === 8 && head[12] === 0 && width > 0 && height > 0;
  if (!isOurs || !channels || Math.max(width, height) > MAX_POINTS) return null;
  const across = width * channels;
  const rows = unpack(packed, (across + 1) * height);
  if (!rows) return null;
  const data = new Uint8Array(across * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    if (rows[from++] !== ABOVE) return null;
    for (let x = 0; x < across; x++, from++, to++) {
      data[to] = rows[from]! + (y === 0 ? 0 : data[to - across]!);
    }
  }
  return { width, height, channels, data };
}

function chunkOf(file: Uint8Array, wanted: string): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= file.length;) {
    const from = at + HEAD_BYTES;
    const until = from + view.getUint32(at);
    if (until > file.length) return null;
    if (String.fromCharCode(...file.subarray(at + 4, from)) === wanted) return file.subarray(from, until);
    at = until + SUM_BYTES;
  }
  return null;
}

function unpack(packed: Uint8Array, bytes: number): Uint8Array | null {
  try {
    const rows = inflateSync(packed, { maxOutputLength: bytes });
    return rows.length === bytes ? rows : null;
  } catch {
    return null;
  }
}
