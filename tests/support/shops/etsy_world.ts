/** Simulates Etsy behind the API, with the app of the business. */
import assert from "node:assert/strict";
import { etsyShops } from "../../../server/modules/shops/adapters/etsy/module.ts";
import { simulateShops } from "../../../server/modules/shops/connections/call.ts";
import type { Settings } from "../../../server/context.ts";
import { simulatedEgress } from "../../../server/shop_simulator/egress.ts";
import { type EtsyOptions, SimulatedEtsy } from "../../../server/shop_simulator/etsy/etsy.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedShop, type SimulatedShopOptions } from "../../../server/shop_simulator/world.ts";
import { type ApiAnswer, APP_ORIGIN } from "../server/api.ts";
import { ETSY_APP, ETSY_HOST, ETSY_SHOP } from "./etsy_stage.ts";
import { inShop, type ShopWorld } from "./shop_world.ts";

export const ETSY_STORE = "anna-etsy";

export interface EtsyWorld extends ShopWorld {
  readonly etsy: SimulatedEtsy;
  readonly simulator: ShopSimulator;
  /** Shops by their id at Etsy. */
  readonly shops: ReadonlyMap<string, SimulatedShop>;
  /** The id of the integration with the app's keys. */
  readonly appId: string;
  /** Begins a sign-in, and confirms it as a seller does on Etsy's page. */
  readonly allow: (
    store?: string,
    shopId?: string,
  ) => Promise<{ readonly code: string; readonly state: string }>;
  readonly finish: (
    given: { readonly code: string; readonly state: string },
    name?: Parameters<ShopWorld["ask"]>[1],
  ) => Promise<ApiAnswer<Record<string, unknown>>>;
  readonly connectEtsy: (store?: string, shopId?: string) => Promise<void>;
}

const firstOf = <T>(record: Readonly<Record<string, unknown>> | null | undefined, name: string): T =>
  record?.[name] as T;

/** Sets up the app, and serves simulated Etsy shops to the process. */
export async function inEtsy(
  work: (world: EtsyWorld) => Promise<void>,
  { ids = [ETSY_SHOP], products, settings = {}, ...more }: Partial<EtsyOptions> & {
    readonly ids?: readonly string[];
    readonly products?: SimulatedShopOptions["products"];
    readonly settings?: Partial<Settings>;
  } = {},
): Promise<void> {
  for (const kinds of etsyShops.kinds ?? []) kinds.add();
  await inShop(async (world) => {
    const { ask, clock } = world;
    const now = () => clock.now;
    const shops = new Map(
      ids.map((id, nth) => [id, new SimulatedShop({ seed: nth + 1, now, ...products && { products } })]),
    );
    const simulated = new SimulatedEtsy({
      ...{ shops, host: ETSY_HOST, keystring: ETSY_APP.keystring, sharedSecret: ETSY_APP.shared_secret, now },
      ...more,
    });
    const simulator = new ShopSimulator(simulated);
    const others = { send: () => Promise.resolve({ kind: "failed", reason: "connection", ms: 0 } as const) };
    simulateShops(simulatedEgress(simulator, others));
    try {
      const allow: EtsyWorld["allow"] = async (store = ETSY_STORE, shopId = ETSY_SHOP) => {
        const { data, errors } = await ask(
          `mutation { beginShopSignIn(store: "${store}", platform: "etsy", origin: "${APP_ORIGIN}") { address } }`,
        );
        assert.deepEqual(errors, []);
        const { searchParams } = new URL(firstOf<{ address: string }>(data, "beginShopSignIn").address);
        const code = simulated.signIn.allow(shopId, searchParams.get("code_challenge") ?? "");
        return { code, state: searchParams.get("state") ?? "" };
      };
      const finish: EtsyWorld["finish"] = ({ code, state }, name) =>
        ask(`mutation { finishShopSignIn(code: "${code}", state: "${state}") { store_id platform } }`, name);
      await work({
        ...world,
        ...{
          etsy: simulated,
          simulator,
          shops,
          allow,
          finish,
          appId: await setUpApp(ask, "etsy_app", ETSY_APP),
        },
        async connectEtsy(store = ETSY_STORE, shopId) {
          assert.deepEqual((await finish(await allow(store, shopId))).errors, []);
          const { errors } = await ask(
            `mutation { connectShop(store: "${store}", params: { platform: "etsy" }) { _id } }`,
          );
          assert.deepEqual(errors, []);
        },
      });
    } finally {
      simulateShops(null);
    }
  }, settings);
}

/** Makes an integration with the keys of an app, and turns it on. @returns its id */
export async function setUpApp(
  ask: ShopWorld["ask"],
  kind: string,
  keys: Readonly<Record<string, string>>,
): Promise<string> {
  const made = await ask(
    `mutation { makeIntegration(params: { kind: "${kind}", name: "The app" }) { _id } }`,
    "super_root",
  );
  const { _id } = firstOf<{ _id: string }>(made.data, "makeIntegration");
  const secrets = Object.entries(keys).map(([name, value]) => `{ name: "${name}", value: "${value}" }`);
  const kept = await ask(
    `mutation { setIntegrationSecrets(_id: "${_id}", secrets: [${secrets}]) { isSet } }`,
    "super_root",
  );
  assert.deepEqual(kept.errors, []);
  const moved = await ask(
    `mutation { moveIntegration(ids: ["${_id}"], event: "integration.on") { ok } }`,
    "super_root",
  );
  assert.deepEqual(firstOf(moved.data, "moveIntegration"), [{ ok: true }]);
  return _id;
}
