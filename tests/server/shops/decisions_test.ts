/** Tests a person's decisions: about orders that differ from their shop, and which products are made by us. */
import assert from "node:assert/strict";
import {
  inShop,
  nextSync,
  ordersOf,
  shopRows,
  type ShopWorld,
  STORE,
  syncOnce,
} from "../../support/shops/shop_world.ts";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { shopOrder } from "../../support/shops/fake_shop.ts";
import { readAsTiktok } from "../../support/shops/tiktok_orders.ts";
import { NOW } from "../../support/people/people.ts";

const line = (more: Partial<ReturnType<typeof shopOrder>["lines"][number]>) => ({
  ...shopOrder({ shop_order_id: "x" }).lines[0]!,
  ...more,
});

const decide = async ({ ask }: ShopWorld, accept: boolean) => {
  const { data } = await ask<
    { shopOrders: { _id: string; version: number; reason: string; changes: unknown[] }[] }
  >(
    `{ shopOrders(store: "${STORE}") { _id version reason changes { field before after } } }`,
  );
  const [row] = data!.shopOrders;
  const answer = await ask(
    `mutation { settleShopOrder(_id: "${row!._id}", accept: ${accept}, version: ${
      row!.version
    }) { status } }`,
  );
  return { row: row!, answer };
};

Deno.test("an order imported from a file is linked, with or without #; if the content differs a person decides", () =>
  inShop(async (world) => {
    const { shop, connect, world: { order } } = world;
    await order({ store_id: STORE, external_number: "1", shipping_method: "Standard" });
    await order({ store_id: STORE, external_number: "#2", lines: [{ sku: "TEE-BLACK-M", quantity: 5 }] });
    shop.put({ shop_order_id: "1" });
    shop.put({ shop_order_id: "2" });
    await connect();
    await syncOnce(world);
    assert.deepEqual(
      (await shopRows(world)).map(({ status, reason, order_id }) => [status, reason, order_id !== null]),
      [
        ["Made", "", true],
        ["Different", "linked", true],
      ],
    );
    assert.equal((await ordersOf(world)).length, 2);
    const { row } = await decide(world, true);
    assert.deepEqual(row.changes, [{ field: "lines", before: "5 × TEE-BLACK-M", after: "2 × TEE-BLACK-M" }]);
    await nextSync(world);
    assert.deepEqual((await shopRows(world)).map(({ status }) => status), ["Made", "Made"]);
  }));

Deno.test("edits after payment hold the order until its seller accepts or refuses them", () =>
  inShop(async (world) => {
    const { shop, connect, world: { move, topUp } } = world;
    await topUp("anna", 50_000);
    shop.put({ shop_order_id: "1" });
    await connect();
    await syncOnce(world);
    const [draft] = await ordersOf(world);
    for (const event of ["order.submit", "order.pay"]) {
      const [moved] = await move("anna", [draft!._id], event);
      assert.ok(moved!.ok, JSON.stringify(moved));
    }
    const { texts } = shop.orders.get("1")!;
    shop.put({ shop_order_id: "1", texts: { ...texts, city: "Bonn" }, updated_at: NOW + 60 });
    await nextSync(world);
    assert.partialDeepStrictEqual((await ordersOf(world))[0], {
      status: "On Hold",
      hold_reason: "shopDifference",
      city: "Köln",
    });
    const { row, answer } = await decide(world, true);
    assert.deepEqual(row.changes, [{ field: "city", before: "Köln", after: "Bonn" }]);
    assert.deepEqual(answer.data?.["settleShopOrder"], { status: "Made" });
    assert.partialDeepStrictEqual((await ordersOf(world))[0], { status: "Processing", city: "Bonn" });
    // The payment locks the lines: their change can only be refused, and is not offered again.
    shop.put({ shop_order_id: "1", lines: [line({ quantity: 9 })], updated_at: NOW + 90 });
    await nextSync(world);
    const closed = await decide(world, true);
    assert.equal(closed.answer.errors[0]?.extensions.reason?.code, "shopLinesClosed");
    await decide(world, false);
    assert.equal((await ordersOf(world))[0]!.status, "Processing");
    shop.put({ shop_order_id: "1", updated_at: NOW + 120 });
    await nextSync(world);
    assert.deepEqual((await shopRows(world)).map(({ status }) => status), ["Made"]);
  }));

Deno.test("a cancellation of an order that has left can only be refused, and the refusal says why", () =>
  inShop(async (world) => {
    const { shop, connect, world: { move, topUp } } = world;
    await topUp("anna", 50_000);
    shop.put({ shop_order_id: "1" });
    await connect();
    await syncOnce(world);
    const [draft] = await ordersOf(world);
    const events = ["order.submit", "order.pay", "production.start", "production.finish", "label.attach"];
    for (const event of [...events, "shipment.handOver"]) {
      const [moved] = await move("root", [draft!._id], event);
      assert.ok(moved!.ok, JSON.stringify(moved));
    }
    shop.put({ shop_order_id: "1", state: "cancelled", updated_at: NOW + 60 });
    await nextSync(world);
    const { answer } = await decide(world, true);
    assert.equal(answer.errors[0]?.extensions.reason?.code, "shopCancelClosed");
    await decide(world, false);
    assert.deepEqual((await shopRows(world)).map(({ status }) => status), ["Made"]);
  }));

Deno.test("a sync that reads the same data again changes no row; with more states to import, omitted orders are read again", () =>
  inShop(async (world) => {
    const { shop, connect, ask, db, world: { order } } = world;
    await order({ store_id: STORE, external_number: "2", lines: [{ sku: "TEE-BLACK-M", quantity: 5 }] });
    shop.put({ shop_order_id: "1" });
    shop.put({ shop_order_id: "2" });
    shop.put({ shop_order_id: "3", state: "unpaid" });
    await connect();
    await syncOnce(world);
    const rows = () => db.read.selectFrom("shop_orders").selectAll().orderBy("seq").execute();
    const before = await rows();
    assert.deepEqual(before.map(({ status }) => status).toSorted(), ["Different", "Left Out", "Made"]);
    await nextSync(world);
    assert.deepEqual(await rows(), before);
    const { errors } = await ask(
      `mutation { changeShop(store: "${STORE}", version: 1, params: { order_states: ["open", "unpaid"] }) { version } }`,
    );
    assert.deepEqual(errors, []);
    await nextSync(world);
    assert.deepEqual((await ordersOf(world)).map(({ external_number }) => external_number), [
      "#1",
      "#3",
      "2",
    ]);
  }));

Deno.test("an order of TikTok that grows above 200 lines after it was pushed stays linked, and is cancelled with its shop", () =>
  inShop(async (world) => {
    const { shop, connect } = world;
    shopAdapters.bring({ ...shop.adapter, ...readAsTiktok(shop) }).add();
    await connect();
    const order = { shop_order_id: "577", number: "577" };
    shop.put(order);
    await syncOnce(world);
    const [made] = await shopRows(world);
    const lines = Array.from(
      { length: 201 },
      (_, at) => line({ shop_line_id: `l${at}`, variant_id: `l${at}` }),
    );
    shop.put({ ...order, lines, updated_at: NOW + 60 });
    await nextSync(world);
    assert.deepEqual((await shopRows(world)).map(({ order_id }) => order_id), [made!.order_id]);
    shop.put({ ...order, state: "cancelled", updated_at: NOW + 360 });
    await nextSync(world);
    assert.deepEqual((await ordersOf(world)).map(({ status }) => status), ["Cancelled"]);
  }));

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
    const wrong = await ask(`mutation { matchShopVariants(store: "${STORE}",
      matches: [{ variant_id: "v2", item: "item-MUG-WHITE" }, { variant_id: "v3", item: "none" }]) { sku } }`);
    assert.deepEqual(wrong.errors[0]?.extensions["problems"], [{ path: "matches.1.item", code: "unknown" }]);
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
    // A product removed from the shop is deleted here; one that another workshop makes stays known.
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

Deno.test("S2.35 an item is suggested if its color has accents or two parts, and its size is written in words", () =>
  inShop(async (world) => {
    const { shop, connect, ask, world: { db } } = world;
    shop.variants.push(
      { variant_id: "v1", sku: "", title: "Cotton tee", variant: "Café crème / 2XL" },
      { variant_id: "v2", sku: "", title: "Cotton tee", variant: "White/Black / 2XL" },
    );
    await connect();
    await syncOnce(world);
    const suggestions = async (color: string, size: string) => {
      const item = { title: "Organic cotton tee", color, size };
      await db.write((tx) => tx.updateTable("items").set(item).where("sku", "=", "TEE-BLACK-M").execute());
      const { data } = await ask<{ shopVariants: { suggested: { sku: string } | null }[] }>(
        `{ shopVariants(store: "${STORE}") { suggested { sku } } }`,
      );
      return data!.shopVariants.map(({ suggested }) => suggested?.sku ?? null);
    };
    assert.deepEqual(await suggestions("Café Crème", "XXL"), ["TEE-BLACK-M", null]);
    assert.deepEqual(await suggestions("Black/White", "2XL"), [null, "TEE-BLACK-M"]);
    assert.deepEqual(await suggestions("Black", "2XL"), [null, null], "one part of the color only");
  }));
