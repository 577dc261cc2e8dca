/** Files that the database knows: each is there, and is what was sent. */
import { createHash } from "node:crypto";
import type { Database } from "../server/db/database.ts";
import type { FileStore } from "../server/files/store.ts";
import { artKey } from "../server/modules/artwork/files.ts";
import { storedArt } from "../server/modules/artwork/files_store.ts";
import { attachmentKey } from "../server/modules/comments/files.ts";
import { isWhole } from "../server/modules/exports/files.ts";
import { EXPORT_KIND, type ExportCursor } from "../server/modules/exports/input.ts";
import { wantedAmong } from "../server/modules/exports/store.ts";
import { uploadKey } from "../server/modules/imports/files.ts";
import { IMPORT_KIND } from "../server/modules/imports/input.ts";
import { photoKey } from "../server/modules/unit_photos/files.ts";
import { storedPhotos } from "../server/modules/unit_photos/store.ts";
import { EXPORT_LIFE_DAYS } from "../api/constants.ts";
import { OPEN_JOB_STATUSES } from "../api/statuses.ts";

/** One line per file that is missing or is another one. @param now unix seconds */
export async function fileFaults(
  db: Database,
  files: FileStore,
  now = Math.floor(Date.now() / 1000),
): Promise<string[]> {
  return [
    ...await attachmentFaults(db, files),
    ...await photoFaults(db, files),
    ...await artFaults(db, files, now),
    ...await uploadFaults(db, files),
    ...await exportFaults(db, files, now),
  ];
}

/** What a row says of its file. */
interface Known {
  readonly _id: string;
  readonly digest: string;
  readonly bytes: number;
}

interface Looked {
  /** Rows behind an id, in the order of their ids, so many at once: memory stays what a page takes. */
  readonly page: (after: string) => Promise<readonly Known[]>;
  /** It may have gone since its row was read. */
  readonly isThere: (id: string) => Promise<boolean>;
  /** Those of a row; the first is what was sent. */
  readonly keysOf: (row: Known) => readonly [string, ...string[]];
  /** Left out: every file is read. */
  readonly isRead?: (row: Known) => boolean;
}

const PAGE = 500;

async function faultsOf(files: FileStore, { page, isThere, keysOf, isRead }: Looked): Promise<string[]> {
  const faults: string[] = [];
  let rows = await page("");
  while (rows.length > 0) {
    for (const row of rows) {
      const found = await faultOf(files, row, keysOf(row), isRead?.(row) ?? true);
      if (found && await isThere(row._id)) faults.push(found);
    }
    rows = await page(rows.at(-1)?._id ?? "");
  }
  return faults;
}

async function faultOf(
  files: FileStore,
  { digest, bytes }: Known,
  [key, ...others]: readonly [string, ...string[]],
  isRead: boolean,
): Promise<string | null> {
  const found = await files.stat(key);
  if (!found) return missing(key);
  if (found.bytes !== Number(bytes) || (isRead && await digestOf(files, key) !== digest)) return changed(key);
  for (const other of others) if (!await files.stat(other)) return missing(other);
  return null;
}

const attachmentFaults = ({ read }: Database, files: FileStore) =>
  faultsOf(files, {
    page: (after) =>
      read.selectFrom("attachments").select(["_id", "digest", "bytes"]).where("deleted_at", "is", null)
        .where("_id", ">", after).orderBy("_id").limit(PAGE).execute(),
    isThere: async (id) =>
      await read.selectFrom("attachments").select("_id").where("_id", "=", id).executeTakeFirst() !==
        undefined,
    keysOf: ({ _id }) => [attachmentKey(_id)],
  });

const photoFaults = ({ read }: Database, files: FileStore) =>
  faultsOf(files, {
    page: (after) =>
      read.selectFrom("unit_photos").select(["_id", "digest", "bytes"]).where("_id", ">", after).orderBy(
        "_id",
      )
        .limit(PAGE).execute(),
    isThere: async (id) => (await storedPhotos(read, [id])).has(id),
    keysOf: ({ _id }) => [photoKey(_id)],
  });

/** Print files are large: each is there in its size, and one of so many is read each day, all of them in a month. */
const ART_DAYS = 30;

function artFaults({ read }: Database, files: FileStore, now: number): Promise<string[]> {
  const today = Math.floor(now / 86_400) % ART_DAYS;
  const jpegs = new Set<string>();
  return faultsOf(files, {
    async page(after) {
      const rows = await read.selectFrom("art_files").select(["_id", "sha256 as digest", "bytes", "type"])
        .where("state", "=", "Ready").where("_id", ">", after).orderBy("_id").limit(PAGE).execute();
      jpegs.clear();
      for (const { _id, type } of rows) if (type === "image/jpeg") jpegs.add(_id);
      return rows;
    },
    isThere: async (id) => (await storedArt(read, [id])).has(id),
    // A JPEG is its own picture.
    keysOf: ({ _id }) =>
      jpegs.has(_id) ? [artKey(_id)] : [artKey(_id), artKey(_id, "large"), artKey(_id, "small")],
    isRead: ({ digest }) => Number.parseInt(digest.slice(0, 6), 16) % ART_DAYS === today,
  });
}

async function digestOf(files: FileStore, key: string): Promise<string | null> {
  const content = await files.open(key);
  if (!content) return null;
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

/** An import that waits has its file; `total` of its job is the size. */
async function uploadFaults({ read }: Database, files: FileStore): Promise<string[]> {
  const faults: string[] = [];
  const open = read.selectFrom("jobs").select(["_id", "total"]).where("kind", "=", IMPORT_KIND)
    .where("status", "in", OPEN_JOB_STATUSES);
  for (const { _id, total } of await open.execute()) {
    const found = await files.stat(uploadKey(_id));
    if (found?.bytes === Number(total)) continue;
    if (!await open.where("_id", "=", _id).executeTakeFirst()) continue;
    faults.push(found ? changed(uploadKey(_id)) : missing(uploadKey(_id)));
  }
  return faults;
}

/** An export that ended well can be fetched for some days. */
async function exportFaults({ read }: Database, files: FileStore, now: number): Promise<string[]> {
  const rows = await read.selectFrom("jobs").select(["_id", "cursor"]).where("kind", "=", EXPORT_KIND)
    .where("status", "=", "Done").execute();
  const wanted = await wantedAmong(read, rows.map(({ _id }) => _id), now - EXPORT_LIFE_DAYS * 86_400);
  const faults: string[] = [];
  for (const { _id, cursor } of rows.filter((row) => wanted.has(row._id))) {
    if (!await isWhole(files, _id, JSON.parse(cursor) as ExportCursor)) {
      faults.push(`The file of export ${_id} is missing or another one.`);
    }
  }
  return faults;
}

const missing = (key: string): string => `The file ${key} is missing.`;
const changed = (key: string): string => `The file ${key} is not what was sent.`;
