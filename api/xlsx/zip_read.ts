/** Reads an uploaded ZIP archive. Unpacked bytes count, not the sizes that it states. Source: APPNOTE 6.3.10. */
import { inflate, type InflateResult, splitBytes } from "../inflate.ts";
import { MAX_WORKBOOK_PARTS, MAX_WORKBOOK_UNPACKED } from "./bounds.ts";
import { crc32 } from "./crc.ts";
import { WorkbookRefused } from "./workbook_refusal.ts";

export interface Part {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
  readonly crc: number;
}

export class Budget {
  #left: number;

  constructor(left: number = MAX_WORKBOOK_UNPACKED) {
    this.#left = left;
  }

  get left(): number {
    return this.#left;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new WorkbookRefused("unpackedTooLarge");
  }
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);

/**
 * Returns the parts by their names in lower case, as the format compares them.
 *
 * @throws {WorkbookRefused} for an incomplete archive, or one that names a part twice
 */
export function readDirectory(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_WORKBOOK_PARTS) throw new WorkbookRefused("damaged");
  const parts = new Map<string, Part>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL) {
      throw new WorkbookRefused("damaged");
    }
    const nameBytes = view.getUint16(at + 28, true);
    const name = nameOf(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes));
    if (parts.has(name)) throw new WorkbookRefused("damaged");
    parts.set(name, partOf(bytes, view, at));
    at += CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

const nameOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_BYTES; at--) {
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  }
  throw new WorkbookRefused("damaged");
}

function partOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, central: number): Part {
  const flags = view.getUint16(central + 8, true);
  const method = view.getUint16(central + 10, true);
  const size = view.getUint32(central + 20, true);
  const local = view.getUint32(central + 42, true);
  if (local + LOCAL_BYTES > bytes.length || view.getUint32(local, true) !== LOCAL) {
    throw new WorkbookRefused("damaged");
  }
  const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const isKnown = method === STORED || method === DEFLATED;
  if ((flags & ENCRYPTED_FLAG) !== 0 || !isKnown || from + size > bytes.length) {
    throw new WorkbookRefused("damaged");
  }
  const crc = view.getUint32(central + 16, true);
  return { packed: bytes.subarray(from, from + size), isDeflated: method === DEFLATED, crc };
}

export interface UnpackedPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Share of the packed part that has been read, from 0 to 1. */
  readonly share: number;
}

/** @throws {WorkbookRefused} when the budget is spent, or the checksum differs */
export async function* unpackPart(part: Part, budget: Budget): AsyncGenerator<UnpackedPart> {
  let crc = 0;
  try {
    for await (
      const { bytes, read } of part.isDeflated
        ? inflate(splitBytes(part.packed), "deflate-raw")
        : stored(part)
    ) {
      budget.spend(bytes.length);
      crc = crc32(bytes, crc);
      yield { bytes, share: read / part.packed.length };
    }
  } catch (error) {
    // Decompressors throw errors that differ by platform.
    throw error instanceof WorkbookRefused ? error : new WorkbookRefused("damaged");
  }
  if (crc !== part.crc) throw new WorkbookRefused("damaged");
}

const STORED_PIECE_BYTES = 64 * 1024;

function* stored({ packed }: Part): Generator<InflateResult> {
  for (let read = 0; read < packed.length;) {
    const bytes = packed.subarray(read, read + STORED_PIECE_BYTES);
    read += bytes.length;
    yield { bytes, read };
  }
}
