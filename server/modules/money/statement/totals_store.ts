import { sql } from "kysely";
import type { OpenHold, StatementAccount } from "../../../../api/generated/schema.ts";
import { MAX_SHOWN_HOLDS, STATEMENT_KINDS } from "../../../../api/money/statement.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { byIndex, isOneOf } from "../../../db/conditions.ts";
import type { Engine, Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** Unix seconds: `from` is the first second of a period, `until` the first second after it. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export interface TotalsQuery extends Period {
  readonly seller: string;
  readonly accounts: readonly string[];
}

const BY_SELLER = "ledger_entries_by_seller";

const balanceAt = (engine: Engine, at: number) =>
  sql`coalesce((select balance_minor from ledger_entries ${byIndex(engine, BY_SELLER)}
    where seller_id = a.seller_id and account = a.kind and currency = a.currency and created_at < ${at}
    order by created_at desc, seq desc limit 1), 0)`;

type KindSum = StatementAccount["kinds"][number];
/** An account with the sums of one kind; the sums are null if the account has no lines in the period. */
type KindRow =
  & Pick<StatementAccount, "account" | "currency" | "opening_minor" | "closing_minor">
  & {
    readonly [Name in keyof KindSum]: KindSum[Name] | null;
  };

/** Reads sums and balances in one SQL statement, so that they agree even while lines are written. */
export async function accountTotals(
  reader: Reader,
  engine: Engine,
  scope: Scope,
  { seller, accounts, from, until }: TotalsQuery,
): Promise<StatementAccount[]> {
  const { rows } = await sql<KindRow>`
    select a.kind as account, a.currency, ${balanceAt(engine, from)} as opening_minor,
      ${balanceAt(engine, until)} as closing_minor, s.kind, s.debit_minor, s.credit_minor, s.lines
    from ledger_accounts as a left join (
      select account, currency, kind,
        cast(sum(case when amount_minor < 0 then -amount_minor else 0 end) as bigint) as debit_minor,
        cast(sum(case when amount_minor > 0 then amount_minor else 0 end) as bigint) as credit_minor, count(*) as lines
      from ledger_entries ${byIndex(engine, BY_SELLER)}
      where seller_id = ${seller} and created_at >= ${from} and created_at < ${until}
      group by account, currency, kind
    ) as s on s.account = a.kind and s.currency = a.currency
    where a.seller_id = ${seller} and ${inScope(scope, "a.seller_id")} and ${isOneOf("a.kind", accounts)}
    order by a.kind desc, a.currency`.execute(reader);
  return [...groupRows(rows, ({ account, currency }) => `${account} ${currency}`).values()].flatMap(
    accountOf,
  );
}

const PLACES = new Map<string, number>(STATEMENT_KINDS.map((kind, place) => [kind, place]));
const placeOf = ({ kind }: KindSum): number => PLACES.get(kind) ?? STATEMENT_KINDS.length;

function accountOf(rows: readonly KindRow[]): readonly StatementAccount[] {
  const [first] = rows;
  if (!first) return [];
  const { account, currency, opening_minor, closing_minor } = first;
  const kinds = rows.flatMap(({ kind, debit_minor, credit_minor, lines }) =>
    kind === null
      ? []
      : [{ kind, debit_minor: debit_minor ?? 0, credit_minor: credit_minor ?? 0, lines: lines ?? 0 }]
  ).toSorted((one, other) => placeOf(one) - placeOf(other));
  const sumOf = (name: "debit_minor" | "credit_minor" | "lines") =>
    kinds.reduce((sum, each) => sum + each[name], 0);
  const [debit_minor, credit_minor] = [sumOf("debit_minor"), sumOf("credit_minor")];
  return [{
    account,
    currency,
    opening_minor,
    closing_minor,
    debit_minor,
    credit_minor,
    lines: sumOf("lines"),
    kinds,
    is_sound: opening_minor - debit_minor + credit_minor === closing_minor,
  }];
}

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
    .where("h.seller_id", "=", seller).where(inScope(scope, "h.seller_id")).where(
      "h.status",
      "=",
      sql.lit("Open"),
    )
    .orderBy("h.created_at").orderBy("h._id").limit(MAX_SHOWN_HOLDS).execute();
}

export async function nameOf(reader: Reader, seller: string): Promise<string | undefined> {
  const row = await reader.selectFrom("users").select("name").where("_id", "=", seller).executeTakeFirst();
  return row?.name;
}
