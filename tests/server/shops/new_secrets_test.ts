/** New secrets of a connection also sign its webhooks, which the shop gets again with the next sync. */
import assert from "node:assert/strict";
import { inShop, STORE, syncOnce } from "../../support/shops/shop_world.ts";

Deno.test("S2.35 after a change of secrets webhooks are registered again with the next sync, at once", () =>
  inShop(async (world) => {
    const { shop, ask, connect, connection } = world;
    await connect();
    await syncOnce(world);
    assert.equal(shop.calls.filter((call) => call === "addHooks").length, 1);
    shop.key = "shpat_9876543210";
    shop.calls.length = 0;
    const { errors } = await ask(
      `mutation { changeShop(store: "${STORE}", version: 1,
        params: { secrets: [{ name: "key", value: "${shop.key}" }] }) { version } }`,
    );
    assert.deepEqual(errors, []);
    assert.partialDeepStrictEqual(await connection(), { webhooks: "on" });
    await syncOnce(world);
    assert.equal(shop.calls.filter((call) => call === "addHooks").length, 1);
    world.clock.now += 300;
    await syncOnce(world);
    assert.equal(shop.calls.filter((call) => call === "addHooks").length, 1);
  }, { publicApi: "https://api.example/api" }));
