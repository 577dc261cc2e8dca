import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import type { MethodQuote } from "../price_tables/quotes.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";

/** The values of a package that decide its price, including changes of the current step. */
export type Rateable =
  & Pick<
    PackageRow,
    | "_id"
    | "order_id"
    | "seller_id"
    | "country"
    | "location_id"
    | "weight_g"
    | "weighed_g"
    | "method_code"
    | "incoterm"
    | "length_mm"
    | "width_mm"
    | "height_mm"
  >
  & PackagePatch;

export const gramsOf = ({ weighed_g, weight_g }: Pick<Rateable, "weighed_g" | "weight_g">): number =>
  weighed_g ?? weight_g;

export const sidesOf = (
  { length_mm, width_mm, height_mm }: Pick<Rateable, "length_mm" | "width_mm" | "height_mm">,
) => length_mm > 0 && width_mm > 0 && height_mm > 0 ? [length_mm, width_mm, height_mm] as const : null;

/** Reduces the price of a free package to 0 by a last step that subtracts the sum. */
export const priceUnlessFree = (isFree: boolean, price: RateResult): RateResult =>
  isFree && price.ok
    ? {
      ...price,
      total_minor: 0,
      steps: [...price.steps, { code: "remedy", values: {}, minor: -price.total_minor }],
    }
    : price;

export type StoredQuote = Required<Pick<PackagePatch, "quote" | "price_minor" | "billed_g" | "currency">>;

export const quotePatch = (
  quoted: Pick<MethodQuote, "question" | "price"> | undefined,
  currency: string,
): StoredQuote => ({
  quote: JSON.stringify(quoted ? { ...quoted.price, question: quoted.question } : {}),
  price_minor: quoted?.price.ok ? quoted.price.total_minor : 0,
  billed_g: quoted?.price.ok ? quoted.price.billed_g : null,
  currency: quoted?.price.ok ? quoted.price.currency : currency,
});
