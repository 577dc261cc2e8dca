import assert from "node:assert/strict";
import { etsy } from "../../../../server/modules/shops/adapters/etsy/module.ts";
import { type Shop, type ShopCall, ShopFailure } from "../../../../server/modules/shops/port.ts";
import { ETSY_REPLIES, RECEIPT, TOKEN } from "../../../support/shops/etsy_answers.ts";
import { NOON } from "../../../support/shops/simulated_shop.ts";

const APP = { keystring: "documented-key", shared_secret: "documented-secret" };
const HEADERS = { "x-limit-per-day": "10000", "x-remaining-today": "9349" };

function documentedShop() {
  const calls: ShopCall[] = [];
  const asked = new Set<string>();
  const shop: Shop = {
    ...{
      host: "openapi.etsy.com",
      path: "",
      shop_id: "123456",
      app: APP,
      secrets: { refresh_token: "used" },
    },
    token: { text: "456789.documented-access", until: NOON + 60 },
    now: () => NOON,
    call(call) {
      const route = `${call.method} ${new URL(call.path, "https://openapi.etsy.com").pathname}`;
      calls.push(call);
      asked.add(route);
      const reply = ETSY_REPLIES[route];
      assert.ok(reply, `no documented answer of ${route}`);
      return Promise.resolve({ status: 200, headers: HEADERS, body: JSON.stringify(reply) });
    },
  };
  return { shop, calls, asked };
}

const ORDER = {
  shop_order_id: "3456789012",
  number: "3456789012",
  texts: {
    external_number: "3456789012",
    shipping_method: "Express",
    recipient_name: "Zoë Müller",
    company: "",
    address_line1: "Lange Straße 4",
    address_line2: "Hof",
    city: "Köln",
    region: "NW",
    postal_code: "50667",
    country: "DE",
    email: "amelie@example.com",
    phone: "",
    note: "Please ring twice.",
    gift_message: "Happy birthday!",
  },
  ordered_at: 1_764_321_330,
  updated_at: 1_764_364_547,
  currency: "EUR",
  state: "open",
  method: "Express",
  lines: [{
    shop_line_id: "4567890123",
    variant_id: "567890123",
    sku: "HOODIE-BLUE-L",
    title: "Hoodie",
    variant: "Blue, L",
    quantity: 2,
    unit_minor: 1_999,
    isGiftCard: false,
    properties: { Personalization: "Robin" },
  }],
};

Deno.test("C9 Etsy: an answer in the documented shape is read field by field", async () => {
  const { shop, calls } = documentedShop();
  assert.deepEqual(await etsy.changed(shop, NOON - 60, null), { next: null, orders: [ORDER] });
  const query = Object.fromEntries(new URL(calls[0]!.path, "https://a.example").searchParams);
  assert.deepEqual(query, {
    min_last_modified: String(NOON - 60),
    sort_on: "updated",
    sort_order: "asc",
    limit: "100",
    offset: "0",
  });
  assert.deepEqual(calls[0]!.headers, {
    accept: "application/json",
    "x-api-key": "documented-key:documented-secret",
    authorization: "Bearer 456789.documented-access",
  });
  assert.deepEqual(await etsy.read(shop, "3456789012"), ORDER);
  assert.deepEqual(await etsy.test(shop), {
    shop_id: "123456",
    name: "RothDrucke",
    ordersOf7Days: 12,
    currency: "EUR",
    missing: [],
  });
  assert.deepEqual(await etsy.variants(shop, null), {
    variants: [
      { variant_id: "567890123", sku: "HOODIE-BLUE-L", title: "Hoodie", variant: "Blue, L" },
      { variant_id: "123456790", sku: "", title: "Mug", variant: "" },
    ],
    next: null,
  });
  assert.deepEqual(etsy.app!.quota!.quotaIn(HEADERS), { limit: 10_000, remaining: 9_349 });
  assert.equal(etsy.app!.quota!.quotaIn({}), null);
});

Deno.test("C9 Etsy: a sent call has the documented shape, and every route has its documented answer", async () => {
  const { shop, calls, asked } = documentedShop();
  const given = { code: "a-code", verifier: "a-verifier", redirect: "https://app.example/stores/connected" };
  assert.deepEqual(await etsy.app!.exchange(shop, given), {
    text: TOKEN.access_token,
    until: NOON + 3_600,
    secrets: { refresh_token: TOKEN.refresh_token },
  });
  await etsy.renew(shop);
  assert.deepEqual(calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body))), [
    {
      client_id: "documented-key",
      grant_type: "authorization_code",
      redirect_uri: given.redirect,
      code: "a-code",
      code_verifier: "a-verifier",
    },
    { client_id: "documented-key", grant_type: "refresh_token", refresh_token: "used" },
  ]);
  const address = new URL(
    etsy.app!.signInAddress(APP, { state: "a-state", challenge: "a-challenge", redirect: given.redirect }),
  );
  assert.equal(address.origin + address.pathname, "https://www.etsy.com/oauth/connect");
  assert.deepEqual(Object.fromEntries(address.searchParams), {
    response_type: "code",
    client_id: "documented-key",
    redirect_uri: given.redirect,
    scope: "transactions_r transactions_w listings_r shops_r",
    state: "a-state",
    code_challenge: "a-challenge",
    code_challenge_method: "S256",
  });
  calls.length = 0;
  const tracking = {
    ...{ shop_order_id: "3456789012", number: "JD014600003", carrier: "Royal Mail", url: "" },
    ...{ lines: [], isRemedy: false, isLast: true },
  };
  await etsy.sendTracking(shop, tracking);
  await etsy.sendTracking(shop, { ...tracking, number: RECEIPT.shipments[0]!.tracking_code });
  assert.deepEqual(calls.map(({ body }) => JSON.parse(body ?? "null")), [
    null,
    { tracking_code: tracking.number, carrier_name: "royal-mail", send_bcc: false },
    null,
  ]);
  await etsy.changed(shop, NOON, null);
  await etsy.read(shop, "3456789012");
  await etsy.test(shop);
  await etsy.variants(shop, null);
  assert.deepEqual(Object.keys(ETSY_REPLIES).filter((route) => !asked.has(route)), []);
  assert.deepEqual(etsy.app!.ping(APP, NOON).call, {
    method: "GET",
    path: "/v3/application/openapi-ping",
    headers: { accept: "application/json", "x-api-key": "documented-key:documented-secret" },
  });
});

Deno.test("C9 Etsy: documented refusals lead to the right next step", async () => {
  const { shop } = documentedShop();
  const troubleFor = async (status: number, headers: Record<string, string> = {}) => {
    const refusing: Shop = {
      ...shop,
      call: () => Promise.resolve({ status, headers, body: '{"error":"Refused."}' }),
    };
    const error = await etsy.read(refusing, "3456789012").then(
      (found) => found,
      (thrown: unknown) => thrown,
    );
    return error instanceof ShopFailure ? error.trouble : error;
  };
  assert.deepEqual(await troubleFor(401), { kind: "broken", code: "tokenRefused" });
  assert.deepEqual(await troubleFor(403), { kind: "broken", code: "rightMissing" });
  assert.equal(await troubleFor(404), null);
  assert.deepEqual(await troubleFor(429, { "retry-after": "120" }), { kind: "waiting", until: NOON + 120 });
  assert.deepEqual(await troubleFor(429), { kind: "waiting", until: NOON + 2 });
});
