/** Stopping garments: the refund is previewed, and line, total and postage show it afterwards. */
import assert from "node:assert/strict";
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { costOf, refundedMinor, refundOf } from "../../../../src/features/orders/orders/order_cost.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { labelWorld, POSTAGE, walletOf } from "../../../support/shipping/label_world.ts";
import { withTax } from "../../../support/orders/refund_requests.ts";
import type { World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await work(world);
    assert.deepEqual(await bookFaults(db.read), []);
  });

const packagesIn = ({ db }: World) =>
  db.read.selectFrom("packages").select(["_id", "items_count", "weight_g", "price_minor", "billed_g"])
    .orderBy("seq")
    .execute();

Deno.test("Clear answers 4 stopping garments refunds the previewed amount, to the last cent, and the lines show it", () =>
  inWorld(async (world) => {
    await withTax(world);
    const lines = [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 2 }];
    const id = await world.order({ lines }, ["order.submit", "order.pay"]);
    await using app = testApp(world.db);
    const token = await world.token("anna");
    const seen = async () => {
      const { data } = await app.ask(token, GetOrder, { _id: id });
      return data?.getOrderById ?? assert.fail("expected the order");
    };
    let back = 0;
    for (const places of [[0], [1, 3]]) {
      const before = await seen();
      const whole = (await walletOf(world, "anna")).balance;
      const unit_ids = places.map((place) => before.units[place]?._id ?? "");
      const named = refundOf(before, unit_ids);
      assert.ok(named > 0);
      const [result] = await world.move("root", [id], "order.drop", { unit_ids, reason: "Wrong size" });
      assert.equal(result?.ok, true, result?.reason?.text ?? "");
      assert.equal((await walletOf(world, "anna")).balance - whole, named);
      back += named;
    }
    const after = await seen();
    assert.deepEqual(after.lines.map(({ stopped }) => stopped), [2, 1]);
    assert.equal(refundedMinor(after), back);
    const charged = after.charges.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    const { total, shipping } = costOf(after);
    assert.equal(
      total - back - shipping,
      0 - charged,
      "the total less the refunds is what was charged, and reserved",
    );
  }));

Deno.test("Clear answers 4 garments stopped by undoing a payment do not count as stopped once the order is paid again", () =>
  inWorld(async (world) => {
    const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }];
    const id = await world.order({ lines }, ["order.submit", "order.pay", "order.unpay", "order.pay"]);
    await using app = testApp(world.db);
    const seen = async () => {
      const { data } = await app.ask(await world.token("anna"), GetOrder, { _id: id });
      return data?.getOrderById ?? assert.fail("expected the order");
    };
    const { units, lines: [whole], ...order } = await seen();
    assert.deepEqual([whole?.stopped, whole?.refunded_minor], [0, 0]);
    const live = units.filter(({ print_status }) => print_status !== "Stopped").map(({ _id }) => _id);
    assert.deepEqual([units.length, live.length], [4, 2]);
    const named = refundOf({ ...order, units, lines: [whole!] }, live.slice(0, 1));
    const before = (await walletOf(world, "anna")).balance;
    await world.move("anna", [id], "order.drop", { unit_ids: live.slice(0, 1), reason: "Wrong size" });
    assert.equal((await walletOf(world, "anna")).balance - before, named);
    assert.equal((await seen()).lines[0]?.stopped, 1);
  }));

Deno.test("Clear answers 4 a package keeps a price for its remaining content after a stop, a split and a merge", () =>
  inWorld(async (world) => {
    const lines = [{ sku: "TEE-BLACK-M", quantity: 4 }];
    const id = await world.order({ lines }, ["order.submit", "order.pay"]);
    const units = await world.db.read.selectFrom("units").select("_id").orderBy("seq").execute();
    const [first = "", second = ""] = units.map(({ _id }) => _id);
    assert.deepEqual((await packagesIn(world)).map(({ price_minor }) => price_minor), [POSTAGE.heavy]);
    await world.move("root", [id], "order.drop", { unit_ids: [first], reason: "Wrong size" });
    const [pkg] = await packagesIn(world);
    assert.deepEqual([pkg?.items_count, pkg?.weight_g, pkg?.price_minor], [3, 600, POSTAGE.heavy]);
    await world.package("root", [pkg?._id ?? ""], "package.split", { unit_ids: [second] });
    assert.deepEqual(
      (await packagesIn(world)).map(({ items_count, price_minor }) => [items_count, price_minor]),
      [[2, POSTAGE.light], [1, POSTAGE.light]],
    );
    const [into, other] = await packagesIn(world);
    await world.package("root", [other?._id ?? ""], "package.merge", { into: into?._id ?? "" });
    assert.equal((await packagesIn(world))[0]?.price_minor, POSTAGE.heavy);
  }));
