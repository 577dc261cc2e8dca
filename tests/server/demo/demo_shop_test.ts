import { createHash } from "node:crypto";
import assert from "node:assert/strict";
import { systemNow } from "../../../server/app.ts";
import { connectDemoShop, openDemoShop } from "../../../server/demo/shops/simulated_shop.ts";
import { addDemoEtsy } from "../../../server/demo/shops/simulated_etsy.ts";
import { addDemoTiktok } from "../../../server/demo/shops/simulated_tiktok.ts";
import { activeApp } from "../../../server/modules/desk/integrations/given_secrets.ts";
import { tiktokShop } from "../../../server/modules/shops/adapters/tiktok/module.ts";
import { etsy } from "../../../server/modules/shops/adapters/etsy/module.ts";
import { signInPage, simulateShops } from "../../../server/modules/shops/connections/call.ts";
import { shopAt, withShop } from "../../../server/modules/shops/connections/shop.ts";
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

Deno.test("S4.1 the demo's Etsy store can be connected: its app is set up, the sign-in leads straight back, and orders are there", () =>
  inDemo(async (db) => {
    const now = systemNow();
    await addDemoEtsy(db, testSettings.secrets, now);
    const app = (await activeApp(db.read, "etsy_app", testSettings.secrets))!;
    try {
      await openDemoShop(db);
      const verifier = "a-verifier";
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      const redirect = "https://app.example/stores/connected";
      const address = new URL(signInPage("etsy")!(app.secrets, { state: "a-state", challenge, redirect }));
      assert.deepEqual([address.origin + address.pathname, address.searchParams.get("state")], [
        redirect,
        "a-state",
      ]);
      const code = address.searchParams.get("code") ?? "";
      const place = { ...etsy.placeOf("")!, secrets: {}, app: app.secrets, shop_id: "" };
      const shop = shopAt(place, { settings: testSettings, now: () => now });
      const { secrets, ...token } = await etsy.app!.exchange(shop, { code, verifier, redirect });
      const found = await etsy.test({ ...shop, secrets, token });
      assert.deepEqual([found.missing, found.name, found.ordersOf7Days], [[], "KastaniePrints", 1]);
      const { orders } = await etsy.changed({ ...shop, shop_id: found.shop_id, secrets, token }, 0, null);
      const known = await db.read.selectFrom("sku_map").select("external_sku").execute();
      const skus = new Set(known.map(({ external_sku }) => external_sku));
      assert.deepEqual(orders.flatMap(({ lines }) => lines).filter(({ sku }) => !skus.has(sku)), []);
    } finally {
      simulateShops(null);
    }
  }, { orders: 60 }));

Deno.test("S4.1 the demo's TikTok store can be connected: its app is set up, the sign-in leads straight back, and orders are there", () =>
  inDemo(async (db) => {
    const now = systemNow();
    await addDemoTiktok(db, testSettings.secrets, now);
    const app = (await activeApp(db.read, "tiktok_app", testSettings.secrets))!;
    try {
      await openDemoShop(db);
      const redirect = "https://app.example/stores/connected";
      const address = new URL(signInPage("tiktok")!(app.secrets, { state: "s", challenge: "", redirect }));
      assert.equal(address.origin + address.pathname, redirect);
      const { tokenHost } = tiktokShop.app!;
      const place = { ...tiktokShop.placeOf("")!, secrets: {}, app: app.secrets, shop_id: "", tokenHost };
      const shop = shopAt(place, { settings: testSettings, now: () => now });
      const code = address.searchParams.get("code") ?? "";
      const { secrets, ...token } = await tiktokShop.app!.exchange(shop, { code, verifier: "", redirect });
      const found = await tiktokShop.test({ ...shop, secrets, token });
      assert.deepEqual([found.missing, found.name, found.ordersOf7Days], [[], "Harbor & Pine on TikTok", 1]);
    } finally {
      simulateShops(null);
    }
  }, { orders: 60 }));
