import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { type FieldNode, Kind, parse, type SelectionSetNode } from "graphql";
import { shopify } from "../../../../server/modules/shops/adapters/shopify/module.ts";
import { type Shop, ShopFailure } from "../../../../server/modules/shops/port.ts";
import { NOON } from "../../../support/shops/simulated_shop.ts";
import {
  SHOPIFY_ANSWERS,
  SHOPIFY_DENIED,
  SHOPIFY_HOOK,
  SHOPIFY_THROTTLED,
  SHOPIFY_TOKEN,
} from "../../../support/shops/shopify_answers.ts";

/** Returns the fields of the query that the answer lacks. */
function lackingFields(set: SelectionSetNode | undefined, value: unknown, path: string): string[] {
  if (!set || value === null) return [];
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${path}: empty`] : value.flatMap((each) => lackingFields(set, each, path));
  }
  return set.selections.filter((each): each is FieldNode => each.kind === Kind.FIELD).flatMap((field) => {
    const [name, object] = [field.name.value, value as Record<string, unknown>];
    return name in object
      ? lackingFields(field.selectionSet, object[name], `${path}.${name}`)
      : [`${path}.${name}`];
  }).filter((each) => !each.endsWith(".userErrors: empty"));
}

interface Recorded {
  readonly shop: Shop;
  readonly operations: string[];
  readonly sent: Map<string, Record<string, unknown>>;
  readonly lacking: string[];
}

function documentedShop(replies: Readonly<Record<string, unknown>> = {}): Recorded {
  const operations: string[] = [];
  const lacking: string[] = [];
  const sent = new Map<string, Record<string, unknown>>();
  const shop: Shop = {
    host: "demo-shop.myshopify.com",
    path: "",
    secrets: { client_id: "id", client_secret: "secret" },
    ...{ shop_id: "", app: {} },
    token: { text: "shpat_documented", until: NOON + 60 },
    now: () => NOON,
    call({ path, headers, body = "" }) {
      if (path === "/admin/oauth/access_token") {
        assert.equal(headers["content-type"], "application/x-www-form-urlencoded");
        assert.equal(body, "grant_type=client_credentials&client_id=id&client_secret=secret");
        return Promise.resolve({ status: 200, headers: {}, body: JSON.stringify(SHOPIFY_TOKEN) });
      }
      assert.equal(path, "/admin/api/2026-07/graphql.json");
      assert.equal(headers["x-shopify-access-token"], "shpat_documented");
      const { query, variables } = JSON.parse(body);
      const [operation] = parse(query).definitions;
      assert.ok(operation?.kind === Kind.OPERATION_DEFINITION);
      const name = operation.name?.value ?? "";
      operations.push(name);
      sent.set(name, variables);
      const data = replies[name] ?? SHOPIFY_ANSWERS[name]?.data;
      assert.ok(data, `no documented answer of ${name}`);
      lacking.push(...lackingFields(operation.selectionSet, data, name));
      return Promise.resolve({ status: 200, headers: {}, body: JSON.stringify({ data }) });
    },
  };
  return { shop, operations, sent, lacking };
}

Deno.test("C9 Shopify: an answer in the documented shape is read field by field", async () => {
  const { shop, lacking } = documentedShop();
  const page = await shopify.changed(shop, NOON - 60, null);
  assert.deepEqual(page, {
    next: "20:eyJsYXN0X2lkIjoxNDg5Nzc3NzZ9",
    orders: [{
      shop_order_id: "148977776",
      number: "1001",
      texts: {
        external_number: "1001",
        recipient_name: "Dana Whitfield",
        company: "Harbor Ltd",
        address_line1: "41 Chandler Street",
        address_line2: "Apt 2",
        city: "Portland",
        region: "ME",
        postal_code: "04101",
        country: "US",
        email: "dana@example.com",
        phone: "+12075550100",
        shipping_method: "Standard",
        note: "Please ring twice.",
        gift_message: "Happy birthday!",
      },
      ordered_at: Date.parse("2026-11-28T09:15:30Z") / 1000,
      updated_at: Date.parse("2026-11-28T21:15:47Z") / 1000,
      currency: "USD",
      state: "open",
      method: "Standard",
      lines: [{
        shop_line_id: "14468900001",
        variant_id: "43729076",
        sku: "HP-SAIL-TEE-NAVY-M",
        title: "Sail T-shirt",
        variant: "Navy / M",
        quantity: 1,
        unit_minor: 1_999,
        isGiftCard: false,
        properties: { "Name on the back": "Robin", _draft: "" },
      }],
    }],
  });
  assert.deepEqual(await shopify.read(shop, "148977776"), page.orders[0]);
  assert.deepEqual(await shopify.test(shop), {
    shop_id: "68000000001",
    name: "Harbor and Pine",
    ordersOf7Days: 12,
    currency: "USD",
    missing: ["scope.fulfilment", "orders.older"],
  });
  assert.deepEqual(await shopify.variants(shop, null), {
    variants: [{ variant_id: "43729076", sku: "", title: "Lighthouse mug", variant: "" }],
    next: null,
  });
  assert.deepEqual(await shopify.renew(shop), { text: "shpat_documented", until: NOON + 86_399 });
  assert.deepEqual(lacking, []);
});

Deno.test("C9 Shopify: a sent call has the documented shape, and every operation has its documented answer", async () => {
  const { shop, operations, sent, lacking } = documentedShop();
  await shopify.changed(shop, NOON - 60, "20:abc");
  assert.deepEqual(sent.get("Changed"), {
    first: 20,
    lines: 5,
    after: "abc",
    query: `updated_at:>='${new Date((NOON - 60) * 1000).toISOString()}'`,
  });
  await shopify.addHooks(shop, "https://api.example.com/hooks/shopify/2");
  assert.deepEqual(sent.get("Subscribe"), {
    topic: "ORDERS_CANCELLED",
    to: {
      uri: "https://api.example.com/hooks/shopify/2",
      format: "JSON",
      includeFields: ["id", "admin_graphql_api_id"],
    },
  });
  await shopify.removeHooks(shop, "https://api.example.com/hooks/shopify/1");
  assert.deepEqual(sent.get("Unsubscribe"), { id: "gid://shopify/WebhookSubscription/892403750" });
  const tracking = {
    shop_order_id: "148977776",
    number: "1Z999AA10123456784",
    carrier: "UPS",
    url: "",
    lines: [{ shop_line_id: "14468900001", quantity: 1 }],
    isRemedy: false,
    isLast: true,
  };
  await shopify.sendTracking(shop, tracking);
  assert.deepEqual(sent.get("Fulfil"), {
    fulfillment: {
      lineItemsByFulfillmentOrder: [{
        fulfillmentOrderId: "gid://shopify/FulfillmentOrder/564786110",
        fulfillmentOrderLineItems: [{ id: "gid://shopify/FulfillmentOrderLineItem/104596", quantity: 1 }],
      }],
      notifyCustomer: true,
      trackingInfo: { company: "UPS", number: "1Z999AA10123456784" },
    },
  });
  await shopify.sendTracking(shop, { ...tracking, replaces: ["9400111899223818218407"] });
  assert.deepEqual(sent.get("Update"), {
    id: "gid://shopify/Fulfillment/237894043",
    tracking: { company: "UPS", number: "1Z999AA10123456784" },
    notify: true,
  });
  await shopify.sendTracking(shop, { ...tracking, number: "9400111899223818218407" });
  const order = SHOPIFY_ANSWERS["One"]?.data["order"] as Record<string, unknown>;
  const longer = { ...order, lineItems: { nodes: [], pageInfo: { hasNextPage: true, endCursor: "more" } } };
  const second = documentedShop({ One: { order: longer } });
  assert.equal((await shopify.read(second.shop, "148977776"))?.lines[0]?.shop_line_id, "14468900002");
  await shopify.test(shop);
  await shopify.variants(shop, null);
  const asked = new Set([...operations, ...second.operations]);
  assert.deepEqual(Object.keys(SHOPIFY_ANSWERS).filter((name) => !asked.has(name)), []);
  assert.deepEqual(lacking, []);
});

Deno.test("C9 Shopify: documented refusals lead to the right next step", async () => {
  const { shop } = documentedShop();
  const troubleFor = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
    const refusing = {
      ...shop,
      call: () => Promise.resolve({ status, headers, body: JSON.stringify(body) }),
    };
    const error = await shopify.read(refusing, "1").then(() => null, (error: unknown) => error);
    assert.ok(error instanceof ShopFailure);
    return error.trouble;
  };
  assert.deepEqual(await troubleFor(200, SHOPIFY_THROTTLED), { kind: "waiting", until: NOON + 2 });
  assert.deepEqual(await troubleFor(200, SHOPIFY_DENIED), { kind: "broken", code: "rightMissing" });
  assert.deepEqual(await troubleFor(401, {}), { kind: "broken", code: "tokenRefused" });
  assert.deepEqual(await troubleFor(402, {}), { kind: "waiting", until: NOON + 3_600 });
  assert.deepEqual(await troubleFor(423, {}), { kind: "waiting", until: NOON + 3_600 });
  assert.deepEqual(await troubleFor(403, {}), { kind: "broken", code: "rightMissing" });
  assert.deepEqual(await troubleFor(404, {}), { kind: "broken", code: "notAShop" });
  assert.deepEqual(await troubleFor(429, {}, { "retry-after": "2.0" }), { kind: "waiting", until: NOON + 2 });
  const internal = { data: null, errors: [{ message: "x", extensions: { code: "INTERNAL_SERVER_ERROR" } }] };
  assert.deepEqual(await troubleFor(200, internal), { kind: "failed", code: "serverError" });
  assert.deepEqual(await troubleFor(200, { errors: [{ message: "Field 'x' does not exist" }] }), {
    kind: "failed",
    code: "notUnderstood",
  });
});

Deno.test("C9 Shopify: a documented webhook is read, its body byte by byte", () => {
  const body = new TextEncoder().encode(SHOPIFY_HOOK.body);
  const signature = createHmac("sha256", "secret").update(body).digest("base64");
  const headers = new Headers({ ...SHOPIFY_HOOK.headers, "x-shopify-hmac-sha256": signature });
  assert.equal(shopify.hookOrder({ client_secret: "secret" }, headers, body), "148977776");
});
