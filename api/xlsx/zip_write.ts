/**
 * A ZIP archive that is written from its beginning to its end: what is known of its last part only once it is written
 * stands behind it. Source: APPNOTE 6.3.10, 4.3.
 */
import { crc32 } from "./crc.ts";

/** The first of January 1980: the same rows are the same file. */
const DAY = 0x0021;
const VERSION = 20;
const STREAMED_FLAG = 8;
const DEFLATED = 8;
const UTF8 = new TextEncoder();

export interface Packed {
  readonly crc: number;
  readonly packed: number;
  readonly raw: number;
}

const UNKNOWN: Packed = { crc: 0, packed: 0, raw: 0 };

function record(size: number, fill: (view: DataView) => void, ...behind: readonly Uint8Array[]): Uint8Array {
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
export function localHeader(path: string, packed?: Packed): Uint8Array {
  const name = UTF8.encode(path);
  return record(30, (view) => {
    view.setUint32(0, 0x04034b50, true);
    view.setUint16(4, VERSION, true);
    writeCommon(view, 6, packed === undefined, packed ?? UNKNOWN);
    view.setUint16(26, name.length, true);
  }, name);
}

function writeCommon(view: DataView, at: number, isStreamed: boolean, { crc, packed, raw }: Packed): void {
  view.setUint16(at, isStreamed ? STREAMED_FLAG : 0, true);
  view.setUint16(at + 2, isStreamed ? DEFLATED : 0, true);
  view.setUint16(at + 6, DAY, true);
  view.setUint32(at + 8, crc, true);
  view.setUint32(at + 12, packed, true);
  view.setUint32(at + 16, raw, true);
}

/** What stands behind a part whose sizes were not known before. */
export const descriptor = ({ crc, packed, raw }: Packed): Uint8Array =>
  record(16, (view) => {
    view.setUint32(0, 0x08074b50, true);
    view.setUint32(4, crc, true);
    view.setUint32(8, packed, true);
    view.setUint32(12, raw, true);
  });

/** A part that is kept as it is. */
export function storedPart(path: string, text: string): Uint8Array {
  const content = UTF8.encode(text);
  const packed = { crc: crc32(content), packed: content.length, raw: content.length };
  return joined([localHeader(path, packed), content]);
}

export interface Written extends Packed {
  readonly path: string;
  readonly offset: number;
  readonly isStreamed: boolean;
}

/** The directory and the end of an archive. @param offset where it begins */
export function directory(parts: readonly Written[], offset: number): Uint8Array {
  const entries = parts.map(({ path, offset: at, isStreamed, ...packed }) => {
    const name = UTF8.encode(path);
    return record(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(4, VERSION, true);
      view.setUint16(6, VERSION, true);
      writeCommon(view, 8, isStreamed, packed);
      view.setUint16(28, name.length, true);
      view.setUint32(42, at, true);
    }, name);
  });
  const all = joined(entries);
  const end = record(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, parts.length, true);
    view.setUint16(10, parts.length, true);
    view.setUint32(12, all.length, true);
    view.setUint32(16, offset, true);
  });
  return joined([all, end]);
}

export const joined = (parts: readonly Uint8Array[]): Uint8Array => record(0, () => {}, ...parts);
