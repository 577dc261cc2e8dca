/**
 * Reads a PNG row by row: of its points two rows are in memory, whatever its size. Judged are its points, what they would
 * print, and whether they are what the file says. Source: PNG (third edition) §5, §10; workshop §6.
 */
import { crc32 } from "node:zlib";
import { ART_PREVIEWS } from "../../../../api/artwork.ts";
import { SIGNATURE } from "../../label_files/reading/png_chunks.ts";
import { isTurned } from "./exif.ts";
import { Ink } from "./ink.ts";
import type { ArtLook } from "./look.ts";
import { unfilter } from "./png_filter.ts";
import { type PngHead, readHead } from "./png_head.ts";
import { type Colors, isOpaque, painterOf } from "./png_points.ts";
import { ArtRefused } from "./refused.ts";
import { Shrinking, shrunk } from "./shrink.ts";
import type { Source } from "./source.ts";

/** Unpacked at once: it becomes eight million at most. */
const PIECE_BYTES = 8 * 1024;
/** Nothing unpacks to more, for each byte. Source: zlib, Maximum Compression Factor. */
const MOST_UNPACKED = 1032;
/** Pictures of cameras have some hundred. */
const MAX_CHUNKS = 50_000;
/** Chunks that are looked into, and how much of them may be there. */
const KEPT: Readonly<Record<string, number>> = { PLTE: 768, tRNS: 256, sRGB: 1 };
/** Chunks of which the beginning says enough. */
const BEGINNINGS: Readonly<Record<string, number>> = { iCCP: 80, eXIf: 4_096 };

/** @param bytes of the file: what it can hold at all */
export async function readPng(source: Source, bytes: number): Promise<ArtLook> {
  const sign = await source.take(8);
  if (!SIGNATURE.every((byte, at) => sign[at] === byte)) throw new ArtRefused("damaged");
  const first = await source.take(8);
  if (lengthOf(first) !== 13 || typeOf(first) !== "IHDR") throw new ArtRefused("damaged");
  const data = (await source.take(13)).slice();
  await check(source, crc32(data, crc32("IHDR")));
  const head = readHead(data);
  if ((head.rowBytes + 1) * head.height > bytes * MOST_UNPACKED) throw new ArtRefused("damaged");
  const parts: Parts = { seen: new Map(), reading: null };
  try {
    return await readChunks(source, head, parts);
  } finally {
    // Of a file that is refused half way the unpacking would stand until somebody collects it: 200 kB each.
    parts.reading?.stop();
  }
}

/** What was read of a picture so far. */
interface Parts {
  readonly seen: Map<string, Uint8Array>;
  reading: Reading | null;
}

async function readChunks(source: Source, head: PngHead, parts: Parts): Promise<ArtLook> {
  const { seen } = parts;
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks++) {
    const frame = (await source.take(8)).slice();
    const [type, length] = [typeOf(frame), lengthOf(frame)];
    if (type === "IDAT") {
      parts.reading ??= new Reading(head, colorsOf(seen));
      await parts.reading.chunk(source, length);
    } else if (type === "IEND") {
      const { reading } = parts;
      if (!reading) throw new ArtRefused("damaged");
      await reading.end();
      await check(source, crc32(frame.subarray(4)));
      if (isTurned(seen.get("eXIf") ?? new Uint8Array())) throw new ArtRefused("turned");
      return reading.look(isOther(seen));
    } else {
      // What is not known and not to be left out: another picture would be printed.
      if (/^[A-Z]/.test(type) && type !== "PLTE") throw new ArtRefused("damaged");
      await keepOrSkip(source, type, length, crc32(frame.subarray(4)), seen);
    }
  }
  throw new ArtRefused("tooComplex");
}

const lengthOf = (frame: Uint8Array): number =>
  new DataView(frame.buffer, frame.byteOffset, frame.length).getUint32(0);
const typeOf = (frame: Uint8Array): string => String.fromCharCode(...frame.subarray(4, 8));

/** @throws {ArtRefused} where the chunk was changed */
async function check(source: Source, sum: number): Promise<void> {
  if (lengthOf(await source.take(4)) !== sum) throw new ArtRefused("damaged");
}

async function keepOrSkip(
  source: Source,
  type: string,
  length: number,
  sum: number,
  seen: Map<string, Uint8Array>,
): Promise<void> {
  const most = KEPT[type];
  if (most !== undefined && (length > most || seen.has(type))) throw new ArtRefused("damaged");
  const beginning = BEGINNINGS[type];
  const wanted = beginning === undefined ? most === undefined ? 0 : length : Math.min(length, beginning);
  const kept = wanted > 0 ? (await source.take(wanted)).slice() : new Uint8Array();
  if (wanted > 0 || most !== undefined) seen.set(type, kept);
  let all = crc32(kept, sum);
  for (let left = length - wanted; left > 0;) {
    const part = await source.some(left);
    if (!part) throw new ArtRefused("damaged");
    all = crc32(part, all);
    left -= part.length;
  }
  await check(source, all);
}

const colorsOf = (seen: ReadonlyMap<string, Uint8Array>): Colors => ({
  palette: seen.get("PLTE") ?? null,
  transparency: seen.get("tRNS") ?? null,
});

/** Its colors are those of another profile than a screen's. */
function isOther(seen: ReadonlyMap<string, Uint8Array>): boolean {
  const profile = seen.get("iCCP");
  return !seen.has("sRGB") && profile !== undefined && !/srgb/i.test(String.fromCharCode(...profile));
}

/** The points of a picture as they are unpacked. */
class Reading {
  readonly #head: PngHead;
  readonly #colors: Colors;
  readonly #ink: Ink;
  readonly #small: Shrinking;
  readonly #unpacking = new DecompressionStream("deflate");
  readonly #into = this.#unpacking.writable.getWriter();
  readonly #rows: Promise<void>;

  constructor(head: PngHead, colors: Colors) {
    this.#head = head;
    this.#colors = colors;
    this.#ink = new Ink(head.width);
    this.#small = new Shrinking(head.width, head.height, ART_PREVIEWS.large);
    this.#rows = this.#read();
    // It is waited for where the file ends; a failure before is told there.
    this.#rows.catch(() => {});
    this.#into.closed.catch(() => {});
  }

  async chunk(source: Source, length: number): Promise<void> {
    let sum = crc32("IDAT");
    for (let left = length; left > 0;) {
      const part = await source.some(Math.min(left, PIECE_BYTES));
      if (!part) throw await this.#refusal();
      sum = crc32(part, sum);
      left -= part.length;
      // The stream may keep what it is given until it has time.
      await this.#write(part.slice());
    }
    await check(source, sum);
  }

  async #write(part: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      // Where nobody reads any more what is written may wait for ever.
      await Promise.race([this.#into.write(part), this.#rows]);
    } catch {
      throw await this.#refusal();
    }
  }

  async end(): Promise<void> {
    void this.#into.close().catch(() => {});
    await this.#rows;
  }

  /** Lets go of what is not unpacked yet. */
  stop(): void {
    void this.#into.abort().catch(() => {});
  }

  /** Why the points could not be read, where that is known; else the file is damaged. */
  async #refusal(): Promise<ArtRefused> {
    this.stop();
    const why = await this.#rows.then(() => null, (error: unknown) => error);
    return why instanceof ArtRefused ? why : new ArtRefused("damaged");
  }

  async #read(): Promise<void> {
    const { height, rowBytes, unit } = this.#head;
    const paint = painterOf(this.#head, this.#colors);
    let row = new Uint8Array(rowBytes);
    let above = new Uint8Array(rowBytes);
    let [y, filled, filter] = [0, 0, -1];
    const pieces = this.#unpacking.readable.getReader();
    try {
      while (true) {
        const { value, done } = await pieces.read().catch(() => {
          throw new ArtRefused("damaged");
        });
        if (done) break;
        for (let at = 0; at < value.length;) {
          if (y === height) throw new ArtRefused("otherSize");
          if (filter < 0) {
            filter = value[at++]!;
            continue;
          }
          const part = value.subarray(at, at + rowBytes - filled);
          row.set(part, filled);
          at += part.length;
          filled += part.length;
          if (filled < rowBytes) continue;
          unfilter(filter, row, above, unit);
          this.#see(paint(row), y++);
          [row, above, filled, filter] = [above, row, 0, -1];
        }
      }
    } finally {
      // What is still unpacked is not wanted any more.
      void pieces.cancel().catch(() => {});
    }
    if (y < height) throw new ArtRefused("otherSize");
  }

  #see(points: Uint8Array, y: number): void {
    this.#ink.row(new Uint32Array(points.buffer, points.byteOffset, points.length / 4), y);
    this.#small.row(points, y);
  }

  look(isOtherProfile: boolean): ArtLook {
    const { width, height } = this.#head;
    const ink = this.#ink;
    if (ink.isEmpty) throw new ArtRefused("empty");
    const large = this.#small.small;
    return {
      type: "image/png",
      w_px: width,
      h_px: height,
      alpha: !isOpaque(this.#head, this.#colors) && ink.hasAlpha,
      semi_ppm: ink.semiPpm,
      bbox: ink.box,
      isOtherProfile,
      previews: { large, small: shrunk(large, ART_PREVIEWS.small) },
    };
  }
}
