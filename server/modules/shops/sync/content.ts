/** Converts a shop's order to a draft's content: cleaned, limited in size, and without lines that we do not make. */
import { isEmailAddress } from "../../../../api/email_address.ts";
import { withoutUnseen } from "../../../../api/invisible_characters.ts";
import { isCountry } from "../../../../api/places/countries.ts";
import {
  LINE_TITLE_CHARS,
  MAX_ORDER_LINES,
  MAX_ORDER_PIECES,
  SHORT_CHARS,
} from "../../../../api/orders/order_bounds.ts";
import { ORDER_TEXTS, type OrderTextField, type OrderTexts } from "../../../../api/orders/order_texts.ts";
import type { ShopReason } from "../../../../api/shops/orders.ts";
import { canonicalJson } from "../../../canonical.ts";
import type { ShopLine, ShopOrder } from "../port.ts";
import { oneLine, severalLines, skuKeyOf } from "../shop_texts.ts";

export interface ContentLine {
  readonly shop_line_id: string;
  /** The line's key in the store's SKU map. */
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
  readonly declared_minor: number;
}

/** The content of a shop's order that is copied to ours. */
export interface ShopContent {
  readonly texts: OrderTexts;
  readonly ordered_at: number;
  readonly currency: string;
  readonly lines: readonly ContentLine[];
  /** The shop's name of the shipping method; left out of contents that were stored by earlier versions. */
  readonly method?: string;
}

export interface JudgedOrder {
  /** The reason why the order is left out; empty if it is imported. */
  readonly reason: ShopReason | "";
  readonly content: ShopContent;
}

/** The settings of a connection that affect orders. */
export interface Rules {
  readonly order_states: readonly string[];
  readonly methods: Readonly<Record<string, string>>;
  /** Ids of variants that we do not make. */
  readonly foreign: ReadonlySet<string>;
  /** Ids of lines that a paid order has: a product that is marked later as not made by us stays in it. */
  readonly ordered?: ReadonlySet<string>;
}

export function readOrder(order: ShopOrder, rules: Rules): JudgedOrder {
  const lines = order.lines.filter((line) => isMade(line, rules)).map(lineOf);
  const content = {
    texts: textsOf(order, rules),
    ordered_at: order.ordered_at,
    currency: order.currency,
    lines,
    method: order.method,
  };
  return { reason: reasonOf(order, lines, rules), content };
}

function reasonOf(
  { state }: ShopOrder,
  lines: readonly ContentLine[],
  { order_states }: Rules,
): ShopReason | "" {
  if (state === "cancelled" || state === "refunded" || state === "fulfilled") return state;
  if (!order_states.includes(state)) return "unpaid";
  if (lines.length === 0) return "noLines";
  return lines.length > MAX_ORDER_LINES ? "tooManyLines" : "";
}

const isMade = (
  { quantity, isGiftCard, variant_id, shop_line_id }: ShopLine,
  { foreign, ordered }: Rules,
): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && !isGiftCard &&
  (!foreign.has(variant_id) || ordered?.has(shop_line_id) === true);

const MAX_MINOR = 1_000_000_000_000;

function lineOf(
  { shop_line_id, variant_id, sku, title, variant, quantity, unit_minor }: ShopLine,
): ContentLine {
  // Cuts a huge quantity to one above the limit, so that the draft still shows a problem.
  const pieces = Math.min(quantity, MAX_ORDER_PIECES + 1);
  const total = unit_minor * pieces;
  return {
    shop_line_id,
    sku: skuKeyOf({ sku, variant_id }) || oneLine(title, SHORT_CHARS),
    title: oneLine(title, LINE_TITLE_CHARS),
    variant: oneLine(variant, LINE_TITLE_CHARS),
    quantity: pieces,
    declared_minor: Number.isSafeInteger(total) && total >= 0 && total <= MAX_MINOR ? total : 0,
  };
}

function textsOf(order: ShopOrder, { methods }: Rules): OrderTexts {
  const mapped = methods[order.method];
  const given: Partial<Record<OrderTextField, string>> = {
    ...order.texts,
    external_number: order.number,
    shipping_method: mapped || order.method,
  };
  // Texts that no field of an order accepts are added to its note, as in an import.
  const odd = [
    ...given.email && !isEmailAddress(given.email.trim()) ? [given.email] : [],
    ...given.country && !isCountry(given.country.trim().toUpperCase()) ? [given.country] : [],
    ...order.lines.flatMap(({ title, properties }) =>
      Object.entries(properties).map(([name, value]) => `${title}: ${name}: ${value}`)
    ),
  ];
  const note = [given.note ?? "", ...odd].filter((text) => text !== "").join("\n");
  return Object.fromEntries(
    ORDER_TEXTS.map((
      { field, chars, kind },
    ) => [field, textAs(kind, field === "note" ? note : given[field] ?? "", chars)]),
  ) as Record<OrderTextField, string>;
}

function textAs(kind: (typeof ORDER_TEXTS)[number]["kind"], text: string, chars: number): string {
  if (kind === "paragraphs") return severalLines(text, chars);
  const value = oneLine(kind === "line" ? text : withoutUnseen(text), chars);
  if (kind === "email") return isEmailAddress(value) ? value : "";
  if (kind !== "country") return value;
  return isCountry(value.toUpperCase()) ? value.toUpperCase() : "";
}

export const isSameContent = (one: ShopContent, other: ShopContent): boolean =>
  canonicalJson(one) === canonicalJson(other);
