/** The files beside the database: what was uploaded, exported and attached. Keys and locks are not among them. */
import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder } from "../stored_files.ts";
import type { Entry } from "./archive.ts";
import { BackupRefused } from "./refused.ts";

const FOLDERS = ["attachments", "uploads", "exports"];
const PREFIX = "files/";

export async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, "r");
  try {
    for await (const piece of file.createReadStream()) yield piece as Uint8Array;
  } finally {
    await file.close();
  }
}

/** Writes a file that was not there, readable to its owner alone, and waits until it is on the disk. */
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

/** A file that is deleted while the backup runs belongs to a row that is gone as well. */
export async function* fileEntries(dataDir: string): AsyncGenerator<Entry> {
  for (const folder of FOLDERS) {
    for (const name of (await readdir(join(dataDir, folder)).catch(() => [])).toSorted()) {
      const path = join(dataDir, folder, name);
      const isThere = await open(path, "r").then(async (file) => {
        const { isFile } = await file.stat().then((stat) => ({ isFile: stat.isFile() }));
        await file.close();
        return isFile;
      }, () => false);
      if (isThere) yield { name: `${PREFIX}${folder}/${name}`, content: readFile(path) };
    }
  }
}

export const isFileEntry = (name: string): boolean => name.startsWith(PREFIX);

/** Puts one back. The name comes from the archive, so it may be no way out of the folder. */
export async function restoreFile(dataDir: string, { name, content }: Entry): Promise<void> {
  const [folder = "", file = "", ...rest] = name.slice(PREFIX.length).split("/");
  const isOurs = FOLDERS.includes(folder) && /^[\w-][\w.-]*$/.test(file) && rest.length === 0;
  if (!isOurs) throw new BackupRefused(`The backup holds a file at a strange place: ${name}`);
  await writeFile(join(dataDir, folder, file), content);
}
