/**
 * Serves a simulated shop of each platform alone: `deno task demo:shops [port]`. Each shop is a host name of this machine,
 * such as http://shopify.localhost:4600; orders and faults are made by calls that the first page names.
 */
import { FAULTS } from "../server/shop_simulator/faults.ts";
import { SimulatedEtsy } from "../server/shop_simulator/etsy/etsy.ts";
import { SimulatedTiktok } from "../server/shop_simulator/tiktok/tiktok.ts";
import { SimulatedShopify } from "../server/shop_simulator/shopify/shopify.ts";
import { ShopSimulator } from "../server/shop_simulator/simulator.ts";
import { SimulatedWooCommerce } from "../server/shop_simulator/woocommerce/woocommerce.ts";
import { type SimulatedOrder, SimulatedShop } from "../server/shop_simulator/world.ts";

const PORT = 4_600;
const SHOPIFY = { client_id: "simulated-client", client_secret: "shpss_simulated" };
const ETSY = { keystring: "simulated-keystring", shared_secret: "simulated-shared-secret" };
const ETSY_SHOP = "33440001";
const TIKTOK = { app_key: "simulated-app-key", app_secret: "simulated-app-secret" };
const TIKTOK_SHOP = "7494726673780148744";
const WOOCOMMERCE = { consumer_key: "ck_simulated", consumer_secret: "cs_simulated" };
const ORDERS = 25;

const now = () => Math.floor(Date.now() / 1000);
const secretsText = (secrets: Readonly<Record<string, string>>) =>
  Object.entries(secrets).map(([name, value]) => `    ${name}: ${value}`).join("\n");

export interface DemoShops {
  readonly handle: (request: Request) => Promise<Response>;
}

/** @param port port in the addresses of the shops */
export function demoShops(port: number): DemoShops {
  const worlds = {
    shopify: new SimulatedShop({ seed: 1, now, orders: ORDERS }),
    woocommerce: new SimulatedShop({ seed: 2, now, orders: ORDERS }),
    etsy: new SimulatedShop({ seed: 3, now, orders: ORDERS }),
    tiktok: new SimulatedShop({ seed: 4, now, orders: ORDERS }),
  };
  const deliver = (request: Request) => fetch(request);
  const { client_id: clientId, client_secret: clientSecret } = SHOPIFY;
  const { consumer_key: key, consumer_secret: secret } = WOOCOMMERCE;
  const etsy = new SimulatedEtsy({
    shops: new Map([[ETSY_SHOP, worlds.etsy]]),
    host: `etsy.localhost:${port}`,
    keystring: ETSY.keystring,
    sharedSecret: ETSY.shared_secret,
    now,
  });
  const tiktok = new SimulatedTiktok({
    shops: new Map([[TIKTOK_SHOP, worlds.tiktok]]),
    host: `tiktok.localhost:${port}`,
    // The real TikTok serves tokens from another host.
    tokenHost: `tiktok.localhost:${port}`,
    appKey: TIKTOK.app_key,
    appSecret: TIKTOK.app_secret,
    now,
    deliver,
  });
  const simulator = new ShopSimulator(
    etsy,
    tiktok,
    new SimulatedShopify({
      shop: worlds.shopify,
      host: `shopify.localhost:${port}`,
      clientId,
      clientSecret,
      deliver,
    }),
    new SimulatedWooCommerce({
      shop: worlds.woocommerce,
      host: `woocommerce.localhost:${port}`,
      key,
      secret,
      deliver,
    }),
  );
  const worldOf = ({ hostname }: URL) =>
    hostname.startsWith("woocommerce.")
      ? worlds.woocommerce
      : hostname.startsWith("etsy.")
      ? worlds.etsy
      : hostname.startsWith("tiktok.")
      ? worlds.tiktok
      : worlds.shopify;
  return {
    async handle(request) {
      const url = new URL(request.url);
      const isEtsyPage = url.hostname.startsWith("etsy.") && url.pathname === "/oauth/connect";
      if (isEtsyPage) return allowAt(etsy, url.searchParams);
      if (url.hostname.startsWith("tiktok.") && url.pathname === "/open/authorize") {
        return Response.json({ code: tiktok.signIn.allow(TIKTOK_SHOP) });
      }
      const [, command] = /^\/simulator\/(\w+)$/.exec(url.pathname) ?? [];
      if (command !== undefined && request.method === "POST") {
        return commandOf(command, url.searchParams, worldOf(url), simulator) ??
          new Response("Unknown command or parameter\n", { status: 400 });
      }
      return simulator.hasHost(url.host) ? await simulator.handle(request) : new Response(helpText(port));
    },
  };
}

/** Acts like a seller on Etsy's page: allows everything, and redirects back with a code. */
function allowAt(etsy: SimulatedEtsy, parameters: URLSearchParams): Response {
  const back = URL.parse(parameters.get("redirect_uri") ?? "");
  if (!back) return new Response("No redirect_uri\n", { status: 400 });
  back.searchParams.set("code", etsy.signIn.allow(ETSY_SHOP, parameters.get("code_challenge") ?? ""));
  back.searchParams.set("state", parameters.get("state") ?? "");
  return new Response(null, { status: 302, headers: { location: back.href } });
}

function commandOf(
  command: string,
  parameters: URLSearchParams,
  world: SimulatedShop,
  simulator: ShopSimulator,
): Response | undefined {
  const answer = (order: SimulatedOrder) => Response.json({ id: order.id, number: order.number });
  if (command === "order") return answer(world.place());
  if (command === "cancel") {
    const order = world.orders.get(Number(parameters.get("id")));
    if (!order) return undefined;
    world.cancel(order);
    return answer(order);
  }
  if (command !== "fault") return undefined;
  const name = parameters.get("name") ?? "";
  const fault = FAULTS.find((each) => each === name) ?? null;
  if (name !== "" && fault === null) return undefined;
  simulator.fault = fault;
  return Response.json({ fault });
}

const helpText = (port: number) =>
  `Simulated shops

  Shopify      http://shopify.localhost:${port}
${secretsText(SHOPIFY)}
  WooCommerce  http://woocommerce.localhost:${port}
${secretsText(WOOCOMMERCE)}
  Etsy         http://etsy.localhost:${port}, sign-in at /oauth/connect
${secretsText(ETSY)}
  TikTok Shop  http://tiktok.localhost:${port}, a code of a sign-in at /open/authorize
${secretsText(TIKTOK)}

POST to one of them
  /simulator/order            a new order
  /simulator/cancel?id=       cancels an order
  /simulator/fault?name=      ${FAULTS.join(", ")}; empty mends it
`;

if (import.meta.main) {
  const port = Number(Deno.args[0] ?? PORT);
  const shops = demoShops(port);
  Deno.serve({ port, hostname: "127.0.0.1", onListen: () => console.log(helpText(port)) }, shops.handle);
}
