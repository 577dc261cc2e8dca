import type { Kysely, Transaction } from "kysely";
import type { TableName } from "./table_commits.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

/** Reads accept either; writes happen only in a transaction of `write`. */
export type Reader = Kysely<Tables> | Transaction<Tables>;
export type Writer = Transaction<Tables>;

export interface Database {
  readonly engine: Engine;
  readonly read: Kysely<Tables>;
  /** For sums over very many rows: they block no other request. Refuses within a write. */
  readonly heavy: Kysely<Tables>;
  /** Runs one serializable transaction. `work` uses only `tx`: on Postgres it may run again (40001, 40P01, 23505). */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** The same on a thread, for thousands of rows; other writers wait: at most 0.1 s. */
  writeMany<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** Called once the schema is this build's. @param newest the last migration */
  migrated?(newest: number): void;
  /** True once a newer build has changed the schema: this process reads, and must not change records. */
  isOutdated?(): boolean;
  /** Changes with each commit to these tables, or of another process. Null if that is unknown. */
  commits(tables: readonly TableName[]): number | null;
  /** True while the database answers nothing; left out if it is part of this process. */
  isSilent?(): boolean;
  /** Wakes the tail of the outbox in this process, and over NOTIFY in the others. Called after a commit. */
  wake(): void;
  /** Returns how to stop listening. */
  onWake(listener: () => void): () => void;
  close(): Promise<void>;
}
