/** Sends files in parts as clients do, in either file store, to one or more processes. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Attachment } from "../../../api/generated/schema.ts";
import { PARTS_PATH, UPLOAD_HEADERS, UPLOAD_PART_BYTES } from "../../../api/desk/upload_parts.ts";
import { bucketStore } from "../../../server/files/bucket.ts";
import { folderStore } from "../../../server/files/folder.ts";
import type { FileStore } from "../../../server/files/store.ts";
import { atRest, type TestApp, testApp, testSettings } from "../server/api.ts";
import { testBucket } from "../server/bucket.ts";
import { freshDatabase, withDirectory } from "../server/database.ts";
import { NOW, signIn } from "../people/people.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";

export type StoreName = "folder" | "bucket";
export const STORES: readonly StoreName[] = ["folder", "bucket"];

const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** First bytes of a file of each video type. */
export const VIDEO_HEADS = {
  "video/mp4": head("\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\x08free"),
  "video/quicktime": head("\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide"),
  "video/webm": head(
    "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webmB\x87\x81\x04",
  ),
} as const;

/** Returns bytes that differ from part to part and begin with the first bytes of a type. */
export function fileBytes(bytes: number, first: Uint8Array = VIDEO_HEADS["video/mp4"], salt = 0) {
  const all = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at++) all[at] = (at * 7 + (at >> 8) + salt) % 251;
  all.set(first.subarray(0, bytes));
  return all;
}

/** Compares bytes without listing the difference, which takes seconds for a megabyte. */
export function sameBytes(actual: Uint8Array, expected: Uint8Array): void {
  assert.ok(
    Buffer.from(actual).equals(expected),
    `${actual.length} bytes are not the ${expected.length} expected`,
  );
}

export interface UploadQuery {
  readonly id: string;
  readonly key: string;
  readonly bytes: number;
  readonly entity?: string;
  readonly name?: string;
  readonly visibility?: string;
}

export interface Progress {
  readonly offset: number;
  readonly attachment: Attachment | null;
}

/** A client of one process. */
export class UploadClient {
  constructor(readonly app: TestApp, readonly token: (name: Name) => Promise<string>) {}

  async #send(name: Name, method: string, query: Record<string, string>, more: RequestInit = {}) {
    const headers = { ...more.headers as object, authorization: `Bearer ${await this.token(name)}` };
    return await this.app.send(`${PARTS_PATH}?${new URLSearchParams(query)}`, { ...more, method, headers });
  }

  begin(
    who: Name,
    { bytes, entity = "orders", name = "clip.mp4", visibility = "seller", ...rest }: UploadQuery,
  ) {
    const headers = { [UPLOAD_HEADERS.length]: String(bytes) };
    return this.#send(who, "POST", { entity, name, visibility, ...rest }, { headers });
  }

  part(who: Name, key: string, offset: number, body: BodyInit) {
    return this.#send(who, "PATCH", { key }, { headers: { [UPLOAD_HEADERS.offset]: String(offset) }, body });
  }

  /** Returns the number of bytes of an upload that the server has; null if there is no such upload. */
  async offset(who: Name, key: string): Promise<number | null> {
    const answer = await this.#send(who, "HEAD", { key });
    await answer.body?.cancel();
    return answer.status === 204 ? Number(answer.headers.get(UPLOAD_HEADERS.offset)) : null;
  }

  async cancel(who: Name, key: string): Promise<number> {
    return (await this.#send(who, "DELETE", { key })).status;
  }

  /** Continues from the server's offset, to the end or to the given offset. */
  async send(
    who: Name,
    query: UploadQuery,
    content: Uint8Array<ArrayBuffer>,
    until = Infinity,
  ): Promise<Progress> {
    let answer = await this.begin(who, query);
    for (;;) {
      const progress = await answer.json() as Progress;
      if (!answer.ok) throw new Error(JSON.stringify(progress));
      if (progress.attachment || progress.offset >= until) return progress;
      const part = content.subarray(progress.offset, progress.offset + UPLOAD_PART_BYTES);
      answer = await this.part(who, query.key, progress.offset, part);
    }
  }

  async content(who: Name, { _id }: Attachment): Promise<Uint8Array> {
    const headers = { authorization: `Bearer ${await this.token(who)}` };
    const answer = await this.app.send(`/attachments/file?id=${_id}`, { headers });
    return new Uint8Array(await answer.arrayBuffer());
  }
}

export interface UploadStage {
  readonly world: World;
  readonly files: FileStore;
  readonly client: UploadClient;
  readonly clock: { now: number };
  /** Starts another process over the same database and files. */
  another(files?: FileStore): UploadClient;
  keys(folder: "parts" | "attachments"): Promise<string[]>;
}

async function withStore(store: StoreName, work: (files: FileStore) => Promise<void>): Promise<void> {
  if (store === "folder") return await withDirectory((dataDir) => work(folderStore(dataDir)));
  await using bucket = await testBucket();
  await work(bucketStore(bucket.place));
}

export const withUploads = (store: StoreName, work: (stage: UploadStage) => Promise<void>): Promise<void> =>
  withStore(store, async (files) => {
    await using fresh = await freshDatabase();
    const world = await makeWorld(fresh.db);
    const clock = { now: NOW };
    const tokens = new Map<string, Promise<string>>();
    // The test opens a new session each day, because a session expires after a day.
    const token = (name: Name) => {
      const known = tokens.get(`${name} ${clock.now}`) ?? signIn(fresh.db, name, clock.now);
      tokens.set(`${name} ${clock.now}`, known);
      return known;
    };
    await using apps = new AsyncDisposableStack();
    const another = (own = files) => {
      const settings = { ...testSettings, files: own };
      return new UploadClient(
        apps.use(testApp(fresh.db, { settings, modules: atRest, now: () => clock.now })),
        token,
      );
    };
    const keys = async (folder: "parts" | "attachments") =>
      (await Array.fromAsync(files.list(folder))).map(({ key }) => key);
    await work({ world, files, client: another(), clock, another, keys });
  });
