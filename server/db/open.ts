import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { makeFilesPrivate, makePrivateFile } from "../files/private_files.ts";
import type { Database } from "./database.ts";
import { migrate, MIGRATIONS, type MigrationWatch, refuseOlderBuild } from "./migrate.ts";
import { DatabaseRefused } from "./database_refused.ts";
import { openPostgres } from "./postgres.ts";
import type { PostgresLimits } from "./postgres_client.ts";
import { refuseMarkedDatabase, refuseMarkedFolder } from "./restore_mark.ts";
import { openSqlite } from "./sqlite.ts";
import type { Durability } from "./sqlite_connection.ts";
import { consumeCleanMarker, writeCleanMarker } from "./clean_shutdown.ts";

export interface DatabasePlace {
  /** `postgres://…`; without it the data is a SQLite file in `dataDir`. */
  readonly url?: string;
  readonly dataDir: string;
  /** The durability of SQLite; by default acknowledged writes are on the disk. */
  readonly durability?: Durability;
  /** Time limits of Postgres; by default those of requests. */
  readonly limits?: PostgresLimits;
}

export const SQLITE_FILE = "pressdock.db";

/** Describes the engine and location of the data for a person, without a password. */
export function placeText({ url, dataDir }: DatabasePlace): string {
  if (!url) return `SQLite ${resolve(dataDir, SQLITE_FILE)}`;
  const { username, host, pathname } = new URL(url);
  return `Postgres ${username && `${username}@`}${host}${pathname}`;
}

/** @throws {DatabaseRefused} if there is no data, as when a program got the settings of another place */
export async function requireData(place: DatabasePlace): Promise<void> {
  if (await isThere(place)) return;
  throw new DatabaseRefused(
    `There is no data in ${
      placeText(place)
    }. Give the settings of the server: --env /etc/pressdock/pressdock.env`,
  );
}

async function isThere({ url, dataDir }: DatabasePlace): Promise<boolean> {
  if (!url) return await stat(join(dataDir, SQLITE_FILE)).then(({ size }) => size > 0, () => false);
  const db = openPostgres(url);
  try {
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass('schema_migrations')::text as found`.execute(db.read);
    return rows[0]?.found !== null;
  } finally {
    await db.close();
  }
}

/** @throws {DatabaseRefused} when the data must not be served */
export async function openDatabase(place: DatabasePlace, watch?: MigrationWatch): Promise<Database> {
  await refuseMarkedFolder(place.dataDir);
  return await openWith(refuseMarkedDatabase, place, watch);
}

/** Opens a database whose restore is unfinished; only the restore may do so. */
export const openUnfinishedRestore = (place: DatabasePlace): Promise<Database> =>
  openWith(() => Promise.resolve(), place);

/** Opens data for a program beside the server, which leaves migrations to the server and its copy before them. */
export async function openMigratedDatabase(place: DatabasePlace): Promise<Database> {
  await refuseMarkedFolder(place.dataDir);
  return await openWith(async (db) => {
    await refuseMarkedDatabase(db);
    await refuseOlderBuild(db);
  }, place);
}

type Check = (db: Database) => Promise<void>;

async function openWith(
  first: Check,
  { url, dataDir, durability, limits }: DatabasePlace,
  watch?: MigrationWatch,
): Promise<Database> {
  await makeFilesPrivate(dataDir);
  if (url) return await prepareDatabase(openPostgres(url, limits), [first, checkPostgres], watch);
  const path = join(dataDir, SQLITE_FILE);
  const [crashed, isUntouched] = [await isLogLeft(path), await consumeCleanMarker(path)];
  await makePrivateFile(path);
  const checks: Check[] = isUntouched && !crashed ? [first] : [first, (db) => checkSqlite(db, crashed)];
  return markOnClose(path, await prepareDatabase(openSqlite(path, durability), checks, watch));
}

const markOnClose = (path: string, db: Database): Database => ({
  ...db,
  close: async () => {
    await db.close();
    // If writing the mark fails, the next start only takes longer: it checks all references.
    await writeCleanMarker(path).catch(() => {});
  },
});

async function prepareDatabase(
  db: Database,
  checks: readonly Check[],
  watch?: MigrationWatch,
): Promise<Database> {
  try {
    for (const check of checks) await check(db);
    await migrate(db, MIGRATIONS, watch);
    db.migrated?.(Math.max(...MIGRATIONS.map(({ number }) => number)));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** A server that stopped cleanly has moved its log into the file; a remaining log means a crash. */
const isLogLeft = (path: string): Promise<boolean> =>
  stat(`${path}-wal`).then(({ size }) => size > 0, () => false);

/** Checks every reference, and every page after a crash. */
async function checkSqlite(db: Database, crashed: boolean): Promise<void> {
  const fault = await referenceFault(db);
  if (fault) throw new DatabaseRefused(fault);
  if (!crashed) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db.read);
  if (rows[0]?.quick_check !== "ok") {
    throw new DatabaseRefused(`The file is damaged: ${rows[0]?.quick_check}.`);
  }
}

/** Describes dangling references of an SQLite file; null if there are none. */
export async function referenceFault({ read }: Database): Promise<string | null> {
  const { rows } = await sql<{ table: string; parent: string; count: number }>`
    select "table", parent, count(*) as count from pragma_foreign_key_check group by 1, 2 order by 1, 2`
    .execute(read);
  const found = rows.map(({ table, parent, count }) => `${count} from ${table} to ${parent}`);
  return found.length > 0 ? `References to missing rows: ${found.join(", ")}.` : null;
}

/** Requires version 16, which has `is json`, and UTF8, because lists sort and search text by code point. */
async function checkPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding
  `.execute(db.read);
  const { version = "", encoding = "" } = rows[0] ?? {};
  if (parseInt(version) < 16) {
    throw new DatabaseRefused(`Postgres ${version} is too old; use 16 or newer.`);
  }
  if (encoding !== "UTF8") {
    throw new DatabaseRefused(`The database encodes text as ${encoding}; expected UTF8.`);
  }
}
