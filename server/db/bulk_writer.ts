/** Writes thousands of rows on a SQLite thread, so that other requests are answered meanwhile. */
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
import type { Checkpoints } from "./checkpoint.ts";
import { runInTransaction } from "./direct.ts";
import { runInWrite } from "./in_write.ts";
import type { Durability } from "./sqlite_connection.ts";
import { LOG_STATUS, pendingLogPages } from "./sqlite_dialect.ts";
import type { Tables } from "./tables.ts";
import { SqliteThread } from "./thread.ts";

class BulkDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #written: Checkpoints["written"];
  readonly #connection: DatabaseConnection;

  constructor(thread: SqliteThread, written: Checkpoints["written"]) {
    this.#thread = thread;
    this.#written = written;
    this.#connection = {
      executeQuery: (question) => thread.ask(question),
      streamQuery: () => {
        throw new Error("Cannot stream from the writing thread: expected a query for fewer rows");
      },
    };
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => this.#run("begin immediate");
  commitTransaction = async () => {
    await this.#run("commit");
    const { rows } = await this.#thread.ask<object>(CompiledQuery.raw(LOG_STATUS));
    this.#written(pendingLogPages(Object.values(rows[0] ?? {})));
  };
  rollbackTransaction = () => this.#run("rollback");
  destroy = () => this.#thread.close();

  async #run(sql: string): Promise<void> {
    await this.#thread.ask(CompiledQuery.raw(sql));
  }
}

const dialectOf = (thread: SqliteThread, written: Checkpoints["written"]): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new BulkDriver(thread, written),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

export interface BulkWriter {
  readonly write: Database["write"];
  readonly close: () => Promise<void>;
}

/** @param written called after each commit with the number of log pages that are not in the file yet */
export function openBulkWriter(
  path: string,
  durability: Durability,
  written: Checkpoints["written"],
): BulkWriter {
  const db = new Kysely<Tables>({ dialect: dialectOf(new SqliteThread(path, "write", durability), written) });
  return {
    write: (work) => runInTransaction(db, (tx) => runInWrite(() => work(tx))),
    close: () => db.destroy(),
  };
}
