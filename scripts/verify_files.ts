/** Checks that every file recorded in the database exists with its original contents. */
import { createHash } from "node:crypto";
import type { Database } from "../server/db/database.ts";
import { type FileRecord, fileRecord, recordedFiles } from "../server/files/records_store.ts";
import type { FileStore } from "../server/files/store.ts";
import { isWhole } from "../server/modules/desk/exports/files.ts";
import { EXPORT_KIND, type ExportCursor } from "../server/modules/desk/exports/input.ts";
import { validExportsAmong } from "../server/modules/desk/exports/store.ts";
import { uploadKey } from "../server/modules/desk/uploads/files.ts";
import { IMPORT_KIND } from "../server/modules/orders/imports/input.ts";
import { DAY_SECONDS, EXPORT_LIFE_DAYS } from "../api/constants.ts";
import { OPEN_JOB_STATUSES } from "../api/statuses.ts";

/**
 * Returns a line for each missing or changed file.
 * @param now unix seconds
 */
export async function fileFaults(
  db: Database,
  files: FileStore,
  now = Math.floor(Date.now() / 1000),
): Promise<string[]> {
  return [
    ...await recordFaults(db, files, now),
    ...await uploadFaults(db, files),
    ...await exportFaults(db, files, now),
  ];
}

/**
 * Days in which all print files are read once. They are large, so each day all sizes are checked, but only one thirtieth of
 * the files is read.
 */
const ART_DAYS = 30;
const PAGE = 500;

/** Returns true for files of imports and exports, which are checked through their jobs. */
const isOfJob = ({ key }: FileRecord): boolean => /^(uploads|exports)\//.test(key);

async function recordFaults(db: Database, files: FileStore, now: number): Promise<string[]> {
  const today = Math.floor(now / DAY_SECONDS) % ART_DAYS;
  const isRead = ({ key, digest }: FileRecord) =>
    !key.startsWith("artwork/") || Number.parseInt(digest.slice(0, 6), 16) % ART_DAYS === today;
  const faults: string[] = [];
  // The files are read in pages, so that memory stays bounded.
  for (let page = await recordedFiles(db.read, "", PAGE); page.length > 0;) {
    for (const record of page.filter((each) => !isOfJob(each))) {
      const fault = await faultOf(files, record, isRead(record));
      if (fault && await fileRecord(db.read, record.key)) faults.push(fault);
    }
    page = await recordedFiles(db.read, page.at(-1)?.key ?? "", PAGE);
  }
  return faults;
}

async function faultOf(
  files: FileStore,
  { key, bytes, digest }: FileRecord,
  isRead: boolean,
): Promise<string | null> {
  const found = await files.stat(key);
  if (!found) return missing(key);
  const isChanged = found.bytes !== Number(bytes) ||
    (isRead && digest !== "" && await digestOf(files, key) !== digest);
  return isChanged ? changed(key) : null;
}

async function digestOf(files: FileStore, key: string): Promise<string | null> {
  const content = await files.open(key);
  if (!content) return null;
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

/** Checks that the file of each waiting import exists; its size is `total` of the job. */
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

/** Checks that the file of each successful export exists as long as people may download it. */
async function exportFaults({ read }: Database, files: FileStore, now: number): Promise<string[]> {
  const rows = await read.selectFrom("jobs").select(["_id", "cursor"]).where("kind", "=", EXPORT_KIND)
    .where("status", "=", "Done").execute();
  const wanted = await validExportsAmong(
    read,
    rows.map(({ _id }) => _id),
    now - EXPORT_LIFE_DAYS * DAY_SECONDS,
  );
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
