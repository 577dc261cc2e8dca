/** The same database, that writes down what its transactions ask of it. */
import type { Database, Writer } from "../../server/db/database.ts";

export function recorded(db: Database): { readonly db: Database; readonly asked: string[] } {
  const asked: string[] = [];
  const note = (text: string) => void asked.push(text);
  const write: Database["write"] = (work) =>
    db.write((tx) =>
      work(
        tx.withPlugin({
          transformQuery({ node, queryId }) {
            note(tx.getExecutor().compileQuery(node, queryId).sql);
            return node;
          },
          transformResult: ({ result }) => Promise.resolve(result),
        }) as Writer,
      )
    );
  return { db: { ...db, write }, asked };
}
