/** Loads prices by method, and quotes of all methods for one package. */
import { ParcelQuotes, PriceList } from "../../../../api/generated/operations/express_prices.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { shippingMethods } from "../../../../resources/shipping/shipping_methods.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";

type Answered = DataOf<typeof PriceList>["priceCard"][number];
export type Quote = DataOf<typeof ParcelQuotes>["quotes"][number];

export interface Price extends Omit<Answered, "body" | "list_body"> {
  readonly body: PriceTableBody;
  readonly list: PriceTableBody | null;
}

const priceOf = ({ body, list_body, ...rest }: Answered): Price => ({
  ...rest,
  body: JSON.parse(body) as PriceTableBody,
  list: list_body === "" ? null : JSON.parse(list_body) as PriceTableBody,
});

/** @param seller id of the seller; empty for the signed-in person's own prices */
export const priceListSource = (seller: string): AnswerSource<{ readonly prices: readonly Price[] }> => ({
  name: `priceList.${seller}`,
  entities: ["priceTables", shippingMethods.query],
  ask: async (options) =>
    mapOutcome(
      await ask(PriceList, seller === "" ? {} : { seller }, options),
      (data) => ({ prices: data.priceCard.map(priceOf) }),
    ),
});

export interface QuoteInput {
  readonly country: string;
  readonly postal_code: string;
  readonly weight_g: number;
  readonly mm: readonly [number, number, number] | null;
}

export const quotesSource = (
  { country, postal_code, weight_g, mm }: QuoteInput,
  seller: string,
): AnswerSource<{ readonly quotes: readonly Quote[] }> => ({
  name: "quotes",
  entities: ["priceTables"],
  ask: async (options) =>
    mapOutcome(
      await ask(ParcelQuotes, {
        country,
        weight_g,
        ...(postal_code !== "" && { postal_code }),
        ...(mm && { length_mm: mm[0], width_mm: mm[1], height_mm: mm[2] }),
        ...(seller !== "" && { seller }),
      }, options),
      (data) => ({ quotes: data.quotes }),
    ),
});

/**
 * Sorts quotes from cheap to expensive; quotes without a price come last. Prices of different currencies cannot be
 * compared, so each currency is a group.
 */
export const byPrice = (quotes: readonly Quote[]): readonly Quote[] =>
  quotes.toSorted(({ price: one }, { price: other }) => {
    if (one.ok !== other.ok) return one.ok ? -1 : 1;
    if (one.currency !== other.currency) return one.currency < other.currency ? -1 : 1;
    return one.total_minor - other.total_minor;
  });
