import { type Selectable, sql } from "kysely";
import type { MonthSpan, MonthTotal } from "../../../../api/money/months.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { LedgerMonthsTable } from "../../../db/tables.ts";

export type MonthRow = Readonly<Selectable<LedgerMonthsTable>>;

export const monthRows = (reader: Reader): Promise<MonthRow[]> =>
  reader.selectFrom("ledger_months").selectAll().orderBy("month").execute();

export async function firstEntryAt(reader: Reader): Promise<number | null> {
  const row = await reader.selectFrom("ledger_entries").select("created_at").orderBy("created_at").limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

type Amount = number | string;
interface SumRow {
  readonly account: string;
  readonly currency: string;
  readonly debit: Amount;
  readonly credit: Amount;
  readonly entries: Amount;
  readonly last_seq: Amount;
}

export interface MonthSums {
  readonly totals: readonly MonthTotal[];
  readonly entries: number;
  readonly last_seq: number;
}

const keyOf = ({ account, currency }: Pick<MonthTotal, "account" | "currency">) => `${account} ${currency}`;

/** @param before totals of the previous month, whose closing balances are the opening ones */
export async function monthSums(
  reader: Reader,
  { from, until }: Pick<MonthSpan, "from" | "until">,
  before: readonly MonthTotal[],
): Promise<MonthSums> {
  const { rows } = await sql<
    SumRow
  >`select a.kind || case when a.party = '' then '' else ':' || a.party end as account,
      e.currency, sum(case when e.amount_minor < 0 then -e.amount_minor else 0 end) as debit,
      sum(case when e.amount_minor > 0 then e.amount_minor else 0 end) as credit,
      count(*) as entries, max(e.seq) as last_seq
    from ledger_entries as e join ledger_accounts as a on a._id = e.account_id
    where e.created_at >= ${from} and e.created_at < ${until} group by 1, 2`.execute(reader);
  const sums = new Map(rows.map((row) => [keyOf(row), row]));
  const opening = new Map(before.map((total) => [keyOf(total), total]));
  const named: readonly Pick<MonthTotal, "account" | "currency">[] = [...opening.values(), ...sums.values()];
  const totals = [...new Map(named.map((each) => [keyOf(each), each])).values()].map(
    ({ account, currency }): MonthTotal => {
      const key = keyOf({ account, currency });
      const opening_minor = opening.get(key)?.closing_minor ?? 0;
      const debit_minor = Number(sums.get(key)?.debit ?? 0);
      const credit_minor = Number(sums.get(key)?.credit ?? 0);
      const closing_minor = opening_minor - debit_minor + credit_minor;
      return { account, currency, opening_minor, debit_minor, credit_minor, closing_minor };
    },
  );
  return {
    totals: totals.sort((one, other) => keyOf(one) < keyOf(other) ? -1 : 1),
    entries: rows.reduce((sum, row) => sum + Number(row.entries), 0),
    last_seq: rows.reduce((last, row) => Math.max(last, Number(row.last_seq)), 0),
  };
}

/** Returns the names of payment methods by the name of their account, `cash:…`. */
export async function cashNames(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.selectFrom("payment_methods").select(["_id", "name"]).execute();
  return new Map(rows.map(({ _id, name }) => [`cash:${_id}`, name]));
}

export async function keepMonth(tx: Writer, row: MonthRow): Promise<void> {
  await tx.insertInto("ledger_months").values(row)
    .onConflict((known) => known.column("month").doUpdateSet(row)).execute();
}
