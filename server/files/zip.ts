/** Writes a ZIP of uncompressed parts. zlib's crc32 takes a fraction of the time of one in JavaScript. */
import { crc32 } from "node:zlib";
import {
  descriptor,
  directory,
  localHeader,
  MAX_UINT32,
  type WrittenPart,
} from "../../api/xlsx/zip_write.ts";

export interface ZipPart {
  readonly name: string;
  readonly modified: Date;
  /** The content, shorter than 4 GB. */
  readonly input: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Reads the parts on demand, one at a time; a reader that cancels closes the open part. */
export const zipStream = (parts: AsyncIterable<ZipPart>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  ReadableStream.from(chunksOf(parts));

async function* chunksOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: WrittenPart[] = [];
  let offset = 0;
  for await (const { name: path, modified, input } of parts) {
    const form = { isDeflated: false, modified };
    const head = localHeader(path, undefined, form);
    let crc = 0;
    let bytes = 0;
    try {
      yield head;
      for await (const chunk of piecesOf(input)) {
        crc = crc32(chunk, crc);
        bytes += chunk.length;
        if (bytes >= MAX_UINT32) {
          throw new Error(`Cannot write ${path} into an archive: expected less than 4 GB`);
        }
        yield chunk;
      }
    } finally {
      // A reader that stops after the header has not begun the part, which then is open still.
      if (input instanceof ReadableStream) await input.cancel().catch(() => {});
    }
    const sizes = { crc, packed: bytes, raw: bytes };
    const foot = descriptor(sizes);
    yield foot;
    written.push({ path, ...form, isStreamed: true, ...sizes, offset });
    offset += head.length + bytes + foot.length;
  }
  yield directory(written, offset);
}

function piecesOf(
  input: ZipPart["input"],
): AsyncIterable<Uint8Array<ArrayBuffer>> | [Uint8Array<ArrayBuffer>] {
  if (input instanceof ReadableStream) return input;
  return [typeof input === "string" ? new TextEncoder().encode(input) : input];
}
