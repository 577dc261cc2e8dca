/** The root fields of the simulated Admin GraphQL API. */
import type { SimulatedNumber, SimulatedOrder, SimulatedShipment } from "../world.ts";
import {
  connectionOf,
  fulfillmentNode,
  gid,
  isWithinScope,
  matchesQuery,
  numberOf,
  orderNode,
  requireScope,
  type ShopifyView,
  variantNode,
  workNode,
  worksOf,
} from "./resolvers.ts";
import type { ShopifyHooks } from "./webhooks.ts";

interface TrackingInput {
  readonly company?: string;
  readonly number?: string;
  readonly numbers?: readonly string[];
  readonly url?: string;
  readonly urls?: readonly string[];
}

interface OrdersArguments {
  readonly first?: number;
  readonly after?: string | null;
  readonly query?: string | null;
  readonly sortKey?: string;
  readonly reverse?: boolean;
}

const userErrors = (...messages: readonly string[]) => messages.map((message) => ({ field: null, message }));

function numbersOf({ company = "", number, numbers, url, urls }: TrackingInput): SimulatedNumber[] {
  const all = numbers ?? (number === undefined ? [] : [number]);
  const links = urls ?? (url === undefined ? [] : [url]);
  return all.map((each, index) => ({ number: each, company, url: links[index] ?? "" }));
}

/** Makes a cursor from the last row's values, so that pages do not shift when an order changes. */
const cursorOf = (time: number, { id }: SimulatedOrder) => `${time}-${id}`;

/** Returns the index in the sorted list at which the page after a cursor begins. */
function placeBehind(
  cursor: string,
  sorted: readonly SimulatedOrder[],
  time: "createdAt" | "updatedAt",
  reverse: boolean,
): number {
  const [atTime = 0, atId = 0] = cursor.split("-").map(Number);
  const isBehind = (order: SimulatedOrder) => {
    const difference = order[time] - atTime || order.id - atId;
    return reverse ? difference < 0 : difference > 0;
  };
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function rootOf(view: ShopifyView, hooks: ShopifyHooks) {
  const { shop } = view;
  const orderOf = (id: string): SimulatedOrder | undefined => {
    const order = shop.orders.get(numberOf(id));
    return order && isWithinScope(view)(order) ? order : undefined;
  };
  const shipmentOf = (
    id: string,
  ): { readonly order: SimulatedOrder; readonly shipment: SimulatedShipment } | null => {
    for (const order of shop.orders.values()) {
      const shipment = order.shipments.find((each) => each.id === numberOf(id));
      if (shipment) return { order, shipment };
    }
    return null;
  };

  return {
    shop: {
      id: gid("Shop", 68_000_000_001),
      name: shop.name,
      myshopifyDomain: "demo-shop.myshopify.com",
      currencyCode: shop.currency,
    },
    currentAppInstallation: {
      accessScopes: [...view.scopes].map((handle) => ({ handle, description: handle })),
    },
    order({ id }: { readonly id: string }) {
      requireScope(view, "read_orders");
      const order = orderOf(id);
      return order ? orderNode(view, order) : null;
    },
    orders({ query, sortKey, reverse = false, first = 50, after }: OrdersArguments) {
      requireScope(view, "read_orders");
      const time = sortKey === "UPDATED_AT" ? "updatedAt" : "createdAt";
      const matches = matchesQuery(query);
      const isVisible = isWithinScope(view);
      const sorted = reverse ? shop.sortedBy(time).toReversed() : shop.sortedBy(time);
      const found: SimulatedOrder[] = [];
      // Finds one order more than the page has, which shows whether there is another page.
      const start = after && !view.isEndless ? placeBehind(after, sorted, time, reverse) : 0;
      for (let at = start; at < sorted.length && found.length <= first; at++) {
        const order = sorted[at]!;
        if (isVisible(order) && matches(order)) found.push(order);
      }
      const page = found.slice(0, first);
      const last = page.at(-1);
      const endCursor = view.isEndless ? `${after ?? ""}.` : last ? cursorOf(last[time], last) : null;
      return {
        nodes: page.map((order) => orderNode(view, order)),
        pageInfo: {
          hasNextPage: view.isEndless || found.length > first,
          hasPreviousPage: Boolean(after),
          startCursor: null,
          endCursor,
        },
      };
    },
    ordersCount({ query, limit }: { readonly query?: string; readonly limit?: number }) {
      requireScope(view, "read_orders");
      const count = [...shop.orders.values()].filter(isWithinScope(view)).filter(matchesQuery(query)).length;
      return { count: limit === undefined || limit === null ? count : Math.min(limit, count) };
    },
    fulfillmentOrder({ id }: { readonly id: string }) {
      requireScope(view, "read_merchant_managed_fulfillment_orders");
      const order = orderOf(id);
      const work = order && worksOf(order).find((each) => each.id === id);
      return work ? workNode(view, order, work) : null;
    },
    fulfillment({ id }: { readonly id: string }) {
      const found = shipmentOf(id);
      return found && fulfillmentNode(view, found.order, found.shipment);
    },
    productVariants(page: { readonly first?: number; readonly after?: string | null }) {
      requireScope(view, "read_products");
      return connectionOf(
        shop.products,
        page,
        (each) => variantNode(view, each),
        (each) => `v${each.variantId}`,
      );
    },
    webhookSubscriptions: (page: { readonly first?: number }) =>
      connectionOf(hooks.subscriptions, page, (each) => each, ({ id }) => id),

    fulfillmentCreate({ fulfillment }: {
      readonly fulfillment: {
        readonly lineItemsByFulfillmentOrder: readonly {
          readonly fulfillmentOrderId: string;
          readonly fulfillmentOrderLineItems?: readonly { readonly id: string; readonly quantity: number }[];
        }[];
        readonly trackingInfo?: TrackingInput;
      };
    }) {
      requireScope(view, "write_merchant_managed_fulfillment_orders");
      const [first] = fulfillment.lineItemsByFulfillmentOrder;
      const order = first && orderOf(first.fulfillmentOrderId);
      const work = order && worksOf(order).find(({ id }) => id === first.fulfillmentOrderId);
      if (!work) return { fulfillment: null, userErrors: userErrors("Fulfillment order does not exist.") };
      const given = first.fulfillmentOrderLineItems ??
        work.lines.map((line) => ({
          id: gid("FulfillmentOrderLineItem", line.id),
          quantity: shop.openPieces(order, line),
        }));
      const lines = given.flatMap(({ id, quantity }) => {
        const line = work.lines.find((each) => each.id === numberOf(id));
        return line ? [{ line, quantity }] : [];
      });
      const isTooMuch = lines.some(({ line, quantity }) => quantity > shop.openPieces(order, line));
      if (isTooMuch || lines.length === 0) {
        return {
          fulfillment: null,
          userErrors: userErrors("Invalid fulfillment order line item quantity requested."),
        };
      }
      const shipment = shop.ship(order, lines, numbersOf(fulfillment.trackingInfo ?? {}));
      return { fulfillment: fulfillmentNode(view, order, shipment), userErrors: [] };
    },
    fulfillmentTrackingInfoUpdate({ fulfillmentId, trackingInfoInput }: {
      readonly fulfillmentId: string;
      readonly trackingInfoInput: TrackingInput;
    }) {
      requireScope(view, "write_merchant_managed_fulfillment_orders");
      const found = shipmentOf(fulfillmentId);
      if (!found) return { fulfillment: null, userErrors: userErrors("Fulfillment not found.") };
      found.shipment.numbers = numbersOf(trackingInfoInput);
      shop.touch(found.order);
      return { fulfillment: fulfillmentNode(view, found.order, found.shipment), userErrors: [] };
    },
    webhookSubscriptionCreate: hooks.create,
    webhookSubscriptionDelete: hooks.remove,
  };
}
