/** The demo's app at a simulated Etsy, with the shop of the demo's Etsy store. */
import { systemNow } from "../../app.ts";
import type { Database } from "../../db/database.ts";
import type { ShopApp } from "../../modules/shops/port.ts";
import type { Keyring } from "../../secrets/secrets.ts";
import { SimulatedEtsy } from "../../shop_simulator/etsy/etsy.ts";
import { addDemoApp, type DemoApp, demoProducts, demoShop, openDemoApp } from "./simulated_app.ts";

/** The host of the real Etsy, whose calls all go to this process. */
const HOST = "openapi.etsy.com";
const KEYS = { keystring: "simulated-keystring", shared_secret: "simulated-shared-secret" };
const APP: DemoApp = { kind: "etsy_app", name: "Etsy (simulated)", keys: KEYS, publicKey: KEYS.keystring };
const SHOP_ID = "33440001";
const SEED = 3_344;

const PRODUCTS = demoProducts(56_000_001, [
  ["KP-POSTER-WALD-18x24", "Poster Wald", "18 × 24", 2_900],
  ["KP-BABYBODY-FUCHS-3M", "Babybody Fuchs", "3 M", 1_900],
  ["KP-TASSE-IGEL", "Emailletasse Igel", "", 1_800],
  ["KP-BEUTEL-NATUR", "Stoffbeutel", "Natur", 1_500],
]);

export const addDemoEtsy = (db: Database, keys: Keyring, now: number): Promise<void> =>
  addDemoApp(db, APP, keys, now);

export interface OpenDemoEtsy {
  readonly platform: SimulatedEtsy;
  readonly page: ShopApp["signInAddress"];
}

/** Skips Etsy's page, on which a seller would consent, and returns the seller to the app at once. */
export async function openDemoEtsy(db: Database): Promise<OpenDemoEtsy | null> {
  const shop = demoShop("etsy", { seed: SEED, currency: "EUR", products: PRODUCTS });
  const etsy = new SimulatedEtsy({
    shops: new Map([[SHOP_ID, shop]]),
    host: HOST,
    keystring: KEYS.keystring,
    sharedSecret: KEYS.shared_secret,
    now: systemNow,
  });
  const platform = await openDemoApp(db, APP.kind, { platform: etsy, shop });
  return platform && {
    platform,
    page: (_, { state, challenge, redirect }) =>
      `${redirect}?${new URLSearchParams({ code: platform.signIn.allow(SHOP_ID, challenge), state })}`,
  };
}
