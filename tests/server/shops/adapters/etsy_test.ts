/** The adapter with a simulated Etsy: pages, states, sign-in, faults, tracking and webhooks. */
import assert from "node:assert/strict";
import { etsyCarrier } from "../../../../server/modules/shops/adapters/etsy/tracking.ts";
import { etsy } from "../../../../server/modules/shops/adapters/etsy/module.ts";
import { type Shop, ShopFailure } from "../../../../server/modules/shops/port.ts";
import { CARRIERS } from "../../../../api/carrier_names.ts";
import { ETSY_APP, ETSY_SHOP, stageEtsy } from "../../../support/shops/etsy_stage.ts";
import { NOON, readAllPages } from "../../../support/shops/simulated_shop.ts";

const pages = (shop: Shop, since = 0) =>
  readAllPages(async (page) => {
    const { orders, next } = await etsy.changed(shop, since, page);
    return { list: orders, next };
  });

const troubleOf = async (work: Promise<unknown>) => {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  return error instanceof ShopFailure ? error.trouble : error;
};

const TRACKING = { url: "", lines: [], isRemedy: false, isLast: true };

Deno.test("S2.35 Etsy: receipts are listed by their last change, also those of one second, and after a page that is too large in smaller pages", async () => {
  const { world, connect, clock } = stageEtsy({ orders: 230, days: 20 });
  const shop = await connect();
  const all = await pages(shop);
  assert.equal(new Set(all.map(({ shop_order_id }) => shop_order_id)).size, 230);
  assert.ok(all.every((order, nth) => nth === 0 || order.updated_at >= all[nth - 1]!.updated_at));
  for (let nth = 0; nth < 150; nth++) world.place({ at: NOON });
  const same = await pages(shop, NOON);
  assert.equal(new Set(same.map(({ shop_order_id }) => shop_order_id)).size, 150);
  const limits: number[] = [];
  const narrow: Shop = {
    ...shop,
    call(call) {
      const limit = Number(new URL(call.path, "https://a.example").searchParams.get("limit"));
      limits.push(limit);
      if (limit > 30) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
      return shop.call(call);
    },
  };
  assert.equal(new Set((await pages(narrow, NOON)).map(({ shop_order_id }) => shop_order_id)).size, 150);
  assert.deepEqual(limits.slice(0, 5), [100, 50, 25, 25, 25]);
  // A receipt that changes between two pages does not hide another one.
  const first = await etsy.changed(shop, 0, null);
  clock.at += 5;
  world.touch(world.orders.values().next().value!);
  const rest = await readAllPages(async (page) => {
    const answer = await etsy.changed(shop, 0, page ?? first.next);
    return { list: answer.orders, next: answer.next };
  });
  const found = new Set([...first.orders, ...rest].map(({ shop_order_id }) => shop_order_id));
  assert.equal(found.size, 380);
});

Deno.test("Etsy: states are read in any case; files and receipts already sent leave nothing to make", async () => {
  const { world, connect, clock } = stageEtsy();
  const shop = await connect();
  const read = async (id: number) => (await etsy.read(shop, String(id)))!;
  const order = world.place({ lines: [{ sku: "HP-LIGHTHOUSE-MUG", quantity: 2 }] });
  assert.partialDeepStrictEqual(await read(order.id), { state: "open", currency: "USD" });
  order.paid = "pending";
  assert.equal((await read(order.id)).state, "unpaid");
  order.paid = "refunded";
  assert.equal((await read(order.id)).state, "refunded");
  order.paid = "paid";
  world.ship(order, [], [{ number: "1Z1", company: "ups", url: "" }]);
  const sent = await read(order.id);
  assert.deepEqual([sent.state, sent.lines[0]!.quantity], ["fulfilled", 0]);
  world.cancel(order);
  assert.equal((await read(order.id)).state, "cancelled");
  assert.equal(await etsy.read(shop, "1"), null);
  const file = { variantId: 9, sku: "FILE", title: "Pattern", variant: "", cents: 500, isGiftCard: true };
  const files = stageEtsy({ products: [file] });
  const digital = files.world.place({ lines: [{ sku: "FILE", quantity: 1 }] });
  const [line] = (await etsy.read(await files.connect(), String(digital.id)))!.lines;
  assert.deepEqual([line!.quantity, line!.unit_minor], [0, 500]);
  clock.at += 1;
});

Deno.test("Etsy: a number is added once, with a carrier that Etsy knows, and a second number is added to it", async () => {
  const { world, connect } = stageEtsy();
  const shop = await connect();
  const order = world.place();
  const send = (number: string, carrier: string) =>
    etsy.sendTracking(shop, { ...TRACKING, shop_order_id: String(order.id), number, carrier });
  await send("9400111899223818218407", "USPS");
  await send("9400111899223818218407", "USPS");
  await send("VN123456789", "Some Local Courier");
  assert.deepEqual(
    order.shipments.flatMap(({ numbers }) => numbers.map(({ number, company }) => [number, company])),
    [["9400111899223818218407", "usps"], ["VN123456789", "other"]],
  );
  assert.ok(CARRIERS.every((carrier) => /^[a-z-]+$/.test(etsyCarrier(carrier))));
  assert.deepEqual(["Australia Post", "poczta_polska", "x".repeat(5_000)].map(etsyCarrier), [
    "australia-post",
    "poczta-polska",
    "other",
  ]);
});

Deno.test("Etsy: a sign-in code works once and with its verifier; a refresh token works once; missing scopes are named", async () => {
  const { etsy: simulated, connect, clock } = stageEtsy({ orders: 3 });
  const shop = await connect();
  const renewed = (await etsy.renew(shop))!;
  assert.equal(renewed.until, clock.at + 3_600);
  assert.deepEqual(await troubleOf(etsy.renew(shop)), { kind: "broken", code: "tokenRefused" });
  const code = simulated.signIn.allow(ETSY_SHOP, "another-challenge");
  const given = { code, verifier: "wrong", redirect: "https://app.example" };
  assert.deepEqual(await troubleOf(etsy.app!.exchange(shop, given)), {
    kind: "broken",
    code: "tokenRefused",
  });
  assert.deepEqual((await etsy.test(shop)).missing, []);
  simulated.scopes = ["shops_r", "transactions_w"];
  const found = await etsy.test(shop);
  assert.deepEqual([found.missing, found.ordersOf7Days], [["scope.orders", "scope.products"], 0]);
  clock.at += 3_600;
  assert.deepEqual(await troubleOf(etsy.read(shop, "1")), { kind: "broken", code: "tokenRefused" });
});

Deno.test("Etsy: an exceeded call limit, a server error and a withdrawn permission are distinguished", async () => {
  const { simulator, connect } = stageEtsy({}, { callsPerDay: 5 });
  const shop = await connect();
  simulator.fault = "serverError";
  assert.deepEqual(await troubleOf(etsy.read(shop, "1")), { kind: "failed", code: "serverError" });
  simulator.fault = "tokenWithdrawn";
  assert.deepEqual(await troubleOf(etsy.renew(shop)), { kind: "broken", code: "tokenRefused" });
  simulator.fault = "noJson";
  assert.deepEqual(await troubleOf(etsy.changed(shop, 0, null)), { kind: "failed", code: "notUnderstood" });
  simulator.fault = null;
  for (let call = 0; call < 3; call++) await etsy.read(shop, "1");
  assert.deepEqual(await troubleOf(etsy.read(shop, "1")), { kind: "waiting", until: NOON + 600 });
});

Deno.test("Etsy: a webhook names its shop and receipt, signed with or without the version; a forged or old one is refused", async () => {
  const sent: Request[] = [];
  const hook = { address: "https://api.example/hooks/etsy/1", secret: ETSY_APP.webhook_secret };
  const deliver = (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response());
  };
  const { world, etsy: simulated } = stageEtsy({}, { hook, deliver });
  const order = world.place();
  await simulated.settle();
  const [request] = sent;
  const body = await request!.text();
  const named = (headers: Headers, text = body, now = NOON, app: Record<string, string> = ETSY_APP) =>
    etsy.app!.hookOrder(app, headers, text, now);
  const { headers } = request!;
  const wanted = { shop_id: ETSY_SHOP, shop_order_id: String(order.id) };
  assert.deepEqual(named(headers), wanted);
  const bare = new Headers(headers);
  bare.set("webhook-signature", headers.get("webhook-signature")!.slice(3));
  assert.deepEqual(named(bare), wanted);
  assert.equal(named(headers, body.replace(ETSY_SHOP, "1")), null);
  assert.equal(named(headers, body, NOON + 400), null);
  assert.equal(named(headers, body, NOON, { keystring: "x", shared_secret: "y" }), null);
  assert.equal(named(new Headers()), null);
});
