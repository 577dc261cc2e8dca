/**
 * A simulated Etsy: sign-in, receipts, shipments, listings and webhooks of several shops that share one app, with its limit of
 * calls. Source of addresses, parameters, headers and codes: github.com/api-evangelist/etsy with openapi/ and
 * developers.etsy.com/documentation/essentials/rate-limits/; read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import { Buffer } from "node:buffer";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { type Fault, json } from "../faults.ts";
import type { OrderChange, SimulatedOrder, SimulatedShop } from "../world.ts";
import { listingRecords, receiptRecord } from "./records.ts";
import { EtsySignIn } from "./sign_in.ts";

const CLOCK_SECONDS = 3_600;
const BUCKET_SECONDS = 600;
const CARRIERS = ["usps", "ups", "fedex", "dhl", "gls", "royal-mail", "canada-post", "vnpost", "other"];
const SCOPES = ["transactions_r", "transactions_w", "listings_r", "shops_r"];

export interface EtsyOptions {
  /** Shops by id. */
  readonly shops: ReadonlyMap<string, SimulatedShop>;
  readonly host: string;
  readonly keystring: string;
  readonly sharedSecret: string;
  readonly now: () => number;
  readonly callsPerDay?: number;
  /** The address and secret of the app's webhooks. */
  readonly hook?: { readonly address: string; readonly secret: string };
  readonly deliver?: (request: Request) => Promise<Response>;
}

interface Call {
  readonly method: string;
  readonly route: string;
  readonly parameters: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly fault: Fault | null;
}

const EVENTS: Readonly<Record<OrderChange, string>> = {
  created: "order.paid",
  updated: "order.shipped",
  cancelled: "order.canceled",
};

const refuse = (status: number, error: string) => json(status, { error });

export class SimulatedEtsy {
  readonly host: string;
  readonly signIn: EtsySignIn;
  scopes: readonly string[] = SCOPES;
  /** Numbers of calls in the last 24 hours, by the start of each period of `BUCKET_SECONDS`. */
  readonly #calls = new Map<number, number>();
  /** The maximum number of calls that were made in any 24 hours. */
  mostCalls = 0;
  readonly #options: EtsyOptions;
  #sent: Promise<void> = Promise.resolve();
  #hooks = 0;

  constructor(options: EtsyOptions) {
    this.#options = options;
    this.host = options.host;
    this.signIn = new EtsySignIn(options.keystring, options.sharedSecret, options.now);
    for (const [id, shop] of options.shops) {
      shop.onChange((order, change) => this.#announce(id, order, change));
    }
  }

  async settle(): Promise<void> {
    await this.#sent;
  }

  async answer(request: Request, fault: Fault | null): Promise<Response> {
    const { callsPerDay: limit = 10_000 } = this.#options;
    const used = this.#count();
    if (used > limit) {
      return json(429, { error: "Exceeded the limit of calls" }, { "retry-after": String(BUCKET_SECONDS) });
    }
    const response = await this.#run(request, fault);
    response.headers.set("x-limit-per-day", String(limit));
    response.headers.set("x-remaining-today", String(limit - used));
    return response;
  }

  #count(): number {
    const now = this.#options.now();
    const bucket = Math.floor(now / BUCKET_SECONDS) * BUCKET_SECONDS;
    this.#calls.set(bucket, (this.#calls.get(bucket) ?? 0) + 1);
    let used = 0;
    for (const [begin, calls] of this.#calls) {
      if (begin <= now - DAY_SECONDS) this.#calls.delete(begin);
      else used += calls;
    }
    this.mostCalls = Math.max(this.mostCalls, used);
    return used;
  }

  async #run(request: Request, fault: Fault | null): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    if (pathname === "/v3/public/oauth/token" && request.method === "POST") {
      if (fault === "tokenWithdrawn") return json(400, { error: "invalid_grant" });
      return this.signIn.answer(new URLSearchParams(text));
    }
    const { keystring, sharedSecret, shops } = this.#options;
    if (request.headers.get("x-api-key") !== `${keystring}:${sharedSecret}`) {
      return refuse(401, "Invalid API key");
    }
    const route = pathname.replace("/v3/application", "");
    if (route === "/openapi-ping") return json(200, { application_id: 1 });
    const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
    const owner = fault === "tokenWithdrawn" ? null : this.signIn.shopOf(token);
    if (owner === null) return refuse(401, "invalid_token");
    if (route === "/users/me") return json(200, { user_id: Number(owner), shop_id: Number(owner) });
    if (route === "/scopes") return json(200, { scopes: this.scopes });
    const [, id = "", rest = ""] = /^\/shops\/(\d+)(\/.*)?$/.exec(route) ?? [];
    const shop = shops.get(id);
    if (!shop) return refuse(404, "Could not find the shop");
    if (id !== owner) return refuse(403, "Not the owner of this shop");
    const isJson = request.headers.get("content-type") === "application/json";
    const body = isJson ? JSON.parse(text) as Record<string, unknown> : {};
    const call = { method: request.method, route: rest, parameters: searchParams, body, fault };
    return this.#ofShop(shop, Number(id), call);
  }

  #ofShop(shop: SimulatedShop, id: number, call: Call): Response {
    const { method, route, parameters, fault } = call;
    const ahead = fault === "clockAhead" ? CLOCK_SECONDS : 0;
    if (route === "") {
      return json(200, { shop_id: id, shop_name: shop.name, currency_code: shop.currency });
    }
    if (route === "/listings") return page(listingRecords(shop), parameters);
    if (route === "/receipts") return this.#receipts(shop, call, ahead);
    const [, receipt, isTracking] = /^\/receipts\/(\d+)(\/tracking)?$/.exec(route) ?? [];
    const order = shop.orders.get(Number(receipt));
    if (!order) return refuse(404, "Could not find the receipt");
    if (method === "POST" && isTracking) this.#ship(shop, order, call);
    return json(200, receiptRecord(shop, order, ahead));
  }

  #receipts(shop: SimulatedShop, { parameters, fault }: Call, ahead: number): Response {
    if (!this.scopes.includes("transactions_r")) return refuse(403, "insufficient_scope");
    const from = (name: string) => Number(parameters.get(name) ?? 0);
    const time = parameters.get("sort_on") === "updated" ? "updatedAt" : "createdAt";
    const found = shop.sortedBy(time).filter(({ createdAt, updatedAt }) =>
      createdAt >= from("min_created") && updatedAt >= from("min_last_modified")
    );
    const sorted = parameters.get("sort_order") === "asc" ? found : found.toReversed();
    const endless = () => Array.from({ length: 100 }, (_, nth) => sorted[nth % sorted.length]!);
    const all = fault === "endlessPages" && sorted.length > 0 ? endless() : sorted;
    if (fault === "endlessPages") parameters.delete("offset");
    return page(all, parameters, (order) => receiptRecord(shop, order, ahead));
  }

  /** Marks the receipt as sent even if Etsy does not know the carrier, whose number is then dropped. */
  #ship(shop: SimulatedShop, order: SimulatedOrder, { body }: Call): void {
    const company = String(body["carrier_name"]);
    const numbers = CARRIERS.includes(company)
      ? [{ number: String(body["tracking_code"]), company, url: "" }]
      : [];
    const lines = order.shipments.length > 0
      ? []
      : order.lines.map((line) => ({ line, quantity: line.quantity }));
    shop.ship(order, lines, numbers);
  }

  #announce(shopId: string, order: SimulatedOrder, change: OrderChange): void {
    const { hook, deliver, now } = this.#options;
    if (!hook || !deliver) return;
    const body = JSON.stringify({
      event_type: EVENTS[change],
      resource_url: `https://api.etsy.com/v3/application/shops/${shopId}/receipts/${order.id}`,
      shop_id: shopId,
    });
    const [id, timestamp] = [`msg_${++this.#hooks}`, String(now())];
    const key = Buffer.from(hook.secret.slice("whsec_".length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    const request = new Request(hook.address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
      body,
    });
    this.#sent = this.#sent.then(() => deliver(request)).then(() => {}, () => {});
  }
}

function page<T>(
  all: readonly T[],
  parameters: URLSearchParams,
  record: (each: T) => unknown = (each) => each,
): Response {
  const [limit, offset] = [Number(parameters.get("limit") ?? 25), Number(parameters.get("offset") ?? 0)];
  return json(200, { count: all.length, results: all.slice(offset, offset + limit).map(record) });
}
