/** Simulates Etsy for its adapter alone. */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { etsy } from "../../../server/modules/shops/adapters/etsy/module.ts";
import type { Shop } from "../../../server/modules/shops/port.ts";
import { type EtsyOptions, SimulatedEtsy } from "../../../server/shop_simulator/etsy/etsy.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedShop, type SimulatedShopOptions } from "../../../server/shop_simulator/world.ts";
import { callOf, Clock } from "./simulated_shop.ts";

export const ETSY_HOST = "openapi.etsy.com";
export const ETSY_APP = {
  keystring: "key-of-the-app-1234",
  shared_secret: "shared-5678",
  webhook_secret: `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`,
};
export const ETSY_SHOP = "33440001";

const verifier = "a-verifier-of-at-least-forty-three-characters-00";
const challenge = createHash("sha256").update(verifier).digest("base64url");

export interface EtsyStage {
  readonly clock: Clock;
  readonly world: SimulatedShop;
  readonly etsy: SimulatedEtsy;
  readonly simulator: ShopSimulator;
  /** Signs in and returns the connected shop. */
  readonly connect: () => Promise<Shop>;
}

export function stageEtsy(
  options: Partial<SimulatedShopOptions> = {},
  more: Partial<EtsyOptions> = {},
): EtsyStage {
  const clock = new Clock();
  const world = new SimulatedShop({ seed: 7, now: clock.now, ...options });
  const simulated = new SimulatedEtsy({
    shops: new Map([[ETSY_SHOP, world]]),
    host: ETSY_HOST,
    keystring: ETSY_APP.keystring,
    sharedSecret: ETSY_APP.shared_secret,
    now: clock.now,
    ...more,
  });
  const simulator = new ShopSimulator(simulated);
  const before: Shop = {
    ...{ host: ETSY_HOST, path: "", shop_id: "", app: ETSY_APP, secrets: {}, token: null },
    call: callOf(simulator, ETSY_HOST),
    now: clock.now,
  };
  const connect = async () => {
    const code = simulated.signIn.allow(ETSY_SHOP, challenge);
    const given = { code, verifier, redirect: "https://app.example/stores/connected" };
    const { secrets, ...token } = await etsy.app!.exchange(before, given);
    return { ...before, shop_id: ETSY_SHOP, secrets, token };
  };
  return { clock, world, etsy: simulated, simulator, connect };
}
