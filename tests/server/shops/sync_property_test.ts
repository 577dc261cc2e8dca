/**
 * Any mix of webhooks, syncs, broken connections, repeats and orders of arrival leaves the same rows: for
 * pages with a cursor, those of Etsy, and TikTok with its files. A sync that is killed at any step, or begun
 * by two processes, takes each order once.
 */
import assert from "node:assert/strict";
import { withShop } from "../../../server/modules/shops/connections/shop.ts";
import { takeOrders } from "../../../server/modules/shops/sync/take.ts";
import { nameShopOrder } from "../../../server/modules/shops/sync/store.ts";
import { ShopFailure, type ShopOrder } from "../../../server/modules/shops/port.ts";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { tiktokFaults } from "../../../server/modules/handover/tiktok/verify_store.ts";
import { dyingAt } from "../../support/kill/process_death.ts";
import { passTime, syncWith } from "../../support/shops/cut_sync.ts";
import { inShop, type ShopWorld, STORE } from "../../support/shops/shop_world.ts";
import { readAsEtsy } from "../../support/shops/etsy_receipts.ts";
import { asTiktok, importFile, readAsTiktok } from "../../support/shops/tiktok_orders.ts";
import { shopOrder } from "../../support/shops/fake_shop.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

// About 5,000 mixes in all, a third for each platform.
const RUNS = isSoak ? 1_700 : 8;
const BASE = 4;

const which = fc.nat(5);
const command = fc.oneof(
  fc.record({
    kind: fc.constant("edit" as const),
    order: which,
    city: fc.constantFrom("Bonn", "Berlin", "Köln"),
  }),
  fc.record({ kind: fc.constant("amount" as const), order: which, quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant("cancel" as const), order: fc.nat(BASE - 1) }),
  fc.record({ kind: fc.constant("hook" as const), order: which }),
  fc.record({ kind: fc.constant("late" as const), order: which, back: fc.nat(5) }),
  fc.record({ kind: fc.constant("sync" as const), perPage: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("cut" as const), at: fc.nat(3), how: fc.constantFrom("shop", "process") }),
  fc.record({ kind: fc.constant("two" as const) }),
);
const withFiles = fc.oneof(command, fc.record({ kind: fc.constant("file" as const), order: which }));

async function lateAnswer(world: ShopWorld, order: ShopOrder): Promise<void> {
  const { db, clock, settings } = world;
  const row = await db.read.selectFrom("shop_connections").selectAll().executeTakeFirstOrThrow();
  const { currency, timeZone } = settings;
  await db.write((tx) => takeOrders(tx, row, [order], { at: clock.now, currency, timeZone }));
}

async function hook({ db, clock }: ShopWorld, shop_order_id: string): Promise<void> {
  const row = await db.read.selectFrom("shop_connections").selectAll().executeTakeFirstOrThrow();
  await db.write((tx) => nameShopOrder(tx, row, shop_order_id, clock.now));
}

/** Returns the rows to compare; a cancelled order keeps the content of the sync before, so that is left out. */
async function rowsOf({ db }: ShopWorld, prefix: string) {
  const rows = await db.read.selectFrom("shop_orders as s").innerJoin("orders as o", "o._id", "s.order_id")
    .innerJoin("order_lines as l", "l.order_id", "o._id")
    .select(["s.number", "s.status as known", "o.status", "o.city", "l.quantity", "o.external_number"])
    .where("s.shop_order_id", "like", `${prefix}%`).execute();
  const all = await db.read.selectFrom("orders").select("_id")
    .where((is) =>
      is.or([is("external_number", "like", `${prefix}%`), is("external_number", "like", `#${prefix}%`)])
    ).execute();
  assert.equal(all.length, rows.length, "an order was doubled");
  return rows.map(({ number, known, status, city, quantity }) =>
    status === "Cancelled" ? [number, known, status] : [number, known, status, city, quantity]
  ).toSorted();
}

/** Asserts that TikTok orders equal the shop's, and that no imported file has doubled a line. */
async function checkRemote({ db, shop }: ShopWorld, prefix: string): Promise<void> {
  const rows = await db.read.selectFrom("tiktok_orders as r").innerJoin(
    "tiktok_lines as l",
    "l.tiktok_order_id",
    "r._id",
  )
    .select(["r.tiktok_id", "r.status", "r.city", "l.qty"]).where("r.tiktok_id", "like", `${prefix}%`)
    .execute();
  assert.deepEqual(
    rows.map(({ tiktok_id, status, city, qty }) => [tiktok_id, status, city, qty]).toSorted(),
    [...shop.orders.values()].map(({ shop_order_id, state, texts, lines }) => [
      shop_order_id,
      state === "cancelled" ? "Cancelled" : "Processing",
      texts.city,
      lines[0]?.quantity,
    ]).toSorted(),
  );
  assert.deepEqual(await tiktokFaults(db.read), []);
}

const mixed = (platform: "shopify" | "etsy" | "tiktok") =>
  inShop(async (world) => {
    const { shop, connect, clock, db } = world;
    if (platform === "etsy") shopAdapters.bring({ ...shop.adapter, ...readAsEtsy(shop) }).add();
    if (platform === "tiktok") shopAdapters.bring({ ...shop.adapter, ...readAsTiktok(shop) }).add();
    const each = platform === "tiktok" ? withFiles : command;
    await connect();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(each, { maxLength: 14 }), async (commands) => {
        // Ids of Etsy and TikTok are numbers, and equal their order numbers.
        const prefix = String(100_000 + run++);
        const name = (order: number) => `${prefix}${order}`;
        const numberOf = (order: number) => platform === "shopify" ? `#${name(order)}` : name(order);
        const history = new Map<string, ShopOrder[]>();
        const put = (order: number, more: Partial<ShopOrder>) => {
          clock.now++;
          const next = shop.put({
            ordered_at: clock.now,
            shop_order_id: name(order),
            number: numberOf(order),
            ...shop.orders.get(name(order)),
            ...more,
            updated_at: clock.now,
          });
          history.set(name(order), [...history.get(name(order)) ?? [], next]);
        };
        shop.orders.clear();
        shop.mend();
        shop.perPage = 3;
        for (let order = 0; order < BASE; order++) put(order, {});
        await passTime(world);
        await syncWith(world);
        for (const each of commands) {
          const current = "order" in each ? shop.orders.get(name(each.order)) : undefined;
          const isOver = current?.state === "cancelled";
          const texts = current?.texts ?? shopOrder({ shop_order_id: "x" }).texts;
          const line = shopOrder({ shop_order_id: "x" }).lines[0]!;
          if (each.kind === "edit" && !isOver) put(each.order, { texts: { ...texts, city: each.city } });
          else if (each.kind === "amount" && !isOver) {
            put(each.order, { lines: [{ ...line, quantity: each.quantity }] });
          } else if (each.kind === "cancel" && !isOver) put(each.order, { state: "cancelled" });
          else if (each.kind === "hook") await hook(world, name(each.order));
          else if (each.kind === "late") {
            const old = history.get(name(each.order))?.at(-1 - each.back);
            if (old) await lateAnswer(world, platform === "tiktok" ? asTiktok(old) : old);
          } else if (each.kind === "file") {
            if (current) await importFile(world, current);
          } else if (each.kind === "sync" || each.kind === "two") {
            if (each.kind === "sync") shop.perPage = each.perPage;
            await passTime(world);
            await Promise.all(each.kind === "two" ? [syncWith(world), syncWith(world)] : [syncWith(world)]);
          } else if (each.kind === "cut") {
            await passTime(world);
            if (each.how === "process") await syncWith(world, dyingAt(db, each.at, each.at % 2 === 0));
            else {
              let calls = 0;
              shop.before = () => {
                if (calls++ >= each.at) throw new ShopFailure({ kind: "failed", code: "connection" });
              };
              await syncWith(world);
              shop.mend();
            }
          }
        }
        shop.perPage = 3;
        for (let round = 0; round < 3; round++) {
          await passTime(world, 3_700);
          await syncWith(world);
        }
        assert.deepEqual(
          await rowsOf(world, prefix),
          [...shop.orders.values()].map(({ number, state, texts, lines }) =>
            state === "cancelled"
              ? [number, "Made", "Cancelled"]
              : [number, "Made", "Draft", texts.city, lines[0]?.quantity]
          ).toSorted(),
        );
        if (platform === "tiktok") await checkRemote(world, prefix);
      }),
      { numRuns: RUNS },
    );
    assert.equal((await db.read.selectFrom("shop_connections").selectAll().execute())[0]?.store_id, STORE);
  });

const TITLE = "any mix of webhooks, syncs, cuts, doubles and orders of arrival leaves the same rows";
Deno.test(`${TITLE}: Shopify`, () => mixed("shopify"));
Deno.test(`${TITLE}: Etsy`, () => mixed("etsy"));
Deno.test(`${TITLE}: TikTok, its files too`, () => mixed("tiktok"));

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

Deno.test("a sync that is killed before or after any of its commits continues, and takes each order once", () =>
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

Deno.test("an expired token is renewed by only one process", () =>
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
