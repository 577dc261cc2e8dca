/** Computes the measures of reports about entries a second time, from the rows of the ledger. */
import { endOf, startOf } from "../../../api/time/dates.ts";
import { isPeriod } from "../../../api/time/ranges.ts";
import type { Figures } from "../../../api/generated/schema.ts";
import type { Database } from "../../../server/db/database.ts";

interface RawEntry {
  readonly at: number;
  readonly minor: number;
  readonly currency: string;
  /** The kind of the entry's account: "cost". */
  readonly account: string;
  /** The part of the entry's account: "production". */
  readonly party: string;
  readonly kind: string;
  readonly seller: string;
  readonly service: string;
  readonly remedy: string;
}

/** Reads all entries of our own accounts without the view that reports count. */
export async function readEntries({ read }: Database): Promise<readonly RawEntry[]> {
  const mapOf = <Row extends { readonly _id: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row._id, row]));
  const accounts = mapOf(await read.selectFrom("ledger_accounts").select(["_id", "kind", "party"]).execute());
  const movements = mapOf(
    await read.selectFrom("ledger_txns").select(["_id", "seller_id", "order_id"]).execute(),
  );
  const orders = mapOf(
    await read.selectFrom("orders").select(["_id", "shipping_method", "remedy"]).execute(),
  );
  const entries = await read.selectFrom("ledger_entries")
    .select(["account_id", "txn_id", "amount_minor", "currency", "kind", "created_at"])
    .where("seller_id", "is", null).execute();
  return entries.map(({ account_id, txn_id, amount_minor, currency, kind, created_at }) => {
    const account = accounts.get(account_id)!;
    const movement = movements.get(txn_id)!;
    const order = orders.get(movement.order_id ?? "");
    return {
      at: Number(created_at),
      minor: Number(amount_minor),
      currency,
      account: account.kind,
      party: account.party,
      kind,
      seller: movement.seller_id ?? "",
      service: order?.shipping_method ?? "",
      remedy: order?.remedy ?? "",
    };
  });
}

type Test = (entry: RawEntry) => boolean;

const of = (account: string, ...parties: readonly string[]): Test => (entry) =>
  entry.account === account && (parties.length === 0 || parties.includes(entry.party));

const SUMS: Readonly<Record<string, Test>> = {
  revenue: of("revenue"),
  revenue_goods: of("revenue", "goods"),
  revenue_postage: of("revenue", "postage"),
  revenue_handling: of("revenue", "handling"),
  revenue_fee: of("revenue", "fee"),
  revenue_adjustment: of("revenue", "adjustment"),
  refunds: (entry) => entry.account === "revenue" && entry.kind === "refund",
  costs: of("cost"),
  cost_production: of("cost", "production"),
  cost_postage: of("cost", "postage"),
  cost_handover: of("cost", "local", "duty"),
  cost_other: of("cost", "fee", "goodwill", "writeoff"),
  margin: (entry) => entry.account === "revenue" || entry.account === "cost",
  tax: of("tax"),
  cash: (entry) => entry.account === "cash" && ["topup", "reversal"].includes(entry.kind),
  cost_remade: (entry) => of("cost", "production")(entry) && entry.remedy === "reprint",
};

function measureByHand(
  { key, currency }: Figures["columns"][number],
  entries: readonly RawEntry[],
): number | null {
  if (key === "entries") return entries.length;
  const sum = (name: string) =>
    entries.filter((each) => each.currency === currency && SUMS[name]!(each))
      .reduce((all, { minor }) => all + minor, 0);
  const share = (part: string, whole: string) => sum(whole) === 0 ? null : sum(part) / sum(whole);
  if (key === "paid_in") return 0 - sum("cash");
  if (key === "margin_share") return share("margin", "revenue");
  if (key === "cost_remade_share") return share("cost_remade", "cost_production");
  if (!Object.hasOwn(SUMS, key)) throw new Error(`${key} is not computed by hand`);
  return sum(key);
}

const VALUES: Readonly<Record<string, (entry: RawEntry) => string>> = {
  heading: ({ account, party }) => ["revenue", "cost"].includes(account) ? `${account}:${party}` : account,
  kind: ({ kind }) => kind,
  seller: ({ seller }) => seller,
  service: ({ service }) => service,
};

/** Computes the totals and each row of a report by one dimension. */
export function entriesByHand(
  { from, until, columns, rows: shown }: Figures,
  by: string,
  entries: readonly RawEntry[],
  timeZone: string,
) {
  const within = entries.filter(({ at }) => at >= from && at < until);
  const valuesOf = (some: readonly RawEntry[]) => columns.map((column) => measureByHand(column, some));
  const groups = isPeriod(by) ? null : Map.groupBy(within, (entry) => VALUES[by]!(entry) || "None");
  return {
    totals: valuesOf(within),
    /** Null for a report by period, which also shows periods without entries. */
    keys: groups && [...groups.keys()].toSorted(),
    rows: shown.map(({ key }) => {
      const [start = "", end = ""] = key.split("..");
      const [first, last] = [startOf(start, timeZone)!, endOf(end, timeZone)!];
      return valuesOf(groups ? groups.get(key) ?? [] : within.filter(({ at }) => at >= first && at < last));
    }),
  };
}
