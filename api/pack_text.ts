import { inflate, PIECE_BYTES } from "./inflate.ts";
import { JsonBounds } from "./json_bounds.ts";

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Four letters of base64 are three bytes; only as many are decoded as are decompressed next. */
const PIECE_LETTERS = Math.floor(PIECE_BYTES / 3) * 4;

function* bytesOf(text: string): Generator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < text.length; from += PIECE_LETTERS) {
    const letters = atob(text.slice(from, from + PIECE_LETTERS));
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
    yield bytes;
  }
}

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Returns null for an invalid text, and for one beyond `maxBytes` or the bounds of JSON. */
export async function unpack(packed: string, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const bounds = new JsonBounds();
  let [text, size] = ["", 0];
  try {
    for await (const { bytes } of inflate(bytesOf(packed), "gzip")) {
      size += bytes.length;
      if (size > maxBytes) return null;
      const piece = decoder.decode(bytes, { stream: true });
      if (!bounds.take(piece)) return null;
      text += piece;
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}
