/** Makes a backup while the server runs, and gives the file its final name after reading it back. */
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseAway } from "../db/database_away.ts";
import type { DatabasePlace } from "../db/open.ts";
import { isMarkTable } from "../db/restore_mark.ts";
import { openFiles } from "../files/open.ts";
import type { FileStore } from "../files/store.ts";
import { syncFolder } from "../files/sync.ts";
import { type Entry, pack } from "./archive.ts";
import { checkBackup } from "./check.ts";
import { fileEntries, writeFile } from "./files.ts";
import { MANIFEST, type Manifest } from "./manifest.ts";
import { countPostgres, openSnapshot, tableEntries } from "./postgres.ts";
import { type Progress, PROGRESS_MS, reportProgress } from "./progress.ts";
import { BackupRefused } from "./backup_refused.ts";
import { seal } from "./sealed_stream.ts";
import { failOnSilence, SILENCE_MS } from "./silence.ts";
import { copySqlite, countIn, countSqlite, requireRoom, sqliteEntry } from "./sqlite.ts";
import { withWorkFolder } from "./work_folder.ts";

export interface BackupOrder {
  readonly place: DatabasePlace;
  readonly files?: FileStore;
  /** The owner's key, as `readKey` returns it. */
  readonly key: Uint8Array<ArrayBuffer>;
  readonly folder: string;
  /** Unix seconds. */
  readonly now: number;
  /** Called before the backup is written; throws if the data must not be copied. */
  readonly judge?: (count: Count) => Promise<void>;
  readonly onProgress?: (progress: Progress) => void;
  readonly progressMs?: number;
  /** Milliseconds without a byte after which a table or a file counts as failed. */
  readonly silenceMs?: number;
}

export type Count = (query: string) => Promise<number>;

export interface MadeBackup {
  readonly path: string;
  readonly bytes: number;
  readonly files: number;
  readonly manifest: Manifest;
}

const nameAt = (now: number): string =>
  `pressdock-${new Date(now * 1000).toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;

/** Matches unfinished backups of killed processes, and the plain copies of older builds. */
const UNFINISHED = /^pressdock-[\dTZ-]+\.backup\.(partial|copy)(-journal|-wal|-shm)?$/;
/** Milliseconds without a change after which an unfinished backup belongs to no running process. */
const ABANDONED_MS = 3_600_000;

/** @throws {BackupRefused} when the backup cannot be made now, or reading it back fails */
export const makeBackup = (order: BackupOrder): Promise<MadeBackup> =>
  withWorkFolder(order.place.dataDir, (work) => makeIn(work, order));

async function makeIn(work: string, order: BackupOrder): Promise<MadeBackup> {
  const { place, key, folder, now, files = openFiles(place.dataDir) } = order;
  const { onProgress = () => {}, progressMs = PROGRESS_MS, silenceMs = SILENCE_MS } = order;
  const { judge = () => Promise.resolve() } = order;
  await removeUnfinished(folder);
  const path = join(folder, nameAt(now));
  const partial = `${path}.partial`;
  let entries = 0;
  const write = async (manifest: Manifest, data: AsyncIterable<Entry>) => {
    if (manifest.tables.some(isMarkTable)) {
      throw new BackupRefused("A restore of this data has not ended. Run deno task restore again first.");
    }
    const all = counted(entriesOf(manifest, data, filesOf(files, silenceMs)), () => entries++);
    await writeFile(partial, seal(key, pack(reportProgress(all, onProgress, progressMs))));
    return manifest;
  };
  try {
    const manifest = place.url
      ? await fromPostgres(place.url, { now, judge, write, silenceMs })
      : await fromSqlite(place.dataDir, join(work, "copy.sqlite"), { now, judge, write });
    await checkBackup(partial, key, work);
    await rename(partial, path);
    await syncFolder(folder);
    const others = 1 + (place.url ? manifest.tables.length : 1);
    return { path, bytes: (await stat(path)).size, files: entries - others, manifest };
  } finally {
    await rm(partial, { force: true });
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => UNFINISHED.test(each))) {
    const path = join(folder, name);
    const isLeft = name.includes(".copy") || (await stat(path)).mtimeMs < Date.now() - ABANDONED_MS;
    if (isLeft) await rm(path, { force: true });
  }
}

interface Work {
  readonly now: number;
  readonly judge: (count: Count) => Promise<void>;
  readonly write: (manifest: Manifest, data: AsyncIterable<Entry>) => Promise<Manifest>;
}

async function fromSqlite(dataDir: string, copy: string, { now, judge, write }: Work): Promise<Manifest> {
  await requireRoom(dataDir);
  try {
    await copySqlite(dataDir, copy);
    await judge((query) => Promise.resolve(countIn(copy, query)));
    const manifest: Manifest = { format: 1, engine: "sqlite", made_at: now, ...countSqlite(copy) };
    return await write(manifest, only(sqliteEntry(copy)));
  } finally {
    // Reading the backup back makes another copy, and the disk may have room for only one.
    await rm(copy, { force: true });
  }
}

/** @throws {BackupRefused} if the database cannot be reached, or stops sending */
async function fromPostgres(
  url: string,
  { now, judge, write, silenceMs }: Work & { readonly silenceMs: number },
): Promise<Manifest> {
  try {
    const snapshot = await openSnapshot(url);
    try {
      await judge(async (query) => Number(Object.values((await snapshot.ask<object>(query))[0] ?? {})[0]));
      const counted = await countPostgres(snapshot.ask);
      const manifest: Manifest = { format: 1, engine: "postgres", made_at: now, ...counted };
      return await write(manifest, tableEntries(snapshot, manifest.tables, silenceMs));
    } finally {
      await snapshot.end();
    }
  } catch (error) {
    if (error instanceof DatabaseAway) throw new BackupRefused(`${error.message}. Nothing was kept.`);
    throw error;
  }
}

async function* filesOf(files: FileStore, silenceMs: number): AsyncGenerator<Entry> {
  for await (const { name, content } of fileEntries(files)) {
    yield { name, content: failOnSilence(content, `the file ${name}`, silenceMs) };
  }
}

/** Puts the database first: a file that is added meanwhile lacks its row, which is better than a row without file. */
async function* entriesOf(
  manifest: Manifest,
  data: AsyncIterable<Entry>,
  files: AsyncIterable<Entry>,
): AsyncGenerator<Entry> {
  yield { name: MANIFEST, content: only(new TextEncoder().encode(JSON.stringify(manifest))) };
  yield* data;
  yield* files;
}

async function* only<T>(one: T): AsyncGenerator<T> {
  yield await Promise.resolve(one);
}

async function* counted<T>(all: AsyncIterable<T>, count: () => void): AsyncGenerator<T> {
  for await (const one of all) {
    count();
    yield one;
  }
}
