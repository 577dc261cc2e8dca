/** Wraps a database and records the statements of its transactions. */
import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type QueryExecutor,
  type QueryResult,
  Transaction,
} from "kysely";
import type { Database, Reader, Writer } from "../../../server/db/database.ts";
import type { Tables } from "../../../server/db/tables.ts";

type Note = (query: CompiledQuery) => void;

class Overhearing extends DefaultQueryExecutor {
  readonly #own: QueryExecutor;
  readonly #note: Note;

  constructor(own: QueryExecutor, note: Note) {
    super({ compileQuery: (node, id) => own.compileQuery(node, id) }, own.adapter, own);
    this.#own = own;
    this.#note = note;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#note(query);
    return this.#own.executeQuery<R>(query);
  }
}

export const recordTransaction = (tx: Writer, note: Note): Writer =>
  withExecutor(new Overhearing(tx.getExecutor(), note));

function withExecutor(executor: QueryExecutor): Writer {
  // These functions do nothing: the transaction's owner begins and ends it.
  const nothing = {} as never;
  return new Transaction<Tables>({
    executor,
    driver: nothing,
    dialect: nothing,
    config: { dialect: nothing },
  });
}

/** Returns the same handle, which also records its compiled statements and their values. */
export const recordReader = <Handle extends Reader>(reader: Handle, note: Note): Handle =>
  reader.withPlugin({
    transformQuery({ node, queryId }) {
      note(reader.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }) as Handle;

/**
 * Records the statements of transactions by round trip: statements that are sent while another is awaited
 * belong to the same round trip.
 */
export function recordRoundTrips(db: Database): { readonly db: Database; readonly trips: string[][] } {
  const trips: string[][] = [];
  class Counting extends Overhearing {
    #open = 0;

    override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (this.#open++ === 0) trips.push([]);
      trips.at(-1)?.push(query.sql);
      return await super.executeQuery<R>(query).finally(() => void this.#open--);
    }
  }
  const write: Database["write"] = (work) =>
    db.write((tx) => work(withExecutor(new Counting(tx.getExecutor(), () => {}))));
  return { db: { ...db, write }, trips };
}

export function recordStatements(db: Database): { readonly db: Database; readonly statements: string[] } {
  const statements: string[] = [];
  const write: Database["write"] = (work) =>
    db.write((tx) => work(recordTransaction(tx, ({ sql }) => void statements.push(sql))));
  return { db: { ...db, write }, statements };
}
