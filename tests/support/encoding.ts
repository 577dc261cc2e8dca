/** Text as bytes of the encodings that files come in. */
import type { Encoding } from "../../api/csv/plan.ts";

/** Characters of Windows-1252 that are no Latin-1, as far as tests use them. */
const WINDOWS: Readonly<Record<string, number>> = { "€": 0x80, "“": 0x93, "”": 0x94, "–": 0x96 };

export function encoded(text: string, encoding: Encoding, hasMark = false): Uint8Array<ArrayBuffer> {
  const whole = hasMark ? `\ufeff${text}` : text;
  if (encoding === "utf-8") return new TextEncoder().encode(whole);
  if (encoding === "windows-1252") {
    return Uint8Array.from(whole, (char) => WINDOWS[char] ?? char.charCodeAt(0));
  }
  const bytes = new DataView(new ArrayBuffer(whole.length * 2));
  for (let at = 0; at < whole.length; at++) {
    bytes.setUint16(at * 2, whole.charCodeAt(at), encoding === "utf-16le");
  }
  return new Uint8Array(bytes.buffer);
}
