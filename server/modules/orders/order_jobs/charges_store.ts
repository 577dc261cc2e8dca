import { sql } from "kysely";
import { MAX_JOB_RECORDS } from "../../../../api/constants.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { arrangeRows } from "../../desk/jobs/rows_store.ts";
import { dueSql } from "../../money/ledger/tax_store.ts";

export const arrangeByDue = (tx: Writer, job: JobRow): Promise<void> =>
  arrangeRows(tx, job, { table: "orders", order: sql`o.due_at, o.seq` });

/** Maximum number of sums in a preview, one per seller and currency: more than a person reads. */
const MAX_CHARGES = 50;

interface SellerCurrency {
  readonly seller_id: string;
  readonly currency: string;
}

export async function findCoveredOrders(
  heavy: Reader,
  condition: Condition,
  { seller_id, currency }: SellerCurrency,
  { availableMinor, taxPpm, postage }: {
    readonly availableMinor: number;
    readonly taxPpm: number;
    /** Postage by the order's id; an order without an entry counts as one without postage. */
    readonly postage: ReadonlyMap<string, number>;
  },
): Promise<number> {
  const due = dueSql(taxPpm);
  const { rows } = await sql<{ _id: string; total_minor: number | string }>`
    select k._id, ${due} as total_minor from orders as k
    where ${condition} and ${payable} and k.seller_id = ${seller_id} and k.currency = ${currency}
    order by k.due_at, k.seq limit ${MAX_JOB_RECORDS}`.execute(heavy);
  let [left, covered] = [availableMinor, 0];
  for (const { _id, total_minor } of rows) {
    const takes = Number(total_minor) + (postage.get(_id) ?? 0);
    if (takes > left) continue;
    left -= takes;
    covered++;
  }
  return covered;
}

const payable = sql<boolean>`k.status = 'Pending' and k.problems_count = 0`;

export async function payableIn(heavy: Reader, condition: Condition, most: number): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select k._id from orders as k
    where ${condition} and ${payable} order by k.seq limit ${most}`.execute(heavy);
  return rows.map(({ _id }) => _id);
}

export async function chargesOf(heavy: Reader, condition: Condition, taxPpm: number) {
  const due = dueSql(taxPpm);
  const { rows } = await sql<{
    seller_id: string;
    seller_name: string;
    currency: string;
    orders: number | string;
    sum_minor: number | string;
  }>`select found.*, u.name as seller_name from (
      select k.seller_id, k.currency, count(*) as orders, sum(${due}) as sum_minor from orders as k
      where ${condition} and ${payable}
      group by k.seller_id, k.currency order by sum(${due}) desc, k.seller_id limit ${MAX_CHARGES}
    ) as found join users as u on u._id = found.seller_id
    order by found.sum_minor desc, found.seller_id`.execute(heavy);
  return rows.map(({ orders, sum_minor, ...row }) => ({
    ...row,
    orders: Number(orders),
    sum_minor: Number(sum_minor),
  }));
}
