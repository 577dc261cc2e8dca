/** Finds the orders that cases are about: the order that a case was opened for, and those of its lines. */
import { type RawBuilder, sql } from "kysely";
import { OPEN_CASES } from "../../../../api/support/cases.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

const OPEN = sql`c.status in (${sql.join(OPEN_CASES.map((status) => sql.lit(status)))})`;

/** Selects the number of open cases of each order that has any. */
export const OPEN_OF_ORDERS = sql`select order_id, count(*) as open from (
    select c._id, c.order_id from cases as c where ${OPEN} and c.order_id is not null
    union select c._id, ol.order_id from cases as c join case_lines as l on l.case_id = c._id
      join order_lines as ol on ol._id = l.order_line_id where ${OPEN}
  ) as concerned group by order_id`;

/** Selects the case and the order of every case about these orders, which `theirs` names by the alias `o`. */
export const casesAbout = (theirs: Condition): RawBuilder<unknown> =>
  sql`select c._id as case_id, o._id as order_id from orders as o join cases as c on c.order_id = o._id where ${theirs}
    union select l.case_id, o._id from orders as o join order_lines as ol on ol.order_id = o._id
      join case_lines as l on l.order_line_id = ol._id where ${theirs}`;

export async function countOpenCases(tx: Writer): Promise<void> {
  await sql`update orders set open_cases = (
      select counted.open from (${OPEN_OF_ORDERS}) as counted where counted.order_id = orders._id
    ) where _id in (select counted.order_id from (${OPEN_OF_ORDERS}) as counted)`.execute(tx);
}

export async function openCasesOf(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly order_id: string; readonly open: number | string }>`
    select order_id, count(*) as open from (
      select c._id, c.order_id from cases as c where ${isOneOf("c.order_id", orderIds)} and ${OPEN}
      union select c._id, ol.order_id from order_lines as ol join case_lines as l on l.order_line_id = ol._id
        join cases as c on c._id = l.case_id where ${isOneOf("ol.order_id", orderIds)} and ${OPEN}
    ) as concerned group by order_id`.execute(reader);
  return new Map(rows.map(({ order_id, open }) => [order_id, Number(open)]));
}

/** Returns the orders of cases and of their lines, including lines that moved with a merge. */
export async function ordersOfCases(reader: Reader, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly order_id: string }>`
    select order_id from cases where ${isOneOf("_id", ids)} and order_id is not null
    union select ol.order_id from case_lines as l join order_lines as ol on ol._id = l.order_line_id
      where ${isOneOf("l.case_id", ids)} or l.case_id in (
        select merged_into from cases where ${isOneOf("_id", ids)}
      )`.execute(reader);
  return rows.map(({ order_id }) => order_id);
}
