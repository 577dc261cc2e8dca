/** Finds the keys of a page in an index first, so that a deep page stays cheap, and then reads its rows. */
import type { GraphQLResolveInfo } from "graphql";
import { type RawBuilder, sql } from "kysely";
import { allows } from "../../api/access.ts";
import { COUNT_CAP, MAX_PAGED_ROWS } from "../../api/constants.ts";
import { ApiError } from "../../api/errors.ts";
import type { Count, QueryName, QueryResults } from "../../api/generated/schema.ts";
import type { Resource } from "../../resources/define.ts";
import { selectedFields } from "../graphql/selection.ts";
import type { AuthorizedContext } from "../context.ts";
import { byIndex, columnOf, type Condition, every, isOneOf } from "../db/conditions.ts";
import type { Reader } from "../db/database.ts";
import { isNarrow } from "../db/search.ts";
import { firstRows, isCommonSearch, isFoundBy } from "./common_words_store.ts";
import { conditionsOf } from "./filters.ts";
import { isNullable, type Order, orderBy, sortValueOf } from "../db/list_order.ts";
import type { Loose } from "../fields.ts";
import { type ListPages, listPagesOf, type ListRecord } from "./pages_store.ts";
import type { ListArgs, ListSource, ListTarget } from "./source.ts";
import { inScope } from "../scope.ts";

/** A list of a module: its two root fields, and the readers for jobs, exports and saved views. */
export interface List {
  readonly resource: Resource;
  readonly source: ListTarget;
  readonly pages: ListPages;
  readonly list: (
    args: ListArgs,
    context: AuthorizedContext,
    info?: GraphQLResolveInfo,
  ) => Promise<readonly unknown[]>;
  readonly count: (args: ListArgs, context: AuthorizedContext) => Promise<Count>;
}

type ListedBy<Q extends QueryName> = QueryName extends Q ? unknown
  : QueryResults[Q] extends readonly (infer Record)[] ? Loose<Record>
  : never;

export function listOf<Q extends QueryName, Row, Wire extends ListRecord & ListedBy<Q>>(
  resource: Resource & { readonly query: Q },
  source: ListSource<Row, Wire>,
) {
  return {
    resource,
    source,
    pages: listPagesOf(source),
    async list(args: ListArgs, context: AuthorizedContext, info?: GraphQLResolveInfo): Promise<Wire[]> {
      const rows = await readPage(resource, source, args, context, info && selectedFields(info));
      return rows.map((row) => source.wire(row, context));
    },
    count: (args: ListArgs, context: AuthorizedContext) => countList(resource, source, args, context),
  };
}

/** Returns the heavy reader, which blocks no request, for a search that no index narrows down. */
const readerFor = (source: ListTarget, args: ListArgs, { db }: AuthorizedContext): Reader => {
  const isWide = typeof args["search"] === "string" && !isNarrow(args["search"]);
  return isWide || source.isHeavy?.(args) ? db.heavy : db.read;
};

export async function countList(
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
): Promise<Count> {
  const reader = readerFor(source, args, context);
  const query = countOf(resource, source, args, context);
  if (await isCappedBySearch(reader, resource, source, args, context)) {
    return { count: COUNT_CAP, capped: true };
  }
  const { rows } = await query.execute(reader);
  const found = Number(rows[0]?.count ?? 0);
  return { count: Math.min(found, COUNT_CAP), capped: found > COUNT_CAP };
}

/** Returns true if only a search narrows the list, and more rows have its words than are counted. */
async function isCappedBySearch(
  reader: Reader,
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
): Promise<boolean> {
  if (!args["search"] || source.visible || source.beside || context.scope.sellers !== null) return false;
  if (conditionsOf(resource, source, { ...args, search: null }, context).length > 0) return false;
  return await isFoundBy(reader, source, args, context.db.engine, COUNT_CAP + 1);
}

/**
 * Returns the statement of one page; tests inspect its plan.
 * @param fields the fields of a row to read; by default all
 * @param isAmongFirst true to search only the first rows of the list
 */
export function pageOf<Row, Wire>(
  resource: Resource,
  source: ListSource<Row, Wire>,
  args: ListArgs,
  context: AuthorizedContext,
  fields?: ReadonlySet<string>,
  isAmongFirst = false,
): RawBuilder<Row> {
  const { keys, order, mayBeNull } = keysOf(resource, source, args, context, isAmongFirst);
  const tie = sql.raw(source.key);
  const table = sql`(${keys}) as page join ${sql.table(source.table)} as r on r.${tie} = page.${tie}`;
  // Sorts by columns of `page`, so that no engine walks through the whole table to keep 20 rows in order.
  return sql<Row>`${source.rows(table, fields)} order by ${
    orderBy(columnOf("page.sort_value"), columnOf(`page.${source.key}`), order, mayBeNull)
  }`;
}

/** Returns the statement that finds the keys of a page's rows in order, by an index. */
function keysOf(
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
  isAmongFirst = false,
) {
  const { page, perPage } = context.page;
  if (page * perPage > MAX_PAGED_ROWS) {
    throw new ApiError("LIMIT", `Cannot go beyond row ${MAX_PAGED_ROWS}: narrow the filters instead`);
  }
  const order = orderOf(resource, args["sort"], context);
  const mayBeNull = isNullable(source, order);
  const value = sortValueOf(source, order.column, "k");
  const rows = isAmongFirst ? firstRows(source, order, context) : named(source, args, context);
  const target = isAmongFirst ? { ...source, isCompared: true as const } : source;
  const keys = sql<Key>`select ${sql.raw(source.key)}, ${value} as sort_value from ${rows} where ${
    listCondition(resource, target, args, context)
  } order by ${orderBy(value, columnOf(`k.${source.key}`), order, mayBeNull)} limit ${perPage} offset ${
    (page - 1) * perPage
  }`;
  return { keys, order, mayBeNull };
}

type Key = Readonly<Record<string, string | number>>;

/** Reads ids first and then their rows only for a union and on Postgres. Source: docs/adr/0119. */
async function readPage<Row, Wire>(
  resource: Resource,
  source: ListSource<Row, Wire>,
  args: ListArgs,
  context: AuthorizedContext,
  fields?: ReadonlySet<string>,
): Promise<readonly Row[]> {
  const reader = readerFor(source, args, context);
  if (await isCommonSearch(reader, source, args, context)) {
    const found = await pageOf(resource, source, args, context, fields, true).execute(reader);
    // If the page is not full, further rows may match after the first rows.
    if (found.rows.length === context.page.perPage) return found.rows;
  }
  if (context.db.engine === "sqlite" && !source.isUnion) {
    return (await pageOf(resource, source, args, context, fields).execute(reader)).rows;
  }
  const { keys, order, mayBeNull } = keysOf(resource, source, args, context);
  const ties = (await keys.execute(reader)).rows.map((key) => key[source.key] ?? "");
  if (ties.length === 0) return [];
  const tie = columnOf(`r.${source.key}`);
  const page = sql<Row>`${source.rows(sql`${sql.table(source.table)} as r`, fields)} where ${
    isOneOf(`r.${source.key}`, ties)
  } order by ${orderBy(sortValueOf(source, order.column, "r"), tie, order, mayBeNull)}`;
  return (await page.execute(reader)).rows;
}

/** Names the table as `k`, with the index that its source chooses for these arguments. */
function named(source: ListTarget, args: ListArgs, { db }: AuthorizedContext): RawBuilder<unknown> {
  const index = source.indexFor?.(args);
  return sql`${sql.table(source.table)} as k ${index ? byIndex(db.engine, index) : sql``}`;
}

/** Counts one row more than the cap, to tell a capped count from an exact one. */
function countOf(resource: Resource, source: ListTarget, args: ListArgs, context: AuthorizedContext) {
  return sql<{ count: number | string }>`select count(*) as count from (select 1 from ${
    named(source, args, context)
  } where ${listCondition(resource, source, args, context)} limit ${COUNT_CAP + 1}) as found`;
}

/** Returns the condition on the alias `k`: rows that the caller may see and that the arguments match. */
export function listCondition(
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
): Condition {
  const visible = source.visible?.(context) ?? inScope(context.scope);
  const beside = source.beside?.(args, context) ?? [];
  return every([visible, ...conditionsOf(resource, source, args, context), ...beside]);
}

/** @throws {ApiError} BAD_INPUT for a column that cannot be sorted by, or that the caller may not see */
export function orderOf(resource: Resource, value: unknown, context: AuthorizedContext): Order {
  const sort = typeof value === "string" && value !== "" ? value : resource.sort;
  const key = sort.replace(/^-/, "");
  const column = resource.columns.find((each) => each.key === key && each.sortable);
  if (!column || (column.rule && !allows(column.rule, context.session.person))) {
    throw new ApiError("BAD_INPUT", `Cannot sort ${resource.id} by "${key}": expected a sortable column`, {
      problems: [{ path: "sort", code: "unknown" }],
    });
  }
  return { column: key, direction: sort.startsWith("-") ? "desc" : "asc" };
}
