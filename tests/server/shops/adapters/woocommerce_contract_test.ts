import assert from "node:assert/strict";
import { woocommerce } from "../../../../server/modules/shops/adapters/woocommerce/module.ts";
import { type Shop, type ShopCall, ShopFailure } from "../../../../server/modules/shops/port.ts";
import { NOON } from "../../../support/shops/simulated_shop.ts";
import { WOO_REPLIES, wooRefusal } from "../../../support/shops/woocommerce_answers.ts";

interface Recorded {
  readonly shop: Shop;
  readonly calls: ShopCall[];
  readonly asked: Set<string>;
  readonly lacking: string[];
}

/** Makes a shop with the documented answers that fails for a requested field which an answer lacks. */
function documentedShop(): Recorded {
  const [calls, lacking]: [ShopCall[], string[]] = [[], []];
  const asked = new Set<string>();
  const shop: Shop = {
    host: "www.roth.example",
    path: "/shop",
    secrets: { consumer_key: "ck_documented", consumer_secret: "cs_documented" },
    ...{ shop_id: "", app: {} },
    token: { text: "pretty /shop", until: NOON + 60 },
    now: () => NOON,
    call(call) {
      const url = new URL(call.path, "https://www.roth.example");
      const route = `${call.method} ${url.pathname.replace("/shop/wp-json", "")}`;
      calls.push(call);
      asked.add(route);
      const reply = WOO_REPLIES[route];
      assert.ok(reply, `no documented answer of ${route}`);
      const fields = url.searchParams.get("_fields")?.split(",") ?? [];
      const records = Array.isArray(reply.body) ? reply.body : [reply.body];
      lacking.push(
        ...records.flatMap((record) =>
          fields.filter((field) => !(field in record)).map((field) => `${route} ${field}`)
        ),
      );
      return Promise.resolve({
        status: reply.status ?? 200,
        headers: reply.headers ?? {},
        body: JSON.stringify(reply.body),
      });
    },
  };
  return { shop, calls, asked, lacking };
}

Deno.test("C9 WooCommerce: an answer in the documented shape is read field by field", async () => {
  const { shop, calls, lacking } = documentedShop();
  const page = await woocommerce.changed(shop, NOON - 60, null);
  assert.deepEqual(page, {
    next: null,
    orders: [{
      shop_order_id: "727",
      number: "727",
      texts: {
        external_number: "727",
        shipping_method: "Flat Rate",
        recipient_name: "Zoë Müller",
        company: "Roth GmbH",
        address_line1: "Lange Straße 4",
        address_line2: "Hof",
        city: "Köln",
        region: "DE-NW",
        postal_code: "50667",
        country: "DE",
        email: "amelie@example.com",
        phone: "+492215550134",
        note: "Please ring twice.",
        gift_message: "",
      },
      ordered_at: Date.parse("2026-11-28T09:15:30Z") / 1000,
      updated_at: Date.parse("2026-11-28T21:15:47Z") / 1000,
      currency: "EUR",
      state: "open",
      method: "Flat Rate",
      lines: [{
        shop_line_id: "315",
        variant_id: "118",
        sku: "HOODIE-BLUE-L",
        title: "Hoodie",
        variant: "Blue, L",
        quantity: 2,
        unit_minor: 1_999,
        isGiftCard: false,
        properties: { Color: "Blue" },
      }],
    }],
  });
  const query = new URL(calls[0]!.path, "https://a.example").searchParams;
  assert.deepEqual(
    [
      query.get("modified_after"),
      query.get("dates_are_gmt"),
      query.get("orderby"),
      query.get("order"),
      query.get("status"),
    ],
    [new Date((NOON - 61) * 1000).toISOString().slice(0, 19), "true", "modified", "asc", "any"],
  );
  assert.equal(calls[0]!.headers["authorization"], `Basic ${btoa("ck_documented:cs_documented")}`);
  assert.deepEqual(await woocommerce.read(shop, "727"), page.orders[0]);
  assert.deepEqual(await woocommerce.test(shop), {
    shop_id: "roth.example/shop",
    name: "Roth Drucke",
    ordersOf7Days: 12,
    currency: "EUR",
    missing: [],
  });
  assert.deepEqual(await woocommerce.variants(shop, null), {
    variants: [
      { variant_id: "118", sku: "HOODIE-BLUE-L", title: "Hoodie", variant: "Blue, L" },
      { variant_id: "94", sku: "MUG", title: "Mug", variant: "" },
    ],
    next: null,
  });
  assert.deepEqual(lacking, []);
});

Deno.test("C9 WooCommerce: a sent call has the documented shape, and every route has its documented answer", async () => {
  const { shop, calls, asked, lacking } = documentedShop();
  await woocommerce.changed(shop, NOON - 60, null);
  const sent = (method: string) =>
    calls.filter((call) => call.method === method).map(({ body }) => JSON.parse(body ?? "null"));
  const tracking = {
    shop_order_id: "727",
    number: "1Z999AA10123456784",
    carrier: "UPS",
    url: "",
    lines: [],
    isRemedy: false,
    isLast: true,
  };
  await woocommerce.sendTracking(shop, tracking);
  assert.deepEqual(sent("POST"), [{ note: "UPS 1Z999AA10123456784", customer_note: true }]);
  const [put] = sent("PUT");
  assert.equal(put.status, "completed");
  assert.deepEqual([put.meta_data[0].id, put.meta_data[0].key], [13_106, "_wc_shipment_tracking_items"]);
  const { tracking_id: _, ...item } = put.meta_data[0].value[1];
  assert.deepEqual(item, {
    tracking_provider: "ups",
    custom_tracking_provider: "",
    custom_tracking_link: "",
    tracking_number: "1Z999AA10123456784",
    date_shipped: String(NOON),
  });
  calls.length = 0;
  await woocommerce.addHooks(shop, "https://api.example.com/hooks/woocommerce/1");
  const [hook] = sent("POST");
  const { secret, ...shown } = hook;
  assert.deepEqual(shown, {
    name: "Pressdock",
    topic: "order.created",
    delivery_url: "https://api.example.com/hooks/woocommerce/1",
  });
  assert.match(secret, /^[0-9a-f]{64}$/);
  assert.deepEqual(sent("PUT"), [{ status: "active", secret }]);
  await woocommerce.removeHooks(shop, "https://api.example.com/hooks/woocommerce/1");
  await woocommerce.test(shop);
  await woocommerce.variants(shop, null);
  assert.deepEqual(Object.keys(WOO_REPLIES).filter((route) => !asked.has(route)), []);
  assert.deepEqual(lacking, []);
});

Deno.test("C9 WooCommerce: documented refusals lead to the right next step", async () => {
  const { shop } = documentedShop();
  const troubleFor = async (status: number, code: string, method: "GET" | "PUT" = "GET") => {
    const refused = { status, headers: {}, body: JSON.stringify(wooRefusal(code, status)) };
    const refusing: Shop = {
      ...shop,
      call: (call) => call.method === method ? Promise.resolve(refused) : shop.call(call),
    };
    const work = method === "GET" ? woocommerce.read(refusing, "727") : woocommerce.sendTracking(refusing, {
      shop_order_id: "727",
      number: "1",
      carrier: "",
      url: "",
      lines: [],
      isRemedy: false,
      isLast: true,
    });
    const error = await work.then(() => null, (error: unknown) => error);
    return error instanceof ShopFailure ? error.trouble : error;
  };
  assert.deepEqual(await troubleFor(401, "woocommerce_rest_authentication_error"), {
    kind: "broken",
    code: "tokenRefused",
  });
  assert.deepEqual(await troubleFor(401, "woocommerce_rest_authentication_error", "PUT"), {
    kind: "broken",
    code: "rightMissing",
  });
  assert.deepEqual(await troubleFor(403, "woocommerce_rest_cannot_view"), {
    kind: "broken",
    code: "rightMissing",
  });
  assert.deepEqual(await troubleFor(404, "rest_no_route"), { kind: "broken", code: "tokenRefused" });
  assert.equal(await troubleFor(404, "woocommerce_rest_shop_order_invalid_id"), null);
  assert.deepEqual(await troubleFor(429, "too_many"), { kind: "waiting", until: NOON + 60 });
});
