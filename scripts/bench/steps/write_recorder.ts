/** Records the statements that each transaction of a database writes, with their values. */
import type { CompiledQuery } from "kysely";
import type { Database } from "../../../server/db/database.ts";
import { recordTransaction } from "../../../tests/support/server/statement_recorder.ts";

const WRITES = /^\s*(insert|update|delete)/i;

export interface WriteRecorder {
  readonly db: Database;
  /** Returns the writes of each transaction since the last call, in the order of their commits. */
  readonly take: () => readonly (readonly CompiledQuery[])[];
}

export function recordWrites(db: Database): WriteRecorder {
  let transactions: (readonly CompiledQuery[])[] = [];
  return {
    db: {
      ...db,
      async write(work) {
        let queries: CompiledQuery[] = [];
        const answer = await db.write((tx) => {
          // Postgres may refuse a transaction, which then runs again: the statements of the failed run are dropped.
          queries = [];
          return work(recordTransaction(tx, (query) => void queries.push(query)));
        });
        transactions.push(queries);
        return answer;
      },
    },
    take() {
      const writes = transactions.map((queries) => queries.filter(({ sql }) => WRITES.test(sql)))
        .filter((written) => written.length > 0);
      transactions = [];
      return writes;
    },
  };
}
