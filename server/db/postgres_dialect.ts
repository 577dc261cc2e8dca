/** Runs Kysely on node-postgres: single queries on any free connection, a transaction on one held connection. */
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

/** Statements with more values are not prepared: bulk inserts all differ, and caching their plans only costs memory. */
const MAX_VALUES_PREPARED = 500;

/** The error code of statements after a failed one in the same transaction. */
const ABORTED = "25P02";

class PostgresConnection implements DatabaseConnection {
  readonly #pool: PostgresPool;
  #held: HeldConnection | null = null;
  #begun: Promise<unknown> | null = null;
  /** The last error that did not just follow from an earlier one. */
  #failed: unknown = null;
  #isBroken = false;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.#ask(query).catch((error) => this.#fail(error));
    // Throws if `begin` failed, whose answer has come before that of the query.
    await this.#begun;
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error("Cannot stream from Postgres: expected a query for fewer rows");
  }

  async begin(isolation: string): Promise<void> {
    this.#held = await this.#pool.take();
    const begun = this.#control(`begin isolation level ${isolation}`);
    // The next query reports a failure.
    begun.catch(() => {});
    this.#begun = begun;
  }

  /** Throws if Postgres answers with a rollback, as it does when a statement of the transaction failed. */
  async commit(): Promise<void> {
    const { command } = await this.#control("commit");
    if (command !== "COMMIT") throw this.#failed ?? new Error("Cannot commit: a statement failed before");
  }

  /** Marks the connection as broken if the rollback fails: closing the connection ends the transaction. */
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

  /** Throws the first failed statement's error, also for those pipelined behind it: a retry depends on it. */
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

/** Runs each query on any free connection of the pool. */
export const postgresReader = (pool: PostgresPool): Kysely<Tables> =>
  directReader(postgresDialect(pool), {
    connection: new PostgresConnection(pool),
    close: () => pool.close(),
  });
