/** What stands under a statement: balances as the lines around a period say them, and what its lines add up to. */
import { sql } from "kysely";
import type { OpenHold, StatementAccount } from "../../../api/generated/schema.ts";
import { MAX_SHOWN_HOLDS } from "../../../api/statement.ts";
import { among, byIndex } from "../../db/conditions.ts";
import type { Engine, Reader } from "../../db/database.ts";
import { inScope, type Scope } from "../../scope.ts";

/** Unix seconds: the first of a period and the first after it. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export interface Asked extends Period {
  readonly seller: string;
  /** wallet, due. */
  readonly accounts: readonly string[];
}

const BY_SELLER = "ledger_entries_by_seller";

/** The balance after an account's last line before an instant. */
const balanceAt = (engine: Engine, at: number) =>
  sql`coalesce((select balance_minor from ledger_entries ${byIndex(engine, BY_SELLER)}
    where seller_id = a.seller_id and account = a.kind and currency = a.currency and created_at < ${at}
    order by created_at desc, seq desc limit 1), 0)`;

/**
 * One row for each account that had a line before the period's end, as of one moment: sums and balances are of the
 * same lines even while others are written.
 */
export async function accountTotals(
  reader: Reader,
  engine: Engine,
  scope: Scope,
  { seller, accounts, from, until }: Asked,
): Promise<StatementAccount[]> {
  const { rows } = await sql<Omit<StatementAccount, "is_sound">>`
    select a.kind as account, a.currency, ${balanceAt(engine, from)} as opening_minor,
      ${balanceAt(engine, until)} as closing_minor, coalesce(s.debit, 0) as debit_minor,
      coalesce(s.credit, 0) as credit_minor, coalesce(s.lines, 0) as lines
    from ledger_accounts as a left join (
      select account, currency, cast(sum(case when amount_minor < 0 then -amount_minor else 0 end) as bigint) as debit,
        cast(sum(case when amount_minor > 0 then amount_minor else 0 end) as bigint) as credit, count(*) as lines
      from ledger_entries ${byIndex(engine, BY_SELLER)}
      where seller_id = ${seller} and created_at >= ${from} and created_at < ${until} group by account, currency
    ) as s on s.account = a.kind and s.currency = a.currency
    where a.seller_id = ${seller} and ${inScope(scope, "a.seller_id")} and ${among("a.kind", accounts)}
    order by a.kind desc, a.currency`.execute(reader);
  return rows.map((row) => ({
    ...row,
    is_sound: row.opening_minor - row.debit_minor + row.credit_minor === row.closing_minor,
  }));
}

/** What is set aside of a seller's money, oldest first. */
export async function openHolds(reader: Reader, scope: Scope, seller: string): Promise<OpenHold[]> {
  return await reader.selectFrom("holds as h").innerJoin("orders as o", "o._id", "h.order_id")
    .select([
      "h._id",
      "h.purpose",
      "h.amount_minor",
      "h.currency",
      "h.created_at",
      "h.order_id",
      "o.code as order_code",
    ])
    .where("h.seller_id", "=", seller).where(inScope(scope, "h.seller_id")).where("h.status", "=", "Open")
    .orderBy("h.created_at").orderBy("h._id").limit(MAX_SHOWN_HOLDS).execute();
}

export async function nameOf(reader: Reader, seller: string): Promise<string | undefined> {
  const row = await reader.selectFrom("users").select("name").where("_id", "=", seller).executeTakeFirst();
  return row?.name;
}
