/** Opens the data in one SQLite file: one connection of this thread writes, another one reads committed data. */
import { Kysely } from "kysely";
import { createWakeSignal } from "./wake_signal.ts";
import type { Database } from "./database.ts";
import { startCheckpoints, startCheckpointThread } from "./checkpoint.ts";
import type { DatabaseSync } from "node:sqlite";
import { groupCommit } from "./group_commit.ts";
import { openHeavyReader } from "./heavy.ts";
import { DatabaseRefused } from "./database_refused.ts";
import { openBulkWriter } from "./bulk_writer.ts";
import { connect, deferCheckpoints, type Durability, keepUndoInMemory } from "./sqlite_connection.ts";
import { sqliteDialect, sqliteReader } from "./sqlite_dialect.ts";
import { TableCommits } from "./table_commits.ts";
import { connectionWaitSeconds } from "../metrics.ts";
import { makeMutex } from "./mutex.ts";
import type { Tables } from "./tables.ts";

/** Versions before this one, and 3.52.0, could lose a write in WAL mode. */
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

/** Returns a function that reads SQLite's counter of commits by other connections, in 2 µs. */
function otherCommits(writing: DatabaseSync): () => number {
  const statement = writing.prepare("pragma data_version");
  return () => Number(statement.get()?.["data_version"]);
}

export function openSqlite(path: string, durability: Durability = "power"): Database {
  const writing = connect(path, false, durability);
  const version = String(writing.prepare("select sqlite_version() as version").get()?.version);
  if (!isSoundSqlite(version)) {
    writing.close();
    throw new DatabaseRefused(
      `SQLite ${version} can lose writes; use 3.51.3 or newer, but not 3.52.0.`,
    );
  }
  // The driver waits for the lock without blocking this thread, and another thread makes the checkpoints.
  writing.exec("pragma busy_timeout = 0");
  deferCheckpoints(writing);
  const checkpoints = startCheckpoints(() => startCheckpointThread(path));
  const commits = new TableCommits();
  const write = new Kysely<Tables>({
    dialect: sqliteDialect(writing, { onCommit: checkpoints.written, commits }),
  });
  const others = otherCommits(writing);
  const reading = connect(path, true, durability);
  const read = sqliteReader(reading);
  const heavy = openHeavyReader(path);
  const turns = makeMutex((seconds) => connectionWaitSeconds.observe(seconds));
  const load = openBulkWriter(path, durability, checkpoints.written);
  const signal = createWakeSignal();
  return {
    engine: "sqlite",
    read,
    heavy,
    write: groupCommit(write, turns),
    writeMany: (work) => turns(() => load.write(work)),
    migrated: () => keepUndoInMemory(writing),
    commits: (tables) => others() + commits.of(tables),
    wake: signal.wake,
    onWake: signal.listen,
    // Closes the writer last, because readers may not move the log into the file.
    close: async () => {
      await checkpoints.close();
      await heavy.destroy();
      await read.destroy();
      await load.close();
      // While a reading thread has the file open, closing alone would leave the log, as a crash does.
      if (writing.isOpen && !writing.isTransaction) writing.exec("pragma wal_checkpoint(truncate)");
      await write.destroy();
    },
  };
}
