/** The core with a real adapter: the simulator's shop is connected, its orders come in, and their tracking is in the shop. */
import assert from "node:assert/strict";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { shopify } from "../../../server/modules/shops/adapters/shopify/module.ts";
import { simulateShops } from "../../../server/modules/shops/connections/call.ts";
import { simulatedEgress } from "../../../server/shop_simulator/egress.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedShopify } from "../../../server/shop_simulator/shopify/shopify.ts";
import { SimulatedShop } from "../../../server/shop_simulator/world.ts";
import { inShop, nextSync, ordersOf, STORE, syncOnce } from "../../support/shops/shop_world.ts";

const HOST = "demo-shop.myshopify.com";

Deno.test("S2.35 a simulated Shopify shop is connected, its orders become drafts, and a redirect is not followed", () =>
  inShop(async (world) => {
    const { ask, connection, clock, db } = world;
    const shop = new SimulatedShop({ seed: 7, now: () => clock.now, orders: 0 });
    const simulator = new ShopSimulator(
      new SimulatedShopify({
        shop,
        host: HOST,
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
      const { errors } = await ask(
        `mutation { connectShop(store: "${STORE}", params: { platform: "shopify", address: "demo-shop",
        secrets: [{ name: "client_id", value: "id" }, { name: "client_secret", value: "shpss_simulated" }] }) { shop_name } }`,
      );
      assert.deepEqual(errors, []);
      clock.now += 10;
      shop.place();
      shop.place();
      await syncOnce(world);
      assert.equal((await ordersOf(world)).length, 2, JSON.stringify(await connection()));
      await nextSync(world);
      assert.equal((await ordersOf(world)).length, 2);
      assert.ok((await db.read.selectFrom("shop_variants").selectAll().execute()).length > 0);
      simulator.fault = "redirect";
      await nextSync(world);
      assert.partialDeepStrictEqual(await connection(), { status: "Broken", trouble: "addressChanged" });
      assert.deepEqual(outside, []);
    } finally {
      simulateShops(null);
    }
  }));
