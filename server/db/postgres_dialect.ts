/** Kysely on postgres.js: the pool for single queries, one reserved connection for a transaction. */
import {
  CompiledQuery,
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
import type { ParameterOrJSON, ReservedSql, Sql } from "postgres";
import { directReader } from "./direct.ts";
import type { Tables } from "./tables.ts";

/** A bulk insert has a text of its own each time: keeping its plan would only cost memory. */
const MOST_VALUES_PREPARED = 500;
const ROWS_AT_ONCE = 500;

/** A statement of a transaction in which another one failed. */
const ABORTED = "25P02";

/** How numbers arrive; see `connect` in postgres.ts. */
export type Pool = Sql<{ bigint: number; numeric: number }>;

class PostgresConnection implements DatabaseConnection {
  readonly #pool: Pool;
  #reserved: ReservedSql<{ bigint: number; numeric: number }> | null = null;
  /** Travels with the first question of the transaction. */
  #begun: Promise<unknown> | null = null;
  /** What failed last, and was not the consequence of a failure. */
  #failed: unknown = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#ask(query).catch((error) => this.#fail(error));
    // Answers come in the order of the questions: it is known by now.
    await this.#begun;
    return { rows: [...result] as R[], numAffectedRows: BigInt(result.count ?? 0) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for await (const rows of this.#ask(query).cursor(ROWS_AT_ONCE)) yield { rows: rows as R[] };
  }

  async begin(isolation: string): Promise<void> {
    this.#reserved = await this.#pool.reserve();
    const begun = this.#ask(CompiledQuery.raw(`begin isolation level ${isolation}`)).execute();
    // Whoever asks something next hears of it.
    begun.catch(() => {});
    this.#begun = begun;
  }

  async run(sql: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(sql));
  }

  release(): void {
    this.#reserved?.release();
    this.#reserved = null;
    this.#begun = null;
    this.#failed = null;
  }

  /** What was sent beside a statement that failed is told why it failed: whether it may be tried again follows of that. */
  #fail(error: unknown): never {
    if (this.#failed && (error as { code?: string }).code === ABORTED) throw this.#failed;
    if (this.#reserved) this.#failed = error;
    throw error;
  }

  #ask({ sql, parameters }: CompiledQuery) {
    const values = parameters as ParameterOrJSON<number>[];
    return (this.#reserved ?? this.#pool).unsafe(sql, values, {
      prepare: values.length <= MOST_VALUES_PREPARED,
    });
  }
}

const endOf = (pool: Pool): Promise<void> => pool.end({ timeout: 5 });

class PostgresDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new PostgresConnection(this.#pool));
  releaseConnection = (connection: PostgresConnection) => Promise.resolve(connection.release());
  beginTransaction = (connection: PostgresConnection, settings: TransactionSettings) =>
    connection.begin(settings.isolationLevel ?? "serializable");
  commitTransaction = (connection: PostgresConnection) => connection.run("commit");
  rollbackTransaction = (connection: PostgresConnection) => connection.run("rollback");
  destroy = () => endOf(this.#pool);
}

export function postgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Each question takes whatever connection of the pool is free. */
export const postgresReader = (pool: Pool): Kysely<Tables> =>
  directReader(postgresDialect(pool), { connection: new PostgresConnection(pool), close: () => endOf(pool) });
