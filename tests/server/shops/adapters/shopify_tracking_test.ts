import assert from "node:assert/strict";
import { shopify } from "../../../../server/modules/shops/adapters/shopify/module.ts";
import type { TrackingOut } from "../../../../server/modules/shops/port.ts";
import { ShopFailure } from "../../../../server/modules/shops/port.ts";
import type { SimulatedOrder } from "../../../../server/shop_simulator/world.ts";
import { stageShopify } from "../../../support/shops/simulated_shop.ts";

const [FIRST, SECOND, NEW] = ["9400111899223818218407", "9400111899223818218414", "9400111899223818218421"];

function stageOrder() {
  const stage = stageShopify({
    products: [
      { variantId: 11, sku: "A", title: "Shirt", variant: "", cents: 1_000 },
      { variantId: 12, sku: "B", title: "Mug", variant: "", cents: 1_000 },
    ],
  });
  const order = stage.world.place({ lines: [{ sku: "A", quantity: 2 }, { sku: "B", quantity: 1 }] });
  const shop = stage.connect();
  const send = (tracking: Partial<TrackingOut>) =>
    shopify.sendTracking(shop, {
      shop_order_id: String(order.id),
      number: FIRST!,
      carrier: "USPS",
      url: "https://track.example.com/1",
      ...{ lines: [], isRemedy: false, isLast: true },
      ...tracking,
    });
  const numbers = () =>
    order.shipments.flatMap(({ numbers }) => numbers.map(({ company, number }) => `${company} ${number}`));
  return { ...stage, order, shop, send, numbers };
}

const line = (order: SimulatedOrder, nth: number, quantity: number) => ({
  shop_line_id: String(order.lines[nth]!.id),
  quantity,
});

const shipped = (order: SimulatedOrder) =>
  order.shipments.map(({ lines, numbers }) => ({
    pieces: lines.map(({ line, quantity }) => `${quantity} ${line.product.sku}`),
    numbers: numbers.map(({ number }) => number),
  }));

Deno.test("S4.1 Shopify: each package sends its own lines and number, and the last one completes the order", async () => {
  const { order, send, numbers, shop } = stageOrder();
  await send({ lines: [line(order, 0, 1)], isLast: false });
  assert.equal((await shopify.read(shop, String(order.id)))?.state, "open");
  await send({ number: SECOND!, lines: [line(order, 0, 1), line(order, 1, 1)] });
  assert.deepEqual(shipped(order), [
    { pieces: ["1 A"], numbers: [FIRST] },
    { pieces: ["1 A", "1 B"], numbers: [SECOND] },
  ]);
  assert.deepEqual(numbers(), [`USPS ${FIRST}`, `USPS ${SECOND}`]);
  const read = await shopify.read(shop, String(order.id));
  assert.deepEqual([read?.state, read?.lines.map(({ quantity }) => quantity)], ["fulfilled", [0, 0]]);
});

Deno.test("S4.1 Shopify: a number is sent once, however often it is requested", async () => {
  const { order, send, simulator } = stageOrder();
  const lines = [line(order, 0, 2), line(order, 1, 1)];
  await send({ lines });
  await send({ lines });
  await send({});
  assert.deepEqual(shipped(order), [{ pieces: ["2 A", "1 B"], numbers: [FIRST] }]);
  assert.ok(simulator.calls.length < 12);
});

Deno.test("S4.1 Shopify: the number of a voided label is replaced, others of the fulfilment stay", async () => {
  const { world, order, send, numbers } = stageOrder();
  await send({ lines: [line(order, 0, 2)] });
  await send({ number: NEW!, replaces: [FIRST!], lines: [line(order, 0, 2)] });
  assert.deepEqual(numbers(), [`USPS ${NEW}`]);
  await send({ number: NEW!, replaces: [FIRST!], lines: [line(order, 0, 2)] });
  assert.equal(order.shipments.length, 1);
  order.shipments[0]!.numbers = [FIRST, SECOND].map((number) => ({
    number: number!,
    company: "USPS",
    url: "",
  }));
  world.touch(order);
  await send({ number: NEW!, replaces: [FIRST!] });
  assert.deepEqual(shipped(order)[0]?.numbers, [SECOND, NEW]);
});

Deno.test("S4.1 Shopify: if a person marked the order as sent, the number is added there", async () => {
  const { world, order, send } = stageOrder();
  world.ship(order, order.lines.map((each) => ({ line: each, quantity: each.quantity })), []);
  await send({ lines: [line(order, 0, 2), line(order, 1, 1)] });
  await send({ number: SECOND!, lines: [line(order, 1, 1)] });
  assert.deepEqual(shipped(order), [{ pieces: ["2 A", "1 B"], numbers: [FIRST, SECOND] }]);
});

Deno.test("S4.1 Shopify: the number of a remedy is added to what is sent and marks nothing as sent; while nothing is sent it is tried again", async () => {
  const { order, send } = stageOrder();
  const remedy = { number: NEW!, isRemedy: true };
  await assert.rejects(send(remedy), ShopFailure);
  assert.deepEqual(order.shipments, []);
  await send({ lines: [line(order, 0, 1)], isLast: false });
  await send(remedy);
  await send(remedy);
  assert.deepEqual(shipped(order), [{ pieces: ["1 A"], numbers: [FIRST, NEW] }]);
});

Deno.test("S4.1 Shopify: a number of a carrier that Shopify does not list gets our link, for a listed one Shopify makes the link", async () => {
  const { order, send } = stageOrder();
  await send({ lines: [line(order, 0, 1)], carrier: "VNPost" });
  await send({ number: SECOND!, lines: [line(order, 0, 1)], carrier: "", url: "" });
  await send({ number: NEW!, lines: [line(order, 1, 1)], carrier: "UPS" });
  assert.deepEqual(
    order.shipments.flatMap(({ numbers }) => numbers.map(({ company, url }) => [company, url])),
    [
      ["VNPost", "https://track.example.com/1"],
      ["Other", ""],
      ["UPS", ""],
    ],
  );
});

Deno.test("S4.1 Shopify: without the right to fulfil tracking is refused, and nothing is half done", async () => {
  const { order, send, shopify: platform } = stageOrder();
  platform.scopes = new Set(["read_orders", "read_products", "read_merchant_managed_fulfillment_orders"]);
  await assert.rejects(send({ lines: [line(order, 0, 1)] }), (error) => {
    assert.ok(error instanceof ShopFailure);
    return error.trouble.kind === "broken" && error.trouble.code === "rightMissing";
  });
  assert.deepEqual(order.shipments, []);
});

Deno.test("Shopify: an order that was cancelled there refuses its number, and the connection is not broken", async () => {
  const { world, order, send } = stageOrder();
  world.cancel(order);
  await assert.rejects(send({ lines: [line(order, 0, 2)] }), (error) => {
    assert.ok(error instanceof ShopFailure);
    assert.deepEqual(error.trouble, { kind: "failed", code: "notUnderstood" });
    return true;
  });
  assert.deepEqual(order.shipments, []);
});
