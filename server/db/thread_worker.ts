/** Runs queries that would block every request for a tenth of a second, on a separate thread. */
import type { SQLInputValue } from "node:sqlite";
import { connect, deferCheckpoints, type Durability, keepUndoInMemory } from "./sqlite_connection.ts";
import { compile, type PreparedStatement, valuesOf } from "./sqlite_statement.ts";
import { Statements } from "./statements.ts";
import type { ThreadAnswer, ThreadQuery } from "./thread.ts";

/** The longest cached statement; an insert of 250 rows into the widest table has about 31,000 characters. */
const MAX_CHARS = 48 * 1024;
const BOUNDS = { most: 100, longest: MAX_CHARS, chars: 4 * MAX_CHARS };

const { searchParams } = new URL(self.location.href);
const isReader = searchParams.get("use") === "read";
const database = connect(
  searchParams.get("path") ?? "",
  isReader,
  searchParams.get("durability") as Durability,
);
if (isReader) database.exec("pragma cache_size = -16384");
else {
  deferCheckpoints(database);
  keepUndoInMemory(database);
}
const statements = new Statements<PreparedStatement>(BOUNDS);

const answer = (answer: ThreadAnswer) => self.postMessage(answer);

function answerTo(id: number, sql: string, parameters: readonly unknown[]): ThreadAnswer {
  // SQLite may have rolled back by itself.
  if (sql === "rollback" && !database.isTransaction) return { id, changes: 0, last: 0 };
  const { statement, columns } = statements.of(sql, (text) => compile(database, text));
  const values = parameters as SQLInputValue[];
  if (columns.length > 0) return { id, columns, rows: valuesOf(statement.all(...values)) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { id, changes: Number(changes), last: Number(lastInsertRowid) };
}

self.addEventListener("message", ({ data: { id, sql, parameters } }: MessageEvent<ThreadQuery>) => {
  if (sql === null) {
    database.close();
    answer({ id, changes: 0, last: 0 });
    return self.close();
  }
  try {
    answer(answerTo(id, sql, parameters));
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
