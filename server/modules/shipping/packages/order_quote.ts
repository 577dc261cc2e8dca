/** Prices the package of an order for its seller at an instant, with duties if the sender pays them. */
import { type CustomsLine, customsLines } from "../../../../api/shipping/customs.ts";
import { isDutiedBetween } from "../../../../api/places/territories.ts";
import { ratePackage } from "../../../../api/shipping/rating/rate.ts";
import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { readIn, readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { pieceOf } from "../customs/store.ts";
import { ORDERED_ITEMS, type OrderedItem } from "../../catalogue/items/ordered_store.ts";
import { TERMS } from "../../catalogue/items/terms_store.ts";
import { PLACES, WHOLE_BUSINESS } from "../../catalogue/locations/making_store.ts";
import { METHOD_RULES } from "../methods/store.ts";
import { priceUnlessFree, sidesOf } from "./rateable.ts";
import type { PackageDraft } from "./store.ts";
import { pricingBy, SELLING_TABLES } from "../price_tables/price_tables_store.ts";
import { addDuties, isDutyPaid } from "../price_tables/duties.ts";
import { type MethodQuote, questionOf } from "../price_tables/quotes.ts";
import type { LineRow, OrderRow } from "../../orders/orders/rows.ts";
import { LINES } from "../../orders/orders/store.ts";

type QuotedOrder = Pick<OrderRow, "_id" | "seller_id" | "country" | "postal_code" | "region" | "currency">;

export async function quoteOrder(
  step: ReadsIn,
  order: QuotedOrder,
  draft: PackageDraft,
  at: number,
): Promise<Pick<MethodQuote, "question" | "price"> | undefined> {
  const { method_code = "", weight_g, location_id, length_mm = 0, width_mm = 0, height_mm = 0 } = draft;
  const terms = await readOne(step, TERMS, order.seller_id);
  if (method_code === "" || !terms) return undefined;
  const { country, postal_code } = order;
  const mm = sidesOf({ length_mm, width_mm, height_mm });
  const request = { at, country, postal_code, weight_g, mm, location_id };
  const question = questionOf(request, pricingBy(terms)(at), method_code);
  const price = ratePackage(question, await readOne(step, SELLING_TABLES, `${at}`) ?? []);
  const whole = await dutied(step, order, draft, { price, at });
  return { question, price: priceUnlessFree(draft.is_free === 1, whole) };
}

/** Adds the duties of another customs territory if the sender pays them. */
async function dutied(
  step: ReadsIn,
  order: QuotedOrder,
  { method_code = "", incoterm, location_id }: PackageDraft,
  { price, at }: { readonly price: RateResult; readonly at: number },
): Promise<RateResult> {
  const method = (await readOne(step, METHOD_RULES, WHOLE_BUSINESS))?.get(method_code);
  if (!method || !isDutyPaid(incoterm, method)) return price;
  const from = (await readOne(step, PLACES, WHOLE_BUSINESS))?.find(({ _id }) => _id === location_id);
  if (!from || !isDutiedBetween(from, order)) return price;
  const { country, currency: ours } = order;
  return await addDuties(step, price, { at, country, method, lines: await declaredOf(step, order), ours });
}

async function declaredOf(step: ReadsIn, { _id, currency }: QuotedOrder): Promise<readonly CustomsLine[]> {
  const lines = await readOne(step, LINES, _id) ?? [];
  const items = await readIn(step, ORDERED_ITEMS, lines.flatMap(({ item_id }) => item_id ?? []));
  return declaredLines(lines, items, currency);
}

export type Goods = Pick<OrderedItem, "hs_code" | "origin" | "customs_desc" | "weight_g">;

/** @param goods customs data by item id @param currency of the order */
export function declaredLines(
  lines: readonly LineRow[],
  goods: ReadonlyMap<string, Goods>,
  currency: string,
): readonly CustomsLine[] {
  return customsLines(lines.flatMap((line) => {
    const item = goods.get(line.item_id ?? "");
    return Array.from(
      { length: line.quantity },
      (_, place) => pieceOf({ ...pieceIn(line, item, currency), place }),
    );
  }));
}

export const pieceIn = (
  { sku, title, quantity, total_minor, declared_minor, declared_currency }: LineRow,
  item: Goods | undefined,
  currency: string,
) => ({
  sku,
  desc: item?.customs_desc || title,
  hs: item?.hs_code ?? "",
  origin: item?.origin ?? "",
  weight_g: item?.weight_g ?? 0,
  worth: declared_minor ?? total_minor,
  declared: declared_minor === null ? 0 : 1,
  quantity,
  currency: declared_currency || currency,
});
