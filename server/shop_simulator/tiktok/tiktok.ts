/**
 * A simulated TikTok Shop: sign-in, signed calls, orders, packages, requests to cancel and webhooks of several shops that share
 * one app. Source of routes and codes: TikTok Shop Partner Center, as github.com/lazykern/ecommerce-api-docs has it under
 * data/raw/tiktok/; read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import { type Fault, json } from "../faults.ts";
import type { SimulatedOrder, SimulatedShop } from "../world.ts";
import { orderId, orderRecord, productRecords, PROVIDERS, statusOf } from "./records.ts";
import { type Body, fulfill, refusal } from "./fulfillment.ts";
import { TiktokSignIn } from "./sign_in.ts";

const CLOCK_SECONDS = 3_600;
const SCOPES: readonly string[] = ["order", "product", "fulfillment", "event"];
const TOKEN_HOST = "auth.tiktok-shops.com";

export interface TiktokOptions {
  /** Shops by id. */
  readonly shops: ReadonlyMap<string, SimulatedShop>;
  readonly host: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly now: () => number;
  readonly tokenHost?: string;
  /** The maximum number of calls per second; further calls are refused. */
  readonly callsPerSecond?: number;
  readonly deliver?: (request: Request) => Promise<Response>;
}

interface Call {
  readonly method: string;
  readonly route: string;
  readonly parameters: URLSearchParams;
  readonly body: Body;
  readonly fault: Fault | null;
}

const ok = (data: unknown) => json(200, { code: 0, message: "Success", data });

export class SimulatedTiktok {
  readonly host: string;
  readonly hosts: readonly string[];
  readonly signIn: TiktokSignIn;
  /** False for a country in which a call marks a package, not an order's lines, as shipped. */
  marksLines = true;
  /** Rights that the sellers granted. */
  scopes: readonly string[] = SCOPES;
  readonly #options: TiktokOptions;
  readonly #hooks = new Map<string, Map<string, string>>();
  #sent: Promise<void> = Promise.resolve();
  #second = 0;
  #calls = 0;

  constructor(options: TiktokOptions) {
    this.#options = options;
    this.host = options.host;
    this.hosts = [options.host, options.tokenHost ?? TOKEN_HOST];
    this.signIn = new TiktokSignIn(options.appKey, options.appSecret, options.now);
    for (const [id, shop] of options.shops) shop.onChange((order) => this.#announce(id, order));
  }

  async settle(): Promise<void> {
    await this.#sent;
  }

  askToCancel(shopId: string, order: SimulatedOrder): void {
    order.metadata.set("asked", this.#options.now());
    this.#options.shops.get(shopId)?.touch(order);
  }

  async answer(request: Request, fault: Fault | null): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, kind] = /^\/api\/v2\/token\/(get|refresh)$/.exec(pathname) ?? [];
    if (kind !== undefined) {
      return fault === "tokenWithdrawn" ? refusal(36004004) : this.signIn.answer(kind, searchParams);
    }
    const text = await request.text();
    return this.#refusalOf(request, pathname, searchParams, text, fault) ??
      this.#ofShop(request, {
        method: request.method,
        route: pathname,
        parameters: searchParams,
        body: text === "" ? {} : JSON.parse(text) as Body,
        fault,
      });
  }

  /** Checks the rate of calls, key, time, signature and token, in this order. */
  #refusalOf(
    request: Request,
    pathname: string,
    searchParams: URLSearchParams,
    text: string,
    fault: Fault | null,
  ): Response | undefined {
    const { appKey, appSecret, now, callsPerSecond = Infinity } = this.#options;
    if (this.#second !== now()) [this.#second, this.#calls] = [now(), 0];
    if (++this.#calls > callsPerSecond) return refusal(36009002, "Too many requests.", 429);
    if (searchParams.get("app_key") !== appKey) {
      return refusal(36009004, "Invalid credentials. Invalid `app_key` query parameter.", 401);
    }
    if (Math.abs(Number(searchParams.get("timestamp")) - now()) > 300) {
      return refusal(36009004, "Invalid timestamp.", 401);
    }
    const names = [...searchParams.keys()].filter((name) => name !== "sign").sort();
    const signed = pathname + names.map((name) => name + searchParams.get(name)).join("") + text;
    const sign = createHmac("sha256", appSecret).update(appSecret + signed + appSecret).digest("hex");
    if (searchParams.get("sign") !== sign) return refusal(106001, "Invalid credentials.", 401);
    const token = request.headers.get("x-tts-access-token") ?? "";
    if (fault === "tokenWithdrawn" || this.signIn.shopsOf(token).length === 0) {
      return refusal(105002, "Expired credentials. The `x-tts-access-token` header has expired.", 401);
    }
    return undefined;
  }

  #ofShop(request: Request, call: Call): Response {
    const { shops } = this.#options;
    const ids = this.signIn.shopsOf(request.headers.get("x-tts-access-token") ?? "");
    if (call.route === "/authorization/202309/shops") {
      return ok({ shops: ids.map((id) => shopRecord(id, shops.get(id)!)) });
    }
    const id = ids.find((each) => cipherOf(each) === call.parameters.get("shop_cipher"));
    const shop = id === undefined ? undefined : shops.get(id);
    if (id === undefined || !shop) return refusal(101000, "The token is not associated with the shop.");
    const scope = call.route.split("/")[1] ?? "";
    if (SCOPES.includes(scope) && !this.scopes.includes(scope)) {
      return refusal(105005, "Access denied.", 401);
    }
    if (call.route === "/event/202309/webhooks") return this.#hook(id, call);
    return this.#run(shop, call);
  }

  #run(shop: SimulatedShop, call: Call): Response {
    const { route, parameters, fault, body } = call;
    const ahead = fault === "clockAhead" ? CLOCK_SECONDS : 0;
    const record = (order: SimulatedOrder) => orderRecord(shop, order, ahead);
    if (route === "/order/202309/orders/search") return this.#orders(shop, call, record);
    if (route === "/order/202309/orders") {
      const ids = (parameters.get("ids") ?? "").split(",");
      return ok({
        orders: [...shop.orders.values()].filter((each) => ids.includes(orderId(each))).map(record),
      });
    }
    if (route.endsWith("/shipping_providers")) return ok({ shipping_providers: PROVIDERS });
    if (route === "/product/202502/products/search") {
      const all = productRecords(shop);
      const { list, next } = pageOf(all, parameters);
      return ok({ total_count: all.length, products: list, next_page_token: next });
    }
    const { now } = this.#options;
    return fulfill(shop, route, body, { now: now(), marksLines: this.marksLines }) ??
      refusal(36009009, "Invalid path.", 404);
  }

  #orders(
    shop: SimulatedShop,
    { parameters, body, fault }: Call,
    record: (order: SimulatedOrder) => unknown,
  ): Response {
    const from = (name: string) => Number(body[name] ?? 0);
    const sorted = shop.sortedBy("updatedAt").filter(({ createdAt, updatedAt }) =>
      createdAt >= from("create_time_ge") && updatedAt >= from("update_time_ge")
    );
    const found = parameters.get("sort_order") === "ASC" ? sorted : sorted.toReversed();
    const { list, next } = pageOf(found, parameters);
    const isEndless = fault === "endlessPages" && found.length > 0;
    return ok({
      total_count: found.length,
      orders: (isEndless ? found.slice(0, 1) : list).map(record),
      next_page_token: isEndless ? crypto.randomUUID() : next,
    });
  }

  #hook(shopId: string, { method, body }: Call): Response {
    const hooks = this.#hooks.get(shopId) ?? new Map<string, string>();
    this.#hooks.set(shopId, hooks);
    const event = String(body["event_type"]);
    if (method === "GET") {
      const webhooks = [...hooks].map(([event_type, address]) => ({ event_type, address }));
      return ok({ total_count: webhooks.length, webhooks });
    }
    if (method === "DELETE") hooks.delete(event);
    else hooks.set(event, String(body["address"]));
    return ok({});
  }

  #announce(shopId: string, order: SimulatedOrder): void {
    const { appKey, appSecret, deliver, now } = this.#options;
    const address = this.#hooks.get(shopId)?.get("ORDER_STATUS_CHANGE");
    if (address === undefined || !deliver) return;
    const data = { order_id: orderId(order), order_status: statusOf(order), update_time: order.updatedAt };
    const body = JSON.stringify({ type: 1, shop_id: shopId, timestamp: now(), data });
    const authorization = createHmac("sha256", appSecret).update(appKey + body).digest("hex");
    const headers = { "content-type": "application/json", authorization };
    const request = new Request(address, { method: "POST", headers, body });
    this.#sent = this.#sent.then(() => deliver(request)).then(() => {}, () => {});
  }
}

const cipherOf = (shopId: string): string => `ROW_cipher_${shopId}`;

const shopRecord = (id: string, { name }: SimulatedShop) => ({
  id,
  name,
  region: "US",
  seller_type: "LOCAL",
  cipher: cipherOf(id),
  code: `USLC${id.slice(-4)}`,
});

/** Returns a page; a token is the number of records before its page, in base64. */
function pageOf<T>(all: readonly T[], parameters: URLSearchParams) {
  const size = Number(parameters.get("page_size") ?? 20);
  const offset = Number(atob(parameters.get("page_token") ?? btoa("0")));
  const next = offset + size < all.length ? btoa(String(offset + size)) : "";
  return { list: all.slice(offset, offset + size), next };
}
