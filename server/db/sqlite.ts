/** The data in one SQLite file: one connection writes, another one reads what is committed. */
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { createWakeSignal } from "./wake_signal.ts";
import type { Database } from "./database.ts";
import { foldingThread, LAST_RESORT_PAGES, openFolding } from "./folding.ts";
import { groupCommit } from "./group_commit.ts";
import { openHeavy } from "./heavy.ts";
import { DatabaseRefused } from "./refused.ts";
import { BUSY_TIMEOUT_MS, sqliteDialect } from "./sqlite_dialect.ts";
import type { Tables } from "./tables.ts";

/**
 * What each connection must answer to its pragma, beside how durable it is: nothing half checked is trusted. Source:
 * security §5, SQLite profile.
 */
const WANTED: Readonly<Record<string, string | number>> = {
  journal_mode: "wal",
  foreign_keys: 1,
  busy_timeout: BUSY_TIMEOUT_MS,
  trusted_schema: 0,
  cell_size_check: 1,
  mmap_size: 0,
  journal_size_limit: 64 * 1024 * 1024,
  // In KiB: 32 MB of pages.
  cache_size: -32 * 1024,
};

/** What a write outlives once it is acknowledged: the machine's power, or this process alone, which is enough for a test. */
export type Durability = "power" | "process";
const SYNCHRONOUS: Readonly<Record<Durability, number>> = { power: 2, process: 0 };

/** Versions before this one, and 3.52.0, could lose a write in WAL mode. Source: security §5. */
const FIRST_SOUND_VERSION = [3, 51, 3] as const;

export function isSoundSqlite(version: string): boolean {
  if (version === "3.52.0") return false;
  const parts = version.split(".").map(Number);
  for (const [index, wanted] of FIRST_SOUND_VERSION.entries()) {
    const found = parts[index] ?? 0;
    if (found !== wanted) return found > wanted;
  }
  return true;
}

function connect(path: string, readOnly: boolean, durability: Durability): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });
  for (const [pragma, wanted] of Object.entries({ ...WANTED, synchronous: SYNCHRONOUS[durability] })) {
    if (!(readOnly && pragma === "journal_mode")) connection.exec(`pragma ${pragma} = ${wanted}`);
    const found = Object.values(connection.prepare(`pragma ${pragma}`).get() ?? {})[0];
    if (found !== wanted) {
      connection.close();
      throw new DatabaseRefused(
        `SQLite keeps ${pragma} at ${found}; ${wanted} is wanted. Is ${path} on a local disk?`,
      );
    }
  }
  return connection;
}

/** Opens the file, and makes it if it is not there. Migrations and checks are the caller's. */
export function openSqlite(path: string, durability: Durability = "power"): Database {
  const writing = connect(path, false, durability);
  const version = String(writing.prepare("select sqlite_version() as version").get()?.version);
  if (!isSoundSqlite(version)) {
    writing.close();
    throw new DatabaseRefused(
      `SQLite ${version} can lose writes; 3.51.3 or newer, but not 3.52.0, is wanted.`,
    );
  }
  // The driver waits for the lock without blocking this thread, and the log is folded by another one.
  writing.exec(`pragma busy_timeout = 0; pragma wal_autocheckpoint = ${LAST_RESORT_PAGES}`);
  const folding = openFolding(() => foldingThread(path));
  const write = new Kysely<Tables>({ dialect: sqliteDialect(writing, "write", folding.written) });
  const read = new Kysely<Tables>({ dialect: sqliteDialect(connect(path, true, durability), "read") });
  const heavy = openHeavy(path);
  const signal = createWakeSignal();
  return {
    engine: "sqlite",
    read,
    heavy,
    write: groupCommit(write),
    wake: signal.wake,
    onWake: signal.listen,
    // The writer last: only it may fold the log into the file.
    close: async () => {
      await folding.close();
      await heavy.destroy();
      await read.destroy();
      await write.destroy();
    },
  };
}
