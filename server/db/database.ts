import type { Kysely, Transaction } from "kysely";
import type { TableName } from "./table_commits.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

/** A connection or a transaction. Writes need a `Writer`, which only `write` and `writeMany` make. */
export type Reader = Kysely<Tables> | Transaction<Tables>;
export type Writer = Transaction<Tables>;

export interface Database {
  readonly engine: Engine;
  readonly read: Kysely<Tables>;
  /** Reads sums over very many rows without blocking other requests; throws within a write. */
  readonly heavy: Kysely<Tables>;
  /** Runs a serializable transaction. `work` uses only `tx`, because a conflict on Postgres repeats it. */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** Writes many rows, like `write`; on SQLite on a thread. Other writers wait, so a call may take 0.1 s at most. */
  writeMany<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** Called once the schema is that of this build. @param newest the number of the last migration */
  migrated?(newest: number): void;
  /** True once a newer build has changed the schema: this process reads, and must not change records. */
  isOutdated?(): boolean;
  /** Returns a number that changes with each commit to these tables or by another process; null if it is unknown. */
  commits(tables: readonly TableName[]): number | null;
  /** Returns true while the database does not answer; absent for SQLite, which runs in this process. */
  isSilent?(): boolean;
  /** Wakes the reader of the outbox in this process, and by NOTIFY in the others. Called after a commit. */
  wake(): void;
  /** Returns a function that removes the listener. */
  onWake(listener: () => void): () => void;
  close(): Promise<void>;
}
