/**
 * Counts the garments of the returns shelf again: each leaves it only once, and only for an order that really sends
 * the garment.
 */
import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { REUSED_OUTCOME } from "./shelf_store.ts";
import { GRADE_IS_VALID } from "./store.ts";

/** Maximum number of listed faults, which are enough to find the cause. */
const MAX_COUNT = 20;

export async function shelfFaults(reader: Reader): Promise<string[]> {
  const { rows: lost } = await sql<{ code: string }>`select k.code from returns as g
    join units as k on k._id = g.unit_id left join order_lines as l on l._id = g.line_id
    left join orders as o on o._id = l.order_id
    where g.outcome = ${REUSED_OUTCOME} and ${GRADE_IS_VALID} and (o._id is null or o.remedy <> 'reship' or o.status = 'Cancelled')
    order by g.seq limit ${MAX_COUNT}`.execute(reader);
  const { rows: unreserved } = await sql<{ code: string }>`select u.code from units as u
    where u.reuse_of is not null and u.print_status <> 'Stopped' and not exists (select 1 from returns as g
      where g.unit_id = u.reuse_of and g.outcome = ${REUSED_OUTCOME} and g.line_id = u.order_line_id and ${GRADE_IS_VALID})
    order by u.seq limit ${MAX_COUNT}`.execute(reader);
  const { rows: counted } = await sql<
    { code: string; taken: number | string; wanted: number | string }
  >`select * from (select o.code, o.seq,
      (select count(*) from returns as g join order_lines as l on l._id = g.line_id
        where l.order_id = o._id and g.outcome = ${REUSED_OUTCOME} and ${GRADE_IS_VALID}) as taken,
      case when o.paid = 0 then (select coalesce(sum(l.quantity), 0) from order_lines as l where l.order_id = o._id)
        else (select count(*) from units as u where u.order_id = o._id and u.reuse_of is not null
          and u.print_status <> 'Stopped') end as wanted
      from orders as o where o.remedy = 'reship' and o.status <> 'Cancelled') as each
    where taken > wanted or taken < wanted and taken > 0 order by seq limit ${MAX_COUNT}`.execute(reader);
  const { rows: twice } = await sql<{ code: string; turn: number }>`select u.code, g.turn from returns as g
    join units as u on u._id = g.unit_id
    left join returns as b on b.unit_id = g.unit_id and b.turn = g.turn - 1
    where b._id is null and g.turn > 1 or not case coalesce(b.outcome, '')
      when '' then g.outcome in ('restocked', 'kept', 'scrapped')
      when 'kept' then g.outcome <> 'kept'
      when ${REUSED_OUTCOME} then g.outcome in ('kept', 'scrapped')
      when 'restocked' then g.outcome in ('', 'kept')
      else g.outcome in ('', 'kept', ${REUSED_OUTCOME}) end
    order by g.seq limit ${MAX_COUNT}`.execute(reader);
  const { rows: uncounted } = await sql<
    { code: string; stocked: number | string }
  >`select code, stocked from (
      select u.code, u.seq, coalesce((select sum(m.d_on_hand) from stock_moves as m where m.unit_id = u._id
        and m.kind = 'receive'), 0) as stocked, (select count(*) from returns as g where g.unit_id = u._id
        and g.outcome = 'restocked' and ${GRADE_IS_VALID}) as wanted from units as u
      where u._id in (select r.unit_id from returns as r)) as each
    where stocked <> wanted order by seq limit ${MAX_COUNT}`.execute(reader);
  return [
    ...twice.map(({ code, turn }) =>
      `${code} was graded or left the returns shelf twice, by its change ${turn}.`
    ),
    ...uncounted.map(({ code, stocked }) => `${code} came back, and is in stock ${stocked} times.`),
    ...lost.map(({ code }) => `${code} is taken from the returns shelf for no order.`),
    ...unreserved.map(({ code }) => `${code} sends a kept garment that is not taken for it.`),
    ...counted.map(({ code, taken, wanted }) =>
      `${code} has taken ${taken} kept garments and sends ${wanted}.`
    ),
  ];
}
