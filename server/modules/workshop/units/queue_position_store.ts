import { sql } from "kysely";
import { allows, staff } from "../../../../api/access.ts";
import { MAX_COUNTED_IN_FRONT } from "../../../../api/orders/waits.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { queueText } from "./queue_store.ts";

/** Reads the index of the queue up to the order's first unit, or up to the maximum count. */
const ahead = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<
    { readonly order_id: string; readonly step: string; readonly ahead: number | string }
  >`select f.order_id, f.step,
    (select count(*) from (select 1 as one from units as k where k.location_id = f.location_id
      and k.print_status = f.step and k.work_status = 'Waiting' and ${sql.raw(queueText("k."))} <= f.place
      and (${sql.raw(queueText("k."))} < f.place or k.seq < f.seq) limit ${
    sql.lit(MAX_COUNTED_IN_FRONT + 1)
  }) as before) as ahead
    from (select u.order_id, u.location_id, u.print_status as step, u.seq, ${
    sql.raw(queueText("u."))
  } as place,
      row_number() over (partition by u.order_id, u.print_status order by ${
    sql.raw(queueText("u."))
  }, u.seq) as nth
      from units as u where ${isOneOf("u.order_id", place("ids"))} and ${
    inScope(place("scope"), "u.seller_id")
  }
      and u.work_status = 'Waiting') as f where f.nth = 1`
);

/** Counts the units before each order's first one, by step. Sellers get nothing, as it shows the volume of others. */
export const queuePositionsOf: Load<ReadonlyMap<string, number>> = async (reader, scope, ids, context) => {
  if (!context || !allows(staff, context.session.person)) return new Map();
  const rows = groupRows(await ahead.all(reader, { ids, scope }), ({ order_id }) => order_id);
  return new Map(
    [...rows].map(([id, its]) => [id, new Map(its.map((row) => [row.step, Number(row.ahead)]))]),
  );
};
