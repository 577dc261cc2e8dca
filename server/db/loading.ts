/** Writes thousands of rows on a thread of SQLite's, so that other requests are answered meanwhile. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Database } from "./database.ts";
import type { Folding } from "./checkpoint.ts";
import { inTransaction } from "./direct.ts";
import { inWrite } from "./in_write.ts";
import type { Durability } from "./sqlite_connection.ts";
import { LOG, unfoldedIn } from "./sqlite_dialect.ts";
import type { Tables } from "./tables.ts";
import { SqliteThread } from "./thread.ts";

class LoadingDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #written: Folding["written"];
  readonly #connection: DatabaseConnection;

  constructor(thread: SqliteThread, written: Folding["written"]) {
    this.#thread = thread;
    this.#written = written;
    this.#connection = {
      executeQuery: (question) => thread.ask(question),
      streamQuery: () => {
        throw new Error("Cannot stream from the writing thread: ask for less");
      },
    };
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => this.#run("begin immediate");
  commitTransaction = async () => {
    await this.#run("commit");
    const { rows } = await this.#thread.ask<object>(CompiledQuery.raw(LOG));
    this.#written(unfoldedIn(Object.values(rows[0] ?? {})));
  };
  rollbackTransaction = () => this.#run("rollback");
  destroy = () => this.#thread.close();

  async #run(sql: string): Promise<void> {
    await this.#thread.ask(CompiledQuery.raw(sql));
  }
}

const dialectOf = (thread: SqliteThread, written: Folding["written"]): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new LoadingDriver(thread, written),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

export interface Loading {
  readonly write: Database["write"];
  /** Resolves once the thread has closed the file. */
  readonly close: () => Promise<void>;
}

/** @param written called after each commit with the pages of the log that are not in the file yet */
export function loading(path: string, durability: Durability, written: Folding["written"]): Loading {
  const db = new Kysely<Tables>({ dialect: dialectOf(new SqliteThread(path, "write", durability), written) });
  return {
    write: (work) => inTransaction(db, (tx) => inWrite(() => work(tx))),
    close: () => db.destroy(),
  };
}
