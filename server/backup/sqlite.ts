/** SQLite: a whole copy of the file as one moment has it, while others go on writing. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { anchorFrom, type AnchorRow, anchorText, NEWEST_ANCHOR } from "../audit_anchor.ts";
import { SQLITE_FILE } from "../db/open.ts";
import type { Entry } from "./archive.ts";
import { readFile, writeFile } from "./files.ts";
import type { Manifest } from "./manifest.ts";

export const SQLITE_ENTRY = "database.sqlite";

/** A search index keeps tables of its own, which it fills itself. */
const OWN_TABLES =
  "select name from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite_%'";

/** More pages than any file has: in one step, so that a writer in between does not make it begin again. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the data into a new file; whoever writes meanwhile does not wait for it. */
export async function copySqlite(dataDir: string, to: string): Promise<void> {
  using connection = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true, timeout: 10_000 });
  await backup(connection, to, { rate: ALL_PAGES });
  // One file, without a log beside it.
  using copy = new DatabaseSync(to);
  copy.exec("pragma journal_mode = delete");
}

/** Reads every page of a copy. One line per fault. */
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

/** The number that a query of a file answers. */
export function countIn(path: string, query: string): number {
  using connection = new DatabaseSync(path, { readOnly: true });
  return Number(Object.values(connection.prepare(query).get() ?? {})[0]);
}

function newestAnchor(connection: DatabaseSync): string {
  const row = connection.prepare(NEWEST_ANCHOR).get() as AnchorRow | undefined;
  return row ? anchorText(anchorFrom(row)) : "";
}

export const sqliteEntry = (path: string): Entry => ({ name: SQLITE_ENTRY, content: readFile(path) });

/** Puts the file where a start finds it; there is none yet. */
export async function restoreSqlite(dataDir: string, { content }: Entry): Promise<void> {
  const path = join(dataDir, SQLITE_FILE);
  await writeFile(path, content);
  // Left over from a file that was moved away by hand, they would be read as this one's.
  for (const ending of ["-wal", "-shm"]) await rm(path + ending, { force: true });
}
