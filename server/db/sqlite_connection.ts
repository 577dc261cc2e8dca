/** Opens a connection to the SQLite file and checks its pragmas, on any thread. */
import { DatabaseSync } from "node:sqlite";
import { searchedText } from "../../api/fold.ts";
import { LAST_RESORT_PAGES } from "./checkpoint.ts";
import { DatabaseRefused } from "./database_refused.ts";

/** Milliseconds to wait for the write lock of another process. */
export const BUSY_TIMEOUT_MS = 5000;

/** Pragmas and the values they must have; `connect` adds `synchronous`. */
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

/** The failure that acknowledged writes survive: loss of power; in tests only a crash of this process. */
export type Durability = "power" | "process";
const SYNCHRONOUS: Readonly<Record<Durability, number>> = { power: 2, process: 0 };

export function connect(path: string, readOnly: boolean, durability: Durability): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });
  for (const [pragma, wanted] of Object.entries({ ...WANTED, synchronous: SYNCHRONOUS[durability] })) {
    if (!(readOnly && pragma === "journal_mode")) connection.exec(`pragma ${pragma} = ${wanted}`);
    const found = Object.values(connection.prepare(`pragma ${pragma}`).get() ?? {})[0];
    if (found !== wanted) {
      connection.close();
      throw new DatabaseRefused(
        `SQLite has ${pragma} at ${found}; expected ${wanted}. Is ${path} on a local disk?`,
      );
    }
  }
  addFunctions(connection);
  return connection;
}

export const addFunctions = (connection: DatabaseSync): void =>
  connection.function(
    "searched_text",
    { deterministic: true },
    (text) => typeof text === "string" ? searchedText(text) : null,
  );

/** Leaves checkpoints to a thread; the writer makes one only if that thread has stopped. */
export const deferCheckpoints = (writing: DatabaseSync): void =>
  writing.exec(`pragma wal_autocheckpoint = ${LAST_RESORT_PAGES}`);

/** Keeps rollback data in memory instead of in a file above 64 KB. Not for migrations, which write whole tables. */
export const keepUndoInMemory = (writing: DatabaseSync): void => writing.exec("pragma temp_store = memory");
