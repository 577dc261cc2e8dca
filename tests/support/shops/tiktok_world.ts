/** Simulates TikTok Shop behind the API, with the app of the business. */
import assert from "node:assert/strict";
import { tiktokShops } from "../../../server/modules/shops/adapters/tiktok/module.ts";
import { simulateShops } from "../../../server/modules/shops/connections/call.ts";
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import type { Settings } from "../../../server/context.ts";
import { simulatedEgress } from "../../../server/shop_simulator/egress.ts";
import { ShopSimulator } from "../../../server/shop_simulator/simulator.ts";
import { SimulatedTiktok, type TiktokOptions } from "../../../server/shop_simulator/tiktok/tiktok.ts";
import { type SimulatedOrder, SimulatedShop } from "../../../server/shop_simulator/world.ts";
import { orderId } from "../../../server/shop_simulator/tiktok/records.ts";
import { type ApiAnswer, APP_ORIGIN } from "../server/api.ts";
import type { Name } from "../orders/world.ts";
import { setUpApp } from "./etsy_world.ts";
import { inShop, ordersOf, type ShopWorld } from "./shop_world.ts";
import { TIKTOK_APP, TIKTOK_SHOP, tiktokOptions } from "./tiktok_stage.ts";

export const TIKTOK_STORE = "ben-tiktok";

/** The first SKU is one of ours; the second is not mapped. */
const PRODUCTS = [
  { variantId: 41_000_000_000_001, sku: "TEE-BLACK-M", title: "T-shirt", variant: "Black, M", cents: 2_400 },
  { variantId: 41_000_000_000_002, sku: "SHOP-MUG", title: "Mug", variant: "", cents: 1_650 },
];

export interface TiktokWorld extends ShopWorld {
  readonly tiktok: SimulatedTiktok;
  readonly simulator: ShopSimulator;
  /** The shop of `TIKTOK_SHOP`. */
  readonly remote: SimulatedShop;
  /** The id of the integration with the app's keys. */
  readonly appId: string;
  /** Begins a sign-in, and confirms it as a seller does on TikTok's page. */
  readonly allow: (...shopIds: readonly string[]) => Promise<Readonly<Record<"code" | "state", string>>>;
  readonly finish: (
    given: Readonly<Record<"code" | "state", string>>,
    name?: Name,
  ) => Promise<ApiAnswer<Record<string, unknown>>>;
  readonly connectTiktok: () => Promise<void>;
  readonly sync: () => Promise<void>;
}

/** Sets up the app, and serves simulated TikTok shops to the process. */
export async function inTiktok(
  work: (world: TiktokWorld) => Promise<void>,
  { ids = [TIKTOK_SHOP], settings = {}, ...more }: Partial<TiktokOptions> & {
    readonly ids?: readonly string[];
    readonly settings?: Partial<Settings>;
  } = {},
): Promise<void> {
  for (const kinds of tiktokShops.kinds ?? []) kinds.add();
  await inShop(async (world) => {
    const { app, db, clock } = world;
    const ask: ShopWorld["ask"] = (document, name = "ben") => world.ask(document, name);
    const now = () => clock.now;
    const shops = new Map(
      ids.map((id, nth) => [id, new SimulatedShop({ seed: nth + 1, now, products: PRODUCTS })]),
    );
    const tiktok = new SimulatedTiktok({
      ...{ shops, ...tiktokOptions(now) },
      async deliver(request) {
        const authorization = request.headers.get("authorization") ?? "";
        const { pathname } = new URL(request.url);
        const body = await request.text();
        return await app.send(pathname, { method: "POST", body, headers: { authorization } });
      },
      ...more,
    });
    const simulator = new ShopSimulator(tiktok);
    const others = { send: () => Promise.resolve({ kind: "failed", reason: "connection", ms: 0 } as const) };
    simulateShops(simulatedEgress(simulator, others));
    try {
      const allow: TiktokWorld["allow"] = async (...shopIds) => {
        const { data, errors } = await ask<{ beginShopSignIn: { address: string } }>(
          `mutation { beginShopSignIn(store: "${TIKTOK_STORE}", platform: "tiktok", origin: "${APP_ORIGIN}") { address } }`,
        );
        assert.deepEqual(errors, []);
        const state = new URL(data!.beginShopSignIn.address).searchParams.get("state") ?? "";
        return { code: tiktok.signIn.allow(...shopIds.length > 0 ? shopIds : ids), state };
      };
      const finish: TiktokWorld["finish"] = ({ code, state }, name) =>
        ask(`mutation { finishShopSignIn(code: "${code}", state: "${state}") { store_id platform } }`, name);
      await work({
        ...world,
        ask,
        ...{ tiktok, simulator, allow, finish, remote: shops.get(ids[0]!)! },
        appId: await setUpApp(ask, "tiktok_app", TIKTOK_APP),
        async connectTiktok() {
          assert.deepEqual((await finish(await allow())).errors, []);
          const { errors } = await ask(
            `mutation { connectShop(store: "${TIKTOK_STORE}", params: { platform: "tiktok" }) { _id } }`,
          );
          assert.deepEqual(errors, []);
        },
        async sync() {
          for (const id of await dueConnections(db.read, ["tiktok"], clock.now)) {
            await syncConnection(id, { db, settings: world.settings, now, isStopping: () => false });
          }
        },
      });
    } finally {
      simulateShops(null);
    }
  }, settings);
}

export const TEE = [{ sku: "TEE-BLACK-M", quantity: 2 }];
export const MUG = [{ sku: "SHOP-MUG", quantity: 1 }];

export const remoteRows = ({ db }: TiktokWorld) =>
  db.read.selectFrom("tiktok_orders").select([
    "_id",
    "tiktok_id",
    "status",
    "unmapped",
    "order_id",
    "remote_at",
  ])
    .orderBy("seq").execute();

export const shopRows = async ({ db }: TiktokWorld) =>
  (await db.read.selectFrom("shop_orders").select(["status", "reason"]).orderBy("seq").execute())
    .map(({ status, reason }) => `${status} ${reason}`.trim());

export const ours = async (world: TiktokWorld) => await ordersOf(world, TIKTOK_STORE);

/** Lets seconds pass and syncs, as the worker does. */
export async function passSeconds(world: TiktokWorld, seconds = 300): Promise<void> {
  world.clock.now += seconds;
  await world.sync();
}

/** @returns "ok", or the refusal */
export async function moveRemote(world: TiktokWorld, order: SimulatedOrder, event: string, params = "") {
  const row = (await remoteRows(world)).find(({ tiktok_id }) => tiktok_id === orderId(order));
  const { data, errors } = await world.ask<{ moved: { ok: boolean; reason: { code: string } | null }[] }>(
    `mutation { moved: moveTiktokOrder(ids: ["${row?._id}"], event: "${event}" ${params}) { ok reason { code } } }`,
    "root",
  );
  return errors.length > 0 ? errors[0]!.extensions["code"] : data!.moved[0]!.reason?.code ?? "ok";
}
