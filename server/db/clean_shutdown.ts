/**
 * Whether an SQLite file is as this house closed it. To look every reference through takes as long as the file is large, and
 * says nothing new of a file that nobody wrote since: our own connections let no reference in that leads nowhere.
 */
import { readFile, rm, stat, writeFile } from "node:fs/promises";

const OWNER_ONLY = 0o600;

export const markOf = (path: string): string => `${path}-closed`;

/** Size and time of the last write, as exactly as the disk knows them. */
async function looksOf(path: string): Promise<string> {
  const { size, mtimeNs } = await stat(path, { bigint: true });
  return `${size} ${mtimeNs}\n`;
}

/** Says how the file looks that was closed just now. */
export async function leaveMark(path: string): Promise<void> {
  await writeFile(markOf(path), await looksOf(path), { mode: OWNER_ONLY });
}

/** Takes the mark away: from now on the file is written, and a process that is killed leaves none. */
export async function takeMark(path: string): Promise<boolean> {
  const mark = await readFile(markOf(path), "utf8").catch(ifThere);
  if (mark === undefined) return false;
  await rm(markOf(path), { force: true });
  return mark === await looksOf(path).catch(ifThere);
}

function ifThere(error: unknown): undefined {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
}
