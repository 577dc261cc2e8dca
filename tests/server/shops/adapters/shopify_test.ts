import assert from "node:assert/strict";
import { shopify } from "../../../../server/modules/shops/adapters/shopify/module.ts";
import { type Shop, ShopFailure, type ShopTrouble } from "../../../../server/modules/shops/port.ts";
import type { Fault } from "../../../../server/shop_simulator/faults.ts";
import { readAllPages, SHOPIFY_SECRETS, stageShopify } from "../../../support/shops/simulated_shop.ts";

const HOOK = "https://api.example.com/hooks/shopify/1";

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
    const { orders, next } = await shopify.changed(shop, since, page);
    return { list: orders, next };
  });

Deno.test("S3.1 Shopify: only hosts of myshopify.com are accepted, also in an address of the administration", () => {
  const host = (typed: string) => shopify.placeOf(typed)?.host ?? null;
  assert.equal(host("Demo-Shop"), "demo-shop.myshopify.com");
  assert.equal(host(" https://demo-shop.myshopify.com/admin/orders "), "demo-shop.myshopify.com");
  assert.equal(host("https://admin.shopify.com/store/demo-shop/orders?x=1"), "demo-shop.myshopify.com");
  const refused = [
    "demo.example.com",
    "demo-shop.myshopify.com.example.com",
    "https://a@demo-shop.myshopify.com",
    "demo-shop.myshopify.com:8443",
    "-shop",
    "",
    "http://demo-shop.myshopify.com",
    "a b",
  ];
  assert.deepEqual(refused.filter((typed) => host(typed) !== null), []);
});

Deno.test("S3.1 Shopify: client ID and secret give a token for 24 hours, an older permanent token needs none", async () => {
  const { clock, connect } = stageShopify();
  const shop = connect(SHOPIFY_SECRETS);
  assert.equal((await troubleOf(() => shopify.test(shop))).kind, "broken", "no token yet");
  const token = await shopify.renew(shop);
  assert.ok(token && token.until === clock.at + 86_399);
  assert.equal((await shopify.test({ ...shop, token })).name, "Harbor and Pine");
  clock.at += 86_400;
  assert.deepEqual(await troubleOf(() => shopify.test({ ...shop, token })), {
    kind: "broken",
    code: "tokenRefused",
  });
  assert.equal(await shopify.renew(connect()), null);
  const wrong = connect({ ...SHOPIFY_SECRETS, client_secret: "shpss_wrong" });
  assert.deepEqual(await troubleOf(() => shopify.renew(wrong)), { kind: "broken", code: "tokenRefused" });
});

Deno.test("S3.1 Shopify: the test names the shop, its orders of 7 days and all missing rights of the app", async () => {
  const stage = stageShopify({ orders: 30, days: 30 });
  const shop = stage.connect();
  const found = await shopify.test(shop);
  assert.deepEqual(found, {
    shop_id: "68000000001",
    name: "Harbor and Pine",
    ordersOf7Days: 7,
    currency: "USD",
    missing: [],
  });
  stage.shopify.scopes = new Set(["read_orders"]);
  assert.deepEqual((await shopify.test(shop)).missing, [
    "scope.products",
    "scope.fulfilment",
    "orders.older",
  ]);
  stage.shopify.scopes = new Set(["read_products"]);
  const blind = await shopify.test(shop);
  assert.deepEqual([blind.missing, blind.ordersOf7Days], [[
    "scope.orders",
    "scope.fulfilment",
    "orders.older",
  ], 0]);
  stage.shopify.scopes = new Set([
    "write_orders",
    "write_products",
    "write_merchant_managed_fulfillment_orders",
    "read_all_orders",
  ]);
  stage.shopify.seesBuyers = false;
  assert.deepEqual((await shopify.test(shop)).missing, ["customerData"]);
});

Deno.test("S4.1 Shopify: orders are listed by their last change, page by page, each once", async () => {
  const { world, connect, clock } = stageShopify({ orders: 65, days: 20 });
  const shop = connect();
  const all = await changedSince(shop, clock.at - 20 * 86_400);
  assert.equal(all.length, 65);
  assert.equal(new Set(all.map(({ shop_order_id }) => shop_order_id)).size, 65);
  assert.deepEqual(
    all.map(({ updated_at }) => updated_at),
    all.map(({ updated_at }) => updated_at).sort((a, b) => a - b),
  );
  clock.at += 60;
  const [first, second] = [...world.orders.values()];
  world.cancel(first!);
  world.remove(second!, second!.lines[0]!, 1);
  const since = await changedSince(shop, clock.at);
  assert.deepEqual(since.map(({ number }) => Number(number)), [first!.number, second!.number]);
  assert.equal(since[0]!.state, "cancelled");
});

Deno.test("S4.1 Shopify: an order is read with address, money, remaining pieces, and all of its lines", async () => {
  const { world, connect } = stageShopify({
    products: [
      { variantId: 11, sku: "A", title: "Shirt", variant: "Red / M", cents: 1_999 },
      { variantId: 12, sku: "", title: "Mug", variant: "", cents: 1_050 },
      { variantId: 13, sku: "GIFT", title: "Gift card", variant: "$25", cents: 2_500, isGiftCard: true },
    ],
  });
  const order = world.place({
    lines: [{ sku: "A", quantity: 3 }, { sku: "", quantity: 1 }, { sku: "GIFT", quantity: 1 }],
    method: "Express",
  });
  world.remove(order, order.lines[0]!, 1);
  const read = await shopify.read(connect(), String(order.id));
  assert.ok(read);
  assert.deepEqual([read.number, read.state, read.method, read.currency], ["1001", "open", "Express", "USD"]);
  assert.deepEqual([read.ordered_at, read.updated_at], [order.createdAt, order.updatedAt]);
  assert.deepEqual(
    read.lines.map(({ sku, title, variant, variant_id, quantity, unit_minor, isGiftCard }) => [
      sku,
      title,
      variant,
      variant_id,
      quantity,
      unit_minor,
      isGiftCard,
    ]),
    [
      ["A", "Shirt", "Red / M", "11", 2, 1_999, false],
      ["", "Mug", "", "12", 1, 1_050, false],
      ["GIFT", "Gift card", "$25", "13", 1, 2_500, true],
    ],
  );
  const { buyer } = order;
  assert.equal(read.texts.recipient_name, `${buyer.first} ${buyer.last}`);
  assert.deepEqual([read.texts.country, read.texts.region, read.texts.postal_code], [
    buyer.country,
    buyer.provinceCode,
    buyer.zip,
  ]);
  const large = world.place({ lines: Array.from({ length: 300 }, () => ({ sku: "A", quantity: 1 })) });
  assert.equal((await shopify.read(connect(), String(large.id)))?.lines.length, 300);
  const listed = await changedSince(connect(), large.updatedAt);
  assert.equal(listed.find(({ shop_order_id }) => shop_order_id === String(large.id))?.lines.length, 300);
  assert.equal(await shopify.read(connect(), "999"), null);
});

Deno.test("S4.1 Shopify: with an empty rate limit the sync waits for exactly as long as the refill takes", async () => {
  const { clock, connect, world } = stageShopify({ orders: 200, days: 5 }, { isUnlimited: false });
  const shop = connect();
  let [page, waits, orders] = [null as string | null, 0, 0];
  for (;;) {
    try {
      const answer = await shopify.changed(shop, clock.at - 6 * 86_400, page);
      orders += answer.orders.length;
      page = answer.next;
      if (page === null) break;
    } catch (error) {
      assert.ok(error instanceof ShopFailure && error.trouble.kind === "waiting");
      assert.ok(error.trouble.until > clock.at && error.trouble.until <= clock.at + 10);
      clock.at = error.trouble.until;
      waits++;
    }
  }
  assert.equal(orders, world.orders.size);
  assert.ok(waits > 3, `waited ${waits} times`);
});

Deno.test("S4.1 Shopify: every fault of a shop has a code, and none counts as an answer", async () => {
  const expected: Readonly<
    Record<Exclude<Fault, "endlessPages" | "silentAnswer" | "clockAhead" | "otherVersion">, ShopTrouble>
  > = {
    throttled: { kind: "waiting", until: 1_795_003_600 },
    serverError: { kind: "failed", code: "serverError" },
    tokenWithdrawn: { kind: "broken", code: "tokenRefused" },
    hugeAnswer: { kind: "failed", code: "tooLarge" },
    redirect: { kind: "broken", code: "addressChanged" },
    noJson: { kind: "failed", code: "notUnderstood" },
  };
  const { simulator, connect, shopify: platform } = stageShopify({ orders: 3 });
  for (const [fault, trouble] of Object.entries(expected)) {
    simulator.fault = fault as Fault;
    assert.deepEqual(await troubleOf(() => shopify.changed(connect(), 0, null)), trouble, fault);
    assert.deepEqual(await troubleOf(() => shopify.read(connect(), "1")), trouble, fault);
  }
  simulator.fault = null;
  platform.scopes = new Set(["read_products"]);
  assert.deepEqual(await troubleOf(() => shopify.changed(connect(), 0, null)), {
    kind: "broken",
    code: "rightMissing",
  });
});

Deno.test("S4.1 Shopify: a page that is too large is requested in smaller pages", async () => {
  const { connect, world } = stageShopify({ orders: 30 });
  const shop = connect();
  const asked: number[] = [];
  const narrow: Shop = {
    ...shop,
    call: (call) => {
      const { variables } = JSON.parse(call.body ?? "{}");
      asked.push(variables.first);
      if (variables.first > 5) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
      return shop.call(call);
    },
  };
  assert.equal((await changedSince(narrow, 0)).length, world.orders.size);
  assert.deepEqual(asked.slice(0, 4), [20, 10, 5, 5]);
});

Deno.test("S4.1 Shopify: webhooks are added once, restored if missing, and removed", async () => {
  const { connect, shopify: platform } = stageShopify();
  const topics = () => platform.hooks.subscriptions.map(({ topic }) => topic).sort();
  await shopify.addHooks(connect(), HOOK);
  await shopify.addHooks(connect(), HOOK);
  assert.deepEqual(topics(), ["ORDERS_CANCELLED", "ORDERS_CREATE", "ORDERS_UPDATED"]);
  platform.hooks.remove({ id: platform.hooks.subscriptions[0]!.id });
  await shopify.addHooks(connect(), HOOK);
  assert.equal(topics().length, 3);
  platform.hooks.create({
    topic: "ORDERS_CREATE",
    webhookSubscription: { uri: "https://other.example.com/" },
  });
  await shopify.removeHooks(connect(), HOOK);
  assert.deepEqual(platform.hooks.subscriptions.map(({ uri }) => uri), ["https://other.example.com/"]);
});

Deno.test("S4.1 Shopify: a webhook names only its order; a forged one is refused", async () => {
  const received: { readonly headers: Headers; readonly body: Uint8Array }[] = [];
  const { world, shopify: platform, connect } = stageShopify({}, {
    deliver: async (request) => {
      received.push({ headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) });
      return new Response();
    },
  });
  await shopify.addHooks(connect(), HOOK);
  const order = world.place();
  world.cancel(order);
  await platform.hooks.settle();
  assert.equal(received.length, 2);
  for (const { headers, body } of received) {
    assert.deepEqual(Object.keys(JSON.parse(new TextDecoder().decode(body))), ["id", "admin_graphql_api_id"]);
    assert.equal(shopify.hookOrder(SHOPIFY_SECRETS, headers, body), String(order.id));
    assert.equal(shopify.hookOrder({ client_secret: "shpss_other" }, headers, body), null);
    assert.equal(shopify.hookOrder({ client_secret: "" }, headers, body), null);
    assert.equal(shopify.hookOrder(SHOPIFY_SECRETS, headers, new Uint8Array([...body, 32])), null);
    assert.equal(shopify.hookOrder(SHOPIFY_SECRETS, new Headers(), body), null);
    const short = new Headers(headers);
    short.set("x-shopify-hmac-sha256", "AAAA");
    assert.equal(shopify.hookOrder(SHOPIFY_SECRETS, short, body), null);
    const other = new Headers(headers);
    other.set("x-shopify-topic", "app/uninstalled");
    assert.equal(shopify.hookOrder(SHOPIFY_SECRETS, other, body), "", "signed, but of no order");
  }
});

Deno.test("S4.1 Shopify: a webhook whose receiver fails is removed after 8 calls, and added again", async () => {
  const { world, shopify: platform, connect } = stageShopify({}, {
    deliver: () => Promise.resolve(new Response(null, { status: 503 })),
  });
  await shopify.addHooks(connect(), HOOK);
  for (let nth = 0; nth < 8; nth++) world.place();
  await platform.hooks.settle();
  assert.equal(platform.hooks.subscriptions.some(({ topic }) => topic === "ORDERS_CREATE"), false);
  await shopify.addHooks(connect(), HOOK);
  assert.equal(platform.hooks.subscriptions.some(({ topic }) => topic === "ORDERS_CREATE"), true);
});

Deno.test("S4.1 Shopify: variants are listed with product, name and SKU", async () => {
  const products = Array.from({ length: 130 }, (_, nth) => ({
    variantId: 100 + nth,
    sku: nth === 3 ? "" : `S-${nth}`,
    title: `Product ${nth}`,
    variant: nth === 4 ? "" : "M",
    cents: 100,
  }));
  const { connect } = stageShopify({ products });
  const all = await readAllPages(async (page) => {
    const { variants, next } = await shopify.variants(connect(), page);
    return { list: variants, next };
  });
  assert.equal(all.length, 130);
  assert.deepEqual(all[3], { variant_id: "103", sku: "", title: "Product 3", variant: "M" });
  assert.deepEqual(all[4], { variant_id: "104", sku: "S-4", title: "Product 4", variant: "" });
});
