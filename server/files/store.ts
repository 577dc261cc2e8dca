/** Files have keys that we make; the names that people gave them are only in the database. */
import { createHash } from "node:crypto";

export const FILE_FOLDERS = [
  "artwork",
  "attachments",
  "exports",
  "images",
  "invoices",
  "labels",
  "label_sources",
  "parts",
  "photos",
  "proofs",
  "bill_papers",
  "uploads",
] as const;
export type StorageTrouble = "low" | "full" | "damaged";
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Matches keys, but not drafts, whose names begin with a dot. */
const KEY = new RegExp(`^(${FILE_FOLDERS.join("|")})/\\w[\\w.-]{0,199}$`);

export const isKey = (text: string): boolean => KEY.test(text);

/** @throws {Error} for a text that is not a key: we make all keys, and none comes from a request */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Cannot use ${JSON.stringify(key)} as a file's key`);
  return key;
}

/** Thrown when nothing was stored, because a disk, the bucket or the seller's quota is full. */
export class StoreFull extends Error {
  override readonly name = "StoreFull";
  /** A code of api/reasons.ts. */
  readonly reason: "storeFull" | "quotaReached" = "storeFull";
}

/** Thrown when one of our limits refuses a file: disk space is low, or a quota is used up. */
export class RoomRefused extends StoreFull {
  constructor(override readonly reason: StoreFull["reason"], message: string) {
    super(message);
  }
}

export class FileDamaged extends Error {
  override readonly name = "FileDamaged";
  constructor(key: string) {
    super(`The file ${key} is not what was kept`);
  }
}

/** The seller whose quota counts the file; null for files of staff. */
export interface Sender {
  readonly sellerId: string | null;
}

export interface FileInfo {
  readonly key: string;
  readonly bytes: number;
  /** Unix seconds. */
  readonly at: number;
}

export interface StoredDigests {
  readonly bytes: number;
  /** SHA-256 of the content, hex. */
  readonly digest: string;
  /** SHA-256 of each megabyte, hex, concatenated; empty for a file of up to one megabyte. */
  readonly blocks: string;
}

export const BLOCK_BYTES = 1024 ** 2;

/** A range of bytes: `from` belongs to it, `until` does not. */
export interface Range {
  readonly from: number;
  readonly until: number;
}

export interface FileStore {
  /** Stores a file durably or not at all. @returns null when it is longer than `maxBytes` @throws {StoreFull} */
  put(
    key: string,
    body: AsyncIterable<Uint8Array>,
    maxBytes: number,
    sender?: Sender,
  ): Promise<StoredDigests | null>;
  /** Checks in advance that `put` has room for a file of so many bytes. @throws {StoreFull} */
  admit(sender: Sender, bytes?: number): Promise<void>;
  open(key: string, range?: Range): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  stat(key: string): Promise<FileInfo | null>;
  /** Removes a file; does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  list(folder: FileFolder, beginning?: string): AsyncIterable<FileInfo>;
}

/** Counts and hashes a stream, and ends it when it exceeds the limit. */
export class Measure {
  readonly #hash = createHash("sha256");
  readonly #blocks: string[] = [];
  #block = createHash("sha256");
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  get isTooLong(): boolean {
    return this.#bytes > this.maxBytes;
  }

  async *of(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      for (let from = 0; from < chunk.byteLength;) {
        const some = chunk.subarray(from, from + BLOCK_BYTES - this.#bytes % BLOCK_BYTES);
        this.#block.update(some);
        this.#bytes += some.byteLength;
        from += some.byteLength;
        if (this.#bytes % BLOCK_BYTES === 0) this.#endBlock();
      }
      if (this.isTooLong) return;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  #endBlock(): void {
    this.#blocks.push(this.#block.digest("hex"));
    this.#block = createHash("sha256");
  }

  /** Returns null if the stream exceeded the limit; to be called at its end. */
  stored(): StoredDigests | null {
    if (this.isTooLong) return null;
    if (this.#bytes % BLOCK_BYTES > 0) this.#endBlock();
    const blocks = this.#blocks.length > 1 ? this.#blocks.join("") : "";
    return { bytes: this.#bytes, digest: this.#hash.digest("hex"), blocks };
  }
}

export async function* chunkOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(typeof content === "string" ? new TextEncoder().encode(content) : content);
}

/**
 * Makes a stream of pieces whose file is open already. @param close called when the reader stops, because a
 * generator that was not read yet ends without its `finally`
 */
export function streamOf<Piece>(
  pieces: AsyncGenerator<Piece>,
  close: () => Promise<unknown>,
): ReadableStream<Piece> {
  const all: AsyncIterableIterator<Piece> = {
    next: () => pieces.next(),
    return: async () => {
      await close();
      return await pieces.return(undefined);
    },
    [Symbol.asyncIterator]: () => all,
  };
  return ReadableStream.from(all);
}
