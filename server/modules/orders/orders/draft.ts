/** Derives an order's sums, problems and search text, without side effects. */
import {
  type OrderProblem,
  orderProblems,
  problemMask,
  type ProblemOrder,
} from "../../../../api/orders/order_problems.ts";
import { scaleAmount } from "../../../../api/csv/amounts.ts";
import { missingParts } from "../../../../api/places/addresses.ts";
import { fitsCountry } from "../../../../api/places/postal_codes.ts";
import { itemsText } from "../../../../api/orders/items_text.ts";
import { piecesOf } from "../../../../api/orders/order_bounds.ts";
import { areGoodsFree, type RemedyColumns } from "../../../../api/orders/remedies.ts";
import { searchText } from "../../../db/search.ts";
import type { OrderLinesTable } from "../../../db/tables.ts";
import type { ItemRow } from "../../catalogue/items/store.ts";

/** A line as its source describes it. The amount is the declared value, never what we charge. */
export interface SourceLine {
  readonly sku: string;
  readonly quantity: number;
  /** The source's title; a known SKU has the catalogue's title instead. */
  readonly title?: string;
  readonly variant?: string;
  /** The declared value of the whole line, in minor units; left out or null if the source has none. */
  readonly declared_minor?: number | null;
  /** Currency of the declared value; if left out or empty, that of the order. */
  readonly declared_currency?: string;
  readonly raw_total?: string;
  readonly external_sku?: string;
}

export type LineDraft = Readonly<
  Pick<
    OrderLinesTable,
    | "item_id"
    | "sku"
    | "title"
    | "variant"
    | "quantity"
    | "total_minor"
    | "declared_minor"
    | "declared_currency"
    | "raw_total"
    | "external_sku"
  >
>;

declare const priced: unique symbol;
/** Branded type that only `pricedLine` creates and the store requires, so that no source can set a price itself. */
export type PricedLine = LineDraft & { readonly [priced]: true };

export interface OrderValues
  extends RemedyColumns, Omit<ProblemOrder, "lines" | "isPostalFit" | "missingParts" | "hasMethod"> {
  readonly region: string;
  readonly postal_code: string;
  readonly code: string;
  readonly external_number: string;
  readonly tracking_number: string;
}

export interface OrderGaps {
  readonly unavailable: ReadonlySet<string>;
  /** Ids of lines without a print file whose item needs one. */
  readonly withoutArt: ReadonlySet<string>;
  /** False if no shipping method can be found for the package; left out if this is not checked. */
  readonly hasMethod?: boolean;
}
const NOTHING: OrderGaps = { unavailable: new Set(), withoutArt: new Set() };

export const unavailableIn = (items: Iterable<ItemRow>): ReadonlySet<string> =>
  new Set([...items].filter(({ status }) => status !== "Active").map(({ _id }) => _id));

export function deriveOrder(
  order: OrderValues,
  lines: readonly (LineDraft & { readonly _id?: string })[],
  { unavailable, withoutArt, hasMethod }: OrderGaps = NOTHING,
) {
  const problems: OrderProblem[] = orderProblems({
    recipient_name: order.recipient_name,
    company: order.company,
    address_line1: order.address_line1,
    city: order.city,
    country: order.country,
    isPostalFit: fitsCountry(order.postal_code, order.country),
    missingParts: missingParts(order),
    shipping_method: order.shipping_method,
    ...hasMethod !== undefined && { hasMethod },
    lines: lines.map(({ _id, item_id, quantity, total_minor }) => ({
      known: item_id !== null,
      isAvailable: item_id === null || !unavailable.has(item_id),
      hasArt: _id === undefined || !withoutArt.has(_id),
      quantity,
      total_minor,
    })),
  });
  return {
    items_count: piecesOf(lines),
    items_title: itemsText(lines),
    // Lines whose goods are free keep their prices: customs uses them if no value is declared.
    total_minor: areGoodsFree(order) ? 0 : lines.reduce((sum, line) => sum + line.total_minor, 0),
    problems: JSON.stringify(problems),
    problems_count: problems.length,
    problem_mask: problemMask(problems),
    search_text: searchOf(order, lines),
  };
}

export function searchOf(
  order: Omit<OrderValues, keyof ProblemOrder | "region" | "postal_code"> & {
    readonly recipient_name: string;
  },
  lines: readonly { readonly sku: string }[],
): string {
  const skus = new Set(lines.map((line) => line.sku));
  return searchText(order.code, order.external_number, order.recipient_name, order.tracking_number, ...skus);
}

/** A line whose SKU is unknown or priced in another currency has no price, and its order cannot be submitted. */
export function pricedLine(source: SourceLine, item: ItemRow | undefined, currency: string): PricedLine {
  const { sku, quantity, title, variant, declared_minor, declared_currency = "", raw_total } = source;
  const price = item && item.currency === currency ? item.price_minor : 0;
  const line: LineDraft = {
    item_id: item?._id ?? null,
    sku: item?.sku ?? sku,
    title: item?.title ?? (title || sku),
    variant: item?.variant ?? variant ?? "",
    quantity,
    total_minor: price * quantity,
    declared_minor: declared_minor ?? null,
    declared_currency,
    raw_total: raw_total ?? "",
    external_sku: source.external_sku || (item && item.sku !== sku ? sku : ""),
  };
  return line as PricedLine;
}

/** Prices an existing line. If the quantity changes, the declared value changes in proportion, rounded half up. */
export function repricedLine(
  stored: LineDraft,
  quantity: number,
  item: ItemRow | undefined,
  currency: string,
): PricedLine {
  if (stored.quantity === quantity) return pricedLine(stored, item, currency);
  const declared_minor = stored.declared_minor === null
    ? null
    : scaleAmount(stored.declared_minor, quantity, stored.quantity);
  return pricedLine({ ...stored, quantity, declared_minor, raw_total: "" }, item, currency);
}
