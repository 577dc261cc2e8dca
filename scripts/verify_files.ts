/** Files that the database knows: each is there, and is what was sent. */
import { createHash } from "node:crypto";
import type { Database } from "../server/db/database.ts";
import type { FileStore } from "../server/files/store.ts";
import { attachmentKey } from "../server/modules/comments/files.ts";
import { isWhole } from "../server/modules/exports/files.ts";
import { EXPORT_KIND, type ExportCursor } from "../server/modules/exports/input.ts";
import { wantedAmong } from "../server/modules/exports/store.ts";
import { uploadKey } from "../server/modules/imports/files.ts";
import { IMPORT_KIND } from "../server/modules/imports/input.ts";
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
    ...await uploadFaults(db, files),
    ...await exportFaults(db, files, now),
  ];
}

async function attachmentFaults({ read }: Database, files: FileStore): Promise<string[]> {
  const faults: string[] = [];
  const rows = await read.selectFrom("attachments").select(["_id", "digest"]).where("deleted_at", "is", null)
    .orderBy("_id").execute();
  for (const { _id, digest } of rows) {
    const found = await digestOf(files, attachmentKey(_id));
    if (found === digest) continue;
    // It may have gone since its row was read.
    const row = await read.selectFrom("attachments").select("_id").where("_id", "=", _id).executeTakeFirst();
    if (row) faults.push(found === null ? missing(attachmentKey(_id)) : changed(attachmentKey(_id)));
  }
  return faults;
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
