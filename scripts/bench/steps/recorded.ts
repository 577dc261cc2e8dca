/** A database that keeps what each of its transactions wrote, as statements with their values. */
import { type CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from "kysely";
import type { Database, Writer } from "../../../server/db/database.ts";

const WRITES = /^\s*(insert|update|delete)/i;

export interface Recorded {
  readonly db: Database;
  /** The writes of each transaction since it was asked the last time, in the order of their commits. */
  readonly take: () => readonly (readonly CompiledQuery[])[];
}

export function recorded(db: Database): Recorded {
  let transactions: (readonly RootOperationNode[])[] = [];
  return {
    db: {
      ...db,
      async write(work) {
        let nodes: RootOperationNode[] = [];
        const recorder: KyselyPlugin = {
          transformQuery({ node }) {
            nodes.push(node);
            return node;
          },
          transformResult: ({ result }) => Promise.resolve(result),
        };
        const answer = await db.write((tx) => {
          // On Postgres it may be tried again: what was not committed is not written.
          nodes = [];
          return work(tx.withPlugin(recorder) as Writer);
        });
        transactions.push(nodes);
        return answer;
      },
    },
    take() {
      const taken = transactions.map((nodes) =>
        nodes.map((node) => db.read.getExecutor().compileQuery(node, createQueryId()))
          .filter(({ sql }) => WRITES.test(sql))
      ).filter((written) => written.length > 0);
      transactions = [];
      return taken;
    },
  };
}
