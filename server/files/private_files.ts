/**
 * Everything in the data's folder is for its owner's eyes alone, also in a folder that was there before us. Files are
 * made so; what an older build or a copy left open is closed at each start.
 */
import { chmod, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { FILE_FOLDERS } from "./store.ts";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** By how their names begin: the database with its logs, and the key. Nothing else of that folder is ours. */
const OURS = ["pressdock.db", "secret.key"];

/** Makes the folder where it is not there, and closes what lies in it. */
export async function closeFiles(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE });
  for (const { name } of await filesIn(dataDir)) {
    if (OURS.some((ours) => name.startsWith(ours))) await close(join(dataDir, name), FILE_MODE);
  }
  for (const folder of FILE_FOLDERS) {
    const path = join(dataDir, folder);
    const files = await filesIn(path).catch(ifThere) ?? [];
    if (files.length > 0) await close(path, FOLDER_MODE);
    for (const { name } of files) await close(join(path, name), FILE_MODE);
  }
}

/** An empty file where there is none: SQLite makes its logs with the mode of the database. */
export async function makeClosed(path: string): Promise<void> {
  await (await open(path, "a", FILE_MODE)).close();
}

const filesIn = async (path: string) =>
  (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile());

const close = (path: string, mode: number): Promise<unknown> => chmod(path, mode).catch(ifThere);

/** A log or an upload may go while we look at it. */
function ifThere(error: unknown): undefined {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
}
