/** A PNG is a signature and chunks. Source: PNG (third edition) §5. */
import { crc32 } from "node:zlib";
import { LabelRefused } from "./refused.ts";

export const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Length, type and check beside the data. */
const FRAME_BYTES = 12;

/**
 * The chunks up to the end; what stands behind it is no part of the picture.
 * @throws {LabelRefused} for one that is cut off or was changed
 */
export function* chunksOf(file: Uint8Array): Generator<Chunk> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= file.length;) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (end > file.length) break;
    if (crc32(file.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw new LabelRefused("damaged");
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    yield { type, data: file.subarray(at + 8, end - 4) };
    if (type === "IEND") return;
    at = end;
  }
  throw new LabelRefused("cutOff");
}

export function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(FRAME_BYTES + data.length);
  const view = new DataView(made.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at++) made[4 + at] = type.charCodeAt(at);
  made.set(data, 8);
  view.setUint32(8 + data.length, crc32(made.subarray(4, 8 + data.length)));
  return made;
}
