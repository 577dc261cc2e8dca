import { type RawBuilder, sql } from "kysely";
import { taxesOn, WHOLE_PPM } from "../../../../api/money/tax.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { type Readable, readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { taxRateAt } from "../tax/store.ts";
import { TERMS } from "../../catalogue/items/terms_store.ts";

export type Taxer = (minors: readonly number[]) => readonly number[];

export const TAX_RATES: Readable<number> = {
  load: async (reader, instants) => {
    const rates = new Map<string, number>();
    for (const at of instants) rates.set(at, await taxRateAt(reader, Number(at)));
    return rates;
  },
};

/** Returns a function that computes the tax on each amount of a payment. */
export async function taxerFor(step: ReadsIn, sellerId: string, at: number): Promise<Taxer> {
  const rate = await readOne(step, TAX_RATES, `${at}`) ?? 0;
  if (rate === 0) return (minors) => minors.map(() => 0);
  const terms = await readOne(step, TERMS, sellerId);
  return (minors) => taxesOn(minors, rate, terms?.is_rounded_tax === 1);
}

/** Computes the total of an order `k` with its tax in SQL, like `taxesOn`, for sums over very many orders. */
export function dueSql(ratePpm: number): RawBuilder<number | string> {
  if (ratePpm === 0) return sql`k.total_minor`;
  const on = (minor: string) =>
    sql`(${sql.ref(minor)} * ${sql.lit(ratePpm)} + ${sql.lit(WHOLE_PPM / 2)})
    / ${sql.lit(WHOLE_PPM)}`;
  // A free remedy has a total of 0, although its lines have prices.
  return sql`(k.total_minor + case when k.total_minor > 0 and coalesce((select u.is_rounded_tax from users as u where u._id = k.seller_id), 0) = 1
    then coalesce((select sum(${on("l.total_minor")}) from order_lines as l where l.order_id = k._id), 0)
    else ${on("k.total_minor")} end)`;
}

/** Returns the tax charged on the goods of orders by the order's id; orders without a charge are left out. */
export async function chargedTaxes(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const taxes = new Map<string, number>();
  for (const { order_id, tax_minor } of await lastCharges(reader, orderIds)) {
    taxes.set(order_id, (taxes.get(order_id) ?? 0) + tax_minor);
  }
  return taxes;
}

export async function chargedTaxByLine(
  reader: Reader,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await lastCharges(reader, [orderId]);
  return new Map(rows.map(({ order_line_id, tax_minor }) => [order_line_id ?? "", tax_minor]));
}

const goodsCharged = cacheQuery((reader, place: Place<{ ids: readonly string[] }>) =>
  reader.selectFrom("charge_lines")
    .select(["order_id", "order_line_id", "txn_id", "tax_minor"]).where(isOneOf("order_id", place("ids")))
    .where("heading", "=", "goods").orderBy("created_at", "desc").orderBy("txn_id", "desc")
);

/** Reads the last charge for goods of each order, because a refunded order may be paid again. */
async function lastCharges(reader: Reader, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await goodsCharged.all(reader, { ids: orderIds });
  const last = new Map<string, string>();
  return rows.flatMap(({ order_id, txn_id, ...row }) => {
    const of = order_id ?? "";
    if (!last.has(of)) last.set(of, txn_id);
    return last.get(of) === txn_id ? [{ order_id: of, ...row }] : [];
  });
}
