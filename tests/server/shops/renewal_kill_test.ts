/** A process killed while renewing a shop's token leaves a connection that works, or one that says how to repair it. */
import assert from "node:assert/strict";
import { dyingAt } from "../../support/kill/process_death.ts";
import { passTime, syncWith } from "../../support/shops/cut_sync.ts";
import { ETSY_SHOP } from "../../support/shops/etsy_stage.ts";
import { ETSY_STORE, inEtsy } from "../../support/shops/etsy_world.ts";
import { ordersOf, type ShopWorld, STORE } from "../../support/shops/shop_world.ts";
import { inShopify } from "../../support/shops/shopify_world.ts";

interface Renewed extends Pick<ShopWorld, "db" | "settings" | "clock"> {
  readonly platform: "shopify" | "etsy";
  readonly store: string;
  readonly place: () => unknown;
  readonly state: () => Promise<{ readonly status: string; readonly trouble: string }>;
  /** Repairs a broken connection as its message says; undefined if being broken is a fault. */
  readonly mend?: () => Promise<void>;
}

/**
 * Kills a sync that renews the token before and after each of its commits. Returns how often it was killed
 * and repaired.
 */
async function killEach(world: Renewed): Promise<{ readonly killed: number; readonly mended: number }> {
  const { db, platform, store, clock } = world;
  let [placed, killed, mended] = [0, 0, 0];
  const place = () => {
    clock.now++;
    world.place();
    placed++;
  };
  for (const isAfter of [false, true]) {
    for (let at = 0, isAlive = false; !isAlive; at++) {
      const name = `${platform}: killed ${isAfter ? "after" : "before"} commit ${at}`;
      place();
      await passTime(world);
      await db.write((tx) =>
        tx.updateTable("shop_connections").set({ token_until: clock.now + 1 }).execute()
      );
      isAlive = await syncWith(world, dyingAt(db, at, isAfter), platform);
      if (!isAlive) killed++;
      place();
      await passTime(world);
      await syncWith(world, db, platform);
      const { status, trouble } = await world.state();
      if (status === "Broken") {
        assert.equal(trouble, "tokenRefused", name);
        assert.ok(world.mend, name);
        await world.mend();
        mended++;
        await passTime(world);
        await syncWith(world, db, platform);
      }
      assert.deepEqual(await world.state(), { status: "Connected", trouble: "" }, name);
      assert.equal((await ordersOf(world, store)).length, placed, name);
    }
  }
  return { killed, mended };
}

Deno.test("S2.35 a renewal of Shopify's token that is killed at any step is repeated by the next sync", () =>
  inShopify(async ({ shop, ...world }) => {
    const { killed } = await killEach({
      ...world,
      ...{ platform: "shopify", store: STORE },
      place: () => shop.place(),
      state: async () => {
        const { status, trouble } = await world.connection();
        return { status: String(status), trouble: String(trouble) };
      },
    });
    assert.ok(killed > 6, `killed ${killed} times`);
  }));

Deno.test("S2.35 after a killed renewal of Etsy's token the sync works, or says that the seller has to sign in again; then missed orders are read", () =>
  inEtsy(async (world) => {
    const { ask, shops, allow, finish, connectEtsy } = world;
    await connectEtsy();
    const shown = async () => {
      const { data } = await ask<{ shopConnection: { status: string; trouble: string; version: number } }>(
        `{ shopConnection(store: "${ETSY_STORE}") { status trouble version } }`,
      );
      return data!.shopConnection;
    };
    const { killed, mended } = await killEach({
      ...world,
      ...{ platform: "etsy", store: ETSY_STORE },
      place: () => shops.get(ETSY_SHOP)!.place(),
      async state() {
        const { status, trouble } = await shown();
        return { status, trouble };
      },
      async mend() {
        assert.deepEqual((await finish(await allow())).errors, []);
        const { version } = await shown();
        const { errors } = await ask(
          `mutation { changeShop(store: "${ETSY_STORE}", version: ${version}, params: {}) { version } }`,
        );
        assert.deepEqual(errors, []);
      },
    });
    assert.ok(killed > 6, `killed ${killed} times`);
    // One kill came after Etsy replaced the refresh token and before the new one was stored.
    assert.equal(mended, 1);
  }));
