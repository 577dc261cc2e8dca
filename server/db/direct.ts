/** Sends statements at once: Kysely's own handle queues them through ten promises. Source: ADR 54. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type QueryExecutor,
  type QueryResult,
  Transaction,
} from "kysely";
import type { Writer } from "./database.ts";
import type { Tables } from "./tables.ts";

class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;
  #isOver = false;

  constructor(own: Pick<QueryExecutor, "adapter" | "compileQuery">, connection: DatabaseConnection) {
    super({ compileQuery: (node, id) => own.compileQuery(node, id) }, own.adapter, {
      provideConnection: async (consumer) => await consumer(this.#open()),
    });
    this.#connection = connection;
  }

  override executeQuery<R>(
    query: CompiledQuery,
    options?: Parameters<QueryExecutor["executeQuery"]>[1],
  ): Promise<QueryResult<R>> {
    if (options?.signal) return super.executeQuery<R>(query, options);
    try {
      return this.#open().executeQuery<R>(query);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  end(): void {
    this.#isOver = true;
  }

  /** Refuses statements after the end of the transaction: they would run outside of it or in the next one. */
  #open(): DatabaseConnection {
    if (this.#isOver) {
      throw new Error("Cannot use a transaction that has ended: await all of its statements within it");
    }
    return this.#connection;
  }
}

export const runInTransaction = <T>(db: Kysely<Tables>, work: (tx: Writer) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const own = tx.getExecutor();
    const connection = await own.provideConnection((its) => Promise.resolve(its));
    const executor = new DirectExecutor(own, connection);
    try {
      return await work(new Transaction<Tables>({ executor, driver: NO_DRIVER, ...placeOf(NO_DIALECT) }));
    } finally {
      executor.end();
    }
  });

/** A connection that is never in a transaction, and that may be used concurrently. */
export interface SharedConnection {
  readonly connection: DatabaseConnection;
  readonly close: () => Promise<void>;
}

export function directReader(dialect: Dialect, { connection, close }: SharedConnection): Kysely<Tables> {
  const compiler = dialect.createQueryCompiler();
  const own = {
    adapter: dialect.createAdapter(),
    compileQuery: compiler.compileQuery.bind(compiler) as QueryExecutor["compileQuery"],
  };
  const executor = new DirectExecutor(own, connection);
  return new Kysely<Tables>({ executor, driver: { ...NO_DRIVER, destroy: close }, ...placeOf(dialect) });
}

const placeOf = (dialect: Dialect) => ({ dialect, config: { dialect } });

const none = (): never => {
  throw new Error("Cannot begin or end a transaction here: `write` of the database does");
};
const NO_DRIVER: Driver = {
  init: none,
  acquireConnection: none,
  releaseConnection: none,
  beginTransaction: none,
  commitTransaction: none,
  rollbackTransaction: none,
  destroy: none,
};
const NO_DIALECT: Dialect = {
  createAdapter: none,
  createDriver: none,
  createIntrospector: none,
  createQueryCompiler: none,
};
