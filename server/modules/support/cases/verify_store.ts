import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";
import { OPEN_OF_ORDERS } from "./orders_store.ts";

const CHECKS: readonly FaultCheck[] = [
  {
    question:
      sql`select o.code as name from case_lines as l join order_lines as ol on ol._id = l.order_line_id
      join orders as o on o._id = ol.order_id where l.remedy_state in ('Open', 'Done')
      group by o.code, ol._id, ol.quantity having sum(l.quantity) > ol.quantity`,
    fault: (name) => `Cases remedied more garments of a line of ${name} than it has.`,
  },
  {
    question: sql`select c.code as name from cases as c where c.status = 'Inprocess' and not exists (
      select 1 from case_lines as l where l.case_id = c._id and l.remedy_state = 'Open')`,
    fault: (name) => `Case ${name} waits for a remedy, and none is under way.`,
  },
  {
    question: sql`select c.code as name from case_lines as l join cases as c on c._id = l.case_id
      where l.remedy_id is not null and not exists (select 1 from orders as o where o._id = l.remedy_id)
        and not exists (select 1 from refund_requests as r where r._id = l.remedy_id)`,
    fault: (name) => `A remedy of case ${name} does not exist.`,
  },
  {
    question: sql`select o.code as name from orders as o where o.case_id is not null and not exists (
      select 1 from cases as c where c._id = o.case_id and c.seller_id = o.seller_id)`,
    fault: (name) => `Order ${name} is the remedy of a case that does not exist.`,
  },
  {
    question:
      sql`select o.code as name from orders as o left join (${OPEN_OF_ORDERS}) as counted on counted.order_id = o._id where o.open_cases <> coalesce(counted.open, 0)`,
    fault: (name) => `Order ${name} stores a wrong number of open cases.`,
  },
  {
    question: sql`select c.code as name from cases as c left join cases as t on t._id = c.merged_into
      where (c.closed_as = 'merged') <> (c.merged_into is not null) or t.seller_id <> c.seller_id`,
    fault: (name) => `Case ${name} was merged into none, or into one of another seller.`,
  },
  {
    question: sql`with recursive led (origin, _id, steps) as (
        select _id, merged_into, 1 from cases where merged_into is not null
        union all select led.origin, c.merged_into, led.steps + 1 from led join cases as c on c._id = led._id
          where c.merged_into is not null and led.steps < 50
      ) select c.code as name from led join cases as c on c._id = led.origin where led._id = led.origin`,
    fault: (name) => `Case ${name} was merged into itself.`,
  },
];

export const caseFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
