/** The demo's app at a simulated TikTok Shop, with the shop of the demo's TikTok store. */
import { systemNow } from "../../app.ts";
import type { Database } from "../../db/database.ts";
import type { ShopApp } from "../../modules/shops/port.ts";
import type { Keyring } from "../../secrets/secrets.ts";
import { SimulatedTiktok } from "../../shop_simulator/tiktok/tiktok.ts";
import { addDemoApp, type DemoApp, demoProducts, demoShop, openDemoApp } from "./simulated_app.ts";

/** The host of the real TikTok Shop, whose calls all go to this process. */
const HOST = "open-api.tiktokglobalshop.com";
const KEYS = {
  app_key: "simulated-app-key",
  app_secret: "simulated-app-secret",
  authorization_link: "https://services.us.tiktokshop.com/open/authorize?service_id=1",
};
const APP: DemoApp = {
  kind: "tiktok_app",
  name: "TikTok Shop (simulated)",
  keys: KEYS,
  publicKey: KEYS.app_key,
};
const SHOP_ID = "7494726673780148744";
const SEED = 5_769;

/** The first two have SKUs of our catalogue; the last one has to be mapped. */
const PRODUCTS = demoProducts(41_200_000_000_001, [
  ["TEE-3001-NVY-M", "Sail T-shirt", "Navy, M", 2_400],
  ["TEE-3001-NVY-L", "Sail T-shirt", "Navy, L", 2_400],
  ["HP-PINE-HOODIE-GREEN-L", "Pine hoodie", "Green, L", 4_800],
]);

export const addDemoTiktok = (db: Database, keys: Keyring, now: number): Promise<void> =>
  addDemoApp(db, APP, keys, now);

/** Skips TikTok's page, on which a seller would consent, and returns the seller to the app at once. */
export async function openDemoTiktok(
  db: Database,
): Promise<{ readonly platform: SimulatedTiktok; readonly page: ShopApp["signInAddress"] } | null> {
  const shop = demoShop("tiktok", { seed: SEED, products: PRODUCTS });
  const tiktok = new SimulatedTiktok({
    shops: new Map([[SHOP_ID, shop]]),
    host: HOST,
    appKey: KEYS.app_key,
    appSecret: KEYS.app_secret,
    now: systemNow,
  });
  const order = { lines: [{ sku: PRODUCTS[0]!.sku, quantity: 1 }] };
  const platform = await openDemoApp(db, APP.kind, { platform: tiktok, shop, order });
  return platform && {
    platform,
    page: (_, { state, redirect }) =>
      `${redirect}?${new URLSearchParams({ code: platform.signIn.allow(SHOP_ID), state })}`,
  };
}
