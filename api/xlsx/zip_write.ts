/** Writes a ZIP archive as a stream; the sizes of each part follow its content. Source: APPNOTE 6.3.10, 4.3. */
import { crc32 } from "./crc.ts";

/** The first of January 1980, so that the same rows make the same file. */
const DAY = 0x0021;
const VERSION = 20;
const LARGE_VERSION = 45;
const STREAMED_FLAG = 8;
const UTF8_FLAG = 0x800;
const DEFLATED = 8;
/** Replaces a value that is too large for its field; the ZIP64 record has it. No part is that long. */
export const MAX_UINT32 = 0xffffffff;
const MAX_PARTS = 0xffff;
const UTF8 = new TextEncoder();

export interface PackedPart {
  readonly crc: number;
  readonly packed: number;
  readonly raw: number;
}

const UNKNOWN: PackedPart = { crc: 0, packed: 0, raw: 0 };

export interface ZipForm {
  readonly isDeflated?: boolean;
  readonly modified?: Date;
}

function record(
  size: number,
  fill: (view: DataView) => void,
  ...behind: readonly Uint8Array[]
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size + behind.reduce((sum, { length }) => sum + length, 0));
  fill(new DataView(bytes.buffer));
  let at = size;
  for (const each of behind) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
}

/** @param packed left out for a part whose sizes follow it */
export function localHeader(path: string, packed?: PackedPart, form: ZipForm = {}): Uint8Array<ArrayBuffer> {
  const name = UTF8.encode(path);
  return record(30, (view) => {
    view.setUint32(0, 0x04034b50, true);
    view.setUint16(4, VERSION, true);
    writeCommon(view, 6, { path, ...form, isStreamed: packed === undefined, ...packed ?? UNKNOWN });
    view.setUint16(26, name.length, true);
  }, name);
}

function writeCommon(
  view: DataView,
  at: number,
  { path, isStreamed, isDeflated = isStreamed, modified, crc, packed, raw }: Omit<WrittenPart, "offset">,
): void {
  view.setUint16(at, (isStreamed ? STREAMED_FLAG : 0) | (isPlain(path) ? 0 : UTF8_FLAG), true);
  view.setUint16(at + 2, isDeflated ? DEFLATED : 0, true);
  view.setUint16(at + 4, modified ? timeOf(modified) : 0, true);
  view.setUint16(at + 6, modified ? dayOf(modified) : DAY, true);
  view.setUint32(at + 8, crc, true);
  view.setUint32(at + 12, packed, true);
  view.setUint32(at + 16, raw, true);
}

const isPlain = (path: string): boolean => UTF8.encode(path).length === path.length;
const timeOf = (at: Date): number => at.getHours() << 11 | at.getMinutes() << 5 | at.getSeconds() >> 1;
const dayOf = (at: Date): number => at.getFullYear() - 1980 << 9 | at.getMonth() + 1 << 5 | at.getDate();

export const descriptor = ({ crc, packed, raw }: PackedPart): Uint8Array<ArrayBuffer> =>
  record(16, (view) => {
    view.setUint32(0, 0x08074b50, true);
    view.setUint32(4, crc, true);
    view.setUint32(8, packed, true);
    view.setUint32(12, raw, true);
  });

export function storedPart(path: string, text: string): Uint8Array {
  const content = UTF8.encode(text);
  const packed = { crc: crc32(content), packed: content.length, raw: content.length };
  return joinBytes([localHeader(path, packed), content]);
}

export interface WrittenPart extends PackedPart, ZipForm {
  readonly path: string;
  readonly offset: number;
  readonly isStreamed: boolean;
}

/** Returns the directory and the end of an archive; the directory begins at `offset`. */
export function directory(parts: readonly WrittenPart[], offset: number): Uint8Array<ArrayBuffer> {
  const all = joinBytes(parts.map(entryOf));
  const isLarge = parts.length >= MAX_PARTS || offset + all.length >= MAX_UINT32;
  const end = record(22, (view) => {
    const count = isLarge ? MAX_PARTS : parts.length;
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, count, true);
    view.setUint16(10, count, true);
    view.setUint32(12, isLarge ? MAX_UINT32 : all.length, true);
    view.setUint32(16, isLarge ? MAX_UINT32 : offset, true);
  });
  return joinBytes(isLarge ? [all, largeEnd(parts.length, all.length, offset), end] : [all, end]);
}

function entryOf({ offset, ...part }: WrittenPart): Uint8Array {
  const name = UTF8.encode(part.path);
  const isFar = offset >= MAX_UINT32;
  const far = isFar ? [farOffset(offset)] : [];
  return record(
    46,
    (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(4, isFar ? LARGE_VERSION : VERSION, true);
      view.setUint16(6, isFar ? LARGE_VERSION : VERSION, true);
      writeCommon(view, 8, part);
      view.setUint16(28, name.length, true);
      view.setUint16(30, isFar ? FAR_BYTES : 0, true);
      view.setUint32(42, isFar ? MAX_UINT32 : offset, true);
    },
    name,
    ...far,
  );
}

const FAR_BYTES = 12;

/** Returns the extra field of a part that begins after the first 4 GB. */
const farOffset = (offset: number): Uint8Array =>
  record(FAR_BYTES, (view) => {
    view.setUint16(0, 1, true);
    view.setUint16(2, 8, true);
    view.setBigUint64(4, BigInt(offset), true);
  });

const largeEnd = (count: number, bytes: number, offset: number): Uint8Array =>
  record(76, (view) => {
    view.setUint32(0, 0x06064b50, true);
    view.setBigUint64(4, 44n, true);
    view.setUint16(12, LARGE_VERSION, true);
    view.setUint16(14, LARGE_VERSION, true);
    view.setBigUint64(24, BigInt(count), true);
    view.setBigUint64(32, BigInt(count), true);
    view.setBigUint64(40, BigInt(bytes), true);
    view.setBigUint64(48, BigInt(offset), true);
    view.setUint32(56, 0x07064b50, true);
    view.setBigUint64(64, BigInt(offset + bytes), true);
    view.setUint32(72, 1, true);
  });

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  record(0, () => {}, ...parts);
