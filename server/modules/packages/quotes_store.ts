/** What carriage costs, of packages as they are now. */
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { type MethodQuote, quotesFor } from "../rating/quotes.ts";
import { gramsOf, type Rateable, sidesOf } from "./rateable.ts";

/** By package; of one without a method there is none. @param at whose prices hold */
export async function quotesOf(
  reader: Reader,
  rows: readonly Rateable[],
  at: number,
): Promise<Map<string, MethodQuote>> {
  const asked = rows.filter(({ method_code }) => method_code !== "");
  if (asked.length === 0) return new Map();
  const orders = await reader.selectFrom("orders").select(["_id", "postal_code"])
    .where(among("_id", [...new Set(asked.map(({ order_id }) => order_id))])).execute();
  const postal = new Map(orders.map(({ _id, postal_code }) => [_id, postal_code]));
  const quotes = await quotesFor(
    reader,
    asked.map((row) => ({
      key: row._id,
      seller_id: row.seller_id,
      at,
      methods: [row.method_code],
      country: row.country,
      postal_code: postal.get(row.order_id) ?? "",
      weight_g: gramsOf(row),
      mm: sidesOf(row),
      location_id: row.location_id,
    })),
  );
  return new Map(asked.flatMap(({ _id, method_code }) => {
    const quote = quotes.get(_id)?.get(method_code);
    return quote ? [[_id, quote] as const] : [];
  }));
}
