/** Files that no row tells of: a server was killed between the file and its row, or between the row's end and the file's. */
import { DatabaseAway } from "../db/away.ts";
import type { FileFolder, FileInfo, FileStore } from "./store.ts";

/** Names that are looked for in the database at once. */
const LOOKED_FOR = 500;

export interface Orphanage {
  readonly folder: FileFolder;
  /** Younger ones may be waiting for their row; unix seconds. */
  readonly before: number;
  /** Which of the ids have a row. */
  readonly known: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Returns whether the row of a file may be there although writing it failed: nobody knows what became of a commit whose answer was
 * lost. Its file is left where it is; without a row it is an orphan, and goes later.
 */
export const mayHaveRow = (error: unknown): boolean => error instanceof DatabaseAway;

/** The id in a file's key: what stands before the first dot of its name. */
const idOf = (folder: FileFolder, key: string): string => key.slice(folder.length + 1).replace(/\..*$/, "");

export async function removeOrphans(files: FileStore, { folder, before, known }: Orphanage): Promise<void> {
  const remove = async (some: readonly FileInfo[]) => {
    const rows = await known(some.map(({ key }) => idOf(folder, key)));
    for (const { key } of some) if (!rows.has(idOf(folder, key))) await files.remove(key);
  };
  let some: FileInfo[] = [];
  for await (const file of files.list(folder)) {
    if (file.at < before) some.push(file);
    if (some.length < LOOKED_FOR) continue;
    await remove(some);
    some = [];
  }
  await remove(some);
}
