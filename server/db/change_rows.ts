/** Updates versioned rows with one compiled statement for each set of changed columns. Source: ADR 54. */
import { sql } from "kysely";
import { type CachedQuery, cacheQuery } from "./cached_query.ts";
import { columnOf, isOneOf } from "./conditions.ts";
import type { Writer } from "./database.ts";

type Scalar = string | number | null;
type Values = Readonly<Record<string, Scalar | readonly string[]>>;

/** Further sets of columns are compiled each time. */
const MAX_SETS = 256;
const WAS = "was version";
const IDS = "their ids";

const known = new Map<string, CachedQuery<Values, unknown>>();

function cacheUpdate(table: "orders" | "units", columns: readonly string[], isOfVersion: boolean) {
  const key = `${table} ${isOfVersion} ${columns.join(" ")}`;
  const found = known.get(key) ??
    cacheQuery((_reader, place: (name: string) => Values[string]) =>
      sql`update ${sql.table(table)} set ${
        sql.join(columns.map((column) => sql`${columnOf(column)} = ${place(column)}`))
      }, "version" = version + 1 where ${isOneOf("_id", place(IDS) as readonly string[])}${
        isOfVersion ? sql` and version = ${place(WAS)}` : sql``
      }`
    );
  if (known.size < MAX_SETS) known.set(key, found);
  return found;
}

/** Updates rows and increments their versions; undefined columns stay. @returns the number of changed rows */
export async function changeRows(
  tx: Writer,
  table: "orders" | "units",
  ids: readonly string[],
  patch: Readonly<Record<string, Scalar | undefined>>,
  version?: number,
): Promise<number> {
  const set = Object.entries(patch).filter((each): each is [string, Scalar] => each[1] !== undefined);
  const query = cacheUpdate(table, set.map(([column]) => column), version !== undefined);
  const values = { ...Object.fromEntries(set), [IDS]: ids, ...version !== undefined && { [WAS]: version } };
  return Number((await query.run(tx, values)).numAffectedRows);
}
