/** Orders by the condition of a job, in the order of their running numbers. The condition begins within a scope. */
import { sql } from "kysely";
import type { Reader } from "../../db/database.ts";
import type { Condition } from "../../db/conditions.ts";

/** Counts up to `most`; `until` is the last running number of all orders. */
export async function countOrders(reader: Reader, condition: Condition, most: number) {
  const { rows } = await sql<{ count: number | string; until: number | string | null }>`
    select (select count(*) from (select 1 from orders as k where ${condition} limit ${most}) as found) as count,
      (select max(seq) from orders) as until`.execute(reader);
  return { count: Number(rows[0]?.count ?? 0), until: Number(rows[0]?.until ?? 0) };
}

export async function nextOrders(
  reader: Reader,
  condition: Condition,
  after: number,
  until: number,
  limit: number,
): Promise<readonly { readonly _id: string; readonly code: string; readonly seq: number }[]> {
  const { rows } = await sql<{ _id: string; code: string; seq: number | string }>`
    select k._id, k.code, k.seq from orders as k
    where ${condition} and k.seq > ${after} and k.seq <= ${until} order by k.seq limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ seq, ...row }) => ({ ...row, seq: Number(seq) }));
}

/** Orders of each state. */
export async function statesOf(heavy: Reader, condition: Condition) {
  const { rows } = await sql<{
    status: string;
    print_status: string;
    shipment_status: string;
    count: number | string;
  }>`select status, print_status, shipment_status, count(*) as count from orders as k
    where ${condition} group by status, print_status, shipment_status order by count desc, status`.execute(
    heavy,
  );
  return rows.map(({ count, ...state }) => ({ ...state, count: Number(count) }));
}

/** Sellers of a preview: more than a person reads. */
const MOST_CHARGES = 50;

/** What the orders that can be paid now would cost each seller; the largest sum first. */
export async function chargesOf(heavy: Reader, condition: Condition) {
  const { rows } = await sql<{
    seller_id: string;
    seller_name: string;
    currency: string;
    orders: number | string;
    sum_minor: number | string;
  }>`select found.*, u.name as seller_name from (
      select k.seller_id, k.currency, count(*) as orders, sum(k.total_minor) as sum_minor from orders as k
      where ${condition} and k.status = 'Pending' and k.problems_count = 0
      group by k.seller_id, k.currency order by sum(k.total_minor) desc, k.seller_id limit ${MOST_CHARGES}
    ) as found join users as u on u._id = found.seller_id
    order by found.sum_minor desc, found.seller_id`.execute(heavy);
  return rows.map(({ orders, sum_minor, ...row }) => ({
    ...row,
    orders: Number(orders),
    sum_minor: Number(sum_minor),
  }));
}
