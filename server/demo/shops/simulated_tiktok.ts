/** The demo's app at a simulated TikTok Shop, with the shop of the demo's TikTok store: its seller can sign in and connect it. */
import { systemNow } from "../../app.ts";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { sealedAppSecrets } from "../../modules/desk/integrations/given_secrets.ts";
import type { ShopApp } from "../../modules/shops/port.ts";
import type { Keyring } from "../../secrets/secrets.ts";
import type { Fault } from "../../shop_simulator/faults.ts";
import { SimulatedTiktok } from "../../shop_simulator/tiktok/tiktok.ts";
import { type SimulatedProduct, SimulatedShop } from "../../shop_simulator/world.ts";
import { placeDue } from "./half_hours.ts";
import { SHOPS } from "./shops.ts";
import { addApp, appTime } from "./simulated_shop_store.ts";

/** The host of the real TikTok Shop, whose calls all go to this process. */
const HOST = "open-api.tiktokglobalshop.com";
const KEYS = {
  app_key: "simulated-app-key",
  app_secret: "simulated-app-secret",
  authorization_link: "https://services.us.tiktokshop.com/open/authorize?service_id=1",
};
const SHOP_ID = "7494726673780148744";
const SEED = 5_769;

const product = (
  nth: number,
  sku: string,
  title: string,
  variant: string,
  cents: number,
): SimulatedProduct => ({ variantId: 41_200_000_000_000 + nth, sku, title, variant, cents });

/** Two are named as our items are; the last one has to be mapped. */
const PRODUCTS: readonly SimulatedProduct[] = [
  product(1, "TEE-3001-NVY-M", "Sail T-shirt", "Navy, M", 2_400),
  product(2, "TEE-3001-NVY-L", "Sail T-shirt", "Navy, L", 2_400),
  product(3, "HP-PINE-HOODIE-GREEN-L", "Pine hoodie", "Green, L", 4_800),
];

/** Adds the integration with the keys of the simulated app, as super_root would. */
export async function addDemoTiktok(db: Database, keys: Keyring, now: number): Promise<void> {
  const _id = newId();
  await db.write((tx) =>
    addApp(tx, {
      ...{ _id, kind: "tiktok_app", name: "TikTok Shop (simulated)" },
      secret: sealedAppSecrets(_id, KEYS, keys),
      secret_last4: KEYS.app_key.slice(-4),
    }, now)
  );
}

/** Its orders depend only on the time of the integration, so they are the same after a restart. */
class DemoTiktok extends SimulatedTiktok {
  readonly #shop: SimulatedShop;
  readonly #from: number;

  constructor(from: number) {
    const name = SHOPS.find(({ platform }) => platform === "tiktok")?.name ?? "";
    const shop = new SimulatedShop({ seed: SEED, now: systemNow, name, products: PRODUCTS });
    super({
      shops: new Map([[SHOP_ID, shop]]),
      host: HOST,
      appKey: KEYS.app_key,
      appSecret: KEYS.app_secret,
      now: systemNow,
    });
    this.#shop = shop;
    this.#from = from;
  }

  override async answer(request: Request, fault: Fault | null): Promise<Response> {
    placeDue(this.#shop, this.#from, { lines: [{ sku: PRODUCTS[0]!.sku, quantity: 1 }] });
    return await super.answer(request, fault);
  }
}

/** Instead of TikTok's page the seller sees that of the app at once: there is nobody to ask. */
export async function openDemoTiktok(
  db: Database,
): Promise<{ readonly platform: SimulatedTiktok; readonly page: ShopApp["signInAddress"] } | null> {
  const since = await appTime(db.read, "tiktok_app");
  if (since === undefined) return null;
  const platform = new DemoTiktok(since);
  return {
    platform,
    page: (_, { state, redirect }) =>
      `${redirect}?${new URLSearchParams({ code: platform.signIn.allow(SHOP_ID), state })}`,
  };
}
