/** Kysely on node-postgres: the pool for single queries, one held connection for a transaction. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { directReader } from "./direct.ts";
import type { Answer, HeldConnection, PostgresPool } from "./postgres_pool.ts";
import type { Tables } from "./tables.ts";

/** Each bulk insert has another text: caching its plan would only cost memory. */
const MAX_VALUES_PREPARED = 500;

/** The code of a statement after a failed one in the same transaction. */
const ABORTED = "25P02";

class PostgresConnection implements DatabaseConnection {
  readonly #pool: PostgresPool;
  #held: HeldConnection | null = null;
  #begun: Promise<unknown> | null = null;
  /** The last failure that was not the consequence of another one. */
  #failed: unknown = null;
  #isBroken = false;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.#ask(query).catch((error) => this.#fail(error));
    // Answers come in the order of the queries: this one is known by now.
    await this.#begun;
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error("Cannot stream from Postgres: expected a query for fewer rows");
  }

  async begin(isolation: string): Promise<void> {
    this.#held = await this.#pool.take();
    const begun = this.#control(`begin isolation level ${isolation}`);
    // The next query reports it.
    begun.catch(() => {});
    this.#begun = begun;
  }

  /** Postgres answers the commit of a failed transaction with a rollback. */
  async commit(): Promise<void> {
    const { command } = await this.#control("commit");
    if (command !== "COMMIT") throw this.#failed ?? new Error("Cannot commit: a statement failed before");
  }

  /** A transaction that cannot be rolled back is ended with its connection. */
  async rollback(): Promise<void> {
    if (this.#held?.isLost) return;
    await this.#control("rollback").catch(() => this.#isBroken = true);
  }

  release(): void {
    this.#held?.release(this.#isBroken);
    this.#held = null;
    this.#begun = null;
    this.#failed = null;
  }

  /** Statements pipelined with a failed one get its error, which decides about another try. */
  #fail(error: unknown): never {
    if (this.#failed && (error as { code?: string }).code === ABORTED) throw this.#failed;
    if (this.#held) this.#failed = error;
    throw error;
  }

  #ask({ sql, parameters }: CompiledQuery): Promise<Answer> {
    const isPrepared = parameters.length <= MAX_VALUES_PREPARED;
    return (this.#held ?? this.#pool).ask({ sql, parameters, isPrepared });
  }

  #control(sql: string): Promise<Answer> {
    return (this.#held ?? this.#pool).ask({ sql, parameters: [], isPrepared: false });
  }
}

class PostgresDriver implements Driver {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new PostgresConnection(this.#pool));
  releaseConnection = (connection: PostgresConnection) => Promise.resolve(connection.release());
  beginTransaction = (connection: PostgresConnection, settings: TransactionSettings) =>
    connection.begin(settings.isolationLevel ?? "serializable");
  commitTransaction = (connection: PostgresConnection) => connection.commit();
  rollbackTransaction = (connection: PostgresConnection) => connection.rollback();
  destroy = () => this.#pool.close();
}

export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Each query takes any free connection of the pool. */
export const postgresReader = (pool: PostgresPool): Kysely<Tables> =>
  directReader(postgresDialect(pool), {
    connection: new PostgresConnection(pool),
    close: () => pool.close(),
  });
