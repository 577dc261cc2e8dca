/**
 * The sync with real adapters: a simulated shop is connected, its orders arrive, and all shops of one app
 * share its calls.
 */
import assert from "node:assert/strict";
import { nextSync, ordersOf, syncOnce } from "../../support/shops/shop_world.ts";
import { inShopify } from "../../support/shops/shopify_world.ts";
import { syncSeconds, withinBudget } from "../../../server/modules/shops/connections/budget.ts";
import { quotaOf } from "../../../server/modules/shops/connections/budget_store.ts";
import { etsy } from "../../../server/modules/shops/adapters/etsy/module.ts";
import { connectionOfStore, insertConnection } from "../../../server/modules/shops/connections/store.ts";
import { sealedSecrets } from "../../../server/modules/shops/connections/seals.ts";
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import { type Shop, ShopFailure } from "../../../server/modules/shops/port.ts";
import { newId } from "../../../server/ids.ts";
import { ETSY_HOST } from "../../support/shops/etsy_stage.ts";
import { ETSY_STORE, type EtsyWorld, inEtsy } from "../../support/shops/etsy_world.ts";
import { isSoak } from "../../support/soak.ts";

Deno.test("S2.35 a simulated Shopify shop is connected, its orders become drafts, and a redirect is not followed", () =>
  inShopify(async ({ shop, simulator, outside, ...rest }) => {
    const { clock, connection, db } = rest;
    clock.now += 10;
    shop.place();
    shop.place();
    await syncOnce(rest);
    assert.equal((await ordersOf(rest)).length, 2, JSON.stringify(await connection()));
    await nextSync(rest);
    assert.equal((await ordersOf(rest)).length, 2);
    assert.ok((await db.read.selectFrom("shop_variants").selectAll().execute()).length > 0);
    simulator.fault = "redirect";
    await nextSync(rest);
    assert.partialDeepStrictEqual(await connection(), { status: "Broken", trouble: "addressChanged" });
    assert.deepEqual(outside, []);
  }));

const DAY = 86_400;
const SHOPS = 60;

async function syncDue({ db, settings, clock }: EtsyWorld): Promise<number> {
  const due = await dueConnections(db.read, ["etsy"], clock.now);
  for (const id of due) {
    await syncConnection(id, { db, settings, now: () => clock.now, isStopping: () => false });
  }
  return due.length;
}

/** Adds a store of anna's with its shop, as a sign-in does. */
async function addShop(
  { db, settings, etsy: simulated, clock }: EtsyWorld,
  shop_id: string,
): Promise<string> {
  const store = await db.read.selectFrom("stores").selectAll().where("_id", "=", ETSY_STORE)
    .executeTakeFirstOrThrow();
  const [_id, store_id] = [newId(), `store-${shop_id}`];
  const token = simulated.signIn.answer(
    new URLSearchParams({
      client_id: "key-of-the-app-1234",
      grant_type: "authorization_code",
      code: simulated.signIn.allow(shop_id, "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"),
      code_verifier: "",
    }),
  );
  const { refresh_token } = await token.json() as { refresh_token: string };
  await db.write(async (tx) => {
    const { seq: _, ...row } = store as typeof store & { seq?: number };
    await tx.insertInto("stores").values({ ...row, _id: store_id, name: store_id }).execute();
    await insertConnection(tx, {
      ...{ _id, store_id, seller_id: store.seller_id, platform: "etsy", host: ETSY_HOST, shop_id },
      ...{ shop_name: shop_id, currency: "USD", from_at: clock.now },
      ...sealedSecrets(_id, { refresh_token }, settings.secrets),
    }, clock.now);
  });
  return store_id;
}

Deno.test("the interval grows with the number of shops, is at least 5 minutes, and its calls fit each shop's share", () => {
  assert.deepEqual([1, 10, 30, 60, 200].map((shops) => syncSeconds(10_000, shops)), [
    300,
    300,
    414,
    969,
    5_083,
  ]);
  for (const shops of [1, 20, 60, 100, 300, 900]) {
    const seconds = syncSeconds(10_000, shops);
    const renewals = DAY / Math.max(seconds, 3_000);
    assert.ok(shops * (DAY / seconds + renewals) <= 9_000, `${shops} shops every ${seconds} s`);
  }
});

Deno.test("60 Etsy shops stay within the call budget of one app, evenly, and leave the tenth that is for tracking", () => {
  const callsPerDay = isSoak ? 10_000 : 900;
  const ids = Array.from({ length: SHOPS }, (_, nth) => String(50_000_000 + nth));
  return inEtsy(async (world) => {
    const { etsy: simulated, simulator, clock, db, shops } = world;
    for (const id of ids) await addShop(world, id);
    const start = clock.now;
    let arePlaced = false;
    while (clock.now < start + DAY + DAY / 4) {
      const { next } = await db.read.selectFrom("shop_connections").select((is) =>
        is.fn.min("next_at").as("next")
      ).executeTakeFirstOrThrow();
      clock.now = Math.max(clock.now + 1, Number(next));
      if (clock.now > start + DAY / 2 && !arePlaced) {
        arePlaced = true;
        for (const id of ids.slice(0, 20)) shops.get(id)!.place();
      }
      await syncDue(world);
    }
    assert.ok(simulated.mostCalls <= callsPerDay * 0.9, `${simulated.mostCalls} of ${callsPerDay}`);
    const byShop = ids.map((id) => simulator.calls.filter((call) => call.includes(`/shops/${id}/`)).length);
    assert.ok(
      Math.min(...byShop) >= Math.max(...byShop) * 0.7,
      `${Math.min(...byShop)} to ${Math.max(...byShop)}`,
    );
    const rows = await db.read.selectFrom("shop_connections").select(["trouble", "broken", "next_at"])
      .execute();
    assert.ok(
      rows.every(({ trouble, broken, next_at }) =>
        trouble === "" && broken === "" && next_at > clock.now - 1
      ),
    );
    const { count } = await db.read.selectFrom("orders").select((is) => is.fn.countAll().as("count"))
      .where("store_id", "like", "store-%").executeTakeFirstOrThrow();
    assert.equal(Number(count), 20);
    assert.partialDeepStrictEqual(await quotaOf(db.read, "etsy"), { limit_per_day: callsPerDay });
  }, { ids, callsPerDay });
});

Deno.test("with a tenth of the calls left only tracking is sent; a sync continues later, and is not Waiting", () =>
  inEtsy(async (world) => {
    const { db, clock, connectEtsy, ask } = world;
    await connectEtsy();
    const calls: string[] = [];
    const shop = {
      ...{ host: ETSY_HOST, path: "", shop_id: "1", app: {}, secrets: {}, token: null },
      now: () => clock.now,
      call() {
        calls.push("call");
        const headers = { "x-limit-per-day": "10000", "x-remaining-today": "1000" };
        return Promise.resolve({ status: 200, headers, body: "{}" });
      },
    } satisfies Shop;
    const call = { method: "GET", path: "/", headers: {} } as const;
    const tools = { db, now: () => clock.now };
    await withinBudget(etsy, shop, "a", { purpose: "tracking" }, tools).call(call);
    const refused = await withinBudget(etsy, shop, "a", { purpose: "sync" }, tools).call(call).catch((
      error,
    ) => error);
    assert.deepEqual((refused as ShopFailure).trouble, { kind: "budget", until: clock.now + 600 });
    await withinBudget(etsy, shop, "a", { purpose: "tracking" }, tools).call(call);
    assert.equal(calls.length, 2);
    clock.now += 60;
    await syncDue(world);
    const row = (await connectionOfStore(db.read, ETSY_STORE))!;
    assert.partialDeepStrictEqual(row, { next_at: clock.now + 540, waiting_until: null, trouble: "" });
    const { data } = await ask(`{ shopConnection(store: "${ETSY_STORE}") { status next_sync_at } }`);
    assert.deepEqual(data?.["shopConnection"], { status: "Connected", next_sync_at: clock.now + 540 });
    clock.now += 540;
    await syncDue(world);
    assert.equal((await connectionOfStore(db.read, ETSY_STORE))!.last_sync_at, clock.now);
  }));
