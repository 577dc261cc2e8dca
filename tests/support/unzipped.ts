/** The parts of an archive as text, read by its local headers: another way than the one of our own reader. */
import { inflateRawSync } from "node:zlib";

export function unzipped(bytes: Uint8Array): ReadonlyMap<string, string> {
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
    // A part that was streamed says its end itself; nothing follows it here.
    parts.set(name, new TextDecoder().decode(inflateRawSync(bytes.subarray(from))));
    break;
  }
  return parts;
}
