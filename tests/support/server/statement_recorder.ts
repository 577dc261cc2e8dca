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

export function recordTransaction(tx: Writer, note: Note): Writer {
  const executor = new Overhearing(tx.getExecutor(), note);
  // It begins and ends nothing: the transaction's owner does.
  const nothing = {} as never;
  return new Transaction<Tables>({
    executor,
    driver: nothing,
    dialect: nothing,
    config: { dialect: nothing },
  });
}

/** Returns the same handle with its compiled statements and values recorded. */
export const recordReader = <Handle extends Reader>(reader: Handle, note: Note): Handle =>
  reader.withPlugin({
    transformQuery({ node, queryId }) {
      note(reader.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }) as Handle;

export function recordStatements(db: Database): { readonly db: Database; readonly statements: string[] } {
  const statements: string[] = [];
  const write: Database["write"] = (work) =>
    db.write((tx) => work(recordTransaction(tx, ({ sql }) => void statements.push(sql))));
  return { db: { ...db, write }, statements };
}
