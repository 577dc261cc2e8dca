import {
  button,
  data,
  FakeApi,
  field,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import ConnectionPart from "../../../../../src/features/shops/connection/connection_part.tsx";

const SHOPIFY = {
  platform: "shopify",
  has_sign_in: false,
  is_ready: true,
  secrets: [
    { name: "client_id", chars: 100, isOptional: true },
    { name: "client_secret", chars: 200, isOptional: false },
    { name: "access_token", chars: 200, isOptional: true },
  ],
};
const ETSY = { platform: "etsy", secrets: [], has_sign_in: true, is_ready: true };
const CONNECTION = {
  _id: "c1",
  store_id: "s1",
  platform: "shopify",
  host: "anna.myshopify.com",
  path: "",
  shop_name: "Anna Prints",
  currency: "USD",
  secrets: [{ name: "client_secret", isSet: true, last4: "9f3e" }],
  from_day: "2026-11-20",
  order_states: ["open"],
  methods: [],
  when_tracking_update: "immediately",
  status: "Connected",
  waiting_until: null,
  trouble: "",
  last_sync_at: 1_790_000_000,
  last_order_at: null,
  next_sync_at: 1_790_000_300,
  is_catching_up: false,
  waiting_orders: 0,
  differences: 0,
  waiting_tracking: 0,
  refused_tracking: 0,
  webhooks: "noAddress",
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  version: 3,
};
const FOUND = {
  trouble: "",
  until: null,
  name: "Anna Prints",
  host: "anna.myshopify.com",
  path: "",
  currency: "USD",
  orders_of_7_days: 12,
  missing: [],
  taken: false,
};
const person = { role: "sale" };
const part = <ConnectionPart record={{ _id: "s1", version: 1, platform: "shopify" }} />;
const sent = (api: FakeApi, name: string) => api.named(name).map(({ variables }) => variables);
const text = () => document.body.textContent ?? "";
const platforms = (...shopPlatforms: object[]) => data({ shopPlatforms });
const connection = (more: object | null, shopSignIn = false) =>
  data({ shopSignIn, shopConnection: more === null ? null : { ...CONNECTION, ...more } });

Deno.test("S2.35 a seller tests a shop, sees the findings, and connects it", () => {
  const api = new FakeApi().on("ShopPlatforms", platforms(SHOPIFY))
    .on("GetShopConnection", connection(null), connection({}))
    .on("TestShop", data({ testShop: { ...FOUND, missing: ["orders.older"] } }))
    .on("ConnectShop", data({ connectShop: { _id: "c1", version: 1 } }));
  return onStage(api, part, async () => {
    await press("Connect to Shopify");
    await press("Test");
    await says("This field is required.");
    assert.equal(sent(api, "TestShop").length, 0, "nothing is called without address and secret");
    await type(/^Address of the shop/, "anna.myshopify.com");
    await type(/^Client secret/, "shpss_secret-9f3e");
    const form = screen.getByRole("form", { name: "Connect to Shopify" });
    const scrolled: unknown[] = [];
    form.scrollIntoView = (where) => void scrolled.push(where);
    await press("Test");
    await says("Anna Prints answered: 12 orders in the last 7 days.");
    assert.deepEqual(scrolled, [{ block: "end" }], "the answer is not behind the buttons");
    await says("Only orders of the last 60 days can be read.");
    await press("Connect");
    await says("Connected");
    await says("anna.myshopify.com");
    const [{ params }] = sent(api, "ConnectShop") as [{ params: object }];
    assert.deepEqual(params, {
      platform: "shopify",
      address: "anna.myshopify.com",
      secrets: [{ name: "client_secret", value: "shpss_secret-9f3e" }],
      order_states: ["open"],
      when_tracking_update: "immediately",
    });
    assert.ok(!JSON.stringify({ ...localStorage, ...sessionStorage }).includes("9f3e"), "no draft has it");
  }, person);
});

Deno.test("typing a secret again clears the result of the test", () => {
  const api = new FakeApi().on("ShopPlatforms", platforms(SHOPIFY)).on("GetShopConnection", connection(null))
    .on("TestShop", data({ testShop: { ...FOUND, trouble: "tokenRefused", name: "" } }));
  return onStage(api, part, async () => {
    await press("Connect to Shopify");
    await type(/^Address of the shop/, "anna.myshopify.com");
    await type(/^Client secret/, "wrong");
    await press("Test");
    await says("The shop refused the credentials.");
    await type(/^Client secret/, "right");
    await waitFor(() => assert.ok(!text().includes("The shop refused the credentials.")));
  }, person);
});

Deno.test("after a lost answer the same button finishes what was stored; without an answer a shop can be tested too", () => {
  const lost = () => {
    throw new TypeError("the connection was cut");
  };
  const api = new FakeApi().on("ShopPlatforms", platforms(SHOPIFY))
    .on("GetShopConnection", connection(null), connection({}))
    .on("TestShop", data({ testShop: FOUND }))
    .on("ConnectShop", lost)
    .on("ChangeShop", data({ changeShop: { _id: "c1", version: 4 } }));
  return onStage(api, part, async () => {
    await press("Connect to Shopify");
    await type(/^Address of the shop/, "anna.myshopify.com");
    await type(/^Client secret/, "shpss_secret-9f3e");
    await press("Connect");
    await says(/We did not get an answer/);
    await press("Test");
    await says("Anna Prints answered: 12 orders in the last 7 days.");
    await press("Save connection");
    await says("Disconnect");
    assert.equal(sent(api, "ConnectShop").length, 1);
    assert.partialDeepStrictEqual(sent(api, "ChangeShop"), [{ store: "s1", version: 3 }]);
  }, person);
});

Deno.test("a stored secret is kept while the address is unchanged, and a broken connection says how to repair it", () => {
  const api = new FakeApi().on("ShopPlatforms", platforms(SHOPIFY))
    .on("GetShopConnection", connection({ status: "Broken", trouble: "tokenRefused", next_sync_at: null }))
    .on("ChangeShop", refusal("RATE_LIMITED"), data({ changeShop: { _id: "c1", version: 4 } }));
  return onStage(api, part, async () => {
    await says("Orders do not arrive. The shop refused the credentials. Copy them again");
    await press("Change");
    await says("Stored, ends in 9f3e.");
    assert.equal((await field(/^Address of the shop/)).value, "anna.myshopify.com");
    await press("Save connection");
    await says("Nothing was stored.");
    assert.deepEqual((sent(api, "ChangeShop")[0] as { version: number }).version, 3);
    await type(/^Address of the shop/, "other.myshopify.com");
    await press("Save connection");
    await says("This field is required.");
  }, person);
});

Deno.test("disconnecting asks first", () => {
  const api = new FakeApi().on("ShopPlatforms", platforms(SHOPIFY))
    .on("GetShopConnection", connection({ waiting_tracking: 2 }), connection(null))
    .on("DisconnectShop", data({ disconnectShop: "c1" }));
  return onStage(api, part, async () => {
    await says("Tracking numbers to be sent");
    await press("Disconnect");
    await says("Disconnect Anna Prints? New orders no longer arrive");
    assert.equal(sent(api, "DisconnectShop").length, 0);
    await press("Disconnect");
    await button("Connect to Shopify");
    assert.equal((sent(api, "DisconnectShop")[0] as { version: number }).version, 3);
  }, person);
});

Deno.test("if this build has no platform nothing is shown, and a platform other than the store's is not offered", async () => {
  await onStage(
    new FakeApi().on("ShopPlatforms", platforms()).on("GetShopConnection", connection(null)),
    part,
    () => waitFor(() => assert.ok(screen.queryByRole("heading") === null)),
    person,
  );
  const etsy = <ConnectionPart record={{ _id: "s1", version: 1, platform: "etsy" }} />;
  await onStage(
    new FakeApi().on("ShopPlatforms", platforms(SHOPIFY)).on("GetShopConnection", connection(null)),
    etsy,
    () => says("Etsy orders cannot be fetched automatically yet."),
    person,
  );
});

const etsyPart = <ConnectionPart record={{ _id: "s1", version: 1, platform: "etsy" }} />;

Deno.test("S6.17 a platform whose app is not set up says so; otherwise a seller signs in there first", async () => {
  await onStage(
    new FakeApi().on("ShopPlatforms", platforms({ ...ETSY, is_ready: false })).on(
      "GetShopConnection",
      connection(null),
    ),
    etsyPart,
    () => says("Etsy is not set up yet: ask us."),
    person,
  );
  const api = new FakeApi().on("ShopPlatforms", platforms(ETSY)).on("GetShopConnection", connection(null))
    .on("BeginShopSignIn", data({ beginShopSignIn: { address: "#at-etsy" } }));
  await onStage(api, etsyPart, async () => {
    await says("Sign in at Etsy with the account that your shop belongs to.");
    await press("Sign in at Etsy");
    await waitFor(() => assert.equal(location.hash, "#at-etsy"));
    assert.deepEqual(sent(api, "BeginShopSignIn"), [
      { store: "s1", platform: "etsy", origin: location.origin },
    ]);
  }, person);
});

Deno.test("S2.35 a seller who has signed in tests and connects without address and secrets", () => {
  const etsy = { platform: "etsy", host: "openapi.etsy.com", secrets: [] };
  const api = new FakeApi().on("ShopPlatforms", platforms(ETSY))
    .on("GetShopConnection", connection(null, true), connection(etsy))
    .on("TestShop", data({ testShop: FOUND }))
    .on(
      "ConnectShop",
      refusal("BAD_INPUT", { problems: [{ path: "params.address", code: "taken" }] }),
      data({ connectShop: { _id: "c1", version: 1 } }),
    );
  return onStage(api, etsyPart, async () => {
    await says("You are signed in at Etsy.");
    assert.ok(screen.queryByLabelText(/^Address of the shop/) === null);
    await press("Test");
    await says("Anna Prints answered: 12 orders in the last 7 days.");
    await press("Connect");
    await says("This shop is already connected to another store.");
    await press("Connect");
    await says("Connected");
    assert.ok(!text().includes("openapi.etsy.com"), "the address is the same for all shops");
    const [{ params }] = sent(api, "ConnectShop") as [{ params: object }];
    assert.deepEqual(params, {
      platform: "etsy",
      order_states: ["open"],
      when_tracking_update: "immediately",
    });
    await button("Sign in at Etsy again");
  }, person);
});

Deno.test("a platform that no longer accepts our access asks to sign in again", () => {
  const api = new FakeApi().on("ShopPlatforms", platforms(ETSY))
    .on("GetShopConnection", connection({ platform: "etsy", status: "Broken", trouble: "tokenRefused" }));
  return onStage(
    api,
    etsyPart,
    () => says("Orders do not arrive. The platform no longer accepts our access. Sign in there again."),
    person,
  );
});
