/** A sync reads the newest orders again: what people have decided, or we have sent, is not asked again. */
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
import { NOW } from "../../support/people/people.ts";
import { ShopFailure } from "../../../server/modules/shops/port.ts";
import { dueStores, leaseNumbers } from "../../../server/modules/shops/tracking/store.ts";
import { sendNumber } from "../../../server/modules/shops/tracking/send.ts";

async function moveOrder(
  world: ShopWorld,
  events: readonly string[],
  params: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const [order] = await ordersOf(world);
  for (const event of events) {
    const [moved] = await world.world.move("root", [order!._id], event, params);
    assert.ok(moved!.ok, `${event}: ${JSON.stringify(moved)}`);
  }
}

/** Imports and pays the only order of the shop. */
const inPaidShop = (work: (world: ShopWorld) => Promise<void>, params = "") =>
  inShop(async (world) => {
    await world.world.topUp("anna", 50_000);
    world.shop.put({ shop_order_id: "1" });
    await world.connect(params);
    await syncOnce(world);
    await moveOrder(world, ["order.submit", "order.pay"]);
    await work(world);
  });

const statusOf = async (world: ShopWorld) => {
  const [[order], [row]] = [await ordersOf(world), await shopRows(world)];
  return [order!.status, row!.status, row!.reason];
};

Deno.test("a cancel request of the shop that staff have refused is not repeated by the next sync, but a later one is", () =>
  inPaidShop(async (world) => {
    const { shop } = world;
    await moveOrder(world, ["production.start"]);
    shop.put({ shop_order_id: "1", state: "cancelled", updated_at: NOW + 60 });
    await nextSync(world);
    assert.deepEqual(await statusOf(world), ["Cancel Requested", "Made", ""]);
    await moveOrder(world, ["order.refuseCancel"]);
    await nextSync(world);
    assert.deepEqual(await statusOf(world), ["In Production", "Made", ""]);
    shop.put({ shop_order_id: "1", state: "open", updated_at: NOW + 700 });
    await nextSync(world);
    shop.put({ shop_order_id: "1", state: "cancelled", updated_at: NOW + 1_000 });
    await nextSync(world);
    assert.deepEqual(await statusOf(world), ["Cancel Requested", "Made", ""]);
  }));

Deno.test("a cancel request that a seller made of an order sent elsewhere is not asked for again once staff have refused it", () =>
  inPaidShop(async (world) => {
    const { shop, ask, db } = world;
    await moveOrder(world, ["production.start"]);
    shop.put({ shop_order_id: "1", state: "fulfilled", updated_at: NOW + 60 });
    await nextSync(world);
    assert.deepEqual((await shopRows(world)).map(({ status, reason }) => [status, reason]), [
      ["Different", "fulfilled"],
    ]);
    const { _id, version } = await db.read.selectFrom("shop_orders").select(["_id", "version"])
      .executeTakeFirstOrThrow();
    const { errors } = await ask(
      `mutation { settleShopOrder(_id: "${_id}", accept: true, version: ${version}) { status } }`,
    );
    assert.deepEqual(errors, []);
    assert.equal((await ordersOf(world))[0]!.status, "Cancel Requested");
    await moveOrder(world, ["order.refuseCancel"]);
    await nextSync(world);
    assert.deepEqual((await shopRows(world)).map(({ status }) => status), ["Made"]);
  }));

Deno.test("open windows hear that an order differs from its shop, and that somebody has decided", () =>
  inPaidShop(async (world) => {
    const { shop, ask, db, clock } = world;
    const news = async () =>
      (await db.read.selectFrom("outbox").select("ids").where("entity", "=", "stores").where(
        "at",
        "=",
        clock.now,
      )
        .execute()).map(({ ids }) => ids);
    const { texts } = shop.orders.get("1")!;
    shop.put({ shop_order_id: "1", texts: { ...texts, city: "Bonn" }, updated_at: NOW + 60 });
    await nextSync(world);
    assert.deepEqual(await news(), [JSON.stringify([STORE])]);
    const { _id, version } = await db.read.selectFrom("shop_orders").select(["_id", "version"])
      .executeTakeFirstOrThrow();
    clock.now += 60;
    await ask(`mutation { settleShopOrder(_id: "${_id}", accept: false, version: ${version}) { status } }`);
    assert.deepEqual(await news(), [JSON.stringify([STORE])]);
  }));

Deno.test("an order that is held for an edit of the shop is released once a person has made the same edit here", () =>
  inPaidShop(async (world) => {
    const { shop, db } = world;
    const { texts } = shop.orders.get("1")!;
    shop.put({ shop_order_id: "1", texts: { ...texts, city: "Bonn" }, updated_at: NOW + 60 });
    await nextSync(world);
    assert.deepEqual(await statusOf(world), ["On Hold", "Different", "edited"]);
    await db.write((tx) => tx.updateTable("orders").set({ city: "Bonn" }).execute());
    await nextSync(world);
    assert.deepEqual(await statusOf(world), ["Processing", "Made", ""]);
  }));

const LEFT = { carrier: "DHL", tracking_number: "JD014600003" };

async function sendDue({ db, settings, clock }: ShopWorld): Promise<void> {
  for (const store of await dueStores(db.read, clock.now)) {
    for (const row of await db.write((tx) => leaseNumbers(tx, store, 9, clock.now))) {
      await sendNumber(row, { db, settings, now: () => clock.now });
    }
  }
}

Deno.test("S4.1 goods that the shop counts as sent because of a number whose answer was lost are no edit of the shop", () =>
  inPaidShop(async (world) => {
    const { shop } = world;
    const [line] = shop.orders.get("1")!.lines;
    Object.assign(shop.adapter, {
      sendTracking() {
        shop.put({ shop_order_id: "1", lines: [{ ...line!, quantity: 1 }], updated_at: NOW + 60 });
        throw new ShopFailure({ kind: "failed", code: "timeout" });
      },
    });
    await moveOrder(world, ["production.start", "production.finish"]);
    await moveOrder(world, ["label.attach"], LEFT);
    await moveOrder(world, ["shipment.handOver"]);
    await sendDue(world);
    await nextSync(world);
    assert.deepEqual((await shopRows(world)).map(({ status, reason }) => [status, reason]), [["Made", ""]]);
  }, `, when_tracking_update: "immediately"`));

Deno.test("another shipping method for one of the shop's changes drafts, but is no edit of a paid order", () =>
  inPaidShop(async (world) => {
    const { shop, ask, connection } = world;
    shop.put({ shop_order_id: "2" });
    await nextSync(world);
    const { version } = await connection();
    const { errors } = await ask(
      `mutation { changeShop(store: "${STORE}", version: ${version},
        params: { methods: [{ name: "Standard", method: "express" }] }) { version } }`,
    );
    assert.deepEqual(errors, []);
    await nextSync(world);
    assert.deepEqual(
      (await ordersOf(world)).map(({ status, shipping_method }) => [status, shipping_method]),
      [["Processing", "Standard"], ["Draft", "express"]],
    );
    assert.deepEqual((await shopRows(world)).map(({ status }) => status), ["Made", "Made"]);
  }));

Deno.test("a product that is marked as not made by us is left out of drafts, but cancels no paid order", () =>
  inPaidShop(async (world) => {
    const { shop, ask } = world;
    shop.variants.push({ variant_id: "v1", sku: "TEE-BLACK-M", title: "Tee", variant: "Black / M" });
    shop.put({ shop_order_id: "2" });
    world.clock.now += 86_400;
    await nextSync(world);
    const { errors } = await ask(
      `mutation { markShopVariants(store: "${STORE}", variant_ids: ["v1"], is_ours: false) { sku } }`,
    );
    assert.deepEqual(errors, []);
    await nextSync(world);
    assert.deepEqual((await ordersOf(world)).map(({ status }) => status), ["Processing", "Cancelled"]);
    assert.deepEqual((await shopRows(world)).map(({ status }) => status), ["Made", "Made"]);
  }));

Deno.test("a store that is paused while its shop is read is no failure of the shop, and catches up later", () =>
  inShop(async (world) => {
    const { shop, connect, connection, db } = world;
    const setStatus = (status: string) =>
      db.write((tx) => tx.updateTable("stores").set({ status }).where("_id", "=", STORE).execute());
    shop.put({ shop_order_id: "1" });
    await connect();
    shop.before = async (call) => {
      if (call === "changed") await setStatus("Paused");
    };
    await syncOnce(world);
    assert.partialDeepStrictEqual(await connection(), { status: "Connected", trouble: "" });
    assert.deepEqual(await ordersOf(world), []);
    shop.mend();
    await setStatus("Active");
    await syncOnce(world);
    assert.deepEqual((await ordersOf(world)).map(({ status }) => status), ["Draft"]);
  }));
