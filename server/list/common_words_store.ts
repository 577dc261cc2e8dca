/** Finds words that very many rows have among the first rows of a list: the index would list all rows with them first. */
import { type RawBuilder, sql } from "kysely";
import { searchSpelling } from "../../api/codes/spellings.ts";
import { searchValues } from "../../api/search_values.ts";
import type { AuthorizedContext } from "../context.ts";
import { allRows } from "../db/conditions.ts";
import type { Engine, Reader } from "../db/database.ts";
import { isNullable, type Order, orderBy, sortValueOf } from "../db/list_order.ts";
import { indexQuery, isNarrow } from "../db/search.ts";
import { inScope } from "../scope.ts";
import type { ListArgs, ListTarget } from "./source.ts";

/** As many rows are listed by the index within some milliseconds. */
const COMMON_ROWS = 5_000;
const COMPARED_ROWS = 1_000;

/**
 * True if the first rows may have a page of the search. Postgres knows how many rows have a word, and then reads the rows in
 * order by itself.
 */
export async function isCommonSearch(
  reader: Reader,
  source: ListTarget,
  args: ListArgs,
  { db: { engine }, page: { page, perPage } }: AuthorizedContext,
): Promise<boolean> {
  if (source.indexFor?.(args) || page * perPage > COMPARED_ROWS) return false;
  return await isFoundBy(reader, source, args, engine, COMMON_ROWS);
}

/** True if the search index alone finds so many rows, whatever the other arguments are. */
export async function isFoundBy(
  reader: Reader,
  { table, key, searched, isUnion }: ListTarget,
  { search }: ListArgs,
  engine: Engine,
  rows: number,
): Promise<boolean> {
  if (engine !== "sqlite" || key !== "seq" || searched || isUnion) return false;
  if (typeof search !== "string" || isNarrow(search)) return false;
  const words = indexQuery(searchValues(search).map(searchSpelling));
  if (words === null) return false;
  const index = sql.table(`${table}_search`);
  const found = await sql<{ found: number }>`select count(*) as found from (select 1 from ${index}
    where ${index} match ${words} limit ${rows})`.execute(reader);
  return found.rows[0]?.found === rows;
}

/** Selects the first rows of the caller by the order of their list, as `k`. */
export function firstRows(
  source: ListTarget,
  order: Order,
  { scope }: AuthorizedContext,
): RawBuilder<unknown> {
  // Rows of several sellers have no index in this order.
  const visible = source.visible || scope.sellers?.length !== 1 ? allRows : inScope(scope, "k.seller_id");
  const sort = orderBy(
    sortValueOf(source, order.column, "k"),
    sql.ref(`k.${source.key}`),
    order,
    isNullable(source, order),
  );
  return sql`(select * from ${sql.table(source.table)} as k where ${visible} order by ${sort}
    limit ${COMPARED_ROWS}) as k`;
}
