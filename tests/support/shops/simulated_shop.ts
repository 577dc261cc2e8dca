/** Makes a connection for an adapter, whose calls are sent to the simulator. */
import { type Shop, ShopFailure, type ShopReply } from "../../../server/modules/shops/port.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedShopify } from "../../../server/shop_simulator/shopify/shopify.ts";
import type { Deliver } from "../../../server/shop_simulator/shopify/webhooks.ts";
import { SimulatedWooCommerce } from "../../../server/shop_simulator/woocommerce/woocommerce.ts";
import { SimulatedShop, type SimulatedShopOptions } from "../../../server/shop_simulator/world.ts";

export const NOON = 1_795_000_000;
const MAX_BYTES = 5 * 1024 * 1024;

export class Clock {
  at = NOON;
  readonly now = () => this.at;
}

/** Makes calls with the bounds that the core applies: no redirect, no server error, no answer above 5 MB. */
export const callOf =
  (simulator: ShopSimulator, host: string): Shop["call"] => async ({ method, path, headers, body }) => {
    const response = await simulator.handle(
      new Request(`https://${host}${path}`, {
        method,
        headers,
        ...body !== undefined && { body },
        redirect: "manual",
      }),
    );
    if (response.status >= 300 && response.status < 400) {
      throw new ShopFailure({ kind: "broken", code: "addressChanged" });
    }
    if (response.status >= 500) throw new ShopFailure({ kind: "failed", code: "serverError" });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await readBoundedText(response),
    } satisfies ShopReply;
  };

async function readBoundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export const SHOPIFY_HOST = "demo-shop.myshopify.com";
export const SHOPIFY_SECRETS = { client_id: "9f1c0ffee", client_secret: "shpss_simulated", access_token: "" };

export interface ShopifyStage {
  readonly clock: Clock;
  readonly world: SimulatedShop;
  readonly shopify: SimulatedShopify;
  readonly simulator: ShopSimulator;
  /** Returns a connection with a new token. */
  readonly connect: (secrets?: Readonly<Record<string, string>>) => Shop;
}

export function stageShopify(
  options: Partial<SimulatedShopOptions> = {},
  { deliver, isUnlimited = true }: { readonly deliver?: Deliver; readonly isUnlimited?: boolean } = {},
): ShopifyStage {
  const clock = new Clock();
  const world = new SimulatedShop({ seed: 7, now: clock.now, ...options });
  const shopify = new SimulatedShopify({
    shop: world,
    host: SHOPIFY_HOST,
    clientId: SHOPIFY_SECRETS.client_id,
    clientSecret: SHOPIFY_SECRETS.client_secret,
    olderToken: "shpat_older",
    isUnlimited,
    ...deliver && { deliver },
  });
  const simulator = new ShopSimulator(shopify);
  const connect = (
    secrets: Readonly<Record<string, string>> = { ...SHOPIFY_SECRETS, access_token: "shpat_older" },
  ): Shop => ({
    host: SHOPIFY_HOST,
    path: "",
    secrets,
    ...{ shop_id: "", app: {}, token: null },
    call: callOf(simulator, SHOPIFY_HOST),
    now: clock.now,
  });
  return { clock, world, shopify, simulator, connect };
}

export const WOO_HOST = "shop.example.com";
export const WOO_SECRETS = { consumer_key: "ck_simulated", consumer_secret: "cs_simulated" };

export interface WooStage {
  readonly clock: Clock;
  readonly world: SimulatedShop;
  readonly woo: SimulatedWooCommerce;
  readonly simulator: ShopSimulator;
  /** Returns a connection whose API path is not known yet. */
  readonly shopAt: (path?: string, secrets?: Readonly<Record<string, string>>) => Shop;
}

export function stageWoo(
  options: Partial<SimulatedShopOptions> = {},
  more: { readonly deliver?: Deliver; readonly base?: string; readonly isPlain?: boolean } = {},
): WooStage {
  const clock = new Clock();
  const world = new SimulatedShop({ seed: 7, now: clock.now, ...options });
  const { consumer_key: key, consumer_secret: secret } = WOO_SECRETS;
  const woo = new SimulatedWooCommerce({ shop: world, host: WOO_HOST, key, secret, ...more });
  const simulator = new ShopSimulator(woo);
  const shopAt = (path = "", secrets: Readonly<Record<string, string>> = WOO_SECRETS): Shop => ({
    host: WOO_HOST,
    path,
    secrets,
    ...{ shop_id: "", app: {}, token: null },
    call: callOf(simulator, WOO_HOST),
    now: clock.now,
  });
  return { clock, world, woo, simulator, shopAt };
}

/** Reads all pages. @throws {Error} after 1,000 of them */
export async function readAllPages<T>(
  read: (page: string | null) => Promise<{ readonly list: readonly T[]; readonly next: string | null }>,
): Promise<T[]> {
  const all: T[] = [];
  let page: string | null = null;
  for (let nth = 0; nth < 1_000; nth++) {
    const { list, next } = await read(page);
    all.push(...list);
    if (next === null) return all;
    page = next;
  }
  throw new Error("The pages have no end");
}
