/** Puts a backup back where nothing is yet, on the engine it came from. */
import { readdir } from "node:fs/promises";
import { migrate, MIGRATIONS } from "../db/migrate.ts";
import { type DatabasePlace, openDatabase } from "../db/open.ts";
import { openPostgres } from "../db/postgres.ts";
import { openFiles } from "../files/open.ts";
import type { FileStore } from "../files/store.ts";
import type { Entry } from "./archive.ts";
import { checkBackup, openBackup } from "./check.ts";
import { isFileEntry, restoreFile } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import {
  connect,
  continueNumbers,
  countPostgres,
  emptyTables,
  isTableEntry,
  restoreTable,
} from "./postgres.ts";
import { settleRestored } from "./restored_store.ts";
import { BackupRefused } from "./refused.ts";
import { restoreSqlite, SQLITE_ENTRY } from "./sqlite.ts";

export interface RestoreOrder {
  readonly path: string;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly place: DatabasePlace;
  /** Beside the data unless said. */
  readonly files?: FileStore;
}

/**
 * Reads the whole backup once before anything is written; afterwards the data is at this build's level.
 * @throws {BackupRefused} another engine, a place that is not empty, a backup of a newer build
 */
export async function restoreBackup(order: RestoreOrder): Promise<Manifest> {
  const { path, key, place, files = openFiles(place.dataDir) } = order;
  const manifest = await checkBackup(path, key);
  const engine = place.url ? "postgres" : "sqlite";
  if (manifest.engine !== engine) {
    const how = manifest.engine === "postgres"
      ? "Give DATABASE_URL of an empty database."
      : "Leave DATABASE_URL out.";
    throw new BackupRefused(`The backup is of ${manifest.engine}. ${how}`);
  }
  const unknown = manifest.migrations.find((number) => !MIGRATIONS.some((each) => each.number === number));
  if (unknown !== undefined) {
    throw new BackupRefused(
      `The backup has migration ${unknown}, which this build does not know. Use a newer one.`,
    );
  }
  const { entries } = await openBackup(path, key);
  if (place.url) await toPostgres(place.url, files, manifest, entries);
  else await toSqlite(place.dataDir, files, entries);
  // Opened as a start would: checked, and brought to this build's level.
  const db = await openDatabase(place);
  try {
    await settleRestored(db, Math.floor(Date.now() / 1000));
  } finally {
    await db.close();
  }
  return manifest;
}

async function toSqlite(dataDir: string, files: FileStore, entries: AsyncIterable<Entry>): Promise<void> {
  const there = await readdir(dataDir).catch(() => []);
  if (there.some((name) => name.endsWith(".db"))) {
    throw new BackupRefused(
      `There is a database in ${dataDir}. Restore into an empty DATA_DIR, or move it away.`,
    );
  }
  for await (const entry of entries) {
    if (entry.name === SQLITE_ENTRY) await restoreSqlite(dataDir, entry);
    else if (isFileEntry(entry.name)) await restoreFile(files, entry);
  }
}

async function toPostgres(
  url: string,
  files: FileStore,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  await makeTables(url, manifest);
  const sql = connect(url);
  try {
    // All tables or none: who is interrupted begins again.
    await sql.begin(async (tx) => {
      await refuseOthers(tx, manifest);
      await emptyTables(tx, manifest.tables);
      for await (const entry of entries) {
        if (isTableEntry(entry.name)) await restoreTable(tx, entry, manifest.tables);
        else if (isFileEntry(entry.name)) await restoreFile(files, entry);
      }
      await continueNumbers(tx);
    });
  } finally {
    await sql.end();
  }
}

/** The tables as they were when the backup was made; what came later follows once the rows are there. */
async function makeTables(url: string, { migrations }: Manifest): Promise<void> {
  const db = openPostgres(url);
  try {
    const [there] = await db.read.selectFrom("users").select("_id").limit(1).execute().catch(() => []);
    if (there) throw new BackupRefused("There are people in this database. Restore into an empty one.");
    await migrate(db, MIGRATIONS.filter(({ number }) => migrations.includes(number)));
  } finally {
    await db.close();
  }
}

async function refuseOthers(tx: Parameters<typeof countPostgres>[0], manifest: Manifest): Promise<void> {
  const { migrations, tables } = await countPostgres(tx);
  const names = new Set(tables.map(({ name }) => name));
  if (
    migrations.join() !== manifest.migrations.join() || manifest.tables.some(({ name }) => !names.has(name))
  ) {
    throw new BackupRefused("The database is at another level than the backup. Restore into an empty one.");
  }
}
