import { type RawBuilder, sql } from "kysely";
import { MAX_SHOWN_UNITS } from "../../../../api/constants.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { ALL_UNIT_TEXTS, GUARD_COLUMNS, OPERATOR_COLUMN, textsFor } from "./read_store.ts";
import type { ListedUnit, ListedView, UnitRow, UnitView } from "./rows.ts";
import { viewOf } from "./view.ts";

const NOTHING = sql.raw("");

type Parent = "order_id" | "package_id" | "batch_id";

const firstRows = <Row>(column: Parent, columns: RawBuilder<unknown>, joins: RawBuilder<unknown>) =>
  cacheQuery((_reader, place: Place<ScopedIds>) =>
    sql<Row & { readonly of: string }>`select ${columns}, r.${sql.ref(column)} as of
      from ${firstIn(column, place("ids"))} as r ${joins}
      where ${inScope(place("scope"), "r.seller_id")} order by r.seq`
  );

export function unitsIn(column: Parent): Load<UnitView[]> {
  const first = firstRows<UnitRow>(
    column,
    sql`${ALL_UNIT_TEXTS.columns}${GUARD_COLUMNS}${OPERATOR_COLUMN}`,
    ALL_UNIT_TEXTS.joins,
  );
  return async (reader, scope, ids, context) => {
    const groups = groupRows(await first.all(reader, { ids, scope }), ({ of }) => of);
    return new Map([...groups].map(([id, group]) => [id, group.map((row) => viewOf(row, context))]));
  };
}

export const unitsFor = (column: Parent) => (fields: ReadonlySet<string> | undefined): Load<ListedView[]> => {
  if (!fields) return unitsIn(column);
  const { columns, joins } = textsFor(fields);
  const operator = fields.has("operator_name") ? OPERATOR_COLUMN : NOTHING;
  const first = firstRows<ListedUnit>(column, sql`${columns}${operator}`, joins);
  return async (reader, scope, ids, context) => {
    const groups = groupRows(await first.all(reader, { ids, scope }), ({ of }) => of);
    return new Map([...groups].map(([id, group]) => [id, group.map((row) => viewOf(row, context))]));
  };
};

/** Selects the first units of each record: for one record by an index, for several by numbering their units. */
const firstIn = (column: string, ids: readonly string[]) =>
  ids.length === 1
    ? sql`(select * from units where ${isOneOf(column, ids)} order by seq limit ${MAX_SHOWN_UNITS})`
    : sql`(select * from (select units.*, row_number() over (partition by ${
      sql.ref(column)
    } order by seq) as place
        from units where ${isOneOf(column, ids)}) as ranked where place <= ${MAX_SHOWN_UNITS})`;
