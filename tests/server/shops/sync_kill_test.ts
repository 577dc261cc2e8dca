/** A sync that is killed at any step, or that two processes begin, takes each order once. */
import assert from "node:assert/strict";
import { dyingAt } from "../../support/kill/process_death.ts";
import { passTime, syncWith } from "../../support/shops/cut_sync.ts";
import { withShop } from "../../../server/modules/shops/connections/shop.ts";
import { inShop, type ShopWorld } from "../../support/shops/shop_world.ts";

const ORDERS = 5;

function putOrders({ shop, clock }: ShopWorld, run: string): void {
  shop.orders.clear();
  for (let order = 0; order < ORDERS; order++) {
    clock.now++;
    shop.put({ shop_order_id: `${run}-${order}`, ordered_at: clock.now, updated_at: clock.now });
  }
}

async function checkOnce({ db }: ShopWorld, run: string): Promise<void> {
  const rows = await db.read.selectFrom("orders as o").leftJoin("shop_orders as s", "s.order_id", "o._id")
    .select(["o.external_number", "s.shop_order_id"]).where("o.external_number", "like", `#${run}-%`)
    .orderBy("o.external_number").execute();
  assert.deepEqual(
    rows.map(({ shop_order_id }) => shop_order_id),
    Array.from({ length: ORDERS }, (_, order) => `${run}-${order}`),
    run,
  );
}

Deno.test("a sync that is killed before or after any of its commits goes on, and takes each order once", () =>
  inShop(async (world) => {
    await world.connect();
    world.shop.perPage = 2;
    await syncWith(world);
    let died = 0;
    for (const isAfter of [false, true]) {
      for (let at = 0, isAlive = false; !isAlive; at++) {
        const run = `k${isAfter ? "a" : "b"}${at}`;
        putOrders(world, run);
        await passTime(world);
        isAlive = await syncWith(world, dyingAt(world.db, at, isAfter));
        if (!isAlive) died++;
        await passTime(world);
        await syncWith(world);
        await checkOnce(world, run);
      }
    }
    assert.ok(died > 6, `it died ${died} times`);
  }));

Deno.test("two processes that sync one store take each order once", () =>
  inShop(async (world) => {
    await world.connect();
    world.shop.perPage = 2;
    for (let round = 0; round < 5; round++) {
      putOrders(world, `t${round}`);
      await passTime(world);
      await Promise.all([syncWith(world), syncWith(world), syncWith(world)]);
      await checkOnce(world, `t${round}`);
    }
  }));

Deno.test("a token that has ended is renewed by one process alone", () =>
  inShop(async (world) => {
    const { shop, connect, clock } = world;
    shop.tokenSeconds = 86_400;
    await connect();
    clock.now += 86_400;
    const { _id } = await world.connection() as unknown as { readonly _id: string };
    shop.calls.length = 0;
    const tools = { db: world.db, settings: world.settings, now: () => clock.now };
    const tokens = await Promise.all(
      Array.from({ length: 4 }, () => withShop(_id, tools, ({ token }) => Promise.resolve(token?.text))),
    );
    assert.deepEqual([new Set(tokens).size, shop.calls], [1, ["renew"]]);
  }));
