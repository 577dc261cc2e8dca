import assert from "node:assert/strict";
import {
  chargedLines,
  type OrderMoney,
  postRefund,
  topUp,
} from "../../../../server/modules/money/ledger/charge_store.ts";
import { captureHold, holdMoney, releaseHold } from "../../../../server/modules/money/ledger/hold_store.ts";
import { lastBookCheck } from "../../../../server/modules/money/ledger/checks_store.ts";
import { watchLedger } from "../../../../server/modules/money/ledger/module.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { refundGoods } from "../../../../server/modules/money/ledger/refund_charges_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { availableOf, balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { agreePayer, anyPayer, chargeOrder } from "../../../support/money/payers.ts";
import { isSoak } from "../../../support/soak.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at: NOW,
};
const step = { stamp, event: "" };

type Op =
  | { kind: "topup"; seller: 0 | 1; minor: number }
  | { kind: "charge" | "refund"; order: number }
  | { kind: "part"; order: number; minor: number };

const op: fc.Arbitrary<Op> = fc.oneof(
  fc.record({
    kind: fc.constant("topup" as const),
    seller: fc.constantFrom(0 as const, 1 as const),
    minor: fc.integer({ min: 1, max: 6000 }),
  }),
  fc.record({ kind: fc.constantFrom("charge" as const, "refund" as const), order: fc.nat(5) }),
  fc.record({
    kind: fc.constant("part" as const),
    order: fc.nat(5),
    minor: fc.integer({ min: 1, max: 4000 }),
  }),
);
const SELLERS = ["anna", "ben"] as const;

Deno.test("M2 whatever happens to money: movements sum to zero, balances match their entries, a refund is at most its charge", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const orders: OrderMoney[] = [];
    for (let index = 0; index < 6; index++) {
      const lines = [
        { sku: "TEE-BLACK-M", quantity: 1 + index % 3 },
        ...index > 2 ? [{ sku: "MUG-WHITE", quantity: 1 }] : [],
      ];
      const _id = await world.order({ store_id: index % 2 === 0 ? "anna-etsy" : "ben-tiktok", lines });
      orders.push(
        await db.read.selectFrom("orders").select(["_id", "code", "seller_id", "total_minor", "currency"])
          .where("_id", "=", _id).executeTakeFirstOrThrow(),
      );
    }
    // The model continues across runs, as the history only grows.
    const balance = new Map<string, number>([["anna", 10_000], ["ben", 10_000]]);
    const charged = new Map<string, number>();
    const run: Record<Op["kind"], (each: Op) => Promise<void>> = {
      async topup(each) {
        if (each.kind !== "topup") return;
        const seller = SELLERS[each.seller];
        await db.write((tx) => topUp(tx, seller, each.minor, "USD", stamp));
        balance.set(seller, balance.get(seller)! + each.minor);
      },
      async part(each) {
        if (each.kind !== "part") return;
        const order = orders[each.order]!;
        const [line] = await chargedLines(db.read, [order._id]);
        if (!line) return;
        const work = db.write((tx) => postRefund(tx, order, [{ line, minor: each.minor }], step));
        if (each.minor > line.leftMinor) return await assert.rejects(work, { code: "REFUND_EXCEEDS" });
        await work;
        balance.set(order.seller_id, balance.get(order.seller_id)! + each.minor);
        charged.set(order._id, charged.get(order._id)! - each.minor);
      },
      async charge(each) {
        if (each.kind === "topup") return;
        const order = orders[each.order]!;
        const left = balance.get(order.seller_id)!;
        const work = db.write((tx) => chargeOrder(tx, order, step));
        if (left < order.total_minor) return await assert.rejects(work, { code: "INSUFFICIENT_BALANCE" });
        await work;
        balance.set(order.seller_id, left - order.total_minor);
        charged.set(order._id, (charged.get(order._id) ?? 0) + order.total_minor);
      },
      async refund(each) {
        if (each.kind === "topup") return;
        const order = orders[each.order]!;
        await db.write((tx) => refundGoods(tx, order, step));
        const given = charged.get(order._id) ?? 0;
        charged.delete(order._id);
        balance.set(order.seller_id, balance.get(order.seller_id)! + given);
      },
    };
    await fc.assert(
      fc.asyncProperty(fc.array(op, { maxLength: 12 }), anyPayer, async (history, payer) => {
        for (const seller of SELLERS) {
          balance.set(seller, balance.get(seller)! + await agreePayer(world, seller, payer));
        }
        for (const each of history) await run[each.kind](each);
        for (const seller of SELLERS) {
          assert.equal(await balanceOf(db.read, [seller]), balance.get(seller));
          assert.ok(balance.get(seller)! >= 0);
        }
        assert.equal(await balanceOf(db.read, [...SELLERS]), balance.get("anna")! + balance.get("ben")!);
        assert.deepEqual(await bookFaults(db.read), []);
      }),
      { seed: 42, numRuns: 40 },
    );
  }));

Deno.test("a reservation cannot be spent; captured it is charged, released it is available again; a credit limit lends money", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order_id = await world.order();
    const order = await db.read.selectFrom("orders").select(["_id", "code", "seller_id", "currency"])
      .where("_id", "=", order_id).executeTakeFirstOrThrow();
    const available = () => availableOf(db.read, "anna", "USD");
    assert.equal(await available(), 10_000);
    const id = await db.write((tx) => holdMoney(tx, { ...order, purpose: "postage", minor: 2_500 }, step));
    assert.equal(await available(), 7_500);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    assert.equal(await availableOf(db.read, "anna", "EUR"), 0);
    const pay = (total_minor: number) => db.write((tx) => chargeOrder(tx, { ...order, total_minor }, step));
    await assert.rejects(pay(7_501), { code: "INSUFFICIENT_BALANCE" });
    await assert.rejects(
      db.write((tx) => holdMoney(tx, { ...order, purpose: "postage", minor: 7_501 }, step)),
      { code: "INSUFFICIENT_BALANCE" },
    );
    await db.write((tx) => captureHold(tx, id, { postage: 2_100 }, step));
    assert.equal(await available(), 7_900);
    await assert.rejects(db.write((tx) => releaseHold(tx, id, step)), { code: "STALE" });
    const other = await db.write((tx) => holdMoney(tx, { ...order, purpose: "postage", minor: 900 }, step));
    await db.write((tx) => releaseHold(tx, other, step));
    assert.equal(await available(), 7_900);
    await db.write((tx) => tx.updateTable("wallets").set({ credit_limit_minor: 500 }).execute());
    assert.equal(await available(), 8_400);
    assert.equal(await availableOf(db.read, "ben", "USD"), 10_500);
  }));

Deno.test("a seller who pays by invoice owes the charges, up to the limit; a refund first reduces the debt, which is paid from the wallet", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await db.write(async (tx) => {
      await tx.updateTable("users").set({ payment_type: "postpaid" }).where("_id", "=", "anna").execute();
      await tx.updateTable("wallets").set({ credit_limit_minor: 5_000 }).where("seller_id", "=", "anna")
        .execute();
    });
    const id = await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 4 }] }, [
      "order.submit",
      "order.pay",
    ]);
    const wallet = () =>
      db.read.selectFrom("wallets").select(["balance_minor", "due_minor"]).where("seller_id", "=", "anna")
        .executeTakeFirstOrThrow();
    assert.deepEqual(await wallet(), { balance_minor: 10_000, due_minor: 13_800 });
    assert.equal(await availableOf(db.read, "anna", "USD"), 1_200);
    const owed = { kind: "invoice_payment", sellerId: "anna", code: "" } as const;
    const settle = (minor: number) =>
      db.write((tx) => post(tx, { ...owed, facts: { minor, currency: "USD" } }, stamp));
    await assert.rejects(settle(10_001), { code: "INSUFFICIENT_BALANCE" });
    await settle(9_000);
    assert.deepEqual(await wallet(), { balance_minor: 1_000, due_minor: 4_800 });
    const [cancelled] = await world.move("root", [id], "order.cancel");
    assert.ok(cancelled?.ok);
    assert.deepEqual(await wallet(), { balance_minor: 10_000, due_minor: 0 });
  }));

Deno.test("a missing wallet has a balance of 0, a top-up of 0 is not made, and an invalid amount is refused", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    assert.equal(await balanceOf(db.read, []), 0);
    assert.equal(await db.write((tx) => topUp(tx, "anna", 0, "USD", stamp)), null);
    for (const minor of [-5, 1.5, Number.NaN]) {
      await assert.rejects(db.write((tx) => topUp(tx, "anna", minor, "USD", stamp)), RangeError);
    }
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
  }));

Deno.test("when the clock jumps back, lines keep their order in time", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    await db.write((tx) => topUp(tx, "anna", 5, "USD", { ...stamp, at: NOW - 3_600 }));
    const lines = await db.read.selectFrom("ledger_entries").select(["no", "created_at", "balance_minor"])
      .where("seller_id", "=", "anna").orderBy("no").execute();
    assert.deepEqual(lines, [{ no: 1, created_at: NOW, balance_minor: 10_000 }, {
      no: 2,
      created_at: NOW,
      balance_minor: 10_005,
    }]);
  }));

Deno.test("the books are checked again each day: a fault is reported and stored, and nothing else stops", () =>
  withDatabase(
    async (db) => {
      const world = await makeWorld(db);
      let now = NOW;
      const messages: string[] = [];
      const watch = watchLedger({ db, now: () => now }, {
        roundMs: 3_600_000,
        alarm: (line) => void messages.push(line),
      });
      await watch.run();
      assert.deepEqual(await lastBookCheck(db.read), { at: NOW, faults: [] });
      await db.write((tx) =>
        tx.updateTable("wallets").set({ balance_minor: 10_001 }).where("seller_id", "=", "anna").execute()
      );
      await watch.run();
      assert.deepEqual(messages, [], "once a day");
      now += 24 * 3_600;
      await watch.run();
      await watch.stop();
      const fault = "The balance of anna in USD is not the sum of its lines.";
      assert.deepEqual(await lastBookCheck(db.read), { at: now, faults: [fault] });
      assert.deepEqual(messages, [`The ledger does not add up: ${fault}`]);
      await world.order({}, ["order.submit", "order.pay"]);
    },
    { name: "", fill: () => Promise.resolve(), books: "broken" },
  ));

Deno.test("of 500 simultaneous payments against money for 10 exactly 10 succeed", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order_id = await world.order();
    const order = { _id: order_id, code: "PD", seller_id: "anna", currency: "USD", total_minor: 1_000 };
    const charges = Array.from(
      { length: isSoak ? 500 : 60 },
      () =>
        db.write((tx) => chargeOrder(tx, order, step)).then(() => true, (error) => {
          assert.equal(error.code, "INSUFFICIENT_BALANCE");
          return false;
        }),
    );
    assert.equal((await Promise.all(charges)).filter(Boolean).length, 10);
    assert.equal(await balanceOf(db.read, ["anna"]), 0);
    await db.write((tx) => tx.deleteFrom("charge_lines").execute());
  }));
