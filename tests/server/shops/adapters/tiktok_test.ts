/** The adapter with a simulated TikTok Shop: signatures, pages, states, sign-in, faults, tracking, requests to cancel and webhooks. */
import assert from "node:assert/strict";
import { tiktokShop } from "../../../../server/modules/shops/adapters/tiktok/module.ts";
import { isPingAccepted, signatureOf } from "../../../../server/modules/shops/adapters/tiktok/client.ts";
import { type Shop, ShopFailure } from "../../../../server/modules/shops/port.ts";
import { orderId, skuId } from "../../../../server/shop_simulator/tiktok/records.ts";
import { stageTiktok, TIKTOK_APP, TIKTOK_SHOP, troubleOf } from "../../../support/shops/tiktok_stage.ts";
import { NOON, readAllPages } from "../../../support/shops/simulated_shop.ts";

const DAY = 86_400;

const pages = (shop: Shop, since = 0) =>
  readAllPages(async (page) => {
    const { orders, next } = await tiktokShop.changed(shop, since, page);
    return { list: orders, next };
  });

/**
 * TikTok Shop Partner Center, "Sign your API request", and github.com/EcomPHP/tiktokshop-php with tests/ClientTest.php; read
 * 2026-11-30.
 */
Deno.test("TikTok: calls are signed as TikTok's own example and a public library sign theirs", () => {
  assert.equal(
    signatureOf("e59af819cc", "/authorization/202309/shops", { timestamp: "1623812664", app_key: "29a39d" }),
    "b596b73e0cc6de07ac26f036364178ab16b0a907af13d43f0a0cd2345f582dc8",
  );
  const given = { foo: "bar", sign: "left out", access_token: "left out" };
  assert.equal(
    signatureOf("app_secret", "/test-api", given),
    "d3cb7fe11ecae942802ceeca67e7cf10120cc12f1517d45fbc1c8cfe5413c80f",
  );
  assert.notEqual(signatureOf("a", "/b", {}, "{}"), signatureOf("a", "/b", {}));
});

Deno.test("S2.35 TikTok: orders are listed by their last change, also those of one second, and one that changes meanwhile is not skipped", async () => {
  const { world, connect, clock } = stageTiktok({ orders: 230, days: 20 });
  const shop = await connect();
  const all = await pages(shop);
  assert.equal(new Set(all.map(({ shop_order_id }) => shop_order_id)).size, 230);
  for (let nth = 0; nth < 150; nth++) world.place({ at: NOON });
  assert.equal(new Set((await pages(shop, NOON)).map(({ shop_order_id }) => shop_order_id)).size, 150);
  const limits: number[] = [];
  const narrow: Shop = {
    ...shop,
    call(call) {
      const limit = Number(new URL(call.path, "https://a.example").searchParams.get("page_size"));
      limits.push(limit);
      if (limit > 30) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
      return shop.call(call);
    },
  };
  assert.equal(new Set((await pages(narrow, NOON)).map(({ shop_order_id }) => shop_order_id)).size, 150);
  assert.deepEqual(limits.slice(0, 4), [100, 50, 25, 25]);
  const first = await tiktokShop.changed(shop, 0, null);
  clock.at += 5;
  world.touch(world.orders.values().next().value!);
  const rest = await readAllPages(async (page) => {
    const answer = await tiktokShop.changed(shop, 0, page ?? first.next);
    return { list: answer.orders, next: answer.next };
  });
  assert.equal(new Set([...first.orders, ...rest].map(({ shop_order_id }) => shop_order_id)).size, 380);
});

Deno.test("TikTok: pieces of one SKU are one line, cancelled ones are left out, and states follow TikTok's", async () => {
  const { world, tiktok, connect } = stageTiktok();
  const shop = await connect();
  const order = world.place({
    lines: [{ sku: "HP-LIGHTHOUSE-MUG", quantity: 3 }, { sku: "HP-HARBOR-TOTE", quantity: 1 }],
  });
  const read = async () => (await tiktokShop.read(shop, orderId(order)))!;
  const before = await read();
  assert.partialDeepStrictEqual(before, {
    state: "open",
    currency: "USD",
    remote: { remote_status: "AWAITING_SHIPMENT", shipping_type: "seller", cancel_due_at: null },
  });
  const mug = order.lines[0]!;
  assert.deepEqual(before.lines.map(({ shop_line_id, quantity }) => [shop_line_id, quantity]), [
    [skuId(mug.product), 3],
    [skuId(order.lines[1]!.product), 1],
  ]);
  world.remove(order, mug, 2);
  assert.equal((await read()).lines[0]!.quantity, 1);
  tiktok.askToCancel(TIKTOK_SHOP, order);
  assert.equal((await read()).remote!.cancel_due_at, NOON + 2 * DAY);
  order.metadata.set("on_hold", true);
  assert.partialDeepStrictEqual(await read(), {
    state: "open",
    texts: { recipient_name: "", city: "" },
    remote: { remote_status: "ON_HOLD", cancel_due_at: null, held_until: NOON + 3_600 },
  });
  order.metadata.delete("on_hold");
  order.paid = "pending";
  assert.equal((await read()).state, "unpaid");
  order.paid = "paid";
  world.ship(order, order.lines.map((line) => ({ line, quantity: line.quantity })), [
    { number: "9400111899223818218407", company: "USPS", url: "" },
  ]);
  const sent = await read();
  assert.deepEqual([sent.state, sent.lines[0]!.quantity], ["fulfilled", 0]);
  world.cancel(order);
  assert.equal((await read()).state, "cancelled");
  assert.equal(await tiktokShop.read(shop, "1"), null);
});

Deno.test("TikTok: a package sends its pieces with a carrier of TikTok's list, the last package the rest, and a wrong number is corrected for 72 hours", async () => {
  const { world, connect, clock } = stageTiktok();
  const shop = await connect();
  const order = world.place({ lines: [{ sku: "HP-LIGHTHOUSE-MUG", quantity: 3 }] });
  const [id, sku] = [orderId(order), skuId(order.lines[0]!.product)];
  const send = (number: string, carrier: string, quantity: number, replaces?: string) =>
    tiktokShop.sendTracking(shop, {
      ...{ shop_order_id: id, number, carrier, url: "", isLast: false, isRemedy: quantity === 0 },
      lines: quantity > 0 ? [{ shop_line_id: sku, quantity }] : [],
      ...replaces !== undefined && { replaces: [replaces] },
    });
  const numbers = () =>
    order.shipments.flatMap(({ numbers }) => numbers.map(({ number, company }) => [number, company]));
  await send("9400111899223818218407", "USPS", 2);
  await send("9400111899223818218407", "USPS", 2);
  assert.deepEqual(order.shipments.map(({ lines }) => lines.map(({ quantity }) => quantity)), [[2]]);
  // A remedy takes none of the pieces that are not sent yet.
  const refusal = { kind: "refused", code: "correctionOver" };
  assert.deepEqual(await troubleOf(send("VN000000001", "USPS", 0)), refusal);
  await send("VN123456789", "Some Local Courier", 1);
  assert.deepEqual(numbers(), [["9400111899223818218407", "USPS"], ["VN123456789", "Other"]]);
  await send("9400111899223818218408", "USPS", 2, "9400111899223818218407");
  assert.equal(numbers()[0]![0], "9400111899223818218408");
  assert.deepEqual(await troubleOf(send("no number", "USPS", 2, "9400111899223818218408")), {
    kind: "refused",
    code: "numberRefused",
  });
  clock.at += 3 * DAY + 1;
  assert.deepEqual(
    await troubleOf(send("9400111899223818218409", "USPS", 2, "9400111899223818218408")),
    refusal,
  );
});

const NUMBER = { number: "VN123456789", carrier: "USPS", url: "", lines: [], isRemedy: false, isLast: true };

Deno.test("TikTok: outside the countries that mark packages each package is shipped by its id, and one with TikTok's label is left alone", async () => {
  const { world, tiktok, connect } = stageTiktok();
  const shop = await connect();
  tiktok.marksLines = false;
  const order = world.place({ lines: [{ sku: "HP-LIGHTHOUSE-MUG", quantity: 1 }] });
  const tracking = {
    ...NUMBER,
    shop_order_id: orderId(order),
    lines: [{ shop_line_id: skuId(order.lines[0]!.product), quantity: 1 }],
  };
  await tiktokShop.sendTracking(shop, tracking);
  assert.equal(order.shipments.length, 1);
  const own = world.place();
  own.metadata.set("shipping_type", "TIKTOK");
  assert.deepEqual(
    await troubleOf(tiktokShop.sendTracking(shop, { ...tracking, shop_order_id: orderId(own) })),
    { kind: "refused", code: "platformShips" },
  );
});

Deno.test("TikTok: codes of success, of a repeated call and of a wrong number are distinguished within an answer of 200", async () => {
  const { world, connect } = stageTiktok();
  const shop = await connect();
  const order = world.place({ lines: [{ sku: "HP-LIGHTHOUSE-MUG", quantity: 1 }] });
  const sendWith = (code: number) =>
    troubleOf(
      tiktokShop.sendTracking({
        ...shop,
        call: (call) =>
          call.path.includes("/packages?")
            ? Promise.resolve({
              status: 200,
              headers: {},
              body: JSON.stringify({ code, message: "x", data: null }),
            })
            : shop.call(call),
      }, {
        ...NUMBER,
        shop_order_id: orderId(order),
      }),
    );
  for (const done of [21011006, 21022025]) assert.equal(await sendWith(done), null, String(done));
  assert.deepEqual(await sendWith(21011022), { kind: "refused", code: "numberRefused" });
  assert.deepEqual(await sendWith(21011004), { kind: "refused", code: "platformShips" });
  assert.deepEqual(await sendWith(21011007), { kind: "failed", code: "notUnderstood" });
  assert.deepEqual(await sendWith(36009002), { kind: "waiting", until: NOON + 2 });
});

Deno.test("TikTok: a request to cancel is approved or refused with a reason, and one that has ended changes nothing", async () => {
  const { world, tiktok, connect } = stageTiktok();
  const shop = await connect();
  const [first, second, third] = [world.place(), world.place(), world.place()];
  for (const order of [first, second]) tiktok.askToCancel(TIKTOK_SHOP, order);
  const answer = (order: typeof first, isApproved: boolean) =>
    tiktokShop.answerCancel!(shop, { shop_order_id: orderId(order), isApproved, reason: "It is printed." });
  await answer(first, true);
  assert.notEqual(first.cancelledAt, null);
  await answer(second, false);
  assert.deepEqual([second.cancelledAt, second.metadata.get("refused")], [null, "It is printed."]);
  await answer(second, true);
  await answer(third, true);
  assert.deepEqual([second.cancelledAt, third.cancelledAt], [null, null]);
});

Deno.test("TikTok: a code works once, tokens last 7 days, and missing rights, several shops and a wrong app are reported", async () => {
  const { world, tiktok, before, connect, clock } = stageTiktok({ orders: 3 }, {});
  const code = tiktok.signIn.allow(TIKTOK_SHOP);
  const given = { code, verifier: "", redirect: "" };
  const granted = await tiktokShop.app!.exchange(before, given);
  assert.equal(granted.until, clock.at + 7 * DAY);
  assert.deepEqual(await troubleOf(tiktokShop.app!.exchange(before, given)), {
    kind: "broken",
    code: "tokenRefused",
  });
  const shop = await connect();
  assert.partialDeepStrictEqual(await tiktokShop.test({ ...shop, shop_id: "" }), {
    shop_id: TIKTOK_SHOP,
    name: world.name,
    ordersOf7Days: 3,
    missing: [],
  });
  tiktok.scopes = ["fulfillment"];
  assert.deepEqual((await tiktokShop.test(shop)).missing, ["scope.orders", "scope.products", "scope.hooks"]);
  const renewed = (await tiktokShop.renew(shop))!;
  assert.deepEqual(Object.keys(renewed.secrets ?? {}), ["refresh_token"]);
  clock.at += 7 * DAY;
  assert.deepEqual(await troubleOf(tiktokShop.read(shop, "1")), { kind: "broken", code: "tokenRefused" });
  const other = "7494726673780140000";
  const both = stageTiktok({}, {
    shops: new Map([[TIKTOK_SHOP, world], [other, world]]),
  });
  const several = { ...await both.connect(TIKTOK_SHOP, other), shop_id: "" };
  assert.deepEqual(await troubleOf(tiktokShop.test(several)), { kind: "failed", code: "severalShops" });
  const chosen = { ...several, secrets: { ...several.secrets, shop_code: "uslc0000" } };
  assert.equal((await tiktokShop.test(chosen)).shop_id, other);
});

Deno.test("TikTok: too many calls, a server error, a withdrawn permission and wrong keys are distinguished", async () => {
  const { simulator, connect, before } = stageTiktok({ orders: 1 }, { callsPerSecond: 4 });
  const shop = await connect();
  const changed = () => tiktokShop.changed(shop, 0, null);
  simulator.fault = "serverError";
  assert.deepEqual(await troubleOf(changed()), { kind: "failed", code: "serverError" });
  simulator.fault = "throttled";
  assert.deepEqual(await troubleOf(changed()), { kind: "waiting", until: NOON + 3_600 });
  simulator.fault = "noJson";
  assert.deepEqual(await troubleOf(changed()), { kind: "failed", code: "notUnderstood" });
  simulator.fault = "tokenWithdrawn";
  assert.deepEqual(await troubleOf(changed()), { kind: "broken", code: "tokenRefused" });
  assert.deepEqual(await troubleOf(tiktokShop.renew(shop)), { kind: "broken", code: "tokenRefused" });
  simulator.fault = null;
  const wrong = { ...shop, app: { ...TIKTOK_APP, app_secret: "wrong" } };
  assert.deepEqual(await troubleOf(tiktokShop.read(wrong, "1")), { kind: "failed", code: "appMissing" });
  await changed();
  assert.deepEqual(await troubleOf(changed()), { kind: "waiting", until: NOON + 2 });
  const ping = async (app: Record<string, string>) => {
    const { call } = tiktokShop.app!.ping(app, NOON + 1);
    return isPingAccepted((await before.call(call)).body);
  };
  const late = stageTiktok();
  late.clock.at += 1;
  const answers = await Promise.all(
    [TIKTOK_APP, { ...TIKTOK_APP, app_secret: "x" }, { ...TIKTOK_APP, app_key: "x" }].map(async (app) =>
      isPingAccepted((await late.before.call(tiktokShop.app!.ping(app, NOON + 1).call)).body)
    ),
  );
  assert.deepEqual(answers, [true, false, false]);
  assert.equal(await ping(TIKTOK_APP), true);
});

/** Source of body and signature: github.com/EcomPHP/tiktokshop-php with tests/WebhookTest.php; read 2026-11-30. */
Deno.test("TikTok: a webhook names its shop and order; a forged one is refused", async () => {
  const sent: Request[] = [];
  const { world, tiktok, connect } = stageTiktok({}, {
    deliver(request) {
      sent.push(request);
      return Promise.resolve(new Response());
    },
  });
  const shop = await connect();
  const address = "https://api.example/hooks/tiktok/1";
  await tiktokShop.addHooks(shop, address);
  const order = world.place();
  await tiktok.settle();
  const [request] = sent;
  assert.equal(request!.url, address);
  const body = await request!.text();
  const named = (headers: Headers, text = body, app: Record<string, string> = TIKTOK_APP) =>
    tiktokShop.app!.hookOrder(app, headers, text, NOON);
  assert.deepEqual(named(request!.headers), { shop_id: TIKTOK_SHOP, shop_order_id: orderId(order) });
  assert.equal(named(request!.headers, body.replace(TIKTOK_SHOP, "1")), null);
  assert.equal(named(request!.headers, body, { app_key: "x", app_secret: "y" }), null);
  assert.equal(named(new Headers({ authorization: "short" })), null);
  assert.equal(named(new Headers()), null);
  await tiktokShop.removeHooks(shop, address);
  world.place();
  await tiktok.settle();
  assert.equal(sent.length, 1);
});
