import { deflateSync } from "node:zlib";
import { SIGNATURE } from "../../../server/files/png/head.ts";
import { chunk } from "../../../server/files/png/write.ts";
import { joinBytes } from "./label_files.ts";

export interface PngDrawing {
  readonly width: number;
  readonly height: number;
  readonly color?: 0 | 2 | 3 | 4 | 6;
  readonly depth?: 1 | 2 | 4 | 8 | 16;
  readonly interlace?: 0 | 1;
  readonly filter?: (y: number) => number;
  /** Chunks before the pixels. */
  readonly before?: readonly (readonly [type: string, data: Uint8Array])[];
  /** Unfiltered rows of the file; by default a picture that is 40 % opaque. */
  readonly rows?: readonly Uint8Array[];
  /** Header values that differ from the rows. */
  readonly declared?: { readonly width?: number; readonly height?: number };
}

const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
const four = (value: number) => [value >>> 24, value >> 16 & 255, value >> 8 & 255, value & 255];

const usualRow = (y: number, width: number, height: number): Uint8Array => {
  const row = new Uint8Array(width * 4);
  if (y < height * 0.3 || y >= height * 0.7) return row;
  for (let x = Math.floor(width * 0.2); x < Math.ceil(width * 0.8); x++) row.set([30, 60, 200, 255], x * 4);
  return row;
};

/** Packs rows as a PNG does; every row has filter 0. */
export function drawPng(picture: PngDrawing): Uint8Array<ArrayBuffer> {
  const { width, height, color = 6, depth = 8, interlace = 0, filter = () => 0, before = [], declared } =
    picture;
  const unit = Math.max(1, SAMPLES[color] * depth / 8);
  const rows = picture.rows ?? Array.from({ length: height }, (_, y) => usualRow(y, width, height));
  const filtered = rows.map((row, y) => {
    const above = rows[y - 1] ?? new Uint8Array(row.length);
    const kind = filter(y);
    return Uint8Array.from([kind, ...row.map((byte, at) => byte - guess(kind, row, above, at, unit))]);
  });
  const header = Uint8Array.from([
    ...four(declared?.width ?? width),
    ...four(declared?.height ?? height),
    depth,
    color,
    0,
    0,
    interlace,
  ]);
  return joinBytes([
    SIGNATURE,
    chunk("IHDR", header),
    ...before.map(([type, data]) => chunk(type, data)),
    chunk("IDAT", deflateSync(joinBytes(filtered))),
    chunk("IEND", new Uint8Array()),
  ]);
}

function guess(kind: number, row: Uint8Array, above: Uint8Array, at: number, unit: number): number {
  const left = row[at - unit] ?? 0;
  const up = above[at] ?? 0;
  const corner = at < unit ? 0 : above[at - unit] ?? 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const target = left + up - corner;
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(target - each)) as [number, number, number];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

export function photo(
  { width = 3000, height = 3000, components = 3, profile = "", notes = [], end = true }: {
    readonly width?: number;
    readonly height?: number;
    readonly components?: number;
    readonly profile?: string;
    /** The TIFF block of a camera, without the marker before it. */
    readonly notes?: readonly number[];
    readonly end?: boolean;
  } = {},
): Uint8Array<ArrayBuffer> {
  const two = (value: number) => [value >> 8, value & 255];
  const segment = (
    marker: number,
    data: readonly number[],
  ) => [0xff, marker, ...two(data.length + 2), ...data];
  const text = Array.from(`ICC_PROFILE\0\x01\x01${profile}`, (sign) => sign.charCodeAt(0));
  const parts = Array.from({ length: components }, (_, at) => [at + 1, 0x11, 0]).flat();
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0]),
    ...notes.length > 0 ? segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0, ...notes]) : [],
    ...profile ? segment(0xe2, text) : [],
    ...segment(0xc2, [8, ...two(height), ...two(width), components, ...parts]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[1, 2, 0xff, 0x00, 0xff, 0xd0, 3],
    ...end ? [0xff, 0xd9] : [],
  ]);
}
