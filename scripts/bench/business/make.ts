/**
 * Makes a large business out of one of 10,000 orders: the same rows under other ids, numbers and days, with garments,
 * packages, labels, money, stock and history, and with enough earlier credits for ten ledger entries an order. `verify` finds
 * no fault in books and stock.
 */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { SQLITE_FILE } from "../../../server/db/open.ts";
import { seedDatabase } from "../world.ts";
import { type Bulk, sqliteBulk } from "./bulk.ts";
import { DEFAULT_EXPRESSIONS, NEXT_CODE, TABLE_COPIES, type TableCopy } from "./columns.ts";

export const FEW = 10_000;
export const MANY = 1_000_000;
const ENTRIES_PER_ORDER = 10;
const YEARS_SECONDS = 2 * 365 * DAY_SECONDS;
const root = decodeURIComponent(new URL("../../../.cache/bench/", import.meta.url).pathname);

/** Returns the folder of a database with `orders` orders. It is reused until the small one is made again. */
export async function storeLargeBusiness(orders: number): Promise<string> {
  const few = await seedDatabase(FEW);
  if (orders <= FEW) return few;
  const dataDir = join(root, `business-${orders}`);
  const file = join(dataDir, SQLITE_FILE);
  const [made, source] = await Promise.all(
    [file, join(few, SQLITE_FILE)].map((path) => stat(path).catch(() => null)),
  );
  if (made && source && made.mtime > source.birthtime) return dataDir;
  console.log(`Making a business of ${orders.toLocaleString("en")} orders …`);
  const startedAt = performance.now();
  const part = join(dataDir, "part.db");
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await copyFile(join(few, SQLITE_FILE), part);
  const bulk = sqliteBulk(part);
  await enlarge(bulk, orders / FEW);
  await bulk.close();
  await rename(part, file);
  console.log(`… took ${Math.round((performance.now() - startedAt) / 1_000)} s.`);
  return dataDir;
}

export async function enlarge(bulk: Bulk, times: number): Promise<void> {
  const copies = times - 1;
  await bulk.run(
    `create temp table bench_copies as with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers
      where n < ${copies}) select n from numbers`,
  );
  await describeMoney(bulk, times);
  const tables = TABLE_COPIES.map(({ table }) => table);
  await bulk.without(tables, async () => {
    for (const copied of TABLE_COPIES) await copy(bulk, copied);
    await addCredits(bulk);
    await updateDerived(bulk, times);
  });
}

/** Copies the rows of a table, by way of a temporary table, so that copies are not copied again. */
async function copy(
  bulk: Bulk,
  { table, columnValues = {}, joins = "", oneIn = 1 }: TableCopy,
): Promise<void> {
  const columns = (await bulk.columnsOf(table)).filter((name) => name !== "seq");
  const names = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((name) => columnValues[name] ?? DEFAULT_EXPRESSIONS[name] ?? `s."${name}"`).join(
    ", ",
  );
  await bulk.run(`create temp table bench_rows as select * from ${table}`);
  await bulk.run(`insert into ${table} (${names}) select ${values}
    from bench_copies cross join bench_rows as s ${joins} where n % ${oneIn} = 0`);
  await bulk.run("drop table bench_rows");
}

/** Fills temporary tables: the times of all entries, the lines and balance of each account, and the credits to add. */
async function describeMoney(bulk: Bulk, times: number): Promise<void> {
  await bulk.run(`create temp table bench_money as select min(created_at) as first_at, ${times - 1} as copies,
    max(created_at) - min(created_at) + 1 as span, ${YEARS_SECONDS} as years from ledger_entries`);
  const [row] = await bulk.rows(`select (select count(*) from ledger_entries) as entries,
    (select count(*) from orders) as orders, (select count(*) from wallets) as wallets`);
  const { entries, orders, wallets } = row ?? {};
  const missing = (Number(orders) * ENTRIES_PER_ORDER - Number(entries)) * times;
  const credits = Math.max(0, Math.floor(missing / 2 / Number(wallets)));
  await bulk.run(`create temp table bench_accounts as select a._id, a.seller_id, a.kind, a.currency,
    case when a.kind = 'wallet' then ${credits} else 0 end as credits,
    (select count(*) from ledger_entries as e where e.account_id = a._id and e.no is not null) as lines,
    coalesce((select sum(e.amount_minor) from ledger_entries as e where e.account_id = a._id and e.no is not null), 0)
      as balance from ledger_accounts as a`);
  await bulk.run(
    `create temp table bench_credits as with recursive numbers (n) as (select cast(1 as bigint) union all
    select n + 1 from numbers where n < ${credits}) select n from numbers`,
  );
}

async function addCredits(bulk: Bulk): Promise<void> {
  const source = "from bench_credits cross join bench_accounts as a cross join bench_money as m";
  const own = "a.kind = 'wallet' and a.seller_id is not null and n <= a.credits";
  const at = "m.first_at - 2 * m.years + n * m.years / a.credits";
  await bulk.run(
    `insert into ledger_txns (_id, kind, event, seller_id, ref_kind, ref_code, service, actor_id, request_id,
      created_at) select a.seller_id || '-credit-' || n, 'credit', '', a.seller_id, '', 'CR-' || n, '', a.seller_id, 'bench',
      ${at} ${source} where ${own}`,
  );
  const entry =
    "txn_id, account_id, amount_minor, currency, seller_id, kind, ref_code, no, balance_minor, created_at, account";
  await bulk.run(
    `insert into ledger_entries (${entry}) select a.seller_id || '-credit-' || n, a._id, 1, a.currency,
      a.seller_id, 'credit', 'CR-' || n, n, n, ${at}, 'wallet' ${source} where ${own}`,
  );
  await bulk.run(`insert into ledger_entries (${entry}) select a.seller_id || '-credit-' || n,
      (select h._id from ledger_accounts as h where h.seller_id is null and h.currency = a.currency order by h._id limit 1),
      -1, a.currency, null, 'credit', 'CR-' || n, null, null, ${at}, null ${source} where ${own}`);
}

/** Updates derived values of all copies: positions of lines, balances, shelves and counters. */
async function updateDerived(bulk: Bulk, times: number): Promise<void> {
  const of = (column: string) =>
    `(select a.credits + ${times - 1} * a.${column} from bench_accounts as a where a._id = e.account_id)`;
  const first = "select s.txn_id from bench_first as s";
  await bulk.run(
    `create temp table bench_first as select txn_id from ledger_entries as e join bench_money as m
    on e.created_at >= m.first_at where e.no is not null`,
  );
  await bulk.run(
    `update ledger_entries as e set no = no + ${of("lines")}, balance_minor = balance_minor + ${
      of("balance")
    } where e.no is not null and e.txn_id in (${first})`,
  );
  const account = (kind: string, column: string) =>
    `coalesce((select a.credits + ${times} * a.${column} from bench_accounts as a where a.kind = '${kind}'
      and a.seller_id = w.seller_id and a.currency = w.currency), 0)`;
  await bulk.run(`update wallets as w set balance_minor = ${account("wallet", "balance")},
    wallet_no = ${account("wallet", "lines")}, due_minor = -${account("due", "balance")},
    due_no = ${account("due", "lines")}, held_minor = held_minor * ${times}`);
  await bulk.run(`update stock set on_hand = on_hand * ${times}, reserved = reserved * ${times}`);
  await bulk.run(
    `update counters set next = ${NEXT_CODE} where name in ('orders', 'packages', 'units', 'refund_requests')`,
  );
}
