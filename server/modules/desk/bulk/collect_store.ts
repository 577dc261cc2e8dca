/** Records by the condition of a job, in the order of their list's key. The condition begins within a scope. */
import { sql } from "kysely";
import { MAX_JOB_RECORDS } from "../../../../api/constants.ts";
import type { Columns } from "../../../../machines/lifecycles/columns.ts";
import type { Reader } from "../../../db/database.ts";
import type { Condition } from "../../../db/conditions.ts";
import { dueSql } from "../../money/ledger/tax_store.ts";
import type { ListTarget } from "../../../list_source.ts";

type Source = Pick<ListTarget, "table" | "key">;

/** What names a record within its list: a running number, or an id. */
export type Key = number | string;

/** Before the first. */
export const firstKey = ({ key }: Source): Key => key === "seq" ? 0 : "";
const keyFrom = ({ key }: Source, value: Key | null): Key => key === "seq" ? Number(value ?? 0) : value ?? "";

/** Counts up to `most`; `until` is the last key of all records. */
export async function countRecords(reader: Reader, source: Source, condition: Condition, most: number) {
  const table = sql.table(source.table);
  const { rows } = await sql<{ count: number | string; until: Key | null }>`
    select (select count(*) from (select 1 from ${table} as k where ${condition} limit ${most}) as found) as count,
      (select max(${sql.ref(source.key)}) from ${table}) as until`.execute(reader);
  return { count: Number(rows[0]?.count ?? 0), until: keyFrom(source, rows[0]?.until ?? null) };
}

export interface Span {
  readonly after: Key;
  readonly until: Key;
  readonly limit: number;
}

/** @param name The column that names a record for people */
export async function nextRecords(
  reader: Reader,
  source: Source,
  name: string,
  condition: Condition,
  { after, until, limit }: Span,
): Promise<readonly { readonly _id: string; readonly code: string; readonly key: Key }[]> {
  const key = sql.ref(`k.${source.key}`);
  const { rows } = await sql<{ _id: string; code: string; key: Key }>`
    select k._id, ${sql.ref(`k.${name}`)} as code, ${key} as key from ${sql.table(source.table)} as k
    where ${condition} and ${key} > ${after} and ${key} <= ${until} order by ${key} limit ${limit}`.execute(
    reader,
  );
  return rows.map((row) => ({ ...row, key: keyFrom(source, row.key) }));
}

/** Records of each state, by the columns of their lifecycle. */
export async function statesOf(
  heavy: Reader,
  source: Source,
  columns: readonly string[],
  condition: Condition,
): Promise<readonly { readonly columns: Columns; readonly count: number }[]> {
  const names = sql.join(columns.map((column) => sql.ref(`k.${column}`)));
  const { rows } = await sql<{ count: number | string } & Columns>`select ${names}, count(*) as count
    from ${sql.table(source.table)} as k where ${condition} group by ${names}
    order by count(*) desc, ${sql.ref(`k.${columns[0]}`)}`.execute(heavy);
  return rows.map(({ count, ...state }) => ({ columns: state as Columns, count: Number(count) }));
}

/** Sellers of a preview: more than a person reads. */
const MOST_CHARGES = 50;

interface Purse {
  readonly seller_id: string;
  readonly currency: string;
}

/** Of the same orders those of one purse that a sum covers, when they are paid as they are due. */
export async function coveredBy(
  heavy: Reader,
  condition: Condition,
  { seller_id, currency }: Purse,
  { availableMinor, taxPpm, postage }: {
    readonly availableMinor: number;
    readonly taxPpm: number;
    /** By order; of one that is not in it nothing is known. */
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

/** Ids of those that can be paid now. */
export async function payableIn(heavy: Reader, condition: Condition, most: number): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select k._id from orders as k
    where ${condition} and ${payable} order by k.seq limit ${most}`.execute(heavy);
  return rows.map(({ _id }) => _id);
}

/** Ids of packages, in the order of their list. */
export async function packageIdsIn(heavy: Reader, condition: Condition, most: number): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select k._id from packages as k
    where ${condition} order by k.seq limit ${most}`.execute(heavy);
  return rows.map(({ _id }) => _id);
}

/** What the orders that can be paid now would cost each seller; the largest sum first. */
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
      group by k.seller_id, k.currency order by sum(${due}) desc, k.seller_id limit ${MOST_CHARGES}
    ) as found join users as u on u._id = found.seller_id
    order by found.sum_minor desc, found.seller_id`.execute(heavy);
  return rows.map(({ orders, sum_minor, ...row }) => ({
    ...row,
    orders: Number(orders),
    sum_minor: Number(sum_minor),
  }));
}
