/** Products of a shop are matched with our items, many at once, and those of somebody else are left out of orders. */
import assert from "node:assert/strict";
import { inShop, nextSync, ordersOf, shopRows, STORE, syncOnce } from "../../support/shops/shop_world.ts";
import { shopOrder } from "../../support/shops/fake_shop.ts";
import { NOW } from "../../support/people/people.ts";

const LIST = `{ shopVariants(store: "${STORE}") { variant_id sku title is_ours item_sku } }`;

Deno.test("S2.35 products of a shop are listed once a day, matched by SKU or by the platform's id, for every store of the seller", () =>
  inShop(async (world) => {
    const { shop, connect, ask, db, clock } = world;
    shop.variants.push(
      { variant_id: "v1", sku: "TEE-BLACK-M", title: "Tee", variant: "Black / M" },
      { variant_id: "v2", sku: "", title: "Mug", variant: "" },
      { variant_id: "v3", sku: "OWN-9", title: "Poster", variant: "" },
    );
    await connect();
    await syncOnce(world);
    const found = async () => (await ask<{ shopVariants: unknown[] }>(LIST)).data?.shopVariants;
    assert.deepEqual(await found(), [
      { variant_id: "v2", sku: "v2", title: "Mug", is_ours: true, item_sku: "" },
      { variant_id: "v3", sku: "OWN-9", title: "Poster", is_ours: true, item_sku: "" },
      { variant_id: "v1", sku: "TEE-BLACK-M", title: "Tee", is_ours: true, item_sku: "TEE-BLACK-M" },
    ]);
    const { errors } = await ask(`mutation { matchShopVariants(store: "${STORE}", all_stores: true,
      matches: [{ variant_id: "v2", item: "item-MUG-WHITE" }], key: "match the mug") { item_sku } }`);
    assert.deepEqual(errors, []);
    const map = await db.read.selectFrom("sku_map").select(["store_id", "external_sku", "item_id"]).orderBy(
      "store_id",
    )
      .execute();
    assert.deepEqual(
      map,
      ["anna-etsy", STORE].map((store_id) => ({ store_id, external_sku: "v2", item_id: "item-MUG-WHITE" })),
    );
    await ask(
      `mutation { markShopVariants(store: "${STORE}", variant_ids: ["v3"], is_ours: false) { sku } }`,
    );
    const [line] = shopOrder({ shop_order_id: "x" }).lines;
    const poster = { ...line!, shop_line_id: "p", variant_id: "v3", sku: "OWN-9", title: "Poster" };
    const mug = { ...line!, shop_line_id: "m", variant_id: "v2", sku: "", title: "Mug", quantity: 1 };
    shop.put({ shop_order_id: "1", updated_at: NOW + 10, lines: [poster, mug] });
    shop.put({ shop_order_id: "2", updated_at: NOW + 20, lines: [poster] });
    await nextSync(world);
    assert.equal((await ordersOf(world)).length, 1);
    const lines = await db.read.selectFrom("order_lines").select(["item_id", "quantity"]).execute();
    assert.deepEqual(lines, [{ item_id: "item-MUG-WHITE", quantity: 1 }]);
    assert.partialDeepStrictEqual(await shopRows(world), [{ status: "Made" }, {
      status: "Left Out",
      reason: "noLines",
    }]);
    // A product that is gone from the shop goes; what somebody else makes stays known.
    shop.variants.length = 1;
    clock.now += 86_400;
    await syncOnce(world);
    const rows = await db.read.selectFrom("shop_variants").select("variant_id").orderBy("variant_id")
      .execute();
    assert.deepEqual(rows.map(({ variant_id }) => variant_id), ["v1", "v3"]);
  }));

Deno.test("S2.35 a product without a match is listed with the item that fits it by options and name", () =>
  inShop(async (world) => {
    const { shop, connect, ask, db } = world;
    await db.write((tx) =>
      tx.updateTable("items").set({ title: "Organic cotton tee", color: "Black", size: "M" })
        .where("sku", "=", "TEE-BLACK-M").execute()
    );
    shop.variants.push(
      { variant_id: "v1", sku: "", title: "Cotton tee", variant: "Medium / Black" },
      { variant_id: "v2", sku: "", title: "Cotton tee", variant: "Large / Black" },
      { variant_id: "v3", sku: "TEE-BLACK-M", title: "Tee", variant: "Black / M" },
    );
    await connect();
    await syncOnce(world);
    const query = `{ shopVariants(store: "${STORE}") { variant_id suggested { sku } } }`;
    assert.deepEqual((await ask<{ shopVariants: unknown[] }>(query)).data?.shopVariants, [
      { variant_id: "v2", suggested: null },
      { variant_id: "v1", suggested: { sku: "TEE-BLACK-M" } },
      { variant_id: "v3", suggested: null },
    ]);
  }));
