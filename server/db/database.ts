/** The one handle to the data, whichever engine is behind it. */
import type { Kysely, Transaction } from "kysely";
import type { TableName } from "./table_commits.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

/** Reads take either; writes happen only in a transaction of `write`. */
export type Reader = Kysely<Tables> | Transaction<Tables>;
export type Writer = Transaction<Tables>;

export interface Database {
  readonly engine: Engine;
  /** For reads outside a transaction. */
  readonly read: Kysely<Tables>;
  /**
   * For sums over very many rows: they hold up nobody else. Sees what was committed, like `read`. Within a write it
   * answers nobody, for every other writer would wait with it.
   */
  readonly heavy: Kysely<Tables>;
  /**
   * Runs one transaction and answers after its commit. It looks as if writers came one after the other, on both
   * engines; so `work` must do nothing but read and write by `tx`, for on Postgres it may be run again (40001, 40P01, 23505),
   * and it must not call `write`.
   */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /**
   * The same for thousands of rows at once: on SQLite a thread of its own writes them, so that nobody who reads waits
   * meanwhile. Whoever writes waits for all of it: no longer than a tenth of a second, please.
   */
  writeMany<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** Called once its schema is this build's: from now on it serves, with short writes. @param newest the last migration */
  migrated?(newest: number): void;
  /** True once a newer build has changed the schema below this process: it still reads, and must not change records. */
  isOutdated?(): boolean;
  /**
   * Another number after each commit to these tables, whoever made it, in whichever process: what was read of them alone stays
   * true as long as it is the same. Of another process's commits each counts. Null where the engine does not say so.
   */
  commits(tables: readonly TableName[]): number | null;
  /** True while the database answers nothing; left out where it is part of this process. */
  isSilent?(): boolean;
  /** Wakes the tail of the outbox in this process, and over NOTIFY in the others. Called after a commit. */
  wake(): void;
  /** Called on each wake; returns how to stop. */
  onWake(listener: () => void): () => void;
  close(): Promise<void>;
}
