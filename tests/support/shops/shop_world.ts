/** Connects a seller's store with a shop in memory, through the API. */
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import assert from "node:assert/strict";
import { type ApiAnswer, atRest, type TestApp, testApp, testSettings } from "../server/api.ts";
import { type FreshDatabase, freshDatabase } from "../server/database.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import type { Settings } from "../../../server/context.ts";
import { type FakeShop, fakeShop } from "./fake_shop.ts";

export interface ShopWorld {
  readonly world: World;
  readonly db: World["db"];
  readonly place: FreshDatabase["place"];
  readonly app: TestApp;
  readonly settings: Settings;
  readonly clock: { now: number };
  readonly shop: FakeShop;
  ask<D = Record<string, unknown>>(document: string, name?: Name): Promise<ApiAnswer<D>>;
  /** Connects `anna-shopify` with the shop. */
  connect(params?: string): Promise<void>;
  connection(): Promise<Record<string, unknown> & { version: number }>;
}

export const ADDRESS = "anna.shop.example";
export const STORE = "anna-shopify";
export const CONNECT = (shop: FakeShop, more = "") =>
  `mutation { connectShop(store: "${STORE}", params: { platform: "shopify", address: "${ADDRESS}",
    secrets: [{ name: "key", value: "${shop.key}" }] ${more} }) { _id } }`;

const FIELDS = `_id platform host path shop_name currency secrets { name isSet last4 } from_day order_states
  methods { name method } when_tracking_update status waiting_until trouble last_sync_at last_order_at next_sync_at
  is_catching_up waiting_orders differences waiting_tracking refused_tracking webhooks version`;

export async function inShop(
  work: (world: ShopWorld) => Promise<void>,
  more: Partial<Settings> = {},
): Promise<void> {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const world = await makeWorld(db);
  const clock = { now: NOW };
  const settings = { ...testSettings, dataDir: place.dataDir, ...more };
  // Background work is off, because the test runs the syncs.
  await using app = testApp(db, { settings, modules: atRest, now: () => clock.now });
  const ask: ShopWorld["ask"] = async (document, name = "anna") =>
    await app.ask(await world.token(name), document) as never;
  const shop = fakeShop();
  await work({
    world,
    db,
    place,
    app,
    settings,
    clock,
    shop,
    ask,
    async connect(params) {
      assert.deepEqual((await ask(CONNECT(shop, params))).errors, []);
    },
    async connection() {
      const { data, errors } = await ask<{ shopConnection: Record<string, unknown> & { version: number } }>(
        `{ shopConnection(store: "${STORE}") { ${FIELDS} } }`,
      );
      assert.deepEqual(errors, []);
      return data!.shopConnection;
    },
  });
}

/** Syncs all due connections once, as the worker does. */
export async function syncOnce(
  { db, settings, clock }: Pick<ShopWorld, "db" | "settings" | "clock">,
  isStopping = () => false,
): Promise<void> {
  const due = await dueConnections(db.read, ["shopify"], clock.now);
  for (const id of due) await syncConnection(id, { db, settings, now: () => clock.now, isStopping });
}

/** Moves the clock by five minutes, and syncs. */
export async function nextSync(world: Pick<ShopWorld, "db" | "settings" | "clock">): Promise<void> {
  world.clock.now += 300;
  await syncOnce(world);
}

export const ordersOf = ({ db }: Pick<ShopWorld, "db">, store = STORE) =>
  db.read.selectFrom("orders").select([
    "_id",
    "external_number",
    "status",
    "recipient_name",
    "city",
    "shipping_method",
    "hold_reason",
    "items_title",
    "seller_id",
  ]).where("store_id", "=", store).orderBy("external_number").execute();

export const shopRows = ({ db }: ShopWorld) =>
  db.read.selectFrom("shop_orders").select([
    "shop_order_id",
    "number",
    "status",
    "reason",
    "state",
    "order_id",
  ])
    .orderBy("shop_order_id").execute();
