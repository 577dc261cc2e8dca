/** Reads a PNG of any size with two rows of pixels in memory. Source: PNG (third edition) §5, §10. */
import { crc32 } from "node:zlib";
import { type ByteSource, EndOfFile } from "../byte_source.ts";
import { PngFault } from "./fault.ts";
import { type Pass, type PngHead, rawBytes, readHead, rowBytes, SIGNATURE } from "./head.ts";
import { type Colors, type Painter, painterOf, type SampleReader } from "./points.ts";

/** Bytes that are unpacked at once, into 8.5 million at most. */
const PIECE_BYTES = 8 * 1024;
/** The maximum number of bytes that one packed byte can become. Source: zlib, Maximum Compression Factor. */
const MAX_UNPACKED = 1032;
/** The maximum number of chunks of a file; pictures of cameras have a few hundred. */
const MAX_CHUNKS = 50_000;
/** Chunks that are read as a whole, and their largest size. */
const KEPT: Readonly<Record<string, number>> = { PLTE: 768, tRNS: 256, sRGB: 1 };
/** Chunks of which the beginning is read, and its size. */
const BEGINNINGS: Readonly<Record<string, number>> = { iCCP: 80, eXIf: 4_096, pHYs: 9 };

/** Receives the pixels of a row, four bytes each, in memory that the next row overwrites. */
export type TakeRow = (points: Uint8Array, y: number, pass: Pass) => void;

export interface PngReader {
  /** Called before anything is unpacked; throws for a picture that the caller does not want. */
  readonly accept: (head: PngHead) => void;
  readonly ofSixteen: SampleReader;
  readonly begin: (head: PngHead, colors: Colors) => TakeRow;
}

export type Chunks = ReadonlyMap<string, Uint8Array>;

/** @param bytes the size of the file, which limits its pixels @returns the chunks that were read @throws {PngFault} */
export async function readPng(source: ByteSource, bytes: number, reader: PngReader): Promise<Chunks> {
  try {
    return await readAll(source, bytes, reader);
  } catch (error) {
    throw error instanceof EndOfFile ? new PngFault("cutOff") : error;
  }
}

async function readAll(source: ByteSource, bytes: number, reader: PngReader): Promise<Chunks> {
  const sign = await source.take(8);
  if (!SIGNATURE.every((byte, at) => sign[at] === byte)) throw new PngFault("damaged");
  const first = await source.take(8);
  if (lengthOf(first) !== 13 || typeOf(first) !== "IHDR") throw new PngFault("damaged");
  const data = (await source.take(13)).slice();
  await check(source, crc32(data, crc32("IHDR")));
  const head = readHead(data);
  reader.accept(head);
  if (rawBytes(head) > bytes * MAX_UNPACKED) throw new PngFault("damaged");
  const seen = new Map<string, Uint8Array>();
  let rows: Rows | undefined;
  try {
    for (let chunks = 0; chunks < MAX_CHUNKS; chunks++) {
      const frame = (await source.take(8)).slice();
      const [type, length] = [typeOf(frame), lengthOf(frame)];
      const sum = crc32(frame.subarray(4));
      if (type === "IDAT") {
        rows ??= new Rows(head, colorsOf(seen), reader);
        await rows.chunk(source, length);
      } else if (type === "IEND") {
        if (!rows) throw new PngFault("damaged");
        await rows.end();
        await check(source, sum);
        return seen;
      } else {
        // An unknown critical chunk changes the picture: without the chunk another picture would be printed.
        if (/^[A-Z]/.test(type) && type !== "PLTE") throw new PngFault("damaged");
        await keepOrSkip(source, type, length, sum, seen);
      }
    }
  } finally {
    // Otherwise a refused file would keep 200 kB for its unpacking until garbage collection.
    rows?.stop();
  }
  throw new PngFault("tooComplex");
}

const lengthOf = (frame: Uint8Array): number =>
  new DataView(frame.buffer, frame.byteOffset, frame.length).getUint32(0);
const typeOf = (frame: Uint8Array): string => String.fromCharCode(...frame.subarray(4, 8));

/** @throws {PngFault} if the chunk's checksum is wrong */
async function check(source: ByteSource, sum: number): Promise<void> {
  if (lengthOf(await source.take(4)) !== sum) throw new PngFault("damaged");
}

async function keepOrSkip(
  source: ByteSource,
  type: string,
  length: number,
  sum: number,
  seen: Map<string, Uint8Array>,
): Promise<void> {
  const most = KEPT[type];
  if (most !== undefined && (length > most || seen.has(type))) throw new PngFault("damaged");
  const beginning = BEGINNINGS[type];
  const wanted = beginning === undefined ? most === undefined ? 0 : length : Math.min(length, beginning);
  const bytes = wanted > 0 ? (await source.take(wanted)).slice() : new Uint8Array();
  if (wanted > 0 || most !== undefined) seen.set(type, bytes);
  let all = crc32(bytes, sum);
  for (let left = length - wanted; left > 0;) {
    const part = await source.some(left);
    if (!part) throw new EndOfFile();
    all = crc32(part, all);
    left -= part.length;
  }
  await check(source, all);
}

const colorsOf = (seen: Chunks): Colors => ({
  palette: seen.get("PLTE") ?? null,
  transparency: seen.get("tRNS") ?? null,
});

class Rows {
  readonly #head: PngHead;
  readonly #colors: Colors;
  readonly #reader: PngReader;
  readonly #unpacking = new DecompressionStream("deflate");
  readonly #into = this.#unpacking.writable.getWriter();
  readonly #rows: Promise<void>;

  constructor(head: PngHead, colors: Colors, reader: PngReader) {
    this.#head = head;
    this.#colors = colors;
    this.#reader = reader;
    this.#rows = this.#read();
    // Awaited at the end of the file; an earlier failure is reported there.
    this.#rows.catch(() => {});
    this.#into.closed.catch(() => {});
  }

  async chunk(source: ByteSource, length: number): Promise<void> {
    let sum = crc32("IDAT");
    for (let left = length; left > 0;) {
      const part = await source.some(Math.min(left, PIECE_BYTES));
      if (!part) throw new EndOfFile();
      sum = crc32(part, sum);
      left -= part.length;
      // Copied, because the stream may keep the part for a while.
      await this.#write(part.slice());
    }
    await check(source, sum);
  }

  async #write(part: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      // A write may wait forever once nobody reads any more.
      await Promise.race([this.#into.write(part), this.#rows]);
    } catch {
      this.stop();
      // Throws the reason why the rows could not be read.
      await this.#rows;
      throw new PngFault("damaged");
    }
  }

  async end(): Promise<void> {
    void this.#into.close().catch(() => {});
    await this.#rows;
  }

  stop(): void {
    void this.#into.abort().catch(() => {});
  }

  async #read(): Promise<void> {
    const { unit } = this.#head;
    const take = this.#reader.begin(this.#head, this.#colors);
    let [nth, y, filled, filter] = [0, 0, 0, -1];
    let round = this.#enter(nth);
    const pieces = this.#unpacking.readable.getReader();
    try {
      while (true) {
        const { value, done } = await pieces.read().catch(() => {
          throw new PngFault("damaged");
        });
        if (done) break;
        for (let at = 0; at < value.length;) {
          if (!round) throw new PngFault("moreRows");
          if (filter < 0) {
            filter = value[at++]!;
            continue;
          }
          const { pass, paint, row, above } = round;
          const part = value.subarray(at, at + row.length - filled);
          row.set(part, filled);
          at += part.length;
          filled += part.length;
          if (filled < row.length) continue;
          unfilter(filter, row, above, unit);
          take(paint(row), y++, pass);
          [round.row, round.above, filled, filter] = [above, row, 0, -1];
          if (y === pass.height) [round, y] = [this.#enter(++nth), 0];
        }
      }
    } finally {
      // Ends the unpacking, whose rest is not needed.
      void pieces.cancel().catch(() => {});
    }
    if (round) throw new PngFault("fewerRows");
  }

  #enter(nth: number): Round | null {
    const pass = this.#head.passes[nth];
    if (!pass) return null;
    const bytes = rowBytes(this.#head, pass.width);
    const paint = painterOf({ ...this.#head, width: pass.width }, this.#colors, this.#reader.ofSixteen);
    return { pass, paint, row: new Uint8Array(bytes), above: new Uint8Array(bytes) };
  }
}

interface Round {
  readonly pass: Pass;
  readonly paint: Painter;
  row: Uint8Array;
  above: Uint8Array;
}

/** @param above the row before; all zeros for the first row. Source: PNG §9. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, unit: number): void {
  switch (filter) {
    case 0:
      return;
    case 1:
      for (let at = unit; at < row.length; at++) row[at]! += row[at - unit]!;
      return;
    case 2:
      for (let at = 0; at < row.length; at++) row[at]! += above[at]!;
      return;
    case 3:
      for (let at = 0; at < unit && at < row.length; at++) row[at]! += above[at]! >> 1;
      for (let at = unit; at < row.length; at++) row[at]! += (row[at - unit]! + above[at]!) >> 1;
      return;
    case 4:
      return nearest(row, above, unit);
    default:
      throw new PngFault("damaged");
  }
}

/** Reverses the Paeth filter: adds the neighbor nearest to left + above - corner. */
function nearest(row: Uint8Array, above: Uint8Array, unit: number): void {
  for (let at = 0; at < unit && at < row.length; at++) row[at]! += above[at]!;
  for (let at = unit; at < row.length; at++) {
    const left = row[at - unit]!;
    const up = above[at]!;
    const corner = above[at - unit]!;
    const [toUp, toLeft] = [left - corner, up - corner];
    const byLeft = toLeft < 0 ? -toLeft : toLeft;
    const byUp = toUp < 0 ? -toUp : toUp;
    const both = toLeft + toUp;
    const byCorner = both < 0 ? -both : both;
    row[at]! += byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
  }
}
