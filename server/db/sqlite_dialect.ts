/** Kysely on node:sqlite: one connection, its prepared statements kept. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** Lists build one text per set of filters; beyond this many the oldest unused goes. */
const STATEMENTS_KEPT = 500;

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as SQLInputValue[];
    try {
      const { statement, answersRows } = this.#prepare(sql);
      if (answersRows) return Promise.resolve({ rows: statement.all(...values) as R[] });
      const { changes, lastInsertRowid } = statement.run(...values);
      return Promise.resolve({
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** A statement of its own: a cached one would be reset by the next query of the same text. */
  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.#database.prepare(sql).iterate(...parameters as SQLInputValue[]);
    for (const row of rows) yield { rows: [row as R] };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    this.#prepared.delete(sql);
    const prepared = known ?? this.#compile(sql);
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > STATEMENTS_KEPT) {
      for (const oldest of this.#prepared.keys()) return this.#prepared.delete(oldest), prepared;
    }
    return prepared;
  }

  #compile(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, answersRows: statement.columns().length > 0 };
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #close: () => void;

  constructor(database: DatabaseSync) {
    this.#connection = new SqliteConnection(database);
    this.#close = () => database.close();
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();

  /** Immediate: a write lock taken later could find another process's write and fail half way. */
  beginTransaction = () => this.#run("begin immediate");
  commitTransaction = () => this.#run("commit");

  /** A full disk makes SQLite roll back by itself; a second rollback would hide why. */
  rollbackTransaction = async () => {
    if (this.#connection.isInTransaction) await this.#run("rollback");
  };

  destroy = () => Promise.resolve(this.#close());

  async #run(sql: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(sql));
  }
}

/** Queries of a read-only connection finish at once: they need not queue for each other. */
class ReadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export function sqliteDialect(database: DatabaseSync, use: "read" | "write"): Dialect {
  return {
    createAdapter: () => use === "read" ? new ReadAdapter() : new SqliteAdapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
