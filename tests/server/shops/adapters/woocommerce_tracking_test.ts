import assert from "node:assert/strict";
import { woocommerce } from "../../../../server/modules/shops/adapters/woocommerce/module.ts";
import { type Shop, ShopFailure, type TrackingOut } from "../../../../server/modules/shops/port.ts";
import { stageWoo } from "../../../support/shops/simulated_shop.ts";

async function stageTracking() {
  const stage = stageWoo({
    products: [{ variantId: 2_000_011, sku: "A-M", title: "Shirt", variant: "Red / M", cents: 1_999 }],
  });
  const order = stage.world.place({ lines: [{ sku: "A-M", quantity: 2 }] });
  const place = stage.shopAt();
  const shop: Shop = { ...place, token: await woocommerce.renew(place) };
  const send = (tracking: Partial<TrackingOut>) =>
    woocommerce.sendTracking(shop, {
      shop_order_id: String(order.id),
      number: "N1",
      carrier: "USPS",
      url: "https://track.example.com/1",
      lines: [],
      isRemedy: false,
      isLast: true,
      ...tracking,
    });
  const items = () =>
    order.metadata.get("_wc_shipment_tracking_items") as readonly Readonly<Record<string, string>>[];
  const numbers = () => items().map((item) => item["tracking_number"]);
  return { ...stage, order, shop, send, items, numbers };
}

Deno.test("S4.1 WooCommerce: a second package adds its number, the last one completes the order", async () => {
  const { order, shop, send, items, numbers } = await stageTracking();
  await send({ isLast: false });
  assert.equal((await woocommerce.read(shop, String(order.id)))?.state, "open");
  await send({ number: "N2", carrier: "VNPost" });
  await send({ number: "N2", carrier: "VNPost" });
  assert.deepEqual(numbers(), ["N1", "N2"]);
  assert.deepEqual(
    items().map((item) =>
      ["tracking_provider", "custom_tracking_provider", "custom_tracking_link"].map((field) => item[field])
    ),
    [
      ["usps", "", ""],
      ["", "VNPost", "https://track.example.com/1"],
    ],
  );
  const read = await woocommerce.read(shop, String(order.id));
  assert.deepEqual([read?.state, read?.lines[0]?.quantity], ["fulfilled", 0]);
  assert.deepEqual(order.notes.map(({ text, isForBuyer }) => [text, isForBuyer]), [
    ["USPS N1 https://track.example.com/1", true],
    ["VNPost N2 https://track.example.com/1", true],
  ]);
});

Deno.test("S4.1 WooCommerce: the number of a voided label is replaced, and another note reports it", async () => {
  const { order, send, numbers } = await stageTracking();
  await send({});
  await send({ number: "N9", replaces: ["N1"] });
  await send({ number: "N9", replaces: ["N1"] });
  assert.deepEqual(numbers(), ["N9"]);
  assert.equal(order.notes.length, 2);
});

Deno.test("S4.1 WooCommerce: a number is added to those that are left after somebody has removed one in the shop", async () => {
  const { order, send, numbers } = await stageTracking();
  // PHP writes a list without its first item as an object.
  order.metadata.set("_wc_shipment_tracking_items", { 1: { tracking_number: "N2" } });
  await send({ number: "N3" });
  assert.deepEqual(numbers(), ["N2", "N3"]);
});

Deno.test("S4.1 WooCommerce: if the connection breaks between note and number neither is sent twice", async () => {
  const { order, shop, numbers } = await stageTracking();
  const cut: Shop = {
    ...shop,
    call: (call) =>
      call.method === "PUT"
        ? Promise.reject(new ShopFailure({ kind: "failed", code: "timeout" }))
        : shop.call(call),
  };
  const tracking = {
    shop_order_id: String(order.id),
    number: "N1",
    carrier: "UPS",
    url: "",
    lines: [],
    isRemedy: false,
    isLast: true,
  };
  await assert.rejects(woocommerce.sendTracking(cut, tracking));
  await woocommerce.sendTracking(shop, tracking);
  assert.deepEqual([numbers(), order.notes.length], [["N1"], 1]);
});
