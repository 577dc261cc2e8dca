import { inflate, splitBytes } from "../../api/inflate.ts";
import { withoutNul } from "../../api/nul.ts";

/** The text in place of an answer whose encoding we cannot read. */
const COMPRESSED = "compressed";
const FORMATS: Readonly<Record<string, CompressionFormat>> = {
  gzip: "gzip",
  "x-gzip": "gzip",
  deflate: "deflate",
};
const PLAIN: readonly string[] = ["", "identity"];

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** @param encoding the answer's Content-Encoding; bytes that begin like gzip are read as gzip in any case */
export async function textOfAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: string,
  maxBytes: number,
): Promise<string> {
  const name = encoding.trim().toLowerCase();
  const format = isGzip(bytes) ? "gzip" : FORMATS[name];
  if (!format && !PLAIN.includes(name)) return COMPRESSED;
  const plain = format && bytes.length > 0 ? await firstBytes(bytes, format, maxBytes) : bytes;
  return plain ? withoutNul(new TextDecoder().decode(plain)) : COMPRESSED;
}

/** Returns at most the first `most` bytes; null if there are none. */
async function firstBytes(
  packed: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  most: number,
): Promise<Uint8Array | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const { bytes } of inflate(splitBytes(packed), format)) {
      pieces.push(bytes);
      length += bytes.length;
      if (length >= most) break;
    }
  } catch {
    // A damaged or truncated answer is read as far as possible.
  }
  return length === 0 ? null : new Uint8Array(await new Blob(pieces).arrayBuffer()).subarray(0, most);
}
