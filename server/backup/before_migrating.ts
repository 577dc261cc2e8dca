/** Copies the data before this build changes its tables, so that there is a way back. */
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type DatabasePlace, SQLITE_FILE } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { syncFolder } from "../files/sync.ts";
import { makeBackup } from "./make.ts";
import { readKey } from "./sealed_stream.ts";
import { copySqlite, requireRoom } from "./sqlite.ts";

export interface CopyOptions {
  readonly place: DatabasePlace;
  readonly files: FileStore | undefined;
  /** `BACKUP_KEY`, which encrypts the copy of a Postgres database; without it only SQLite is copied. */
  readonly key: string | undefined;
  /** Unix seconds. */
  readonly now: number;
}

/** @param number of the first pending migration @returns a line for the log */
export async function copyBefore(number: number, { place, files, key, now }: CopyOptions): Promise<string> {
  if (!place.url) return `The data as it was before is kept in ${await copyFile(place.dataDir, number)}.`;
  if (!key) {
    return "The database is migrated without a copy: give BACKUP_KEY, and one is made before the next time.";
  }
  const { path } = await makeBackup({
    place,
    key: readKey(key),
    folder: place.dataDir,
    now,
    ...files && { files },
  });
  return `The data as it was before is kept in ${path}.`;
}

/** Copies the SQLite file. An interrupted copy never has the name of a complete one, and a failed one is removed. */
async function copyFile(dataDir: string, number: number): Promise<string> {
  const path = join(dataDir, `${SQLITE_FILE}.before-${number}`);
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  await requireRoom(dataDir);
  try {
    await copySqlite(dataDir, partial);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  await syncFolder(dataDir);
  return path;
}
