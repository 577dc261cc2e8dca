/** Packs named streams into one: each is its name, its pieces and an empty piece, all with their lengths in front. */
import { ByteReader } from "./byte_reader.ts";
import { BackupRefused } from "./backup_refused.ts";

export interface Entry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

const MAX_NAME_BYTES = 1024;
const MAX_PIECE_BYTES = 16 * 1024 * 1024;

function numbered(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of entries) {
    const bytes = new TextEncoder().encode(name);
    yield numbered(bytes.length);
    yield bytes;
    for await (const piece of content) {
      for (let from = 0; from < piece.length; from += MAX_PIECE_BYTES) {
        const some = piece.subarray(from, from + MAX_PIECE_BYTES);
        yield numbered(some.length);
        yield some;
      }
    }
    yield numbered(0);
  }
  yield numbered(0);
}

async function readNumber(reading: ByteReader, most: number): Promise<number> {
  const number = new DataView((await reading.exactly(4)).buffer).getUint32(0);
  if (number > most) throw new BackupRefused("The backup is damaged: a length in it cannot be.");
  return number;
}

/** Yields the entries in order; the rest of an entry that the caller does not read is skipped. */
export async function* unpack(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reading = new ByteReader(packed);
  for (;;) {
    const length = await readNumber(reading, MAX_NAME_BYTES);
    if (length === 0) return;
    const name = new TextDecoder().decode(await reading.exactly(length));
    let isOver = false;
    const next = async (): Promise<Uint8Array | null> => {
      const bytes = await readNumber(reading, MAX_PIECE_BYTES);
      isOver = bytes === 0;
      return isOver ? null : await reading.exactly(bytes);
    };
    yield { name, content: piecesOf(next) };
    while (!isOver) await next();
  }
}

async function* piecesOf(next: () => Promise<Uint8Array | null>): AsyncGenerator<Uint8Array> {
  for (let piece = await next(); piece; piece = await next()) yield piece;
}
