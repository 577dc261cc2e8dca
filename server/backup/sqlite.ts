/** Copies the whole SQLite file as it is at one moment, while other connections write, and restores it. */
import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { anchorFrom, type AnchorRow, anchorText, NEWEST_ANCHOR } from "../audit/anchor.ts";
import { SQLITE_FILE } from "../db/open.ts";
import { isMarkTable, MARK } from "../db/restore_mark.ts";
import { freeBytesAt } from "../files/free_space.ts";
import { syncFolder } from "../files/sync.ts";
import { makePrivateFile } from "../files/private_files.ts";
import type { Entry } from "./archive.ts";
import { readFile, writeFile } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { BackupRefused } from "./backup_refused.ts";

export const SQLITE_ENTRY = "database.sqlite";

/** Selects our tables only, without the shadow tables that SQLite keeps for a search index. */
const OWN_TABLES =
  "select name from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite_%'";

/** More pages than any of our files has: the copy is one step, so no write in between makes it start again. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the data into a new file with the mode 600; writers do not wait for it. */
export async function copySqlite(dataDir: string, to: string): Promise<void> {
  await makePrivateFile(to);
  using connection = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true, timeout: 10_000 });
  await backup(connection, to, { rate: ALL_PAGES });
  // Ends the WAL mode, so that the copy is a single file.
  using copy = new DatabaseSync(to);
  copy.exec("pragma journal_mode = delete");
}

/** Bytes that must stay free on the disk beside the copy, so that the server can go on writing. */
const SPARE_BYTES = 256 * 1024 ** 2;

/** @throws {BackupRefused} if a copy would fill the disk of the data */
export async function requireRoom(dataDir: string, freeBytes = freeBytesAt): Promise<void> {
  const [wanted, free] = [await sqliteBytes(dataDir) + SPARE_BYTES, await freeBytes([dataDir])];
  if (free >= wanted) return;
  const [has, wants] = [free, wanted].map((each) => `${(each / 1e6).toFixed(0)} MB`);
  throw new BackupRefused(`A copy of the database needs ${wants} free in ${dataDir}; there are ${has}.`);
}

/** Returns the largest size that a copy can have: that of the file and its log. */
async function sqliteBytes(dataDir: string): Promise<number> {
  const path = join(dataDir, SQLITE_FILE);
  const sizes = await Promise.all(
    [path, `${path}-wal`].map((each) => stat(each).then(({ size }) => size, () => 0)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Reads every page of a copy. Returns a line per fault. */
export function faultsOf(path: string): string[] {
  using connection = new DatabaseSync(path, { readOnly: true });
  const pages = connection.prepare("pragma integrity_check(10)").all().map((row) =>
    String(Object.values(row)[0])
  );
  const dangling = connection.prepare("pragma foreign_key_check").all();
  return [
    ...pages.filter((line) => line !== "ok"),
    ...dangling.map(({ table, parent }) => `A row of ${table} refers to no row of ${parent}.`),
  ];
}

export function countSqlite(path: string): Pick<Manifest, "tables" | "migrations" | "audit_anchor"> {
  using connection = new DatabaseSync(path, { readOnly: true });
  const names = connection.prepare(OWN_TABLES).all().map(({ name }) => String(name)).toSorted();
  const tables = names.map((name) => ({
    name,
    columns: connection.prepare(`select name from pragma_table_info(?)`).all(name).map((row) =>
      String(row.name)
    ),
    rows: Number(connection.prepare(`select count(*) as rows from "${name}"`).get()?.rows),
  }));
  const migrations = connection.prepare("select number from schema_migrations order by number").all();
  return {
    tables,
    migrations: migrations.map(({ number }) => Number(number)),
    audit_anchor: newestAnchor(connection),
  };
}

export function countIn(path: string, query: string): number {
  using connection = new DatabaseSync(path, { readOnly: true });
  return Number(Object.values(connection.prepare(query).get() ?? {})[0]);
}

function newestAnchor(connection: DatabaseSync): string {
  const row = connection.prepare(NEWEST_ANCHOR).get() as AnchorRow | undefined;
  return row ? anchorText(anchorFrom(row)) : "";
}

export const sqliteEntry = (path: string): Entry => ({ name: SQLITE_ENTRY, content: readFile(path) });

/** The file's name until it has its mark, so that a server never starts with a restored file without a mark. */
const UNMARKED = `${SQLITE_FILE}.restoring`;

export async function restoreSqlite(dataDir: string, { content }: Entry): Promise<void> {
  const unmarked = join(dataDir, UNMARKED);
  await writeFile(unmarked, content);
  {
    using connection = new DatabaseSync(unmarked);
    connection.exec(MARK);
  }
  await rename(unmarked, join(dataDir, SQLITE_FILE));
  await syncFolder(dataDir);
}

/** @throws {BackupRefused} for a database other than an unfinished restore */
export function refuseOtherDatabase(dataDir: string): void {
  const path = join(dataDir, SQLITE_FILE);
  if (existsSync(path) && !isUnfinished(path)) {
    throw new BackupRefused(
      `There is a database in ${dataDir}. Restore into an empty DATA_DIR, or move it away.`,
    );
  }
}

function isUnfinished(path: string): boolean {
  try {
    using connection = new DatabaseSync(path, { readOnly: true });
    return connection.prepare(OWN_TABLES).all().some(({ name }) => isMarkTable({ name: String(name) }));
  } catch {
    // The file is damaged or no database: a restore must not remove it.
    return false;
  }
}

/** Removes an unfinished restore, and logs of a database that was moved away, which SQLite would apply. */
export async function clearSqlite(dataDir: string): Promise<void> {
  for (const name of [SQLITE_FILE, UNMARKED]) {
    for (const ending of ["", "-wal", "-shm", "-closed"]) {
      await rm(join(dataDir, name + ending), { force: true });
    }
  }
}
