/** Decompresses uploaded data piece by piece, so that its reader can stop at the first byte too many. */

/** Size of a packed piece, which unpacks to 264 kB at most. Source: zlib, "Maximum Compression Factor". */
export const PIECE_BYTES = 256;

export interface InflateResult {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of packed bytes that were read so far. */
  readonly read: number;
}

export function* splitBytes(packed: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < packed.length; at += PIECE_BYTES) yield packed.slice(at, at + PIECE_BYTES);
}

/** Yields the data as it is decompressed; a reader that stops ends the decompression. */
export async function* inflate(
  pieces: Iterator<Uint8Array<ArrayBuffer>>,
  format: CompressionFormat,
): AsyncGenerator<InflateResult> {
  let read = 0;
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done) return controller.close();
      read += value.length;
      controller.enqueue(value);
    },
  }, { highWaterMark: 0 });
  for await (const bytes of packed.pipeThrough(new DecompressionStream(format))) yield { bytes, read };
}
