import assert from "node:assert/strict";
import fc from "fast-check";
import { sql } from "kysely";
import { ApiError } from "../../api/errors.ts";
import type { Database } from "../../server/db/database.ts";
import {
  availableOf,
  balanceOf,
  captureTotal,
  refundTotal,
  topUp,
} from "../../server/modules/ledger/store.ts";
import { withDatabase } from "../support/database.ts";
import { NOW } from "../support/people.ts";
import { makeWorld } from "../support/world.ts";

const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at: NOW,
};

async function sumsOf(db: Database) {
  const { rows } = await sql<{ id: string; total: number }>`select txn_id as id, sum(amount_minor) as total
    from ledger_entries group by txn_id, currency`.execute(db.read);
  return rows.map((row) => Number(row.total));
}

type Op =
  | { kind: "topup"; seller: 0 | 1; minor: number }
  | { kind: "charge" | "refund"; order: number };

const op: fc.Arbitrary<Op> = fc.oneof(
  fc.record({
    kind: fc.constant("topup" as const),
    seller: fc.constantFrom(0 as const, 1 as const),
    minor: fc.integer({ min: 1, max: 6000 }),
  }),
  fc.record({ kind: fc.constantFrom("charge" as const, "refund" as const), order: fc.nat(5) }),
);
const SELLERS = ["anna", "ben"] as const;

Deno.test("M2 whatever happens to money: movements sum to zero, balances are their entries, a refund is at most its charge", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const orders: { _id: string; seller_id: string; total_minor: number; currency: string }[] = [];
    for (let index = 0; index < 6; index++) {
      const store_id = index % 2 === 0 ? "anna-etsy" : "ben-tiktok";
      const _id = await world.order({ store_id });
      orders.push({ _id, seller_id: SELLERS[index % 2]!, total_minor: 1000 + 777 * index, currency: "USD" });
    }
    // The model goes on across runs: the history only grows.
    const balance = new Map<string, number>([["anna", 10_000], ["ben", 10_000]]);
    const charged = new Map<string, number>();
    const run: Record<Op["kind"], (each: Op) => Promise<void>> = {
      async topup(each) {
        if (each.kind !== "topup") return;
        const seller = SELLERS[each.seller];
        await db.write((tx) => topUp(tx, seller, each.minor, "USD", stamp));
        balance.set(seller, balance.get(seller)! + each.minor);
      },
      async charge(each) {
        if (each.kind === "topup") return;
        const order = orders[each.order]!;
        const left = balance.get(order.seller_id)!;
        const work = db.write((tx) => captureTotal(tx, order, stamp));
        if (left < order.total_minor) return await assert.rejects(work, { code: "INSUFFICIENT_BALANCE" });
        await work;
        balance.set(order.seller_id, left - order.total_minor);
        charged.set(order._id, (charged.get(order._id) ?? 0) + order.total_minor);
      },
      async refund(each) {
        if (each.kind === "topup") return;
        const order = orders[each.order]!;
        const given = await db.write((tx) => refundTotal(tx, order, stamp));
        assert.equal(given, charged.get(order._id) ?? 0);
        charged.delete(order._id);
        balance.set(order.seller_id, balance.get(order.seller_id)! + given);
      },
    };
    await fc.assert(
      fc.asyncProperty(fc.array(op, { maxLength: 12 }), async (history) => {
        for (const each of history) await run[each.kind](each);
        for (const seller of SELLERS) {
          assert.equal(await balanceOf(db.read, [seller]), balance.get(seller));
          assert.ok(balance.get(seller)! >= 0);
        }
        assert.equal(await balanceOf(db.read, [...SELLERS]), balance.get("anna")! + balance.get("ben")!);
        assert.deepEqual((await sumsOf(db)).filter((total) => total !== 0), []);
      }),
      { seed: 42, numRuns: 40 },
    );
    const { rows } = await sql<{ over: number }>`select count(*) as over from (
      select c.txn_id from ledger_entries c join ledger_txns r on r.reverses = c.txn_id
      join ledger_entries e on e.txn_id = r._id and e.account_id = c.account_id
      where c.amount_minor < 0 group by c.txn_id, c.amount_minor having sum(e.amount_minor) > -c.amount_minor) as x`
      .execute(db.read);
    assert.equal(Number(rows[0]?.over), 0);
  }));

Deno.test("what an open hold sets aside, and an account's floor, cannot be spent", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order_id = await world.order();
    assert.equal(await availableOf(db.read, "anna", "USD"), 10_000);
    const hold = {
      seller_id: "anna",
      order_id,
      currency: "USD",
      txn_id: null,
      created_at: NOW,
      updated_at: NOW,
    };
    await db.write(async (tx) => {
      await tx.insertInto("holds").values([
        { _id: "open", amount_minor: 2_500, status: "Open", ...hold },
        { _id: "released", amount_minor: 9_999, status: "Released", ...hold },
      ]).execute();
      await tx.updateTable("ledger_accounts").set({ floor_minor: 500 }).where("seller_id", "=", "anna")
        .execute();
    });
    assert.equal(await availableOf(db.read, "anna", "USD"), 7_000);
    assert.equal(await availableOf(db.read, "anna", "EUR"), 0);
    const order = { _id: order_id, seller_id: "anna", total_minor: 7_001, currency: "USD" };
    await assert.rejects(
      db.write((tx) => captureTotal(tx, order, stamp)),
      (error) => error instanceof ApiError && error.code === "INSUFFICIENT_BALANCE",
    );
    await db.write((tx) => captureTotal(tx, { ...order, total_minor: 7_000 }, stamp));
    assert.equal(await availableOf(db.read, "anna", "USD"), 0);
  }));

Deno.test("nobody's balance is nothing, and a top-up of nothing is refused", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    assert.equal(await balanceOf(db.read, []), 0);
    for (const minor of [0, -5, 1.5, Number.NaN]) {
      await assert.rejects(db.write((tx) => topUp(tx, "anna", minor, "USD", stamp)), RangeError);
    }
  }));
