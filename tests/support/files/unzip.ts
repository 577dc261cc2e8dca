/** Reads the parts of an archive as text by their local headers, which our own reader does not use. */
import { inflateRawSync } from "node:zlib";

export function unzipTexts(bytes: Uint8Array): ReadonlyMap<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, string>();
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const nameEnd = at + 30 + view.getUint16(at + 26, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 30, nameEnd));
    const from = nameEnd + view.getUint16(at + 28, true);
    const isStored = view.getUint16(at + 8, true) === 0;
    if (isStored) {
      at = from + view.getUint32(at + 18, true);
      parts.set(name, new TextDecoder().decode(bytes.subarray(from, at)));
      continue;
    }
    // A streamed part marks its own end, and no part follows it here.
    parts.set(name, new TextDecoder().decode(inflateRawSync(bytes.subarray(from))));
    break;
  }
  return parts;
}

const [END, ENTRY, END_BYTES, ENTRY_BYTES, LOCAL_BYTES] = [0x06054b50, 0x02014b50, 22, 46, 30] as const;

/** Returns stored parts by the directory at the archive's end: only the directory has the length of a streamed part. */
export function storedParts(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_BYTES;
  if (view.getUint32(end, true) !== END) throw new Error("The archive has no end");
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = view.getUint32(end + 16, true); view.getUint32(at, true) === ENTRY;) {
    const [names, more, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [length, local] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + names!));
    const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    parts.set(name, bytes.slice(from, from + length));
    at += ENTRY_BYTES + names! + more! + comment!;
  }
  return parts;
}
