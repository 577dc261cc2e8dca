import type { PriceTable, RateRequest, RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { ratePackage } from "../../../../api/shipping/rating/rate.ts";
import type { Reader } from "../../../db/database.ts";
import { priceTablesAt, pricingOf, type Terms } from "./price_tables_store.ts";

export interface QuotedPackage {
  readonly key: string;
  readonly seller_id: string;
  /** Unix seconds. */
  readonly at: number;
  readonly methods: readonly string[];
  readonly country: string;
  readonly postal_code: string;
  readonly weight_g: number;
  readonly mm: readonly [number, number, number] | null;
  readonly location_id: string | null;
}

export interface MethodQuote {
  /** The request, which is stored with the price so that a back-test can repeat it. */
  readonly question: RateRequest;
  readonly price: RateResult;
  readonly cost: RateResult;
}

export type Quotes = ReadonlyMap<string, ReadonlyMap<string, MethodQuote>>;

export const questionOf = (
  { at, country, postal_code, weight_g, mm, location_id }: Omit<
    QuotedPackage,
    "key" | "seller_id" | "methods"
  >,
  terms: Terms,
  method_code: string,
): RateRequest => ({
  ...{ at, country, postal_code, weight_g, mm, location_id },
  ...terms,
  kind: "price",
  method_code,
});

/** Prices a package for the seller and for us; our cost depends on neither plan nor VIP level. */
export const quoteOf = (question: RateRequest, tables: readonly PriceTable[]): MethodQuote => ({
  question,
  price: ratePackage(question, tables),
  cost: ratePackage({ ...question, kind: "cost", plan: "", vip: 0 }, tables),
});

export async function quotesFor(reader: Reader, packages: readonly QuotedPackage[]): Promise<Quotes> {
  if (packages.length === 0) return new Map();
  const methods = [...new Set(packages.flatMap((pkg) => pkg.methods))];
  const ats = [...new Set(packages.map(({ at }) => at))];
  const tables = await priceTablesAt(reader, ["price", "cost"], methods, ats);
  const sellers = [...new Set(packages.map(({ seller_id }) => seller_id))].filter(Boolean);
  const termsOf = await pricingOf(reader, sellers);
  return new Map(packages.map((pkg) => {
    const { key, seller_id, at } = pkg;
    return [
      key,
      new Map(pkg.methods.map((method_code): [string, MethodQuote] => {
        return [method_code, quoteOf(questionOf(pkg, termsOf(seller_id, at), method_code), tables)];
      })),
    ];
  }));
}
