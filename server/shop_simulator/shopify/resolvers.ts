/** Resolves the fields of the simulated Admin GraphQL API from the orders of a shop. */
import { GraphQLError } from "graphql";
import { DAY_SECONDS } from "../../../api/constants.ts";
import type {
  SimulatedLine,
  SimulatedOrder,
  SimulatedProduct,
  SimulatedShipment,
  SimulatedShop,
} from "../world.ts";

/** The age in seconds above which orders are visible only with `read_all_orders`. */
const REACH_SECONDS = 60 * DAY_SECONDS;
const LOCATION = "Pressdock";

export interface ShopifyView {
  readonly shop: SimulatedShop;
  readonly scopes: ReadonlySet<string>;
  /** False if the app may not read names and addresses of buyers. */
  readonly seesBuyers: boolean;
  readonly shownTime: (seconds: number) => string;
  readonly isEndless: boolean;
}

interface PageArguments {
  readonly first?: number;
  readonly after?: string | null;
}

export const gid = (type: string, id: number | string) => `gid://shopify/${type}/${id}`;
export const numberOf = (id: string) => Number.parseInt(id.split("/").at(-1)!);

export const connectionOf = <T, N>(
  all: readonly T[],
  { first = 50, after }: PageArguments,
  node: (each: T) => N,
  cursorOf: (each: T, index: number) => string,
) => {
  const start = after ? all.findIndex((each, index) => cursorOf(each, index) === after) + 1 : 0;
  const page = all.slice(start, start + first);
  const last = page.at(-1);
  return {
    nodes: page.map(node),
    pageInfo: {
      hasNextPage: start + first < all.length,
      hasPreviousPage: start > 0,
      startCursor: page[0] ? cursorOf(page[0], start) : null,
      endCursor: last ? cursorOf(last, start + page.length - 1) : null,
    },
  };
};

export function requireScope({ scopes }: ShopifyView, scope: string): void {
  if (scopes.has(scope) || scopes.has(scope.replace("read_", "write_"))) return;
  throw new GraphQLError("Access denied for this field.", { extensions: { code: "ACCESS_DENIED" } });
}

export function isWithinScope({ shop, scopes }: ShopifyView): (order: SimulatedOrder) => boolean {
  const from = scopes.has("read_all_orders") ? 0 : shop.now() - REACH_SECONDS;
  return ({ createdAt }) => createdAt >= from;
}

/** Returns a test for a search query; understands only `updated_at:>='…'` and `created_at:>='…'`. */
export function matchesQuery(query: string | null | undefined): (order: SimulatedOrder) => boolean {
  if (!query) return () => true;
  const [, field, time] = /^(updated_at|created_at):>='([^']+)'$/.exec(query) ?? [];
  if (!field || !time) throw new GraphQLError(`Cannot search for ${query}`);
  const from = Math.floor(Date.parse(time) / 1000);
  return field === "updated_at" ? ({ updatedAt }) => updatedAt >= from : ({ createdAt }) => createdAt >= from;
}

export const money = (cents: number, currency: string) => {
  const one = { amount: (cents / 100).toFixed(2), currencyCode: currency };
  return { shopMoney: one, presentmentMoney: one };
};

export const variantNode = (view: ShopifyView, product: SimulatedProduct) => ({
  id: gid("ProductVariant", product.variantId),
  sku: product.sku || null,
  title: product.variant || "Default Title",
  product: { id: gid("Product", product.variantId - 1_000_000), title: product.title },
  ...!view.scopes.has("read_products") && { product: null },
});

export function lineNode(view: ShopifyView, order: SimulatedOrder, line: SimulatedLine) {
  const { shop } = view;
  const current = line.quantity - line.removed;
  return {
    id: gid("LineItem", line.id),
    sku: line.product.sku || null,
    title: line.product.title,
    variantTitle: line.product.variant || null,
    quantity: line.quantity,
    currentQuantity: current,
    unfulfilledQuantity: shop.openPieces(order, line),
    isGiftCard: line.product.isGiftCard ?? false,
    customAttributes: line.properties.map(([key, value]) => ({ key, value })),
    variant() {
      requireScope(view, "read_products");
      return variantNode(view, line.product);
    },
    priceAfterAllDiscountsBeforeTaxesSet: money(line.product.cents * current, shop.currency),
  };
}

const PAID = { paid: "PAID", pending: "PENDING", refunded: "REFUNDED", expired: "EXPIRED" } as const;

function sentStatus({ shop }: ShopifyView, order: SimulatedOrder): string {
  const open = order.lines.reduce((sum, line) => sum + shop.openPieces(order, line), 0);
  const isSent = order.shipments.some(({ isCancelled }) => !isCancelled);
  if (open === 0) return isSent ? "FULFILLED" : "RESTOCKED";
  return isSent ? "PARTIALLY_FULFILLED" : "UNFULFILLED";
}

export function orderNode(view: ShopifyView, order: SimulatedOrder) {
  const { buyer } = order;
  const hidden = <T>(value: T) => view.seesBuyers ? value : null;
  return {
    id: gid("Order", order.id),
    name: `#${order.number}`,
    createdAt: view.shownTime(order.createdAt),
    updatedAt: view.shownTime(order.updatedAt),
    cancelledAt: order.cancelledAt === null ? null : view.shownTime(order.cancelledAt),
    currencyCode: view.shop.currency,
    displayFinancialStatus: PAID[order.paid],
    displayFulfillmentStatus: sentStatus(view, order),
    email: hidden(`${buyer.first}.${buyer.last}@example.com`.toLowerCase()),
    phone: null,
    note: order.note || null,
    customAttributes: order.giftMessage ? [{ key: "gift_message", value: order.giftMessage }] : [],
    shippingLine: { title: order.method },
    shippingAddress: {
      name: hidden(`${buyer.first} ${buyer.last}`),
      firstName: hidden(buyer.first),
      lastName: hidden(buyer.last),
      company: null,
      address1: hidden(buyer.street),
      address2: null,
      city: buyer.city,
      province: buyer.province || null,
      provinceCode: buyer.provinceCode || null,
      zip: buyer.zip,
      countryCodeV2: buyer.country,
      phone: hidden(buyer.phone),
    },
    lineItems: (page: PageArguments) =>
      connectionOf(order.lines, page, (line) => lineNode(view, order, line), (_, index) => `l${index}`),
    fulfillments: ({ first = 50 }: PageArguments) =>
      order.shipments.slice(0, first).map((shipment) => fulfillmentNode(view, order, shipment)),
    fulfillmentOrders(page: PageArguments) {
      requireScope(view, "read_merchant_managed_fulfillment_orders");
      return connectionOf(worksOf(order), page, (work) => workNode(view, order, work), (_, nth) => `f${nth}`);
    },
  };
}

export const fulfillmentNode = (view: ShopifyView, order: SimulatedOrder, shipment: SimulatedShipment) => ({
  id: gid("Fulfillment", shipment.id),
  status: shipment.isCancelled ? "CANCELLED" : "SUCCESS",
  trackingInfo: ({ first = 10 }: PageArguments) =>
    shipment.numbers.slice(0, first).map(({ number, company, url }) => ({
      number,
      company,
      url: url || null,
    })),
  fulfillmentLineItems: (page: PageArguments) =>
    connectionOf(shipment.lines, page, ({ line, quantity }) => ({
      id: gid("FulfillmentLineItem", `${shipment.id}${line.id}`),
      quantity,
      lineItem: lineNode(view, order, line),
    }), (_, index) => `s${index}`),
});

type SimulatedWork = ReturnType<typeof worksOf>[number];

/** Returns an order's lines by location, with the id of the fulfillment order of each. */
export const worksOf = ({ id, lines: all }: SimulatedOrder) =>
  [...Map.groupBy(all, ({ product }) => product.location ?? LOCATION)].map(([location, lines], nth) => ({
    id: gid("FulfillmentOrder", nth === 0 ? id : `${id}-${nth}`),
    location,
    lines,
  }));

export function workNode(view: ShopifyView, order: SimulatedOrder, { id, location, lines }: SimulatedWork) {
  const isOpen = order.cancelledAt === null && lines.some((line) => view.shop.openPieces(order, line) > 0);
  return {
    id,
    status: isOpen ? "OPEN" : "CLOSED",
    supportedActions: isOpen ? [{ action: "CREATE_FULFILLMENT" }, { action: "HOLD" }] : [],
    assignedLocation: { name: location },
    lineItems: (page: PageArguments) =>
      connectionOf(lines, page, (line) => ({
        id: gid("FulfillmentOrderLineItem", line.id),
        totalQuantity: line.quantity - line.removed,
        remainingQuantity: view.shop.openPieces(order, line),
        lineItem: lineNode(view, order, line),
      }), (_, index) => `w${index}`),
  };
}
