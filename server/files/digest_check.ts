/** Passes on each megabyte once its digest is checked; older files have only a digest of the whole. */
import { createHash } from "node:crypto";
import { BLOCK_BYTES, FileDamaged, type FileStore, type Range, streamOf } from "./store.ts";

export interface FileDigests {
  readonly key: string;
  readonly bytes: number;
  /** SHA-256 of the content, hex; empty if it was not computed. */
  readonly digest: string;
  /** SHA-256 of each megabyte, hex, concatenated; empty for a file of up to one megabyte, or if not computed. */
  readonly blocks: string;
}

type Bytes = Uint8Array<ArrayBuffer>;
const DIGEST_CHARS = 64;

/** Returns the digest of each block; null if they are unknown. */
function blocksOf({ bytes, digest, blocks }: FileDigests): readonly string[] | null {
  if (bytes === 0) return [];
  if (bytes <= BLOCK_BYTES) return [digest];
  return blocks.match(new RegExp(`.{${DIGEST_CHARS}}`, "g"));
}

/** Returns null for a missing file. @throws {FileDamaged} at once, or while the stream is read */
export async function openChecked(
  files: FileStore,
  known: FileDigests,
  range?: Range,
  onDamage: (error: FileDamaged) => void = () => {},
): Promise<ReadableStream<Bytes> | null> {
  const damaged = () => {
    const error = new FileDamaged(known.key);
    onDamage(error);
    return error;
  };
  if (known.digest === "") return await files.open(known.key, range);
  const blocks = blocksOf(known);
  if (!range) {
    const content = await files.open(known.key);
    if (!content) return null;
    return await awaitFirstPiece(
      blocks ? inBlocks(content, blocks, damaged) : whole(content, known.digest, damaged),
    );
  }
  const { from } = range;
  const until = Math.min(range.until, known.bytes);
  if (!blocks || from >= until) return await files.open(known.key, range);
  const [first, end] = [Math.floor(from / BLOCK_BYTES), Math.ceil(until / BLOCK_BYTES)];
  const wider = { from: first * BLOCK_BYTES, until: Math.min(end * BLOCK_BYTES, known.bytes) };
  const content = await files.open(known.key, wider);
  if (!content) return null;
  const checked = inBlocks(content, blocks.slice(first, end), damaged);
  return await awaitFirstPiece(part(checked, from - wider.from, until - from));
}

/** Waits for the first piece, so that damage at the beginning is thrown before an answer begins. */
async function awaitFirstPiece(pieces: AsyncGenerator<Bytes>): Promise<ReadableStream<Bytes>> {
  const first = await pieces.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  return streamOf(all(), () => pieces.return(undefined));
}

async function* inBlocks(
  content: AsyncIterable<Bytes>,
  digests: readonly string[],
  damaged: () => FileDamaged,
): AsyncGenerator<Bytes> {
  let [block, bytes, index] = [[] as Bytes[], 0, 0];
  let hash = createHash("sha256");
  const take = (): Bytes[] => {
    if (hash.digest("hex") !== digests[index++]) throw damaged();
    const current = block;
    [block, bytes, hash] = [[], 0, createHash("sha256")];
    return current;
  };
  for await (const chunk of content) {
    for (let from = 0; from < chunk.byteLength;) {
      const some = chunk.subarray(from, from + BLOCK_BYTES - bytes);
      hash.update(some);
      block.push(some);
      [from, bytes] = [from + some.byteLength, bytes + some.byteLength];
      if (bytes === BLOCK_BYTES) yield* take();
    }
  }
  if (bytes > 0) yield* take();
  if (index < digests.length) throw damaged();
}

async function* whole(
  content: AsyncIterable<Bytes>,
  digest: string,
  damaged: () => FileDamaged,
): AsyncGenerator<Bytes> {
  const hash = createHash("sha256");
  let last: Bytes | null = null;
  for await (const chunk of content) {
    hash.update(chunk);
    if (last) yield last;
    last = chunk;
  }
  if (hash.digest("hex") !== digest) throw damaged();
  if (last) yield last;
}

async function* part(content: AsyncIterable<Bytes>, skipped: number, length: number): AsyncGenerator<Bytes> {
  let at = -skipped;
  for await (const chunk of content) {
    const some = chunk.subarray(Math.max(0, -at), Math.max(0, length - at));
    at += chunk.byteLength;
    if (some.byteLength > 0) yield some;
    if (at >= length) return;
  }
}
