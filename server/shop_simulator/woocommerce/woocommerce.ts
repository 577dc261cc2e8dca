/**
 * A simulated WooCommerce: index, orders, refunds, notes, products, webhooks. Source of routes, headers and codes:
 * developer.woocommerce.com/docs/apis/rest-api/v3/ and github.com/woocommerce/woocommerce (its REST controllers); read 2026-11-30.
 */
import { type Fault, json } from "../faults.ts";
import type { SimulatedOrder, SimulatedShop } from "../world.ts";
import { WooHooks } from "./hooks.ts";
import { orderRecord, productRecords, refundRecords, statusOf, variationRecord } from "./records.ts";

const CLOCK_SECONDS = 3_600;

export interface WooOptions {
  readonly shop: SimulatedShop;
  readonly host: string;
  readonly key: string;
  readonly secret: string;
  /** The folder of the shop on its host. */
  readonly base?: string;
  readonly isPlain?: boolean;
  readonly deliver?: (request: Request) => Promise<Response>;
}

interface Call {
  readonly method: string;
  readonly route: string;
  readonly parameters: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly fault: Fault | null;
}

const refuse = (status: number, code: string) =>
  json(status, { code, message: "Refused.", data: { status } });

export class SimulatedWooCommerce {
  readonly shop: SimulatedShop;
  readonly host: string;
  readonly hooks: WooHooks;
  /** Rights of the key; "read" refuses changes. */
  permissions: "read" | "read_write" = "read_write";
  /** Routes that the owner of the key may not use. */
  hiddenRoutes: readonly string[] = [];
  isPlain: boolean;
  readonly #options: WooOptions;

  constructor(options: WooOptions) {
    const { shop, host, isPlain = false, deliver } = options;
    this.shop = shop;
    this.host = host;
    this.isPlain = isPlain;
    this.#options = options;
    this.hooks = new WooHooks(
      shop,
      deliver ?? (() => Promise.resolve(new Response())),
      (order) => orderRecord(shop, order, 0),
    );
  }

  async answer(request: Request, fault: Fault | null): Promise<Response> {
    const url = new URL(request.url);
    const route = this.#routeOf(url);
    if (route === null) return new Response("<!DOCTYPE html><title>Page not found</title>", { status: 404 });
    const text = await request.text();
    const body = text === "" ? {} : JSON.parse(text) as Record<string, unknown>;
    if (route === "/") return json(200, { name: this.shop.name, namespaces: ["wp/v2", "wc/v3"] });
    const refusal = this.#refusal(request, url, route, fault);
    if (refusal) return refusal;
    const call = {
      method: request.method,
      route: route.slice("/wc/v3".length),
      parameters: url.searchParams,
      body,
      fault,
    };
    return selectFields(await this.#run(call), url.searchParams.get("_fields"));
  }

  #routeOf({ pathname, searchParams }: URL): string | null {
    const { base = "" } = this.#options;
    if (!pathname.startsWith(`${base}/`)) return null;
    const path = pathname.slice(base.length);
    if (this.isPlain) return path === "/" ? searchParams.get("rest_route") : null;
    return path.startsWith("/wp-json/") ? path.slice("/wp-json".length) : null;
  }

  #refusal(request: Request, url: URL, route: string, fault: Fault | null): Response | undefined {
    const wanted = `Basic ${btoa(`${this.#options.key}:${this.#options.secret}`)}`;
    const given = request.headers.get("authorization");
    // An older WooCommerce reads the key only if the URL contains this text.
    const isRead = `${url.pathname}${url.search}`.includes("wp-json/wc/");
    if (!given || !isRead) return refuse(401, "woocommerce_rest_cannot_view");
    if (given !== wanted || fault === "tokenWithdrawn") {
      return refuse(401, "woocommerce_rest_authentication_error");
    }
    if (request.method !== "GET" && this.permissions === "read") {
      return refuse(401, "woocommerce_rest_authentication_error");
    }
    if (this.hiddenRoutes.some((each) => route.startsWith(`/wc/v3${each}`))) {
      return refuse(403, "woocommerce_rest_cannot_view");
    }
  }

  #run(call: Call): Response {
    const { method, route } = call;
    if (route === "/orders" && method === "GET") return this.#orders(call);
    if (route === "/orders/batch" && method === "POST") return json(200, {});
    const [, id, part = ""] = /^\/orders\/(\d+)(\/\w+)?$/.exec(route) ?? [];
    if (id) return this.#order(call, this.shop.orders.get(Number(id)), part);
    if (route === "/products") {
      return page(productRecords(this.shop).map(({ group: _, ...record }) => record), call);
    }
    const [, product] = /^\/products\/(\d+)\/variations$/.exec(route) ?? [];
    if (product) {
      const found = productRecords(this.shop).find((each) => each.id === Number(product));
      return found
        ? page(found.group.map(variationRecord), call)
        : refuse(404, "woocommerce_rest_product_invalid_id");
    }
    if (route === "/data/currencies/current") {
      return json(200, { code: this.shop.currency, name: "", symbol: "" });
    }
    return this.#webhooks(call) ?? refuse(404, "rest_no_route");
  }

  #orders(call: Call): Response {
    const { parameters, fault } = call;
    const from = (name: string) => {
      const text = parameters.get(name);
      return text ? Math.floor(Date.parse(`${text}Z`) / 1000) : -Infinity;
    };
    const [after, modifiedAfter] = [from("after"), from("modified_after")];
    const found = [...this.shop.orders.values()].filter((order) =>
      order.createdAt > after && order.updatedAt > modifiedAfter && statusOf(order) !== "trash"
    );
    const timeOf = ({ updatedAt, createdAt }: SimulatedOrder) =>
      parameters.get("orderby") === "modified" ? updatedAt : createdAt;
    found.sort((a, b) => timeOf(a) - timeOf(b) || a.id - b.id);
    if (parameters.get("order") !== "asc") found.reverse();
    const ahead = fault === "clockAhead" ? CLOCK_SECONDS : 0;
    return page(found, call, (order) => orderRecord(this.shop, order, ahead), fault === "endlessPages");
  }

  #order({ method, body, parameters }: Call, order: SimulatedOrder | undefined, part: string): Response {
    if (!order) return refuse(404, "woocommerce_rest_shop_order_invalid_id");
    if (part === "/refunds") return json(200, refundRecords(order));
    if (part === "/notes" && method === "POST") {
      order.notes.push({
        id: this.shop.nextId(),
        text: String(body["note"]),
        isForBuyer: body["customer_note"] === true,
      });
      return json(201, { id: order.notes.length, note: body["note"] });
    }
    if (part === "/notes") {
      const isForBuyer = parameters.get("type") === "customer";
      return json(
        200,
        order.notes.filter((note) => !isForBuyer || note.isForBuyer).map(({ id, text }) => ({
          id,
          note: text,
        })),
      );
    }
    if (method === "PUT") {
      for (const { key, value } of (body["meta_data"] ?? []) as readonly { key: string; value: unknown }[]) {
        order.metadata.set(key, value);
      }
      if (body["status"]) order.metadata.set("status", body["status"]);
      this.shop.touch(order);
    }
    return json(200, orderRecord(this.shop, order, 0));
  }

  #webhooks({ method, route, body, parameters }: Call): Response | undefined {
    if (route === "/webhooks" && method === "GET") {
      return page(this.hooks.hooks.map(({ secret: _, failures: __, ...shown }) => shown), { parameters });
    }
    if (route === "/webhooks") return json(201, this.hooks.add(body));
    const id = Number(/^\/webhooks\/(\d+)$/.exec(route)?.[1] ?? Number.NaN);
    const hook = this.hooks.hooks.find((each) => each.id === id);
    if (!hook) return undefined;
    if (method === "DELETE") return json(200, this.hooks.remove(id));
    if (body["status"] === "active") {
      Object.assign(hook, { status: "active", failures: 0, secret: body["secret"] });
    }
    return json(200, { id });
  }
}

function page<T>(
  all: readonly T[],
  { parameters }: Pick<Call, "parameters">,
  record: (each: T) => unknown = (each) => each,
  isEndless = false,
): Response {
  const size = Number(parameters.get("per_page") ?? 10);
  const start = isEndless ? 0 : size * (Number(parameters.get("page") ?? 1) - 1);
  const headers = {
    "x-wp-total": String(all.length),
    "x-wp-totalpages": String(Math.ceil(all.length / size)),
  };
  return json(200, all.slice(start, start + size).map(record), headers);
}

/** Source of `_fields`: developer.wordpress.org/rest-api/using-the-rest-api/global-parameters/; read 2026-11-30. */
async function selectFields(response: Response, fields: string | null): Promise<Response> {
  if (!fields || response.status >= 300) return response;
  const names = fields.split(",");
  const select = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  const value = await response.json();
  const headers = Object.fromEntries(response.headers);
  return json(response.status, Array.isArray(value) ? value.map(select) : select(value), headers);
}
