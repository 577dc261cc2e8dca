/** Simulates Shopify behind the API, and connects Anna's store with it. */
import assert from "node:assert/strict";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { shopify } from "../../../server/modules/shops/adapters/shopify/module.ts";
import { simulateShops } from "../../../server/modules/shops/connections/call.ts";
import { simulatedEgress } from "../../../server/shop_simulator/egress.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedShopify } from "../../../server/shop_simulator/shopify/shopify.ts";
import { type SimulatedProduct, SimulatedShop } from "../../../server/shop_simulator/world.ts";
import { inShop, type ShopWorld, STORE } from "./shop_world.ts";

export interface ShopifyWorld extends Omit<ShopWorld, "shop"> {
  readonly shop: SimulatedShop;
  readonly simulator: ShopSimulator;
  /** Called addresses outside of the simulator. */
  readonly outside: readonly string[];
}

const SECRETS = '{ name: "client_id", value: "id" }, { name: "client_secret", value: "shpss_simulated" }';

export const inShopify = (
  work: (world: ShopifyWorld) => Promise<void>,
  products?: readonly SimulatedProduct[],
): Promise<void> =>
  inShop(async (world) => {
    const { ask, clock } = world;
    const shop = new SimulatedShop({ seed: 7, now: () => clock.now, orders: 0, ...products && { products } });
    const simulator = new ShopSimulator(
      new SimulatedShopify({
        shop,
        host: "demo-shop.myshopify.com",
        clientId: "id",
        clientSecret: "shpss_simulated",
        olderToken: "shpat_older",
        isUnlimited: true,
      }),
    );
    const outside: string[] = [];
    const others = {
      send({ url }: { readonly url: string }) {
        outside.push(url);
        return Promise.resolve({ kind: "failed", reason: "connection", ms: 0 } as const);
      },
    };
    shopAdapters.bring(shopify).add();
    simulateShops(simulatedEgress(simulator, others));
    try {
      const { errors } = await ask(`mutation { connectShop(store: "${STORE}",
        params: { platform: "shopify", address: "demo-shop", secrets: [${SECRETS}] }) { shop_name } }`);
      assert.deepEqual(errors, []);
      await work({ ...world, shop, simulator, outside });
    } finally {
      simulateShops(null);
    }
  });
