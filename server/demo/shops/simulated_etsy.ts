/** The demo's app at a simulated Etsy, with the shop of the demo's Etsy store: its seller can sign in and connect it. */
import { systemNow } from "../../app.ts";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { sealedAppSecrets } from "../../modules/desk/integrations/given_secrets.ts";
import type { ShopApp } from "../../modules/shops/port.ts";
import type { Keyring } from "../../secrets/secrets.ts";
import { SimulatedEtsy } from "../../shop_simulator/etsy/etsy.ts";
import type { Fault } from "../../shop_simulator/faults.ts";
import { type SimulatedProduct, SimulatedShop } from "../../shop_simulator/world.ts";
import { placeDue } from "./half_hours.ts";
import { SHOPS } from "./shops.ts";
import { addApp, appTime } from "./simulated_shop_store.ts";

/** The host of the real Etsy, whose calls all go to this process. */
const HOST = "openapi.etsy.com";
const KEYS = { keystring: "simulated-keystring", shared_secret: "simulated-shared-secret" };
const SHOP_ID = "33440001";
const SEED = 3_344;

const product = (
  nth: number,
  sku: string,
  title: string,
  variant: string,
  cents: number,
): SimulatedProduct => ({ variantId: 56_000_000 + nth, sku, title, variant, cents });

const PRODUCTS: readonly SimulatedProduct[] = [
  product(1, "KP-POSTER-WALD-18x24", "Poster Wald", "18 × 24", 2_900),
  product(2, "KP-BABYBODY-FUCHS-3M", "Babybody Fuchs", "3 M", 1_900),
  product(3, "KP-TASSE-IGEL", "Emailletasse Igel", "", 1_800),
  product(4, "KP-BEUTEL-NATUR", "Stoffbeutel", "Natur", 1_500),
];

/** Adds the integration with the keys of the simulated app, as super_root would. */
export async function addDemoEtsy(db: Database, keys: Keyring, now: number): Promise<void> {
  const _id = newId();
  await db.write((tx) =>
    addApp(tx, {
      ...{ _id, kind: "etsy_app", name: "Etsy (simulated)" },
      secret: sealedAppSecrets(_id, KEYS, keys),
      secret_last4: KEYS.keystring.slice(-4),
    }, now)
  );
}

/** Its orders depend only on the time of the integration, so they are the same after a restart. */
class DemoEtsy extends SimulatedEtsy {
  readonly #shop: SimulatedShop;
  readonly #from: number;

  constructor(from: number) {
    const name = SHOPS.find(({ platform }) => platform === "etsy")?.name ?? "";
    const shop = new SimulatedShop({
      seed: SEED,
      now: systemNow,
      name,
      currency: "EUR",
      products: PRODUCTS,
    });
    super({
      shops: new Map([[SHOP_ID, shop]]),
      host: HOST,
      keystring: KEYS.keystring,
      sharedSecret: KEYS.shared_secret,
      now: systemNow,
    });
    this.#shop = shop;
    this.#from = from;
  }

  override async answer(request: Request, fault: Fault | null): Promise<Response> {
    placeDue(this.#shop, this.#from);
    return await super.answer(request, fault);
  }
}

export interface OpenDemoEtsy {
  readonly platform: SimulatedEtsy;
  readonly page: ShopApp["signInAddress"];
}

/** Instead of Etsy's page the seller sees that of the app at once: there is nobody to ask. */
export async function openDemoEtsy(db: Database): Promise<OpenDemoEtsy | null> {
  const since = await appTime(db.read, "etsy_app");
  if (since === undefined) return null;
  const platform = new DemoEtsy(since);
  return {
    platform,
    page: (_, { state, challenge, redirect }) =>
      `${redirect}?${new URLSearchParams({ code: platform.signIn.allow(SHOP_ID, challenge), state })}`,
  };
}
