/** Reads the lines of one seller over a period, the oldest first and page by page, to limit memory. */
import { sql } from "kysely";
import type { AuthorizedContext } from "../../../context.ts";
import type { StatementLinesView } from "../../../db/tables.ts";
import { inScope } from "../../../scope.ts";
import type { Period } from "./totals_store.ts";

const PAGE = 500;

export async function* linesIn(
  { db, scope }: Pick<AuthorizedContext, "db" | "scope">,
  { seller, from, until }: Period & { readonly seller: string },
): AsyncGenerator<readonly StatementLinesView[]> {
  let [at, seq] = [from, 0];
  while (true) {
    const { rows } = await sql<StatementLinesView>`select * from statement_lines
      where seller_id = ${seller} and ${inScope(scope)} and created_at >= ${at} and created_at < ${until}
        and (created_at, seq) > (${at}, ${seq}) order by created_at, seq limit ${PAGE}`.execute(db.heavy);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    [at, seq] = [last.created_at, last.seq];
  }
}
