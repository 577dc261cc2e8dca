/** Restores a backup into an empty database of the engine that it came from. */
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { migrate, MIGRATIONS } from "../db/migrate.ts";
import { type DatabasePlace, openUnfinishedRestore } from "../db/open.ts";
import { openPostgres } from "../db/postgres.ts";
import { configOf, MAINTENANCE_LIMITS, withClient } from "../db/postgres_client.ts";
import {
  dropRestored,
  isDatabaseMarked,
  MARK,
  markFolder,
  unmarkDatabase,
  unmarkFolder,
} from "../db/restore_mark.ts";
import { openFiles } from "../files/open.ts";
import type { FileStore } from "../files/store.ts";
import type { Entry } from "./archive.ts";
import { checkBackup, openBackup } from "./check.ts";
import { isFileEntry, restoreFile } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import {
  type Ask,
  continueNumbers,
  countPostgres,
  emptyTables,
  isTableEntry,
  restoreTable,
} from "./postgres.ts";
import { doubtLabels, endEveryAccess, pauseRanges, recordRestore, skipCodes } from "./restored_store.ts";
import { BackupRefused } from "./backup_refused.ts";
import { clearSqlite, refuseOtherDatabase, restoreSqlite, SQLITE_ENTRY } from "./sqlite.ts";
import { withWorkFolder } from "./work_folder.ts";

export interface RestoreOrder {
  readonly path: string;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly place: DatabasePlace;
  readonly files?: FileStore;
  readonly onPart?: (part: RestorePart) => void;
}

export type RestorePart = "check" | "database" | "files" | "level" | "end";

/** @throws {BackupRefused} for another engine, a filled database, and a damaged or newer backup */
export const restoreBackup = (order: RestoreOrder): Promise<Manifest> =>
  withWorkFolder(order.place.dataDir, (work) => restoreWith(work, order));

async function restoreWith(work: string, order: RestoreOrder): Promise<Manifest> {
  const { path, key, place, files = openFiles(place.dataDir), onPart = () => {} } = order;
  onPart("check");
  const manifest = await checkBackup(path, key, work);
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
  onPart("database");
  const putFile = reportFirstFile(onPart, (entry) => restoreFile(files, entry));
  if (place.url) await toPostgres(place.url, place.dataDir, manifest, entries, putFile);
  else await toSqlite(place.dataDir, entries, putFile);
  onPart("level");
  // Checks and migrates the data, as a start of the server does.
  const db = await openUnfinishedRestore({ ...place, limits: MAINTENANCE_LIMITS });
  try {
    await unmarkFolder(place.dataDir);
    onPart("end");
    await db.write(async (tx) => {
      const at = Math.floor(Date.now() / 1000);
      await pauseRanges(tx, at);
      await skipCodes(tx);
      await doubtLabels(tx, at);
      await endEveryAccess(tx, at);
      await recordRestore(tx, manifest.made_at, at);
      await unmarkDatabase(tx);
    });
  } finally {
    await db.close();
  }
  return manifest;
}

type PutFile = (entry: Entry) => Promise<void>;

function reportFirstFile(onPart: (part: RestorePart) => void, put: PutFile): PutFile {
  let hasBegun = false;
  return async (entry) => {
    if (!hasBegun) onPart("files");
    hasBegun = true;
    await put(entry);
  };
}

async function toSqlite(dataDir: string, entries: AsyncIterable<Entry>, putFile: PutFile): Promise<void> {
  refuseOtherDatabase(dataDir);
  // Marks the folder first: while there is no database, only this mark keeps the server from starting.
  await markFolder(dataDir);
  await clearSqlite(dataDir);
  for await (const entry of entries) {
    if (entry.name === SQLITE_ENTRY) await restoreSqlite(dataDir, entry);
    else if (isFileEntry(entry.name)) await putFile(entry);
  }
}

async function toPostgres(
  url: string,
  dataDir: string,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  putFile: PutFile,
): Promise<void> {
  await makeTables(url, dataDir, manifest);
  // One transaction, so that an interrupted restore can begin again.
  await withClient(configOf(url, { ...MAINTENANCE_LIMITS, idleMs: 0 }), async (client) => {
    const ask: Ask = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[];
    await ask("begin");
    await refuseOthers(ask, manifest);
    await emptyTables(ask, manifest.tables);
    for await (const entry of entries) {
      if (isTableEntry(entry.name)) await restoreTable(client, entry, manifest.tables);
      else if (isFileEntry(entry.name)) await putFile(entry);
    }
    await continueNumbers(ask, manifest);
    await ask("commit");
  });
}

/** Makes the tables that the backup's build had; later migrations run once the rows are restored. */
async function makeTables(url: string, dataDir: string, { migrations }: Manifest): Promise<void> {
  const db = openPostgres(url, MAINTENANCE_LIMITS);
  try {
    const isBegun = await isDatabaseMarked(db);
    if (!isBegun) await refuseFilled(db, migrations);
    await markFolder(dataDir);
    await db.write(async (tx) => {
      if (isBegun) await dropRestored(tx);
      await sql.raw(MARK).execute(tx);
    });
    await migrate(db, MIGRATIONS.filter(({ number }) => migrations.includes(number)));
  } finally {
    await db.close();
  }
}

/** Runs before anything is written, so that a refused database is unchanged. */
async function refuseFilled({ read }: Database, migrations: readonly number[]): Promise<void> {
  const [there] = await read.selectFrom("users").select("_id").limit(1).execute().catch(() => []);
  if (there) throw new BackupRefused("There are people in this database. Restore into an empty one.");
  const { rows } = await sql<{ number: number }>`select number from schema_migrations`.execute(read)
    .catch(() => ({ rows: [] }));
  if (rows.some(({ number }) => !migrations.includes(Number(number)))) throw otherLevel();
}

const otherLevel = () =>
  new BackupRefused("The database is at another level than the backup. Restore into an empty one.");

async function refuseOthers(ask: Ask, manifest: Manifest): Promise<void> {
  const { migrations, tables } = await countPostgres(ask);
  const names = new Set(tables.map(({ name }) => name));
  if (
    migrations.join() !== manifest.migrations.join() || manifest.tables.some(({ name }) => !names.has(name))
  ) {
    throw otherLevel();
  }
}
