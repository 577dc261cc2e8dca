/** Counts the kept garments of remedy orders again: each is taken once, by an order that is not cancelled. */
import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { REUSED_OUTCOME } from "./shelf_store.ts";
import { HOLDS } from "./store.ts";

/** Bounds the list: enough to find the cause. */
const MOST = 20;

export async function shelfFaults(reader: Reader): Promise<string[]> {
  const { rows: lost } = await sql<{ code: string }>`select k.code from returns as g
    join units as k on k._id = g.unit_id left join order_lines as l on l._id = g.line_id
    left join orders as o on o._id = l.order_id
    where g.outcome = ${REUSED_OUTCOME} and ${HOLDS} and (o._id is null or o.remedy <> 'reship' or o.status = 'Cancelled')
    order by g.seq limit ${MOST}`.execute(reader);
  const { rows: unreserved } = await sql<{ code: string }>`select u.code from units as u
    where u.reuse_of is not null and u.print_status <> 'Stopped' and not exists (select 1 from returns as g
      where g.unit_id = u.reuse_of and g.outcome = ${REUSED_OUTCOME} and g.line_id = u.order_line_id and ${HOLDS})
    order by u.seq limit ${MOST}`.execute(reader);
  const { rows: counted } = await sql<
    { code: string; taken: number | string; wanted: number | string }
  >`select * from (select o.code, o.seq,
      (select count(*) from returns as g join order_lines as l on l._id = g.line_id
        where l.order_id = o._id and g.outcome = ${REUSED_OUTCOME} and ${HOLDS}) as taken,
      case when o.paid = 0 then (select coalesce(sum(l.quantity), 0) from order_lines as l where l.order_id = o._id)
        else (select count(*) from units as u where u.order_id = o._id and u.reuse_of is not null
          and u.print_status <> 'Stopped') end as wanted
      from orders as o where o.remedy = 'reship' and o.status <> 'Cancelled') as each
    where taken > wanted or taken < wanted and taken > 0 order by seq limit ${MOST}`.execute(reader);
  return [
    ...lost.map(({ code }) => `${code} is taken from the returns shelf for no order.`),
    ...unreserved.map(({ code }) => `${code} sends a kept garment that is not taken for it.`),
    ...counted.map(({ code, taken, wanted }) =>
      `${code} has taken ${taken} kept garments and sends ${wanted}.`
    ),
  ];
}
