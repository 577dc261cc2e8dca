/** What follows from an order's own words: sums, problems and search text. Pure; the stores keep the answer. */
import {
  type OrderProblem,
  orderProblems,
  problemMask,
  type ProblemOrder,
} from "../../../api/order_problems.ts";
import { searchText } from "../../db/search.ts";
import type { OrderLinesTable } from "../../db/tables.ts";
import type { ItemRow } from "../items/store.ts";

/** A line without the ids of the rows around it. */
export type LineDraft = Pick<
  OrderLinesTable,
  "item_id" | "sku" | "title" | "variant" | "quantity" | "total_minor" | "raw_total"
>;

export interface OrderWords extends Omit<ProblemOrder, "lines"> {
  readonly code: string;
  readonly external_number: string;
  readonly tracking_number: string;
}

/** The columns that are computed from the rest of the order. */
export function derivedOf(order: OrderWords, lines: readonly LineDraft[]) {
  const problems: OrderProblem[] = orderProblems({
    recipient_name: order.recipient_name,
    address_line1: order.address_line1,
    city: order.city,
    country: order.country,
    lines: lines.map(({ item_id, total_minor }) => ({ known: item_id !== null, total_minor })),
  });
  return {
    items_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    items_title: lines[0]?.title ?? "",
    total_minor: lines.reduce((sum, line) => sum + line.total_minor, 0),
    problems: JSON.stringify(problems),
    problems_count: problems.length,
    problem_mask: problemMask(problems),
    search_text: searchOf(order, lines),
  };
}

/** Everything that an order is found by. */
export function searchOf(
  order: Omit<OrderWords, keyof ProblemOrder> & { readonly recipient_name: string },
  lines: readonly { readonly sku: string }[],
): string {
  const skus = new Set(lines.map((line) => line.sku));
  return searchText(order.code, order.external_number, order.recipient_name, order.tracking_number, ...skus);
}

/** A line at the price list's price; a SKU that is not in the catalogue, or in other money, has none. */
export function pricedLine(
  sku: string,
  quantity: number,
  item: ItemRow | undefined,
  currency: string,
): LineDraft {
  const price = item && item.currency === currency ? item.price_minor : 0;
  return {
    item_id: item?._id ?? null,
    sku,
    title: item?.title ?? sku,
    variant: item?.variant ?? "",
    quantity,
    total_minor: price * quantity,
    raw_total: "",
  };
}

/**
 * A line that stays. With the same quantity it keeps its total, also when the catalogue has learned its SKU
 * meanwhile. With another quantity it follows the price list, or, when that does not know it, the price of one
 * piece as its source gave it, rounded half-up.
 */
export function keptLine(
  kept: LineDraft,
  quantity: number,
  item: ItemRow | undefined,
  currency: string,
): LineDraft {
  const priced = pricedLine(kept.sku, quantity, item, currency);
  if (kept.quantity !== quantity) {
    if (item) return priced;
    const total = (BigInt(kept.total_minor) * BigInt(quantity) * 2n + BigInt(kept.quantity)) /
      (BigInt(kept.quantity) * 2n);
    return { ...lineDraft(kept), quantity, total_minor: Number(total), raw_total: "" };
  }
  if (kept.item_id !== null || !item) return lineDraft(kept);
  const { total_minor, raw_total } = kept;
  return { ...priced, total_minor: total_minor || priced.total_minor, raw_total };
}

function lineDraft({ item_id, sku, title, variant, quantity, total_minor, raw_total }: LineDraft): LineDraft {
  return { item_id, sku, title, variant, quantity, total_minor, raw_total };
}
