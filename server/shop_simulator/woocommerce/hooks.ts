/**
 * Webhooks of the simulated WooCommerce, each first with an unsigned ping, and disabled after more than 5 failures.
 * Shapes: github.com/woocommerce/woocommerce with class-wc-webhook.php; read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import type { OrderChange, SimulatedOrder, SimulatedShop } from "../world.ts";
import { statusOf } from "./records.ts";

interface Hook {
  readonly id: number;
  readonly name: string;
  readonly topic: string;
  readonly delivery_url: string;
  status: string;
  secret: string;
  failures: number;
}

type Deliver = (request: Request) => Promise<Response>;

const MAX_FAILURES = 5;
const TOPICS: Readonly<Record<OrderChange, string>> = {
  created: "order.created",
  updated: "order.updated",
  cancelled: "order.updated",
};

const topicOf = (order: SimulatedOrder, change: OrderChange): string =>
  statusOf(order) === "trash" ? "order.deleted" : TOPICS[change];

export class WooHooks {
  readonly hooks: Hook[] = [];
  readonly #deliver: Deliver;
  readonly #nextId: () => number;
  #sent = Promise.resolve();

  constructor(shop: SimulatedShop, deliver: Deliver, record: (order: SimulatedOrder) => unknown) {
    this.#deliver = deliver;
    this.#nextId = () => shop.nextId();
    shop.onChange((order, change) => {
      for (const each of this.hooks) {
        if (each.status !== "active" || each.topic !== topicOf(order, change)) continue;
        // A call about a deletion has only the id.
        this.#send(each, each.topic === "order.deleted" ? { id: order.id } : record(order));
      }
    });
  }

  async settle(): Promise<void> {
    await this.#sent;
  }

  add({ name = "", topic = "", delivery_url = "", secret = "" }: Partial<Hook>): Hook {
    const hook = { id: this.#nextId(), name, topic, delivery_url, status: "active", secret, failures: 0 };
    this.hooks.push(hook);
    const body = `webhook_id=${hook.id}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    this.#queue(async () => {
      await this.#deliver(new Request(delivery_url, { method: "POST", headers, body }));
    });
    return hook;
  }

  remove(id: number): Hook | undefined {
    const index = this.hooks.findIndex((each) => each.id === id);
    return index < 0 ? undefined : this.hooks.splice(index, 1)[0];
  }

  #send(hook: Hook, payload: unknown): void {
    const body = JSON.stringify(payload);
    const [resource = "", event = ""] = hook.topic.split(".");
    const request = new Request(hook.delivery_url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-wc-webhook-source": "https://shop.example.com/",
        "x-wc-webhook-topic": hook.topic,
        "x-wc-webhook-resource": resource,
        "x-wc-webhook-event": event,
        "x-wc-webhook-signature": createHmac("sha256", hook.secret).update(body).digest("base64"),
        "x-wc-webhook-id": String(hook.id),
      },
      body,
    });
    this.#queue(async () => {
      const { ok } = await this.#deliver(request);
      if (ok) hook.failures = 0;
      else if (hook.failures++ >= MAX_FAILURES) hook.status = "disabled";
    });
  }

  #queue(work: () => Promise<void>): void {
    this.#sent = this.#sent.then(work).catch(() => {});
  }
}
