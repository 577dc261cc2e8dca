/** Postage is reserved when an order is paid, belongs to its package, and ends once. */
import assert from "node:assert/strict";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { stampOf } from "../../../../server/mutate.ts";
import { payAwaiting } from "../../../../server/modules/orders/orders/pay_awaiting.ts";
import { bulk } from "../../../../server/modules/desk/bulk/module.ts";
import type { JobPreview } from "../../../../api/generated/schema.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  holdsIn,
  labelsOf,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
  setPostagePrice,
  toolsOf,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import type { World } from "../../../support/orders/world.ts";

const { light } = POSTAGE;
/** The price of two tees, which weigh 400 g; three weigh 600 g. */
const GOODS = 2 * 1_299;

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 50 });
    await work(world);
    assert.deepEqual(await bookFaults(db.read), []);
  });

const buy = async (world: World, id: string) => {
  const [result] = await world.package("root", [id], "label.buy");
  return result?.ok ? "asked" : `${result?.error} ${result?.short_minor ?? result?.reason?.code}`;
};
const held = async (world: World) => (await walletOf(world, "anna")).held;

Deno.test("S2.7 S2.29 the total shown for an order includes its postage, and the payment reserves that", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    await using app = testApp(world.db);
    const question = `{ getOrderById(_id: "${id}") { total_now_minor tax_minor postage_minor } }`;
    const shown = async () => (await app.ask<object, object>(await world.token("anna"), question)).data;
    assert.deepEqual(await shown(), {
      getOrderById: { total_now_minor: GOODS + light, tax_minor: 0, postage_minor: light },
    });
    const params = { kind: "orders.move", resource: "orders", filters: {}, event: "order.pay" };
    const preview = await bulk.queries!.jobPreview!({ params }, world.as("agent")) as JobPreview;
    assert.deepEqual(
      preview.charges.map(({ sum_minor, postage_minor, fits }) => [sum_minor, postage_minor, fits]),
      [[GOODS + light, light, 1]],
    );
    const [other] = await world.move("anna", [id], "order.pay", { expected_minor: GOODS });
    assert.deepEqual([other?.reason?.code, other?.price_minor], ["priceChanged", GOODS + light]);
    const [paid] = await world.move("anna", [id], "order.pay", { expected_minor: GOODS + light });
    assert.equal(paid?.ok, true);
    assert.deepEqual(await walletOf(world, "anna"), { balance: 10_000 - GOODS, held: light });
    const [hold] = await holdsIn(world);
    const pkg = await world.db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
    assert.deepEqual([hold?.order_id, hold?.package_id, hold?.purpose], [id, pkg._id, "postage"]);
    assert.deepEqual(await shown(), {
      getOrderById: { total_now_minor: GOODS, tax_minor: 0, postage_minor: 0 },
    });
  }));

Deno.test("Clear answers 2, 3 an order shows its reservations in addition to its charges, and the seller's balance, reserved and available", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    await using app = testApp(world.db);
    const question =
      `{ getOrderById(_id: "${id}") { shipping postage_charged_minor balance_minor reserved_minor
      available_minor holds { purpose amount_minor order_code } charges { kind amount_minor } } }`;
    const seen = async () =>
      (await app.ask<object, { getOrderById: object }>(await world.token("anna"), question)).data
        ?.getOrderById;
    const none = { postage_charged_minor: 0, holds: [], charges: [] };
    const whole = { balance_minor: 10_000, reserved_minor: 0, available_minor: 10_000 };
    assert.deepEqual(await seen(), { shipping: "priced", ...none, ...whole });
    await world.move("anna", [id], "order.pay", { expected_minor: GOODS + light });
    const { code } = await world.db.read.selectFrom("orders").select("code").executeTakeFirstOrThrow();
    const left = 10_000 - GOODS;
    assert.deepEqual(await seen(), {
      shipping: "none",
      postage_charged_minor: 0,
      balance_minor: left,
      reserved_minor: light,
      available_minor: left - light,
      holds: [{ purpose: "postage", amount_minor: light, order_code: code }],
      charges: [{ kind: "charge", amount_minor: 0 - GOODS }],
    });
    const { _id } = await world.db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
    assert.equal(await buy(world, _id), "asked");
    await runOwnLabels(world);
    const bought = await seen() as { postage_charged_minor: number; holds: readonly object[] };
    assert.deepEqual([bought.postage_charged_minor, bought.holds], [light, []]);
  }));

Deno.test("First day, an order and a bulk payment show the sum for which the seller's other orders wait", () =>
  inWorld(async (world) => {
    const lines = [{ sku: "TEE-BLACK-M", quantity: 7 }, { sku: "MUG-WHITE", quantity: 1 }];
    const [first = "", second = ""] = [
      await world.order({ lines }, ["order.submit"]),
      await world.order({ lines }, ["order.submit"]),
    ];
    const total = 7 * 1_299 + 899 + POSTAGE.heavy;
    await world.move("anna", [first], "order.awaitFunds", { expected_minor: total });
    await using app = testApp(world.db);
    const token = await world.token("anna");
    const awaited = async (id: string) =>
      (await app.ask<object, { getOrderById: { awaited_minor: number } }>(
        token,
        `{ getOrderById(_id: "${id}") { awaited_minor } }`,
      )).data?.getOrderById.awaited_minor;
    assert.deepEqual([await awaited(first), await awaited(second)], [0, total]);
    const preview =
      `query ($params: JobInput!) { jobPreview(params: $params) { charges { awaited_minor } } }`;
    const charged = async (ids: readonly string[]) =>
      (await app.ask<object, { jobPreview: { charges: readonly object[] } }>(token, preview, {
        params: { kind: "orders.move", resource: "orders", ids, event: "order.pay" },
      })).data?.jobPreview.charges;
    assert.deepEqual(await charged([second]), [{ awaited_minor: total }]);
    assert.deepEqual(await charged([first, second]), [{ awaited_minor: 0 }]);
  }));

Deno.test("S2.7 a balance that covers the goods but not the postage refuses the payment, with the missing amount", () =>
  inWorld(async (world) => {
    const lines = [{ sku: "TEE-BLACK-M", quantity: 7 }, { sku: "MUG-WHITE", quantity: 1 }];
    const id = await world.order({ lines }, ["order.submit"]);
    const [result] = await world.move("anna", [id], "order.pay");
    assert.deepEqual(
      [result?.error, result?.short_minor],
      ["INSUFFICIENT_BALANCE", 7 * 1_299 + 899 + POSTAGE.heavy - 10_000],
    );
    assert.deepEqual(await walletOf(world, "anna"), { balance: 10_000, held: 0 });
  }));

Deno.test("S2.29 nothing is reserved without a price, for free postage, or for a label that the seller provides", async (test) => {
  const none = (name: string, change: (world: World) => Promise<unknown>) =>
    test.step(name, () =>
      inWorld(async (world) => {
        await change(world);
        await world.order({}, ["order.submit", "order.pay"]);
        assert.deepEqual(await holdsIn(world), []);
      }));
  const write = ({ db }: World, ...[work]: Parameters<World["db"]["write"]>) => db.write(work);
  await none("no price table", (world) => write(world, (tx) => tx.deleteFrom("price_tables").execute()));
  await none("free postage", (world) => setPostagePrice(world, 0));
  await none(
    "another currency",
    (world) => write(world, (tx) => tx.updateTable("price_tables").set({ currency: "EUR" }).execute()),
  );
  await none(
    "a label of the seller",
    (world) => write(world, (tx) => tx.updateTable("shipping_methods").set({ provider: "upload" }).execute()),
  );
});

Deno.test("S2.29 a free label takes no money, even from a seller below zero", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    await setPostagePrice(world, 0);
    const facts = { payer: "wallet", minor: 20_000, currency: "USD" } as const;
    const debit = { kind: "debit", facts, sellerId: "anna", code: "TU-1" } as const;
    await world.db.write((tx) => post(tx, debit, stampOf(world.as("root"))));
    assert.equal(await buy(world, id), "asked");
    assert.equal(await held(world), 0);
    await runOwnLabels(world);
    const [label] = await labelsOf(world, id);
    assert.deepEqual([label?.status, label?.hold_id, label?.charge_txn_id], ["Live", null, null]);
  }));

Deno.test("S2.29 a dearer label takes only the difference from the balance; with a cheaper one the rest is released", () =>
  inWorld(async (world) => {
    const [dear, cheap] = [await paidPackage(world), await paidPackage(world)];
    const rest = 10_000 - 2 * (GOODS + light);
    await setPostagePrice(world, light + rest + 1);
    assert.equal(await buy(world, dear), "INSUFFICIENT_BALANCE 1");
    assert.equal(await held(world), 2 * light);
    await setPostagePrice(world, light + rest);
    assert.equal(await buy(world, dear), "asked");
    assert.equal(await held(world), 2 * light + rest);
    await setPostagePrice(world, light - 100);
    assert.equal(await buy(world, cheap), "asked");
    await runOwnLabels(world);
    assert.deepEqual(await walletOf(world, "anna"), {
      balance: 10_000 - 2 * GOODS - (light + rest) - (light - 100),
      held: 0,
    });
  }));

Deno.test("S2.29 a package that no longer takes a label has no reservation, whatever the cause", async (test) => {
  const ends = (name: string, end: (world: World, id: string, order: string) => Promise<unknown>, left = 0) =>
    test.step(name, () =>
      inWorld(async (world) => {
        const id = await paidPackage(world);
        const { order_id } = await world.db.read.selectFrom("packages").select("order_id")
          .executeTakeFirstOrThrow();
        assert.equal(await held(world), light);
        await end(world, id, order_id);
        assert.equal(await held(world), left);
      }));
  const reason = { reason: "It happens" };
  await ends("package cancelled", (world, id) => world.package("root", [id], "package.cancel", reason));
  await ends("order cancelled", (world, _id, order) => world.move("root", [order], "order.cancel", reason));
  await ends("order unpaid", (world, _id, order) => world.move("root", [order], "order.unpay", reason));
  await ends(
    "label brought",
    (world, id) => world.package("root", [id], "label.attach", { carrier: "USPS", tracking_number: "9400" }),
  );
  const unitIds = async (world: World, id: string) =>
    (await world.db.read.selectFrom("units").select("_id").where("package_id", "=", id).execute())
      .map(({ _id }) => _id);
  await ends("dropped in part", async (world, id, order) => {
    const [unit = ""] = await unitIds(world, id);
    await world.move("root", [order], "order.drop", { ...reason, unit_ids: [unit] });
  }, light);
  await ends("split: it stays with the first", async (world, id) => {
    const [unit = ""] = await unitIds(world, id);
    await world.package("root", [id], "package.split", { unit_ids: [unit] });
  }, light);
  await ends("merged: that of the other stays", async (world, id) => {
    const other = await paidPackage(world);
    const [result] = await world.package("root", [other], "package.merge", { into: id });
    assert.equal(result?.ok, true, result?.reason?.text ?? "");
  }, light);
});

Deno.test("S2.7 an order that waits for money is never paid above the total seen: dearer postage is charged with its label", () =>
  inWorld(async (world) => {
    const [one, before] = [await world.order({}, ["order.submit"]), await world.order({}, ["order.submit"])];
    await world.move("anna", [one, before], "order.awaitFunds");
    const seen = await world.db.read.selectFrom("orders").select(["pay_seen_minor", "pay_seen_postage_minor"])
      .where("_id", "=", one).executeTakeFirstOrThrow();
    assert.deepEqual(seen, { pay_seen_minor: GOODS + light, pay_seen_postage_minor: light });
    // This order began to wait before the total included postage.
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ pay_seen_minor: GOODS, pay_seen_postage_minor: null })
        .where("_id", "=", before).execute()
    );
    await setPostagePrice(world, light + 300);
    await payAwaiting(toolsOf(world.db));
    assert.deepEqual(await walletOf(world, "anna"), { balance: 10_000 - 2 * GOODS, held: light });
    assert.deepEqual((await holdsIn(world)).map(({ order_id }) => order_id), [one]);
  }));

Deno.test("Clear answers 4, S2.21 a package has its price from the payment on, and keeps one after a split", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const priceOf = async () => {
      const { price_minor, billed_g, quote } = await world.db.read.selectFrom("packages")
        .select(["price_minor", "billed_g", "quote"]).where("_id", "=", id).executeTakeFirstOrThrow();
      return [price_minor, billed_g === null, JSON.parse(quote).question?.method_code];
    };
    assert.deepEqual(await priceOf(), [light, false, "standard"]);
    const units = await world.db.read.selectFrom("units").select("_id").where("package_id", "=", id)
      .execute();
    await world.package("root", [id], "package.split", { unit_ids: [units[0]!._id] });
    assert.deepEqual(await priceOf(), [light, false, "standard"]);
  }));
