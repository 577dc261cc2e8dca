/** Makes files in the data folder, also those of older builds, readable only by their owner. */
import { chmod, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { FILE_FOLDERS } from "./store.ts";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** Prefixes of our files in the data folder: the database with its logs, and the key. */
const OURS = ["pressdock.db", "secret.key"];

export async function makeFilesPrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE });
  for (const { name } of await filesIn(dataDir)) {
    if (OURS.some((ours) => name.startsWith(ours))) await close(join(dataDir, name), FILE_MODE);
  }
  for (const folder of FILE_FOLDERS) {
    const path = join(dataDir, folder);
    const files = await filesIn(path).catch(ignoreMissing) ?? [];
    if (files.length > 0) await close(path, FOLDER_MODE);
    for (const { name } of files) await close(join(path, name), FILE_MODE);
  }
}

/** Makes a missing file with the right mode, which SQLite then gives to its logs too. */
export async function makePrivateFile(path: string): Promise<void> {
  await (await open(path, "a", FILE_MODE)).close();
}

const filesIn = async (path: string) =>
  (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile());

const close = (path: string, mode: number): Promise<unknown> => chmod(path, mode).catch(ignoreMissing);

/** Ignores that a file does not exist: a log or an upload may have been removed meanwhile. */
function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
}
