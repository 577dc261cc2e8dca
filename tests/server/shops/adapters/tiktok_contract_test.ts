import assert from "node:assert/strict";
import { tiktokShop } from "../../../../server/modules/shops/adapters/tiktok/module.ts";
import { signatureOf } from "../../../../server/modules/shops/adapters/tiktok/client.ts";
import type { Shop, ShopCall } from "../../../../server/modules/shops/port.ts";
import { TIKTOK_ORDER, TIKTOK_REPLIES, TIKTOK_TOKEN } from "../../../support/shops/tiktok_answers.ts";
import { NOON } from "../../../support/shops/simulated_shop.ts";
import { troubleOf } from "../../../support/shops/tiktok_stage.ts";

const LINK = "https://services.tiktokshop.com/open/authorize?service_id=7300000000000000001";
const APP = { app_key: "38abcd", app_secret: "documented-secret", authorization_link: LINK };
const SHOP_ID = "7000714532876273420";
const CIPHER = "GCP_XF90igAAAABh00qsWgtvOiGFNqyubMt3";
const DAY = 86_400;

function documentedShop() {
  const calls: ShopCall[] = [];
  const asked = new Set<string>();
  const shop: Shop = {
    ...{ host: "open-api.tiktokglobalshop.com", path: "", shop_id: SHOP_ID, app: APP },
    secrets: { refresh_token: "used", [`shop_${SHOP_ID}`]: CIPHER },
    token: { text: "TTP_documented", until: NOON + 60 },
    now: () => NOON,
    call(call) {
      const route = `${call.method} ${new URL(call.path, "https://a.example").pathname}`;
      calls.push(call);
      asked.add(route);
      const data = TIKTOK_REPLIES[route];
      assert.ok(data, `no documented answer of ${route}`);
      const body = JSON.stringify({ code: 0, message: "Success", request_id: "2022030707490001", data });
      return Promise.resolve({ status: 200, headers: {}, body });
    },
  };
  return { shop, calls, asked };
}

const parametersOf = ({ path }: ShopCall) =>
  Object.fromEntries(new URL(path, "https://a.example").searchParams);

/** Returns the parameters of a call without its signature. */
const sentBy = (call: ShopCall) => {
  const { sign: _, app_key: _k, timestamp: _t, shop_cipher: _c, ...rest } = parametersOf(call);
  return [rest, JSON.parse(call.body ?? "null")];
};

const ORDER = {
  shop_order_id: "576461413038785752",
  number: "576461413038785752",
  texts: {
    external_number: "576461413038785752",
    shipping_method: "",
    recipient_name: "David Kong",
    company: "",
    address_line1: "1199 Coleman Ave",
    address_line2: "Suite 100",
    city: "San Jose",
    region: "California",
    postal_code: "95110",
    country: "US",
    email: "",
    phone: "",
    note: "Please ship asap!",
    gift_message: "",
  },
  ordered_at: 1_764_321_330,
  updated_at: 1_764_364_547,
  currency: "USD",
  state: "open",
  method: "",
  lines: [
    {
      shop_line_id: "1729592969712207012",
      variant_id: "1729592969712207012",
      sku: "SOCKS-RED-M",
      title: "Short Boat Invisible Socks",
      variant: "Red, M",
      quantity: 2,
      unit_minor: 1_999,
      isGiftCard: false,
      properties: {},
    },
    {
      shop_line_id: "1729592969712207099",
      variant_id: "1729592969712207099",
      sku: "",
      title: "Mug",
      variant: "Default",
      quantity: 1,
      unit_minor: 800,
      isGiftCard: false,
      properties: {},
    },
  ],
  remote: {
    remote_status: "AWAITING_SHIPMENT",
    shipping_type: "seller",
    tracking_number: "",
    held_until: null,
    ship_due_at: 1_764_500_000,
    collect_due_at: 1_764_600_000,
    cancel_due_at: 1_764_364_000 + 2 * DAY,
    delivery: "Standard Shipping",
    packages: {
      "1729592969712207012": "1153132168123859123",
      "1729592969712207099": "1153132168123859124",
    },
  },
};

Deno.test("C9 TikTok: an answer in the documented shape is read field by field", async () => {
  const { shop, calls } = documentedShop();
  assert.deepEqual(await tiktokShop.changed(shop, NOON - 60, null), { next: null, orders: [ORDER] });
  assert.deepEqual(sentBy(calls[0]!), [
    { page_size: "100", sort_field: "update_time", sort_order: "ASC" },
    { update_time_ge: NOON - 60 },
  ]);
  const { sign, ...signed } = parametersOf(calls[0]!);
  assert.deepEqual([signed["app_key"], signed["shop_cipher"], signed["timestamp"]], [
    "38abcd",
    CIPHER,
    String(NOON),
  ]);
  assert.equal(
    sign,
    signatureOf("documented-secret", "/order/202309/orders/search", signed, calls[0]!.body),
  );
  assert.deepEqual(calls[0]!.headers, {
    accept: "application/json",
    "content-type": "application/json",
    "x-tts-access-token": "TTP_documented",
  });
  assert.deepEqual(await tiktokShop.read(shop, ORDER.shop_order_id), ORDER);
  assert.equal(await tiktokShop.read(shop, "576461413038785753"), null);
  assert.deepEqual(await tiktokShop.test({ ...shop, shop_id: "" }), {
    shop_id: SHOP_ID,
    name: "Maomao beauty shop",
    ordersOf7Days: 12,
    currency: "USD",
    missing: [],
  });
  assert.deepEqual(await tiktokShop.variants(shop, null), {
    variants: [
      {
        variant_id: "1729592969712207012",
        sku: "SOCKS-RED-M",
        title: "Short Boat Invisible Socks",
        variant: "",
      },
      { variant_id: "1729592969712207099", sku: "", title: "Short Boat Invisible Socks", variant: "" },
    ],
    next: null,
  });
});

Deno.test("C9 TikTok: a sent call has the documented shape, and every route has its documented answer", async () => {
  const { shop, calls, asked } = documentedShop();
  const granted = {
    text: TIKTOK_TOKEN.access_token,
    until: TIKTOK_TOKEN.access_token_expire_in,
    secrets: { refresh_token: TIKTOK_TOKEN.refresh_token, [`shop_${SHOP_ID}`]: CIPHER },
  };
  const given = { code: "TTP_FeBoANmHP3yqdoUI9fZOCw", verifier: "", redirect: "" };
  assert.deepEqual(await tiktokShop.app!.exchange(shop, given), granted);
  const { secrets: { refresh_token } } = granted;
  assert.deepEqual(await tiktokShop.renew(shop), { ...granted, secrets: { refresh_token } });
  assert.deepEqual(calls.filter(({ isForToken }) => isForToken).map(parametersOf), [
    {
      app_key: "38abcd",
      app_secret: "documented-secret",
      auth_code: given.code,
      grant_type: "authorized_code",
    },
    {
      app_key: "38abcd",
      app_secret: "documented-secret",
      refresh_token: "used",
      grant_type: "refresh_token",
    },
  ]);
  assert.equal(
    tiktokShop.app!.signInAddress(APP, { state: "a-state", challenge: "", redirect: "" }),
    `${LINK}&state=a-state`,
  );
  calls.length = 0;
  const tracking = {
    ...{ shop_order_id: ORDER.shop_order_id, number: "9400111899223818218408", carrier: "USPS", url: "" },
    lines: [{ shop_line_id: "1729592969712207012", quantity: 1 }],
    isRemedy: false,
    isLast: false,
  };
  const number = { tracking_number: tracking.number, shipping_provider_id: "7117858858072016686" };
  await tiktokShop.sendTracking(shop, tracking);
  assert.deepEqual(sentBy(calls.at(-1)!), [{}, { order_line_item_ids: ["577086512123755123"], ...number }]);
  const soon = { ...shop, now: () => 1_764_364_547 };
  await tiktokShop.sendTracking(soon, { ...tracking, replaces: ["9400111899223818218407"] });
  assert.deepEqual(sentBy(calls.at(-1)!), [{}, number]);
  calls.length = 0;
  await tiktokShop.sendTracking(shop, { ...tracking, number: "9400111899223818218407", lines: [] });
  assert.deepEqual(calls.map(({ method }) => method), ["GET"]);
  calls.length = 0;
  const answer = { shop_order_id: ORDER.shop_order_id, reason: "It is printed." };
  await tiktokShop.answerCancel!(shop, { ...answer, isApproved: true });
  await tiktokShop.answerCancel!(shop, { ...answer, isApproved: false });
  assert.deepEqual(calls.map(sentBy), [
    [{ page_size: "50" }, {
      order_ids: [ORDER.shop_order_id],
      cancel_status: ["CANCELLATION_REQUEST_PENDING"],
    }],
    [{ idempotency_key: "4035318504086604100-approve" }, {}],
    [{ page_size: "50" }, {
      order_ids: [ORDER.shop_order_id],
      cancel_status: ["CANCELLATION_REQUEST_PENDING"],
    }],
    [{ return_or_cancel_id: "4035318504086604100" }, null],
    [{ idempotency_key: "4035318504086604100-reject" }, {
      reject_reason: "seller_reject_apply_you_have_reached_an_agreement_with_the_buyer",
      comment: "It is printed.",
    }],
  ]);
  calls.length = 0;
  await tiktokShop.addHooks(shop, "https://api.example/hooks/tiktok/1");
  await tiktokShop.removeHooks(shop, "https://api.example/hooks/tiktok/1");
  assert.deepEqual(calls.map(({ method, body }) => [method, JSON.parse(body!).event_type]), [
    ["PUT", "ORDER_STATUS_CHANGE"],
    ["PUT", "RECIPIENT_ADDRESS_UPDATE"],
    ["PUT", "CANCELLATION_STATUS_CHANGE"],
    ["DELETE", "ORDER_STATUS_CHANGE"],
    ["DELETE", "RECIPIENT_ADDRESS_UPDATE"],
    ["DELETE", "CANCELLATION_STATUS_CHANGE"],
  ]);
  await tiktokShop.changed(shop, 0, null);
  await tiktokShop.test(shop);
  assert.deepEqual(Object.keys(TIKTOK_REPLIES).filter((route) => !asked.has(route)), []);
});

Deno.test("C9 TikTok: documented codes lead to the right next step", async () => {
  const { shop } = documentedShop();
  const troubleFor = (code: number, status = 200, message = "") => {
    const body = JSON.stringify({ code, message, data: null });
    const call = () => Promise.resolve({ status, headers: {}, body });
    return troubleOf(tiktokShop.read({ ...shop, call }, "1"));
  };
  assert.deepEqual(await troubleFor(105002, 401), { kind: "broken", code: "tokenRefused" });
  const token = "Invalid credentials. The `x-tts-access-token` header is invalid.";
  assert.deepEqual(await troubleFor(36009004, 401, token), { kind: "broken", code: "tokenRefused" });
  const clock = "Invalid timestamp. The value must not be earlier than 5 minutes before the current time.";
  assert.deepEqual(await troubleFor(36009004, 401, clock), { kind: "failed", code: "appMissing" });
  assert.deepEqual(await troubleFor(106001, 401), { kind: "failed", code: "appMissing" });
  assert.deepEqual(await troubleFor(105005, 401), { kind: "broken", code: "rightMissing" });
  assert.deepEqual(await troubleFor(36009002), { kind: "waiting", until: NOON + 2 });
  assert.deepEqual(await troubleFor(36009003), { kind: "failed", code: "serverError" });
  assert.deepEqual(await troubleFor(21001001), { kind: "failed", code: "notUnderstood" });
});

Deno.test("TikTok: a masked name stays visible, an order of TikTok's own warehouse leaves nothing to make", async () => {
  const { shop } = documentedShop();
  const read = async (more: object) => {
    const body = JSON.stringify({ code: 0, data: { orders: [{ ...TIKTOK_ORDER, ...more }] } });
    return (await tiktokShop.read({
      ...shop,
      call: () => Promise.resolve({ status: 200, headers: {}, body }),
    }, ORDER.shop_order_id))!;
  };
  const masked = { recipient_address: { ...TIKTOK_ORDER.recipient_address, name: "D*** K***" } };
  assert.equal((await read(masked)).texts.recipient_name, "D*** K***");
  const theirs = await read({ fulfillment_type: "FULFILLMENT_BY_TIKTOK" });
  assert.deepEqual(theirs.lines.map(({ quantity }) => quantity), [0, 0]);
  const other = await read({ status: "A_NEW_ONE" });
  assert.deepEqual([other.state, other.remote!.remote_status], ["open", "A_NEW_ONE"]);
});
