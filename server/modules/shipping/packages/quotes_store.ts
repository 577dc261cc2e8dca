import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { declarationsOf } from "../customs/store.ts";
import { addDuties, isDutyPaid } from "../price_tables/duties.ts";
import { type MethodQuote, quotesFor } from "../price_tables/quotes.ts";
import {
  gramsOf,
  priceUnlessFree,
  quotePatch,
  type Rateable,
  sidesOf,
  type StoredQuote,
} from "./rateable.ts";

/** Returns prices by package; packages without a method are missing. @param at the instant of the prices */
export async function quotesOf(
  reader: Reader,
  rows: readonly Rateable[],
  at: number,
): Promise<Map<string, MethodQuote>> {
  const withMethod = rows.filter(({ method_code }) => method_code !== "");
  if (withMethod.length === 0) return new Map();
  const orders = await reader.selectFrom("orders").select(["_id", "postal_code", "currency"])
    .where(isOneOf("_id", [...new Set(withMethod.map(({ order_id }) => order_id))])).execute();
  const orderOf = new Map(orders.map((order) => [order._id, order]));
  const quotes = await quotesFor(
    reader,
    withMethod.map((row) => ({
      key: row._id,
      seller_id: row.seller_id,
      at,
      methods: [row.method_code],
      country: row.country,
      postal_code: orderOf.get(row.order_id)?.postal_code ?? "",
      weight_g: gramsOf(row),
      mm: sidesOf(row),
      location_id: row.location_id,
    })),
  );
  const found = new Map(withMethod.flatMap(({ _id, method_code }) => {
    const quote = quotes.get(_id)?.get(method_code);
    return quote ? [[_id, quote] as const] : [];
  }));
  const ours = (row: Rateable) => orderOf.get(row.order_id)?.currency ?? "";
  const dutied = await withDuties(reader, withMethod.filter(({ _id }) => found.has(_id)), found, {
    at,
    ours,
  });
  const free = new Set(rows.filter(({ is_free }) => is_free === 1).map(({ _id }) => _id));
  return new Map(
    [...dutied].map(([id, quote]) => [id, { ...quote, price: priceUnlessFree(free.has(id), quote.price) }]),
  );
}

export async function requote(
  reader: Reader,
  rows: readonly (Rateable & { readonly currency: string })[],
  at: number,
): Promise<ReadonlyMap<string, StoredQuote>> {
  const quotes = await quotesOf(reader, rows, at);
  return new Map(rows.map(({ _id, currency }) => [_id, quotePatch(quotes.get(_id), currency)]));
}

async function withDuties(
  reader: Reader,
  rows: readonly Rateable[],
  quotes: ReadonlyMap<string, MethodQuote>,
  { at, ours }: { readonly at: number; readonly ours: (row: Rateable) => string },
): Promise<Map<string, MethodQuote>> {
  const all = new Map(quotes);
  const methods = await dutyTerms(reader, rows);
  const paid = rows.filter(({ incoterm, method_code }) => isDutyPaid(incoterm, methods.get(method_code)));
  if (paid.length === 0) return all;
  const declared = await declarationsOf(reader, ALL_SELLERS, paid.map(({ _id }) => _id));
  const step = { tx: reader, cache: new StepCache() };
  for (const row of paid) {
    const [quote, method, declaration] = [
      quotes.get(row._id),
      methods.get(row.method_code),
      declared.get(row._id),
    ];
    if (!quote || !method || !declaration?.isDutied) continue;
    const { country } = row;
    const dutied = { at, country, method, lines: declaration.lines, ours: ours(row) };
    all.set(row._id, { ...quote, price: await addDuties(step, quote.price, dutied) });
  }
  return all;
}

async function dutyTerms(reader: Reader, rows: readonly Rateable[]) {
  const codes = [...new Set(rows.map(({ method_code }) => method_code))];
  const methods = await reader.selectFrom("shipping_methods").select([
    "code",
    "incoterm",
    "provider",
    "carrier",
  ])
    .where(isOneOf("code", codes)).execute();
  return new Map(methods.map((method) => [method.code, method]));
}
