/** Marks an SQLite file that was closed cleanly: the next start then skips the slow check of all references. */
import { readFile, rm, stat, writeFile } from "node:fs/promises";

const OWNER_ONLY = 0o600;

export const markerPath = (path: string): string => `${path}-closed`;

/** Reads size and time of the last write, to the nanosecond if the disk has it. */
async function fingerprintOf(path: string): Promise<string> {
  const { size, mtimeNs } = await stat(path, { bigint: true });
  return `${size} ${mtimeNs}\n`;
}

export async function writeCleanMarker(path: string): Promise<void> {
  await writeFile(markerPath(path), await fingerprintOf(path), { mode: OWNER_ONLY });
}

/** Removes the mark, because the file will be written now; returns true if the file is as it was when marked. */
export async function consumeCleanMarker(path: string): Promise<boolean> {
  const mark = await readFile(markerPath(path), "utf8").catch(ignoreMissing);
  if (mark === undefined) return false;
  await rm(markerPath(path), { force: true });
  return mark === await fingerprintOf(path).catch(ignoreMissing);
}

function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
}
