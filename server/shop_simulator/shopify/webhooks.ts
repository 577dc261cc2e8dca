/**
 * Webhooks of the simulated Shopify. Shapes: shopify.dev/docs/apps/build/webhooks/subscribe/https (headers, the signature
 * over the raw body by the app's secret) and .../webhooks/troubleshooting-webhooks (removed after 8 failures); read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import type { OrderChange, SimulatedOrder, SimulatedShop } from "../world.ts";
import { gid } from "./resolvers.ts";

interface Subscription {
  readonly id: string;
  readonly topic: string;
  readonly uri: string;
  readonly format: string;
  readonly includeFields: readonly string[];
  failures: number;
}

interface SubscriptionInput {
  readonly uri?: string;
  readonly format?: string;
  readonly includeFields?: readonly string[];
}

export type Deliver = (request: Request) => Promise<Response>;

const MAX_FAILURES = 8;
const TOPICS: Readonly<Record<OrderChange, string>> = {
  created: "ORDERS_CREATE",
  updated: "ORDERS_UPDATED",
  cancelled: "ORDERS_CANCELLED",
};
/** Returns the topic as in a header: `orders/create` for ORDERS_CREATE. */
const headerOf = (topic: string) => topic.toLowerCase().replace("_", "/");

export class ShopifyHooks {
  readonly subscriptions: Subscription[] = [];
  readonly #shop: SimulatedShop;
  readonly #host: string;
  readonly #secret: () => string;
  readonly #deliver: Deliver;
  #sent = Promise.resolve();

  constructor(shop: SimulatedShop, host: string, secret: () => string, deliver: Deliver) {
    this.#shop = shop;
    this.#host = host;
    this.#secret = secret;
    this.#deliver = deliver;
    shop.onChange((order, change) => {
      for (const each of this.subscriptions) if (each.topic === TOPICS[change]) this.#send(each, order);
    });
  }

  /** Resolves when all pending webhooks were delivered. */
  async settle(): Promise<void> {
    await this.#sent;
  }

  readonly create = (
    { topic, webhookSubscription: { uri = "", format = "JSON", includeFields = [] } }: {
      readonly topic: string;
      readonly webhookSubscription: SubscriptionInput;
    },
  ) => {
    const fail = (message: string) => ({
      webhookSubscription: null,
      userErrors: [{ field: ["uri"], message }],
    });
    if (!uri.startsWith("https://")) return fail("Address is not allowed");
    if (this.subscriptions.some((each) => each.topic === topic && each.uri === uri)) {
      return fail("Address for this topic has already been taken");
    }
    const id = gid("WebhookSubscription", this.#shop.nextId());
    const subscription = { id, topic, uri, format, includeFields, failures: 0 };
    this.subscriptions.push(subscription);
    return { webhookSubscription: subscription, userErrors: [] };
  };

  readonly remove = ({ id }: { readonly id: string }) => {
    const index = this.subscriptions.findIndex((each) => each.id === id);
    if (index < 0) {
      return {
        deletedWebhookSubscriptionId: null,
        userErrors: [{ field: ["id"], message: "Webhook subscription does not exist" }],
      };
    }
    this.subscriptions.splice(index, 1);
    return { deletedWebhookSubscriptionId: id, userErrors: [] };
  };

  /** Makes a call as the shop sends it, also for tests that forge one. */
  requestOf(
    { topic, uri, includeFields }: Pick<Subscription, "topic" | "uri" | "includeFields">,
    order: SimulatedOrder,
  ): Request {
    const whole: Record<string, unknown> = {
      id: order.id,
      admin_graphql_api_id: gid("Order", order.id),
      name: `#${order.number}`,
      email: "hidden@example.com",
    };
    const shown = includeFields.length === 0
      ? whole
      : Object.fromEntries(Object.entries(whole).filter(([name]) => includeFields.includes(name)));
    const body = JSON.stringify(shown);
    return new Request(uri, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-shopify-topic": headerOf(topic),
        "x-shopify-shop-domain": this.#host,
        "x-shopify-webhook-id": `${order.id}-${order.updatedAt}`,
        "x-shopify-api-version": "2026-07",
        "x-shopify-hmac-sha256": createHmac("sha256", this.#secret()).update(body).digest("base64"),
      },
      body,
    });
  }

  #send(subscription: Subscription, order: SimulatedOrder): void {
    const request = this.requestOf(subscription, order);
    this.#sent = this.#sent.then(async () => {
      const isTaken = await this.#deliver(request).then(({ ok }) => ok, () => false);
      subscription.failures = isTaken ? 0 : subscription.failures + 1;
      if (subscription.failures >= MAX_FAILURES) this.remove(subscription);
    });
  }
}
