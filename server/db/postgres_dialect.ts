/** Kysely on postgres.js: the pool for single queries, one reserved connection for a transaction. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { ParameterOrJSON, ReservedSql, Sql } from "postgres";

/** A bulk insert has a text of its own each time: keeping its plan would only cost memory. */
const MOST_VALUES_PREPARED = 500;
const ROWS_AT_ONCE = 500;

/** How numbers arrive; see `connect` in postgres.ts. */
export type Pool = Sql<{ bigint: number; numeric: number }>;

class PostgresConnection implements DatabaseConnection {
  readonly #pool: Pool;
  #reserved: ReservedSql<{ bigint: number; numeric: number }> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#ask(query);
    return { rows: [...result] as R[], numAffectedRows: BigInt(result.count ?? 0) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for await (const rows of this.#ask(query).cursor(ROWS_AT_ONCE)) yield { rows: rows as R[] };
  }

  async begin(isolation: string): Promise<void> {
    this.#reserved = await this.#pool.reserve();
    await this.run(`begin isolation level ${isolation}`);
  }

  async run(sql: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(sql));
  }

  release(): void {
    this.#reserved?.release();
    this.#reserved = null;
  }

  #ask({ sql, parameters }: CompiledQuery) {
    const values = parameters as ParameterOrJSON<number>[];
    return (this.#reserved ?? this.#pool).unsafe(sql, values, {
      prepare: values.length <= MOST_VALUES_PREPARED,
    });
  }
}

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
  destroy = () => this.#pool.end({ timeout: 5 });
}

export function postgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
