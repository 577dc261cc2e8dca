import assert from "node:assert/strict";
import { systemNow } from "../../../server/app.ts";
import { connectDemoShop, openDemoShop } from "../../../server/demo/simulated_shop.ts";
import { simulateShops } from "../../../server/modules/shops/connections/call.ts";
import { withShop } from "../../../server/modules/shops/connections/shop.ts";
import { inDemo } from "../../support/demo/demo.ts";
import { testSettings } from "../../support/server/api.ts";

Deno.test("S4.1 the demo's store is connected, and its first order is there for the first sync", () =>
  inDemo(async (db) => {
    const now = systemNow();
    const from = now;
    await connectDemoShop(db, testSettings.secrets, from);
    const row = await db.read.selectFrom("shop_connections").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.broken, row.waiting_until, row.next_at], ["", null, from]);
    const read = () =>
      withShop(row._id, { db, settings: testSettings, now: () => now }, async (shop, adapter) => {
        const found = await adapter.test(shop);
        assert.deepEqual([found.missing, found.shop_id], [[], row.shop_id]);
        return (await adapter.changed(shop, row.cursor_at, null)).orders;
      });
    try {
      await openDemoShop(db);
      const orders = await read();
      assert.equal(orders.length, 1);
      const known = await db.read.selectFrom("sku_map").select("external_sku").where(
        "store_id",
        "=",
        row.store_id,
      )
        .execute();
      const skus = new Set(known.map(({ external_sku }) => external_sku));
      assert.deepEqual(orders[0]!.lines.filter(({ sku }) => !skus.has(sku)), []);
      await openDemoShop(db);
      assert.deepEqual(await read(), orders, "after a restart it is the same order");
    } finally {
      simulateShops(null);
    }
  }, { orders: 60 }));

Deno.test("S4.1 without the demo's connection no call is simulated", () =>
  inDemo(async (db) => {
    await openDemoShop(db);
    assert.equal(await db.read.selectFrom("shop_connections").selectAll().executeTakeFirst(), undefined);
  }, { orders: 60 }));
