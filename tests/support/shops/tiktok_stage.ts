/** Simulates TikTok Shop for its adapter alone. */
import { tiktokShop } from "../../../server/modules/shops/adapters/tiktok/module.ts";
import { type Shop, ShopFailure } from "../../../server/modules/shops/port.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedTiktok, type TiktokOptions } from "../../../server/shop_simulator/tiktok/tiktok.ts";
import { SimulatedShop, type SimulatedShopOptions } from "../../../server/shop_simulator/world.ts";
import { callOf, Clock } from "./simulated_shop.ts";

export const TIKTOK_HOST = "open-api.tiktokglobalshop.com";
const TOKEN_HOST = "auth.tiktok-shops.com";
export const TIKTOK_APP = {
  app_key: "key-of-the-app-5678",
  app_secret: "a-secret-of-thirty-two-characters",
  authorization_link: "https://services.us.tiktokshop.com/open/authorize?service_id=7300000000000000001",
};
export const TIKTOK_SHOP = "7494726673780148744";

export const tiktokOptions = (now: () => number) => ({
  host: TIKTOK_HOST,
  appKey: TIKTOK_APP.app_key,
  appSecret: TIKTOK_APP.app_secret,
  now,
});

export interface TiktokStage {
  readonly clock: Clock;
  readonly world: SimulatedShop;
  readonly tiktok: SimulatedTiktok;
  readonly simulator: ShopSimulator;
  /** The shop before anybody has signed in. */
  readonly before: Shop;
  /** Signs in and returns the connected shop. */
  readonly connect: (...shopIds: readonly string[]) => Promise<Shop>;
}

export function stageTiktok(
  options: Partial<SimulatedShopOptions> = {},
  more: Partial<TiktokOptions> = {},
): TiktokStage {
  const clock = new Clock();
  const world = new SimulatedShop({ seed: 7, now: clock.now, ...options });
  const tiktok = new SimulatedTiktok({
    shops: new Map([[TIKTOK_SHOP, world]]),
    ...tiktokOptions(clock.now),
    ...more,
  });
  const simulator = new ShopSimulator(tiktok);
  const before: Shop = {
    ...{ host: TIKTOK_HOST, path: "", shop_id: "", app: TIKTOK_APP, secrets: {}, token: null },
    call: (call) => callOf(simulator, call.isForToken ? TOKEN_HOST : TIKTOK_HOST)(call),
    now: clock.now,
  };
  const connect = async (...shopIds: readonly string[]) => {
    const code = tiktok.signIn.allow(...shopIds.length > 0 ? shopIds : [TIKTOK_SHOP]);
    const { secrets, ...token } = await tiktokShop.app!.exchange(before, {
      code,
      verifier: "",
      redirect: "",
    });
    return { ...before, shop_id: TIKTOK_SHOP, secrets, token };
  };
  return { clock, world, tiktok, simulator, before, connect };
}

export async function troubleOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  return error instanceof ShopFailure ? error.trouble : error;
}
