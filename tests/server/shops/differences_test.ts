/** An order that differs from its shop waits for a person, and for nothing else. */
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
import { shopOrder } from "../../support/shops/fake_shop.ts";
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

Deno.test("an order that a file brought is linked, with or without #; other content waits for a person", () =>
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
    // Lines are closed by the payment: they can only be refused, and are then not offered again.
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

Deno.test("a sync that reads the same again leaves every row as it was; other states that come in are read again", () =>
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
