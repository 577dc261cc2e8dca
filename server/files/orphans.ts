/** Removes files without a row, which a failed call or a killed server left. */
import { DatabaseAway } from "../db/database_away.ts";
import type { FileFolder, FileInfo, FileStore } from "./store.ts";

const LOOKED_FOR = 500;

export interface OrphanQuery {
  readonly folder: FileFolder;
  /** Unix seconds; the row of a younger file may still follow. */
  readonly before: number;
  readonly known: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Returns true if a row may exist although writing it failed; otherwise its file is an orphan. */
export const mayHaveRow = (error: unknown): boolean => error instanceof DatabaseAway;

/**
 * Stores a file with its row, and removes the file if it gets none: if `store` fails, or returns the row of an earlier
 * call with the same key. Later errors of the caller must not remove a file whose row is committed.
 */
export async function storeWithRow<Row>(
  store: () => Promise<Row>,
  isOwn: (row: Row) => boolean,
  remove: () => Promise<void>,
): Promise<Row> {
  const row = await store().catch(async (error: unknown) => {
    if (!mayHaveRow(error)) await remove();
    throw error;
  });
  if (!isOwn(row)) await remove();
  return row;
}

/** Returns the id in a key: the file's name up to the first dot. */
const idOf = (folder: FileFolder, key: string): string => key.slice(folder.length + 1).replace(/\..*$/, "");

export async function removeOrphans(files: FileStore, { folder, before, known }: OrphanQuery): Promise<void> {
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
