/** Puts all files of the file store into a backup and restores them. `secret.key` is not one of them. */
import { mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { FILE_FOLDERS, type FileStore, isKey } from "../files/store.ts";
import { syncFolder } from "../files/sync.ts";
import type { Entry } from "./archive.ts";
import { BackupRefused } from "./backup_refused.ts";

const PREFIX = "files/";

/** @throws {BackupRefused} if there is no file at the path that somebody named */
export async function requireFile(path: string): Promise<void> {
  const isFile = await stat(path).then((found) => found.isFile(), (error) => {
    if (error.code === "ENOENT") return false;
    throw error;
  });
  if (!isFile) throw new BackupRefused(`There is no file ${path}.`);
}

export async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, "r");
  try {
    for await (const piece of file.createReadStream()) yield piece as Uint8Array;
  } finally {
    await file.close();
  }
}

/** Writes a new file, readable only by its owner, and waits until it is on the disk. */
export async function writeFile(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "wx", 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(dirname(path));
}

/** Yields all stored files but those that are deleted during the backup: nothing needs them any more. */
export async function* fileEntries(files: FileStore): AsyncGenerator<Entry> {
  for (const folder of FILE_FOLDERS) {
    for await (const { key } of files.list(folder)) {
      const content = await files.open(key);
      if (content) yield { name: PREFIX + key, content };
    }
  }
}

export const isFileEntry = (name: string): boolean => name.startsWith(PREFIX);

/** Writes a file. Checks its name, which comes from the archive, so that it cannot lead out of the store. */
export async function restoreFile(files: FileStore, { name, content }: Entry): Promise<void> {
  const key = name.slice(PREFIX.length);
  if (!isKey(key)) throw new BackupRefused(`The backup holds a file at a strange place: ${name}`);
  await files.put(key, content, Infinity);
}
