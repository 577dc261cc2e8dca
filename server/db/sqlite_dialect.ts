/** Runs Kysely on node:sqlite, with one connection and cached prepared statements. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { BUSY_TIMEOUT_MS } from "./sqlite_connection.ts";
import { directReader } from "./direct.ts";
import {
  compile,
  type PreparedStatement,
  rowMaker,
  type ToRow,
  type Values,
  valuesOf,
} from "./sqlite_statement.ts";
import { Statements } from "./statements.ts";
import { TableCommits, type Target, targetOf } from "./table_commits.ts";
import type { Tables } from "./tables.ts";

const BUSY_WAIT_MS = 5;
/** Reads the length of the log in two microseconds, without a checkpoint. */
export const LOG_STATUS = "pragma wal_checkpoint(noop)";
/** Returns the number of log pages that are not in the file yet. */
export const pendingLogPages = ([, log, written]: Values = []): number => Number(log) - Number(written);
const SQLITE_BUSY = 5;

interface CachedStatement extends PreparedStatement {
  readonly toRow: ToRow | null;
  readonly target: Target;
}

function prepareStatement(database: DatabaseSync, sql: string): CachedStatement {
  const prepared = compile(database, sql);
  const toRow = prepared.columns.length > 0 ? rowMaker(prepared.columns) : null;
  return { ...prepared, toRow, target: targetOf(sql) };
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #commits: TableCommits;
  readonly #prepared = new Statements<CachedStatement>();

  constructor(database: DatabaseSync, commits: TableCommits) {
    this.#database = database;
    this.#commits = commits;
  }

  pendingPages(): number {
    const { statement } = this.#prepared.of(LOG_STATUS, (text) => prepareStatement(this.#database, text));
    return pendingLogPages(valuesOf(statement.all())[0]);
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as SQLInputValue[];
    try {
      const { statement, toRow, target } = this.#prepared.of(
        sql,
        (text) => prepareStatement(this.#database, text),
      );
      this.#commits.ran(target);
      if (toRow) return Promise.resolve({ rows: valuesOf(statement.all(...values)).map(toRow) as R[] });
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

  /** Prepares a separate statement, because the next query of the same text would reset a cached one. */
  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const { statement, toRow } = prepareStatement(this.#database, sql);
    for (const values of statement.iterate(...parameters as SQLInputValue[])) {
      yield { rows: toRow ? valuesOf([values]).map(toRow) as R[] : [] };
    }
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #close: () => void;
  readonly #commits: TableCommits;
  readonly #onCommit: OnCommit;

  constructor(
    database: DatabaseSync,
    { onCommit = () => {}, commits = new TableCommits() }: CommitListeners,
  ) {
    this.#connection = new SqliteConnection(database, commits);
    this.#commits = commits;
    this.#onCommit = onCommit;
    this.#close = () => database.close();
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();

  /** Takes the write lock at once, because taking it later could fail. SQLite's own wait would block this thread. */
  beginTransaction = async () => {
    for (const giveUp = Date.now() + BUSY_TIMEOUT_MS;;) {
      try {
        return await this.#run("begin immediate");
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > giveUp) throw error;
        await new Promise((wake) => setTimeout(wake, BUSY_WAIT_MS));
      }
    }
  };
  commitTransaction = async () => {
    await this.#run("commit");
    this.#commits.committed();
    this.#onCommit(this.#connection.pendingPages());
  };

  /** Skips the rollback if SQLite, on a full disk, has done it already: a second one would hide the error. */
  rollbackTransaction = async () => {
    this.#commits.rolledBack();
    if (this.#connection.isInTransaction) await this.#run("rollback");
  };

  destroy = () => Promise.resolve(this.#close());

  async #run(sql: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(sql));
  }
}

/** Called after each commit with the number of log pages that are not in the file yet. */
type OnCommit = (pages: number) => void;

interface CommitListeners {
  readonly onCommit?: OnCommit;
  readonly commits?: TableCommits;
}

export const sqliteDialect = (database: DatabaseSync, listeners: CommitListeners = {}): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(database, listeners),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Reads without a queue, because a connection that only reads finishes each query at once. */
export const sqliteReader = (database: DatabaseSync): Kysely<Tables> =>
  directReader(sqliteDialect(database), {
    connection: new SqliteConnection(database, new TableCommits()),
    close: () => Promise.resolve(database.isOpen ? database.close() : undefined),
  });
