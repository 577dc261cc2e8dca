/** Connects the demo's Shopify store to a simulated shop in this process, which gets an order every half hour. */
import { systemNow } from "../../app.ts";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { egressOfShops, simulateShops } from "../../modules/shops/connections/call.ts";
import { sealedSecrets } from "../../modules/shops/connections/seals.ts";
import { insertConnection, setTrackingUpdate } from "../../modules/shops/connections/store.ts";
import type { Keyring } from "../../secrets/secrets.ts";
import { simulatedEgress } from "../../shop_simulator/egress.ts";
import type { Fault } from "../../shop_simulator/faults.ts";
import { SimulatedShopify } from "../../shop_simulator/shopify/shopify.ts";
import { ShopSimulator } from "../../shop_simulator/simulator.ts";
import { SimulatedShop } from "../../shop_simulator/world.ts";
import { placeDue } from "./half_hours.ts";
import { SHOPS } from "./shops.ts";
import { openDemoEtsy } from "./simulated_etsy.ts";
import { openDemoTiktok } from "./simulated_tiktok.ts";
import { connectionTime, storeNamed } from "./simulated_shop_store.ts";

/** The host of no real Shopify shop, so that it works only within the demo. */
export const DEMO_SHOP_HOST = "pressdock-demo-simulated.myshopify.com";
const CLIENT = { client_id: "simulated-client", client_secret: "shpss_simulated_demo_secret" };
const SEED = 2_026;
const FIRST_LINES = [
  { sku: "HP-SAIL-TEE-NAVY-M", quantity: 1 },
  { sku: "HP-LIGHTHOUSE-MUG", quantity: 2 },
];

const shopName = (): string => SHOPS.find(({ platform }) => platform === "shopify")?.name ?? "";

/** Connects the store with the credentials of the simulated shop, as its seller would. */
export async function connectDemoShop(db: Database, keys: Keyring, now: number): Promise<void> {
  const store = await storeNamed(db.read, shopName());
  if (!store) return;
  const _id = newId();
  await db.write(async (tx) => {
    await insertConnection(tx, {
      ...{ _id, store_id: store._id, seller_id: store.seller_id, platform: "shopify", host: DEMO_SHOP_HOST },
      ...{ shop_id: "68000000001", shop_name: shopName(), currency: "USD", from_at: now },
      ...sealedSecrets(_id, CLIENT, keys),
    }, now);
    await setTrackingUpdate(tx, store.seller_id, "immediately", now);
  });
}

/** Places orders that depend only on the time of the connection, so they are the same after a restart. */
class DemoShopify extends SimulatedShopify {
  readonly #from: number;

  constructor(from: number) {
    const shop = new SimulatedShop({ seed: SEED, now: systemNow, name: shopName() });
    super({ shop, host: DEMO_SHOP_HOST, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret });
    this.#from = from;
  }

  override async answer(request: Request, fault: Fault | null): Promise<Response> {
    placeDue(this.shop, this.#from, { lines: FIRST_LINES });
    return await super.answer(request, fault);
  }
}

/** Sends this process's calls to the simulated shops. Used only if the server starts with demo data. */
export async function openDemoShop(db: Database): Promise<void> {
  const since = await connectionTime(db.read, DEMO_SHOP_HOST);
  const apps = [
    ...[await openDemoEtsy(db)].flatMap((each) => each ? [["etsy", each] as const] : []),
    ...[await openDemoTiktok(db)].flatMap((each) => each ? [["tiktok", each] as const] : []),
  ];
  const platforms = [
    ...since === undefined ? [] : [new DemoShopify(since)],
    ...apps.map(([, { platform }]) => platform),
  ];
  if (platforms.length === 0) return;
  simulateShops(
    simulatedEgress(new ShopSimulator(...platforms), egressOfShops()),
    new Map(apps.map(([name, { page }]) => [name, page])),
  );
}
