/** Makes the demo's apps at simulated platforms, each with a shop that the seller of a demo store can connect. */
import { systemNow } from "../../app.ts";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { sealedAppSecrets } from "../../modules/desk/integrations/given_secrets.ts";
import type { Keyring } from "../../secrets/secrets.ts";
import type { Fault } from "../../shop_simulator/faults.ts";
import { type SimulatedProduct, SimulatedShop } from "../../shop_simulator/world.ts";
import { placeDue } from "./half_hours.ts";
import { SHOPS } from "./shops.ts";
import { addApp, appTime } from "./simulated_shop_store.ts";

export interface DemoApp {
  readonly kind: "etsy_app" | "tiktok_app";
  readonly name: string;
  readonly keys: Readonly<Record<string, string>>;
  /** The key whose last characters the integration shows. */
  readonly publicKey: string;
}

/** Adds the integration with the keys of the simulated app, as super_root would. */
export async function addDemoApp(
  db: Database,
  { kind, name, keys, publicKey }: DemoApp,
  keyring: Keyring,
  now: number,
): Promise<void> {
  const _id = newId();
  const secret = sealedAppSecrets(_id, keys, keyring);
  await db.write((tx) => addApp(tx, { _id, kind, name, secret, secret_last4: publicKey.slice(-4) }, now));
}

/** Makes products from `[sku, title, variant, cents]`; their variants are numbered from `firstId`. */
export const demoProducts = (
  firstId: number,
  products: readonly (readonly [sku: string, title: string, variant: string, cents: number])[],
): readonly SimulatedProduct[] =>
  products.map(([sku, title, variant, cents], at) => ({
    variantId: firstId + at,
    sku,
    title,
    variant,
    cents,
  }));

export function demoShop(
  platform: string,
  shop: Omit<ConstructorParameters<typeof SimulatedShop>[0], "now" | "name">,
): SimulatedShop {
  const name = SHOPS.find((each) => each.platform === platform)?.name ?? "";
  return new SimulatedShop({ ...shop, now: systemNow, name });
}

interface Answering {
  answer(request: Request, fault: Fault | null): Promise<Response>;
}

/**
 * Opens the platform of an app; returns null if its integration was deleted. Due orders are placed before each answer:
 * they depend only on the time when the integration was added, so they are the same after a restart.
 */
export async function openDemoApp<Platform extends Answering>(
  db: Database,
  kind: DemoApp["kind"],
  { platform, shop, order }: {
    readonly platform: Platform;
    readonly shop: SimulatedShop;
    /** The first order; the others are random. */
    readonly order?: Parameters<typeof placeDue>[2];
  },
): Promise<Platform | null> {
  const since = await appTime(db.read, kind);
  if (since === undefined) return null;
  const answer = platform.answer.bind(platform);
  platform.answer = (request, fault) => {
    placeDue(shop, since, order);
    return answer(request, fault);
  };
  return platform;
}
