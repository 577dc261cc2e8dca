/** Makes a backup while the server goes on, and reads it back before it counts as one. */
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabasePlace } from "../db/open.ts";
import { openFiles } from "../files/open.ts";
import type { FileStore } from "../files/store.ts";
import { syncFolder } from "../files/sync.ts";
import { type Entry, pack } from "./archive.ts";
import { checkBackup } from "./check.ts";
import { fileEntries, writeFile } from "./files.ts";
import { MANIFEST, type Manifest } from "./manifest.ts";
import { countPostgres, inSnapshot, tableEntries } from "./postgres.ts";
import { seal } from "./sealed.ts";
import { copySqlite, countIn, countSqlite, sqliteEntry } from "./sqlite.ts";

export interface BackupOrder {
  readonly place: DatabasePlace;
  /** Beside the data unless said. */
  readonly files?: FileStore;
  /** The owner's key: `readKey`. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Where the file is put. */
  readonly folder: string;
  /** Unix seconds. */
  readonly now: number;
  /** Looks at the data before anything of it is written, and throws where it must not be copied. */
  readonly judge?: (count: Count) => Promise<void>;
}

/** Returns the number that a query of the data answers. */
export type Count = (query: string) => Promise<number>;

export interface MadeBackup {
  readonly path: string;
  readonly bytes: number;
  /** Uploads, attachments and the like. */
  readonly files: number;
  readonly manifest: Manifest;
}

const nameAt = (now: number): string =>
  `pressdock-${new Date(now * 1000).toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;

/**
 * Writes `pressdock-<time>.backup` into the folder. Whatever goes wrong leaves no file of that name.
 * @throws {BackupRefused} when what was written does not read back as it should
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const { place, key, folder, now, files = openFiles(place.dataDir), judge = () => Promise.resolve() } =
    order;
  const path = join(folder, nameAt(now));
  const partial = `${path}.partial`;
  let entries = 0;
  const write = async (manifest: Manifest, data: AsyncIterable<Entry>) => {
    await writeFile(partial, seal(key, pack(counted(entriesOf(manifest, data, files), () => entries++))));
    return manifest;
  };
  try {
    const manifest = place.url
      ? await fromPostgres(place.url, { now, judge, write })
      : await fromSqlite(place.dataDir, `${path}.copy`, { now, judge, write });
    await checkBackup(partial, key);
    await rename(partial, path);
    await syncFolder(folder);
    const others = 1 + (place.url ? manifest.tables.length : 1);
    return { path, bytes: await sizeOf(path), files: entries - others, manifest };
  } finally {
    await rm(partial, { force: true });
  }
}

interface Work {
  readonly now: number;
  readonly judge: (count: Count) => Promise<void>;
  readonly write: (manifest: Manifest, data: AsyncIterable<Entry>) => Promise<Manifest>;
}

async function fromSqlite(dataDir: string, copy: string, { now, judge, write }: Work): Promise<Manifest> {
  try {
    await copySqlite(dataDir, copy);
    await judge((query) => Promise.resolve(countIn(copy, query)));
    const manifest: Manifest = { format: 1, engine: "sqlite", made_at: now, ...countSqlite(copy) };
    return await write(manifest, only(sqliteEntry(copy)));
  } finally {
    await rm(copy, { force: true });
  }
}

const fromPostgres = (url: string, { now, judge, write }: Work): Promise<Manifest> =>
  inSnapshot(url, async (tx) => {
    await judge(async (query) => Number(Object.values((await tx.unsafe(query))[0] ?? {})[0]));
    const manifest: Manifest = { format: 1, engine: "postgres", made_at: now, ...await countPostgres(tx) };
    return await write(manifest, tableEntries(tx, manifest.tables));
  });

/** The database first: a file that comes in between then has no row, instead of a row without its file. */
async function* entriesOf(
  manifest: Manifest,
  data: AsyncIterable<Entry>,
  files: FileStore,
): AsyncGenerator<Entry> {
  yield { name: MANIFEST, content: only(new TextEncoder().encode(JSON.stringify(manifest))) };
  yield* data;
  yield* fileEntries(files);
}

async function* only<T>(one: T): AsyncGenerator<T> {
  yield await Promise.resolve(one);
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path, "r");
  const { size } = await file.stat();
  await file.close();
  return size;
}

async function* counted<T>(all: AsyncIterable<T>, count: () => void): AsyncGenerator<T> {
  for await (const one of all) {
    count();
    yield one;
  }
}
