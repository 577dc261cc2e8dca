/** The one way to the data: opened, migrated and checked, or refused. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { closeFiles, makeClosed } from "../private_files.ts";
import type { Database } from "./database.ts";
import { type BeforeMigrating, migrate, MIGRATIONS } from "./migrate.ts";
import { DatabaseRefused } from "./refused.ts";
import { openPostgres } from "./postgres.ts";
import { type Durability, openSqlite } from "./sqlite.ts";

export interface DatabasePlace {
  /** `postgres://…`; without it the data is a SQLite file in `dataDir`. */
  readonly url?: string;
  readonly dataDir: string;
  /** Of SQLite. The server itself never says it: what it acknowledged is on the disk. */
  readonly durability?: Durability;
}

export const SQLITE_FILE = "pressdock.db";

/** @throws {DatabaseRefused} when the data must not be served */
export async function openDatabase(
  { url, dataDir, durability }: DatabasePlace,
  before?: BeforeMigrating,
): Promise<Database> {
  await closeFiles(dataDir);
  if (url) return await prepared(openPostgres(url), checkPostgres, before);
  const path = join(dataDir, SQLITE_FILE);
  const crashed = await isLogLeft(path);
  await makeClosed(path);
  return await prepared(openSqlite(path, durability), (db) => checkSqlite(db, crashed), before);
}

async function prepared(
  db: Database,
  check: (db: Database) => Promise<void>,
  before?: BeforeMigrating,
): Promise<Database> {
  try {
    await check(db);
    await migrate(db, MIGRATIONS, before);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** A server that stopped cleanly folds its log into the file; one that is left tells of a crash. */
const isLogLeft = (path: string): Promise<boolean> =>
  stat(`${path}-wal`).then(({ size }) => size > 0, () => false);

/** Every reference leads somewhere; after a crash, every page reads well too. Source: security §2.9. */
async function checkSqlite(db: Database, crashed: boolean): Promise<void> {
  const dangling = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db.read);
  const [first] = dangling.rows;
  if (first) {
    throw new DatabaseRefused(
      `${dangling.rows.length} rows of ${first.table} refer to no row of ${first.parent}.`,
    );
  }
  if (!crashed) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db.read);
  if (rows[0]?.quick_check !== "ok") {
    throw new DatabaseRefused(`The file is damaged: ${rows[0]?.quick_check}.`);
  }
}

/** `is json` came with 16; lists sort and search as text of code points. */
async function checkPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding
  `.execute(db.read);
  const { version = "", encoding = "" } = rows[0] ?? {};
  if (parseInt(version) < 16) {
    throw new DatabaseRefused(`Postgres ${version} is too old; 16 or newer is wanted.`);
  }
  if (encoding !== "UTF8") {
    throw new DatabaseRefused(`The database keeps text as ${encoding}; UTF8 is wanted.`);
  }
}
