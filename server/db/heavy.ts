/** Reads sums over very many rows on SQLite threads, because they would block other requests. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { refuseInWrite } from "./in_write.ts";
import { Semaphore } from "./semaphore.ts";
import { SqliteThread, ThreadEnded } from "./thread.ts";
import type { Tables } from "./tables.ts";

/** Queries of one screen run concurrently; two threads leave a core for the requests. */
const THREADS = 2;

/** A thread gets one query at a time, so that none waits behind a long one while another thread is free. */
class HeavyDriver implements Driver {
  readonly #threads: readonly SqliteThread[];
  readonly #slots = new Semaphore(THREADS);

  constructor(path: string) {
    this.#threads = Array.from({ length: THREADS }, () => new SqliteThread(path, "read", "power"));
  }

  #freest(): SqliteThread {
    return this.#threads.reduce((one, other) => other.waiting < one.waiting ? other : one);
  }

  /** Repeats a query once if its thread ended, which is safe because a query writes nothing. */
  async #ask<R>(question: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#freest().ask<R>(question);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      return await this.#freest().ask<R>(question);
    }
  }

  init = () => Promise.resolve();
  acquireConnection = (): Promise<DatabaseConnection> =>
    Promise.resolve({
      executeQuery: <R>(question: CompiledQuery): Promise<QueryResult<R>> =>
        this.#slots.run(() => this.#ask<R>(question)),
      streamQuery: () => {
        throw new Error("Cannot stream from the reading thread: expected a query for fewer rows");
      },
    });
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => Promise.reject(new Error("Cannot write: this reader has no transactions"));
  commitTransaction = () => Promise.resolve();
  rollbackTransaction = () => Promise.resolve();
  destroy = () => Promise.resolve(this.#threads.forEach((thread) => thread.end()));
}

class HeavyAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const dialectOf = (path: string): Dialect => ({
  createAdapter: () => new HeavyAdapter(),
  createDriver: () => new HeavyDriver(path),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** @param path the database's file, absolute or relative to the working directory */
export const openHeavyReader = (path: string): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: dialectOf(path), plugins: [refuseInWrite] });
