import { sql } from "kysely";
import type { OrderRemedy } from "../../../../api/generated/schema.ts";
import { remedyStateOf } from "../../../../api/orders/remedies.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";

const origins = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<{ readonly _id: string; readonly code: string }>`select r._id, o.code from orders as r
    join orders as o on o._id = r.origin_order_id
    where ${isOneOf("r._id", place("ids"))} and ${inScope(place("scope"), "r.seller_id")}`
);

export const originCodesOf: Load<string> = async (reader, scope, ids) =>
  new Map((await origins.all(reader, { ids, scope })).map(({ _id, code }) => [_id, code]));

interface RemedyRow extends Omit<OrderRemedy, "state"> {
  readonly origin_order_id: string;
}

const remedies = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<RemedyRow>`select origin_order_id, _id, code, remedy, status from orders
    where ${isOneOf("origin_order_id", place("ids"))} and ${inScope(place("scope"))} order by seq`
);

export const remediesFor: Load<readonly OrderRemedy[]> = async (reader, scope, ids) => {
  const rows = await remedies.all(reader, { ids, scope });
  return new Map(
    [...groupRows(rows, ({ origin_order_id }) => origin_order_id)].map(([id, some]) => [
      id,
      some.map(({ origin_order_id: _, ...row }) => ({ ...row, state: remedyStateOf(row.status) })),
    ]),
  );
};
