/**
 * Reads orders in pages by the time of their last change. Shapes: shopify.dev/docs/api/admin-graphql/2026-07/ with
 * queries/orders, objects/Order, objects/LineItem and objects/MailingAddress; read 2026-11-30. `currentQuantity` and
 * `priceAfterAllDiscountsBeforeTaxesSet` are confirmed for 2026-07; all other fields are those of the page `latest`.
 */
import { textHeadings } from "../../../../../api/orders/order_texts.ts";
import type { OrderPage, Shop, ShopLine, ShopOrder } from "../../port.ts";
import { ShopFailure } from "../../port.ts";
import {
  countIn,
  isJson,
  type Json,
  listIn,
  minorOf,
  notUnderstood,
  objectIn,
  secondsOf,
  textIn,
} from "../read_json.ts";
import { askAll, gidOf, idOf } from "./client.ts";

/** A page of this many orders and lines costs 820 points, as our simulator counts; a query may cost 1,000. */
const [PAGE_ORDERS, PAGE_LINES] = [20, 5] as const;
const MORE_LINES = 100;
/** Shopify allows at most 500 lines per order. */
const MAX_PAGES_OF_LINES = 10;
const MAX_PROPERTIES = 20;

const LINES = `pageInfo { hasNextPage endCursor }
    nodes {
      id sku title variantTitle currentQuantity unfulfilledQuantity isGiftCard
      customAttributes { key value }
      variant { id }
      priceAfterAllDiscountsBeforeTaxesSet { shopMoney { amount } }
    }`;
const ORDER = `id name createdAt updatedAt cancelledAt currencyCode
  displayFinancialStatus displayFulfillmentStatus email phone note
  customAttributes { key value }
  shippingLine { title }
  shippingAddress { name company address1 address2 city province provinceCode zip countryCodeV2 phone }
  lineItems(first: $lines) { ${LINES} }`;
const CHANGED = `query Changed($first: Int!, $lines: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes { ${ORDER} }
  }
}`;
const ONE = `query One($id: ID!, $lines: Int!) { order(id: $id) { ${ORDER} } }`;
const FURTHER_LINES = `query Lines($id: ID!, $lines: Int!, $after: String!) {
  order(id: $id) { lineItems(first: $lines, after: $after) { ${LINES} } }
}`;

/** Reads a cursor: the number of orders per page, and Shopify's own cursor. */
function placeOf(page: string | null): { readonly first: number; readonly after: string | null } {
  const [, first, after] = /^(\d{1,3}):(.+)$/s.exec(page ?? "") ?? [];
  return first && after ? { first: Number(first), after } : { first: PAGE_ORDERS, after: null };
}

/** Reads a page of changed orders; halves its size as long as the answer is too large. */
export async function changedOrders(shop: Shop, since: number, page: string | null): Promise<OrderPage> {
  const { first, after } = placeOf(page);
  for (let size = first;; size = Math.floor(size / 2)) {
    try {
      return await pageOf(shop, since, size, after);
    } catch (error) {
      const isTooLarge = error instanceof ShopFailure && error.trouble.kind === "failed" &&
        error.trouble.code === "tooLarge";
      if (!isTooLarge || size <= 1) throw error;
    }
  }
}

async function pageOf(shop: Shop, since: number, first: number, after: string | null): Promise<OrderPage> {
  const query = `updated_at:>='${new Date(since * 1000).toISOString()}'`;
  const data = await askAll(shop, CHANGED, { first, lines: PAGE_LINES, after, query });
  const orders = objectIn(data, "orders");
  const read: ShopOrder[] = [];
  for (const node of listIn(orders, "nodes")) read.push(await orderOf(shop, node));
  const { hasNext, cursor } = pageInfo(orders);
  if (hasNext && cursor === after) throw notUnderstood();
  return { orders: read, next: hasNext ? `${first}:${cursor}` : null };
}

function pageInfo(connection: Json | null): { readonly hasNext: boolean; readonly cursor: string } {
  const info = objectIn(connection, "pageInfo");
  const cursor = textIn(info, "endCursor");
  return { hasNext: info?.["hasNextPage"] === true && cursor !== "", cursor };
}

export async function readOrder(shop: Shop, id: string): Promise<ShopOrder | null> {
  const data = await askAll(shop, ONE, { id: gidOf("Order", id), lines: MORE_LINES });
  const order = objectIn(data, "order");
  return order && await orderOf(shop, order);
}

async function allLines(shop: Shop, order: Json): Promise<readonly Json[]> {
  const lines: Json[] = [];
  let connection = objectIn(order, "lineItems");
  for (let pages = 0;; pages++) {
    lines.push(...listIn(connection, "nodes"));
    const { hasNext, cursor: after } = pageInfo(connection);
    if (!hasNext) return lines;
    if (pages === MAX_PAGES_OF_LINES) throw notUnderstood();
    const data = await askAll(shop, FURTHER_LINES, { id: textIn(order, "id"), lines: MORE_LINES, after });
    connection = objectIn(objectIn(data, "order"), "lineItems");
  }
}

async function orderOf(shop: Shop, order: Json): Promise<ShopOrder> {
  const id = idOf(textIn(order, "id"));
  const [orderedAt, updatedAt] = [
    secondsOf(textIn(order, "createdAt")),
    secondsOf(textIn(order, "updatedAt")),
  ];
  const currency = textIn(order, "currencyCode");
  if (id === "" || orderedAt === null || updatedAt === null || currency === "") throw notUnderstood();
  const lines = await allLines(shop, order);
  const number = textIn(order, "name").replace(/^#/, "");
  return {
    shop_order_id: id,
    number,
    texts: { external_number: number, ...textsOf(order) },
    ordered_at: orderedAt,
    updated_at: updatedAt,
    currency,
    state: stateOf(order),
    method: textIn(objectIn(order, "shippingLine"), "title"),
    lines: lines.map((line) => lineOf(line, currency)),
  };
}

/** Names of additional details in which the shop's apps store a gift message. */
const GIFT_NAMES = textHeadings("shopify").gift_message.map((name) => name.toLowerCase());

function textsOf(order: Json): ShopOrder["texts"] {
  const address = objectIn(order, "shippingAddress");
  const gift = Object.entries(propertiesOf(order)).find(([name]) =>
    GIFT_NAMES.includes(name.toLowerCase().replaceAll(/[_-]+/g, " "))
  );
  return {
    recipient_name: textIn(address, "name"),
    company: textIn(address, "company"),
    address_line1: textIn(address, "address1"),
    address_line2: textIn(address, "address2"),
    city: textIn(address, "city"),
    region: textIn(address, "provinceCode") || textIn(address, "province"),
    postal_code: textIn(address, "zip"),
    country: textIn(address, "countryCodeV2"),
    email: textIn(order, "email"),
    phone: textIn(address, "phone") || textIn(order, "phone"),
    shipping_method: textIn(objectIn(order, "shippingLine"), "title"),
    note: textIn(order, "note"),
    gift_message: gift?.[1] ?? "",
  };
}

/** Statuses mean the same as in Shopify's export (api/csv/shopify.ts): a partly refunded order has lower quantities. */
function stateOf(order: Json): ShopOrder["state"] {
  if (textIn(order, "cancelledAt") !== "") return "cancelled";
  const [paid, sent] = [textIn(order, "displayFinancialStatus"), textIn(order, "displayFulfillmentStatus")];
  if (paid === "REFUNDED" || paid === "VOIDED" || sent === "RESTOCKED") return "refunded";
  if (sent === "FULFILLED") return "fulfilled";
  return paid === "EXPIRED" ? "unpaid" : "open";
}

function lineOf(line: Json, currency: string): ShopLine {
  const ordered = countIn(line, "currentQuantity");
  const money = objectIn(objectIn(line, "priceAfterAllDiscountsBeforeTaxesSet"), "shopMoney");
  return {
    shop_line_id: idOf(textIn(line, "id")),
    variant_id: idOf(textIn(objectIn(line, "variant"), "id")),
    sku: textIn(line, "sku"),
    title: textIn(line, "title"),
    variant: variantName(textIn(line, "variantTitle")),
    quantity: Math.min(ordered, countIn(line, "unfulfilledQuantity")),
    unit_minor: Math.round(minorOf(textIn(money, "amount"), currency) / Math.max(1, ordered)),
    isGiftCard: isJson(line) && line["isGiftCard"] === true,
    properties: propertiesOf(line),
  };
}

const propertiesOf = (json: Json): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listIn(json, "customAttributes").slice(0, MAX_PROPERTIES)
      .map((each) => [textIn(each, "key").slice(0, 200), textIn(each, "value")]),
  );

/** Returns an empty name for "Default Title", the only variant of a product without options. */
export const variantName = (title: string): string => title === "Default Title" ? "" : title;
