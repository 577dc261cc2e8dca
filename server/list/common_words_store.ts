/** Searches for very common words only among a list's first rows: the index would list all rows with them. */
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

/** The number of rows with a word above which the index takes more than a few milliseconds to list them. */
const COMMON_ROWS = 5_000;
const COMPARED_ROWS = 1_000;

/**
 * Returns true if so many rows match that the first rows may fill the page. Not needed on Postgres, which knows how
 * many rows have a word, and reads the rows in order by itself.
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

/** Returns true if the search index alone finds at least `rows` rows, without the other arguments. */
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

/** Selects the first rows of the caller's list in its order, as `k`. */
export function firstRows(
  source: ListTarget,
  order: Order,
  { scope }: AuthorizedContext,
): RawBuilder<unknown> {
  // No index has the rows of several sellers in this order: rows of all sellers are read and filtered later.
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
