/**
 * Where people's files are: uploads, exports, attachments, labels. The way there is a key that we make, `folder/name`; what a
 * person calls a file stands in the database alone.
 */
import { createHash } from "node:crypto";

/** Everything that is kept lies in one of them. */
export const FILE_FOLDERS = [
  "artwork",
  "attachments",
  "exports",
  "images",
  "labels",
  "photos",
  "proofs",
  "uploads",
] as const;
export type StorageTrouble = "low" | "full" | "damaged";
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** A name begins with no dot: those are files that are still being written. */
const KEY = new RegExp(`^(${FILE_FOLDERS.join("|")})/\\w[\\w.-]{0,199}$`);

export const isKey = (text: string): boolean => KEY.test(text);

/** @throws {Error} for what none of us made: a key comes from no request */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Cannot use ${JSON.stringify(key)} as a file's key`);
  return key;
}

/** There is no room left, on the disks or for this seller: what was being written is not there. */
export class StoreFull extends Error {
  override readonly name = "StoreFull";
  /** A code of api/reasons.ts. */
  readonly reason: "storeFull" | "quotaReached" = "storeFull";
}

/** The same, refused by a bound of ours before anything failed: little room is left, or a quota is used up. */
export class RoomRefused extends StoreFull {
  constructor(override readonly reason: StoreFull["reason"], message: string) {
    super(message);
  }
}

/** The store gave back other bytes than it was given. */
export class FileDamaged extends Error {
  override readonly name = "FileDamaged";
  constructor(key: string) {
    super(`The file ${key} is not what was kept`);
  }
}

/** The seller whose quota counts a file: the one who sends or exports it, or for whom staff send it; null for staff's own. */
export interface Sender {
  readonly sellerId: string | null;
}

export interface FileInfo {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, unix seconds. */
  readonly at: number;
}

export interface Stored {
  readonly bytes: number;
  /** SHA-256 of the content, hex. */
  readonly digest: string;
  /** SHA-256 of each megabyte, hex, one behind the other; empty where it is one. */
  readonly blocks: string;
}

/** A file that is read back is compared in blocks of this size. */
export const BLOCK_BYTES = 1024 ** 2;

/** Bytes of a file, the last of them left out. */
export interface Range {
  readonly from: number;
  readonly until: number;
}

export interface FileStore {
  /**
   * Keeps a stream as a file, in the place of one that is there. It is there whole and for good, or not at all: a stream
   * that breaks or is longer than `maxBytes` leaves nothing behind.
   * @param sender of what people send or export; left out for what we make ourselves
   * @returns null when it is longer than `maxBytes`
   * @throws {StoreFull}
   */
  put(
    key: string,
    body: AsyncIterable<Uint8Array>,
    maxBytes: number,
    sender?: Sender,
  ): Promise<Stored | null>;
  /** Says ahead what `put` would. @throws {StoreFull} */
  admit(sender: Sender): Promise<void>;
  /** The content from the beginning, or a part of it; null when there is no such file. */
  open(key: string, range?: Range): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  stat(key: string): Promise<FileInfo | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** The files of a folder whose names begin so, in the order of their keys. */
  list(folder: FileFolder, beginning?: string): AsyncIterable<FileInfo>;
}

/** Counts what flows through, and ends as soon as it is more than may be. */
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

  /** Once all of it has flowed. */
  stored(): Stored | null {
    if (this.isTooLong) return null;
    if (this.#bytes % BLOCK_BYTES > 0) this.#endBlock();
    const blocks = this.#blocks.length > 1 ? this.#blocks.join("") : "";
    return { bytes: this.#bytes, digest: this.#hash.digest("hex"), blocks };
  }
}

/** A text as the stream that a store takes. */
export async function* chunkOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(typeof content === "string" ? new TextEncoder().encode(content) : content);
}
