import assert from "node:assert/strict";
import { woocommerce } from "../../../../server/modules/shops/adapters/woocommerce/module.ts";
import { type Shop, ShopFailure, type ShopTrouble } from "../../../../server/modules/shops/port.ts";
import type { Fault } from "../../../../server/shop_simulator/faults.ts";
import { NOON, readAllPages, stageWoo, WOO_SECRETS } from "../../../support/shops/simulated_shop.ts";

const HOOK = "https://api.example.com/hooks/woocommerce/1";

const found = async (shop: Shop): Promise<Shop> => ({ ...shop, token: await woocommerce.renew(shop) });

const troubleOf = async (work: () => Promise<unknown>): Promise<ShopTrouble> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof ShopFailure) return error.trouble;
    throw error;
  }
  return assert.fail("expected a failure");
};

const changedSince = (shop: Shop, since: number) =>
  readAllPages(async (page) => {
    const { orders, next } = await woocommerce.changed(shop, since, page);
    return { list: orders, next };
  });

const PRODUCTS = [
  { variantId: 2_000_011, sku: "A-M", title: "Shirt", variant: "Red / M", cents: 1_999 },
  { variantId: 2_000_012, sku: "A-L", title: "Shirt", variant: "Red / L", cents: 1_999 },
  { variantId: 2_000_013, sku: "MUG", title: "Mug", variant: "", cents: 1_050 },
];

Deno.test("S3.1 WooCommerce: a public https address is read with its folder, and any other is refused", () => {
  const place = (typed: string) => {
    const read = woocommerce.placeOf(typed);
    return read && read.host + read.path;
  };
  assert.equal(place("Shop.Example.com/"), "shop.example.com");
  assert.equal(place("https://example.com/de/shop/wp-admin/edit.php?post_type=order"), "example.com/de/shop");
  assert.equal(place("https://example.com/wp-json/wc/v3/orders"), "example.com");
  const refused = [
    "http://example.com",
    "https://example.com:8443",
    "https://a:b@example.com",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "https://example.com/a b",
    "https://example.com/a%00b",
    "",
  ];
  assert.deepEqual(refused.filter((typed) => place(typed) !== null), []);
});

Deno.test("S3.1 WooCommerce: the API is found in a subfolder, above the typed folder, and with plain permalinks", async () => {
  for (const isPlain of [false, true]) {
    const { shopAt } = stageWoo({ orders: 3 }, { base: "/store", isPlain });
    for (const path of ["/store", "/store/products/mugs"]) {
      const shop = await found(shopAt(path));
      const { shop_id, ordersOf7Days, missing } = await woocommerce.test(shop);
      assert.deepEqual(
        [shop_id, ordersOf7Days, missing],
        ["shop.example.com/store", 3, []],
        `${isPlain} ${path}`,
      );
    }
    assert.deepEqual(await troubleOf(() => found(shopAt("/other"))), { kind: "broken", code: "notAShop" });
  }
});

Deno.test("S3.1 WooCommerce: changed permalinks are detected when the token is next renewed", async () => {
  const { woo, shopAt } = stageWoo({ orders: 3 });
  const shop = await found(shopAt());
  woo.isPlain = true;
  assert.deepEqual(await troubleOf(() => woocommerce.changed(shop, 0, null)), {
    kind: "broken",
    code: "tokenRefused",
  });
  assert.equal((await changedSince(await found(shop), 0)).length, 3);
});

Deno.test("S3.1 WooCommerce: the key is in the Authorization header, never in an address", async () => {
  const { shopAt } = stageWoo({ orders: 2 });
  const paths: string[] = [];
  const shop = await found(shopAt());
  const watched: Shop = { ...shop, call: (call) => (paths.push(call.path), shop.call(call)) };
  await woocommerce.test(watched);
  await changedSince(watched, 0);
  await woocommerce.addHooks(watched, HOOK);
  assert.ok(paths.length > 5);
  assert.deepEqual(paths.filter((path) => /ck_|cs_|consumer/.test(path)), []);
});

Deno.test("S3.1 WooCommerce: the test names the missing rights of the key, and a wrong key is refused", async () => {
  const { woo, shopAt } = stageWoo({ orders: 3 });
  const shop = await found(shopAt());
  assert.deepEqual(await woocommerce.test(shop), {
    shop_id: "shop.example.com",
    name: "Harbor and Pine",
    ordersOf7Days: 3,
    currency: "USD",
    missing: [],
  });
  woo.permissions = "read";
  assert.deepEqual((await woocommerce.test(shop)).missing, ["scope.fulfilment"]);
  woo.hiddenRoutes = ["/orders", "/webhooks", "/products"];
  assert.deepEqual(
    (await woocommerce.test(shop)).missing,
    ["scope.orders", "scope.products", "scope.hooks", "scope.fulfilment"],
  );
  const wrong = await found(shopAt("", { ...WOO_SECRETS, consumer_secret: "cs_wrong" }));
  assert.deepEqual(await troubleOf(() => woocommerce.test(wrong)), { kind: "broken", code: "tokenRefused" });
});

Deno.test("S4.1 WooCommerce: a firewall that refuses only webhooks says nothing about the key", async () => {
  const { shopAt } = stageWoo({ orders: 1 });
  const shop = await found(shopAt());
  const behindFirewall = {
    ...shop,
    call: async (call: Parameters<typeof shop.call>[0]) => {
      const reply = await shop.call(call);
      return call.path.includes("/webhooks") ? { ...reply, status: 401 } : reply;
    },
  };
  const missing = { kind: "broken", code: "rightMissing" };
  assert.deepEqual(await troubleOf(() => woocommerce.addHooks(behindFirewall, HOOK)), missing);
  assert.equal((await woocommerce.changed(behindFirewall, 0, null)).orders.length, 1);
});

Deno.test("S4.1 WooCommerce: orders are listed by their last change, each at least once, also those of one second", async () => {
  const { world, shopAt, clock } = stageWoo({ orders: 130, days: 20 });
  const shop = await found(shopAt());
  const ids = (orders: readonly { shop_order_id: string }[]) =>
    new Set(orders.map((each) => each.shop_order_id)).size;
  const all = await changedSince(shop, clock.at - 20 * 86_400);
  assert.equal(ids(all), 130);
  const times = all.map(({ updated_at }) => updated_at);
  assert.deepEqual(times, [...times].sort((a, b) => a - b));
  clock.at += 60;
  for (const order of [...world.orders.values()].slice(0, 120)) world.touch(order);
  assert.equal(ids(await changedSince(shop, clock.at)), 120, "120 orders of one second, in pages of 50");
});

Deno.test("S4.1 WooCommerce: an order changed while pages are read is in a later page, and hides no other", async () => {
  const { world, shopAt, clock } = stageWoo({ orders: 120, days: 20 });
  const shop = await found(shopAt());
  const seen = new Set<string>();
  let page: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof woocommerce.changed>> = await woocommerce.changed(
      shop,
      clock.at - 20 * 86_400,
      page,
    );
    for (const { shop_order_id } of answer.orders) seen.add(shop_order_id);
    page = answer.next;
    clock.at += 1;
    const [first] = world.orders.values();
    if (seen.size < 120) world.touch(first!);
  } while (page !== null);
  assert.equal(seen.size, 120);
});

Deno.test("S4.1 WooCommerce: an order is read with address, money, options and the remaining pieces", async () => {
  const { world, shopAt } = stageWoo({ products: PRODUCTS });
  const order = world.place({
    lines: [{ sku: "A-M", quantity: 3 }, { sku: "MUG", quantity: 1 }],
    method: "Flat rate",
  });
  const shop = await found(shopAt());
  world.remove(order, order.lines[0]!, 2);
  const read = await woocommerce.read(shop, String(order.id));
  assert.ok(read);
  assert.deepEqual([read.number, read.state, read.method, read.ordered_at], [
    "1001",
    "open",
    "Flat rate",
    order.createdAt,
  ]);
  assert.deepEqual(
    read.lines.map((
      { sku, title, variant, variant_id, quantity, unit_minor },
    ) => [sku, title, variant, variant_id, quantity, unit_minor]),
    [["A-M", "Shirt", "Red, M", "2000011", 1, 1_999], ["MUG", "Mug", "", "1000013", 1, 1_050]],
  );
  assert.equal(read.texts.recipient_name, `${order.buyer.first} ${order.buyer.last}`);
  assert.equal(read.texts.country, order.buyer.country);
  world.cancel(order);
  assert.equal((await woocommerce.read(shop, String(order.id)))?.state, "cancelled");
  assert.equal(await woocommerce.read(shop, "999"), null);
  assert.equal(await woocommerce.read(shop, "../1"), null);
});

Deno.test("S4.1 WooCommerce: every fault of a shop has a code", async () => {
  const { simulator, shopAt } = stageWoo({ orders: 3 });
  const shop = await found(shopAt());
  const expected: Readonly<Partial<Record<Fault, ShopTrouble>>> = {
    throttled: { kind: "waiting", until: NOON + 3_600 },
    serverError: { kind: "failed", code: "serverError" },
    tokenWithdrawn: { kind: "broken", code: "tokenRefused" },
    hugeAnswer: { kind: "failed", code: "tooLarge" },
    redirect: { kind: "broken", code: "addressChanged" },
    noJson: { kind: "failed", code: "notUnderstood" },
  };
  for (const [fault, trouble] of Object.entries(expected)) {
    simulator.fault = fault as Fault;
    assert.deepEqual(await troubleOf(() => woocommerce.changed(shop, 0, null)), trouble, fault);
  }
});

Deno.test("S4.1 WooCommerce: webhooks are added once, turned on again, and removed; the ping does nothing", async () => {
  const received: { readonly headers: Headers; readonly body: Uint8Array }[] = [];
  let status = 200;
  const { world, woo, shopAt } = stageWoo({}, {
    deliver: async (request) => {
      received.push({ headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) });
      return new Response(null, { status });
    },
  });
  const shop = await found(shopAt());
  await woocommerce.addHooks(shop, HOOK);
  await woocommerce.addHooks(shop, HOOK);
  await woo.hooks.settle();
  assert.deepEqual(woo.hooks.hooks.map(({ topic }) => topic), [
    "order.created",
    "order.updated",
    "order.deleted",
  ]);
  assert.deepEqual(received.map(({ headers, body }) => woocommerce.hookOrder(WOO_SECRETS, headers, body)), [
    "",
    "",
    "",
  ]);
  received.length = 0;
  const order = world.place();
  world.cancel(order);
  const trashed = world.place();
  trashed.metadata.set("status", "trash");
  world.touch(trashed);
  await woo.hooks.settle();
  const last = received.pop()!;
  assert.equal(woocommerce.hookOrder(WOO_SECRETS, last.headers, last.body), String(trashed.id));
  assert.equal((await woocommerce.read(shop, String(trashed.id)))?.state, "cancelled");
  received.pop();
  for (const { headers, body } of received) {
    assert.equal(woocommerce.hookOrder(WOO_SECRETS, headers, body), String(order.id));
    assert.equal(woocommerce.hookOrder({ consumer_secret: "cs_other" }, headers, body), null);
    assert.equal(woocommerce.hookOrder(WOO_SECRETS, headers, new Uint8Array([...body, 32])), null);
    assert.equal(woocommerce.hookOrder(WOO_SECRETS, new Headers(), body), null);
  }
  assert.equal(received.length, 2);
  assert.ok(!JSON.stringify(woo.hooks.hooks).includes(WOO_SECRETS.consumer_secret));
  status = 500;
  for (let nth = 0; nth < 6; nth++) world.place();
  await woo.hooks.settle();
  assert.equal(woo.hooks.hooks[0]?.status, "disabled");
  await woocommerce.addHooks(shop, HOOK);
  assert.deepEqual(woo.hooks.hooks.map((hook) => hook.status), ["active", "active", "active"]);
  await woocommerce.removeHooks(shop, HOOK);
  assert.deepEqual(woo.hooks.hooks, []);
});

Deno.test("S4.1 WooCommerce: variants of variable products and simple products are listed", async () => {
  const { shopAt } = stageWoo({ products: PRODUCTS });
  const shop = await found(shopAt());
  assert.deepEqual((await woocommerce.variants(shop, null)).variants, [
    { variant_id: "2000011", sku: "A-M", title: "Shirt", variant: "Red, M" },
    { variant_id: "2000012", sku: "A-L", title: "Shirt", variant: "Red, L" },
    { variant_id: "2000013", sku: "MUG", title: "Mug", variant: "" },
  ]);
});

Deno.test("S4.1 WooCommerce: an active webhook with the secret of an earlier key gets that of the present key", async () => {
  const accepted: (string | null)[] = [];
  const { world, woo, shopAt } = stageWoo({}, {
    deliver: async (request) => {
      const body = new Uint8Array(await request.arrayBuffer());
      accepted.push(woocommerce.hookOrder(WOO_SECRETS, request.headers, body));
      return new Response(null, { status: 200 });
    },
  });
  const shop = await found(shopAt());
  await woocommerce.addHooks(shop, HOOK);
  await woo.hooks.settle();
  for (const hook of woo.hooks.hooks) hook.secret = "signs with the earlier key";
  await woocommerce.addHooks(shop, HOOK);
  const { id } = world.place();
  await woo.hooks.settle();
  assert.deepEqual(accepted, ["", "", "", String(id)]);
});
