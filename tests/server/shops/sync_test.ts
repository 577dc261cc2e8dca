/** Orders of a shop arrive automatically, once each, and follow their shop until they are paid. */
import assert from "node:assert/strict";
import { inShop, nextSync, ordersOf, shopRows, STORE, syncOnce } from "../../support/shops/shop_world.ts";
import { ShopFailure } from "../../../server/modules/shops/port.ts";
import { nameShopOrder } from "../../../server/modules/shops/sync/store.ts";
import { shopOrder } from "../../support/shops/fake_shop.ts";
import { NOW } from "../../support/people/people.ts";

const line = (more: Partial<ReturnType<typeof shopOrder>["lines"][number]>) => ({
  ...shopOrder({ shop_order_id: "x" }).lines[0]!,
  ...more,
});

Deno.test("S2.35 orders of a shop become drafts, page by page, once each; lines that we do not make are left out and named", () =>
  inShop(async (world) => {
    const { shop, connect, connection } = world;
    shop.perPage = 2;
    shop.put({ shop_order_id: "1", method: "Standard" });
    shop.put({ shop_order_id: "2", state: "cancelled", updated_at: NOW + 1 });
    shop.put({ shop_order_id: "3", state: "fulfilled", updated_at: NOW + 2 });
    shop.put({ shop_order_id: "4", state: "unpaid", updated_at: NOW + 3 });
    shop.put({
      shop_order_id: "5",
      lines: [line({ isGiftCard: true }), line({ quantity: 0 })],
      updated_at: NOW + 4,
    });
    shop.put({ shop_order_id: "6", ordered_at: NOW - 40 * 86_400, updated_at: NOW + 5 });
    shop.put({
      shop_order_id: "7",
      updated_at: NOW + 6,
      lines: Array.from({ length: 300 }, (_, at) => line({ shop_line_id: `l${at}` })),
    });
    await connect();
    await syncOnce(world);
    assert.deepEqual(
      (await ordersOf(world)).map(({ external_number, status }) => [external_number, status]),
      [
        ["#1", "Draft"],
      ],
    );
    assert.deepEqual(
      (await shopRows(world)).map(({ shop_order_id, status, reason }) => [shop_order_id, status, reason]),
      [
        ["1", "Made", ""],
        ["2", "Left Out", "cancelled"],
        ["3", "Left Out", "fulfilled"],
        ["4", "Left Out", "unpaid"],
        ["5", "Left Out", "noLines"],
        ["7", "Left Out", "tooManyLines"],
      ],
    );
    assert.partialDeepStrictEqual(await connection(), {
      last_sync_at: NOW,
      last_order_at: NOW,
      next_sync_at: NOW + 300,
      is_catching_up: false,
    });
    const announced = () =>
      world.db.read.selectFrom("outbox").select("seq").where("entity", "=", "stores").where(
        "ids",
        "like",
        `%${STORE}%`,
      ).execute();
    await nextSync(world);
    const before = await announced();
    shop.put({ shop_order_id: "4", state: "open", updated_at: NOW + 200 });
    await nextSync(world);
    assert.equal((await announced()).length, before.length + 1, "open windows show the last order");
    await nextSync(world);
    assert.deepEqual((await ordersOf(world)).map(({ external_number }) => external_number), ["#1", "#4"]);
  }));

Deno.test("edits before payment change the draft, and what a person fixed stays", () =>
  inShop(async (world) => {
    const { shop, connect, ask } = world;
    shop.put({ shop_order_id: "1" });
    await connect();
    await syncOnce(world);
    const [draft] = await ordersOf(world);
    assert.deepEqual(
      (await ask(
        `mutation { makeOrder(id: "${draft!._id}", params: { recipient_name: "Zoe Miller" }) { _id } }`,
      )).errors,
      [],
    );
    const { texts } = shop.orders.get("1")!;
    shop.put({
      shop_order_id: "1",
      texts: { ...texts, city: "Bonn" },
      updated_at: NOW + 60,
      lines: [line({ quantity: 3 })],
    });
    await nextSync(world);
    const [after] = await ordersOf(world);
    assert.deepEqual([after!.recipient_name, after!.city], ["Zoe Miller", "Bonn"]);
    // An answer that is older than the last one changes nothing.
    shop.put({ shop_order_id: "1", texts, updated_at: NOW + 30 });
    await nextSync(world);
    assert.equal((await ordersOf(world))[0]!.city, "Bonn");
  }));

Deno.test("a cancellation in the shop cancels an order that has not begun, and becomes a request to cancel later", () =>
  inShop(async (world) => {
    const { shop, connect, world: { move, topUp } } = world;
    await topUp("anna", 50_000);
    for (const id of ["1", "2", "3"]) shop.put({ shop_order_id: id });
    await connect();
    await syncOnce(world);
    const [, paid, begun] = await ordersOf(world);
    for (const order of [paid!, begun!]) {
      await move("anna", [order._id], "order.submit");
      await move("anna", [order._id], "order.pay");
    }
    const [started] = await move("root", [begun!._id], "production.start");
    assert.ok(started!.ok, JSON.stringify(started));
    for (const id of ["1", "2", "3"]) {
      shop.put({ shop_order_id: id, state: "cancelled", updated_at: NOW + 60 });
    }
    await nextSync(world);
    await nextSync(world);
    assert.deepEqual((await ordersOf(world)).map(({ status }) => status), [
      "Cancelled",
      "Cancelled",
      "Cancel Requested",
    ]);
  }));

Deno.test("orders over the daily limit wait until the next day; a paused store catches up", () =>
  inShop(async (world) => {
    const { shop, connect, connection, clock, db } = world;
    await db.write((tx) =>
      tx.updateTable("users").set({ order_daily_level: 2 }).where("_id", "=", "anna").execute()
    );
    for (const id of ["1", "2", "3", "4", "5"]) shop.put({ shop_order_id: id, ordered_at: NOW + Number(id) });
    await connect();
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 2);
    assert.equal((await connection())["waiting_orders"], 3);
    await nextSync(world);
    assert.equal((await ordersOf(world)).length, 2);
    clock.now += 86_400;
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 4);
    await db.write((tx) =>
      tx.updateTable("stores").set({ status: "Paused" }).where("_id", "=", STORE).execute()
    );
    clock.now += 2 * 86_400;
    await syncOnce(world);
    assert.equal((await connection())["next_sync_at"], null);
    assert.equal((await ordersOf(world)).length, 4);
    await db.write((tx) =>
      tx.updateTable("stores").set({ status: "Active" }).where("_id", "=", STORE).execute()
    );
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 5);
  }));

Deno.test("after 429 the sync waits, after 5xx longer each time, a refused token is reported as Broken once, and no order is lost", () =>
  inShop(async (world) => {
    const { shop, connect, connection, clock, db, ask } = world;
    await connect();
    shop.put({ shop_order_id: "1" });
    shop.fail({ kind: "waiting", until: NOW + 3_600 });
    await syncOnce(world);
    assert.partialDeepStrictEqual(await connection(), { status: "Waiting", waiting_until: NOW + 3_600 });
    clock.now += 3_600;
    shop.fail({ kind: "failed", code: "serverError" });
    const waits: number[] = [];
    for (let count = 0; count < 8; count++) {
      await syncOnce(world);
      const next = Number((await connection())["next_sync_at"]);
      waits.push(next - clock.now);
      clock.now = next;
    }
    assert.deepEqual(waits, [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
    assert.equal((await connection())["trouble"], "serverError");
    shop.fail({ kind: "broken", code: "tokenRefused" });
    await syncOnce(world);
    assert.partialDeepStrictEqual(await connection(), {
      status: "Broken",
      trouble: "tokenRefused",
      next_sync_at: null,
    });
    const notices = await db.read.selectFrom("notifications").selectAll().where("user_id", "=", "anna")
      .execute();
    assert.equal(notices.length, 1);
    shop.mend();
    const { errors } = await ask(`mutation { syncShop(store: "${STORE}", key: "mended again") { status } }`);
    assert.deepEqual(errors, []);
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 1);
    assert.partialDeepStrictEqual(await connection(), { status: "Connected", trouble: "" });
  }));

Deno.test("a withdrawn token is requested again once; a page that never ends stops the sync", () =>
  inShop(async (world) => {
    const { shop, connect, connection } = world;
    shop.tokenSeconds = 86_400;
    await connect();
    shop.put({ shop_order_id: "1" });
    let refused = 0;
    shop.before = (call, { token }) => {
      if (call === "changed" && token?.text === "token-1") {
        refused++;
        throw new ShopFailure({ kind: "broken", code: "tokenRefused" });
      }
    };
    await syncOnce(world);
    assert.deepEqual([refused, (await ordersOf(world)).length], [1, 1]);
    Object.assign(shop.adapter, { changed: () => Promise.resolve({ orders: [], next: "same" }) });
    await nextSync(world);
    assert.equal((await connection())["trouble"], "notUnderstood");
  }));

Deno.test("a shop whose clock is an hour off loses no order", () =>
  inShop(async (world) => {
    const { shop, connect } = world;
    await connect();
    for (const [index, off] of [-3_600, 3_600, 0].entries()) {
      shop.put({ shop_order_id: String(index), ordered_at: NOW, updated_at: world.clock.now + off + 60 });
      await nextSync(world);
      assert.equal((await ordersOf(world)).length, index + 1, `off by ${off} s`);
    }
  }));

Deno.test("a sync whose calls take longer than one lease is not taken over by a second process", () =>
  inShop(async (world) => {
    const { shop, connect, clock, db } = world;
    await connect();
    let isSecond = false;
    const slow = async (page: string | null) => {
      clock.now += 5;
      if (page === "28" && !isSecond) {
        isSecond = true;
        await syncOnce(world);
      }
      const next = Number(page ?? 0) + 1;
      return { orders: [], variants: [], next: next < 30 ? String(next) : null };
    };
    Object.assign(shop.adapter, {
      changed: (_shop: unknown, _since: number, page: string | null) => slow(page),
      variants: (_shop: unknown, page: string | null) => slow(page),
    });
    await syncOnce(world);
    const row = await db.read.selectFrom("shop_connections").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.variants_at, row.last_sync_at, clock.now], [NOW + 300, NOW + 300, NOW + 300]);
  }));

Deno.test("an order that a webhook names while it is read is read once more, at the earliest 10 seconds later", () =>
  inShop(async (world) => {
    const { shop, connect, clock, db } = world;
    await connect();
    await syncOnce(world);
    const row = await db.read.selectFrom("shop_connections").selectAll().executeTakeFirstOrThrow();
    const name = (id: string) => db.write((tx) => nameShopOrder(tx, row, id, clock.now));
    const scheduled = async () =>
      (await db.read.selectFrom("shop_orders").select("named_at").execute()).map(({ named_at }) => named_at);
    const { read } = shop.adapter;
    Object.assign(shop.adapter, {
      // The webhook arrives after the shop has answered, so this answer lacks its change.
      read: async (...args: Parameters<typeof read>) => {
        const order = await read(...args);
        if (!shop.orders.has("1")) shop.put({ shop_order_id: "1" });
        await name("1");
        return order;
      },
    });
    await name("1");
    await syncOnce(world);
    assert.deepEqual(await scheduled(), [clock.now + 10]);
    Object.assign(shop.adapter, { read });
    for (let second = 0; second < 9; second++) {
      clock.now++;
      await name("1");
      await syncOnce(world);
    }
    assert.deepEqual(await ordersOf(world), []);
    clock.now++;
    await name("1");
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 1);
    assert.deepEqual(await scheduled(), [null]);
  }));
