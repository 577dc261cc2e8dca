/** Keeps unencrypted copies in the data folder, because the folder of backups may be on a network. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefused } from "./backup_refused.ts";

const FOLDER = "backup-work";
const LOCK = "backup.lock";

/** Locks, empties and finally removes the folder. @throws {BackupRefused} if another process has locked it */
export async function withWorkFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  using lock = await Deno.open(join(dataDir, LOCK), { create: true, write: true, mode: 0o600 });
  if (!await lock.tryLock(true)) {
    throw new BackupRefused(`Another backup or restore is at work in ${dataDir}. Wait until it has ended.`);
  }
  const folder = join(dataDir, FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
