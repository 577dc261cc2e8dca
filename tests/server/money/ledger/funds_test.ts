/**
 * Orders that wait for money are paid automatically: once, by due date, and never above the sum that the
 * person saw.
 */
import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { availableOf, balanceOf, walletOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { payAwaiting } from "../../../../server/modules/orders/orders/pay_awaiting.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const PRICE = 2 * 1299;
const COVERED = Math.floor(10_000 / PRICE);

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));
const worker = ({ db }: Pick<World, "db">) => payAwaiting({ db, settings: testSettings, now: () => NOW });
const wait = (world: World, ids: readonly string[], params = {}) =>
  world.move("anna", ids, "order.awaitFunds", params);

async function pending(world: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push(await world.order({}, ["order.submit"]));
  return ids;
}

async function standings({ db }: World, ids: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(ids.map((id) => orderById(db.read, ALL_SELLERS, id)));
  return rows.map((row) =>
    `${row?.status} ${row?.pay_asked_at === null ? "-" : "waits"} ${row?.pay_stopped}`
  );
}

const setPrice = ({ db }: World, price_minor: number) =>
  db.write((tx) => tx.updateTable("items").set({ price_minor }).where("sku", "=", "TEE-BLACK-M").execute());

Deno.test("S2.7 orders that wait for money are paid once it is there, by due date, up to the first that is not covered", () =>
  inWorld(async (world) => {
    const ids = await pending(world, COVERED + 3);
    // The last order is due before all others.
    const last = ids.at(-1)!;
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ due_at: 1 }).where("_id", "=", last).execute()
    );
    const answer = await wait(world, ids);
    assert.deepEqual(answer.map(({ ok, status }) => [ok, status]), ids.map(() => [true, "Pending"]));
    await worker(world);
    const paid = "Processing - ";
    const waits = "Pending waits ";
    const some = [...Array(COVERED - 1).fill(paid), waits, waits, waits, paid];
    assert.deepEqual(await standings(world, ids), some);
    await world.topUp("anna", PRICE);
    await worker(world);
    assert.deepEqual(await standings(world, ids), some.with(COVERED - 1, paid));
    assert.equal((await walletOf(world.db.read, "anna", "USD"))?.wake, 0);
    const auditEvents = await world.db.read.selectFrom("audit_events").select("actor_name")
      .where("action", "=", "order.pay").where("entity", "=", "orders").execute();
    assert.equal(auditEvents.length, COVERED + 1);
  }));

Deno.test("S2.7 a refund pays waiting orders, and a small order behind a large one keeps its turn", () =>
  inWorld(async (world) => {
    const large = await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 3 }] }, ["order.submit"]);
    const paid = await world.order({}, ["order.submit", "order.pay"]);
    const small = await world.order({ lines: [{ sku: "MUG-WHITE", quantity: 1 }] }, ["order.submit"]);
    await wait(world, [large, small]);
    await worker(world);
    assert.deepEqual(await standings(world, [large, small]), ["Pending waits ", "Pending waits "]);
    await world.topUp("anna", 12_000 - 10_000);
    await world.move("anna", [paid], "order.unpay");
    await worker(world);
    assert.deepEqual(await standings(world, [large, small]), ["Processing - ", "Processing - "]);
  }));

Deno.test("S2.7 nothing is paid above the price seen: such an order stops waiting with a reason; a cheaper one is paid at today's price", () =>
  inWorld(async (world) => {
    const [dear, cheap] = await pending(world, 2) as [string, string];
    await world.move("anna", [cheap], "order.hold");
    await spend(world, 10_000);
    await wait(world, [dear]);
    await worker(world);
    await setPrice(world, 1_500);
    await world.topUp("anna", 10_000);
    await worker(world);
    assert.deepEqual(await standings(world, [dear]), ["Pending - priceChanged"]);
    assert.equal(await availableOf(world.db.read, "anna", "USD"), 10_000);
    await world.move("anna", [cheap], "order.release");
    const [refused] = await wait(world, [cheap]);
    assert.deepEqual([refused?.reason?.code, refused?.price_minor], ["priceChanged", 3_000]);
    await wait(world, [cheap], { expected_minor: 3_000 });
    await setPrice(world, 1_200);
    await worker(world);
    assert.deepEqual(await standings(world, [cheap]), ["Processing - "]);
    assert.equal(await balanceOf(world.db.read, ["anna"]), 10_000 - 2_400);
  }));

Deno.test("S2.7 a payment that the balance does not cover names the missing amount; an order that no longer waits is not paid", () =>
  inWorld(async (world) => {
    const ids = await pending(world, COVERED + 1);
    const results = await world.move("anna", ids, "order.pay");
    const short = PRICE - (10_000 - COVERED * PRICE);
    assert.deepEqual(results.map(({ short_minor }) => short_minor), [...Array(COVERED).fill(null), short]);
    const last = ids.at(-1)!;
    await wait(world, [last]);
    const [again] = await wait(world, [last]);
    assert.equal(again?.reason?.code, "isNotAwaiting");
    await world.move("anna", [last], "order.forgetFunds");
    await world.topUp("anna", 10_000);
    await worker(world);
    assert.deepEqual(await standings(world, [last]), ["Pending - "]);
  }));

/** Fakes a process that is killed in a transaction, or right after its commit. */
function mortal(db: Database, lives: number[]): Database {
  const die = () => {
    throw new Error("killed");
  };
  return {
    ...db,
    write: async (work) => {
      const [before = 0, after = 0] = [lives.shift(), lives.shift()];
      const done = await db.write(async (tx) => {
        const result = await work(tx);
        return before % 3 === 1 ? die() : result;
      });
      return after % 3 === 1 ? die() : done;
    },
  };
}

Deno.test("S2.7 when two tabs pay the same order at once it is charged once, and the other tab gets the paid order", () =>
  inWorld(async (world) => {
    const [id = ""] = await pending(world, 1);
    const before = await balanceOf(world.db.read, ["anna"]);
    const tabs = await Promise.all([1, 2].map(() => world.move("anna", [id], "order.pay")));
    const answers = tabs.flat().map(({ ok, reason }) => (ok ? "paid" : reason?.code));
    assert.deepEqual(answers.sort(), ["paid", "wrongState"]);
    assert.equal(await balanceOf(world.db.read, ["anna"]), before - PRICE);
  }));

Deno.test("S2.7 however often the process is killed, the same orders are paid, each once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(5), { minLength: 4, maxLength: 8 }),
      fc.integer({ min: 3, max: 30 }),
      anyPayer,
      (lives, count, payer) =>
        inWorld(async (world) => {
          await world.topUp("anna", 100 * PRICE);
          const credit = await agreePayer(world, "anna", payer);
          const ids = await pending(world, count);
          const most = Math.floor(count * 2 / 3);
          await wait(world, ids);
          const rest = 100 * PRICE + 10_000 + credit - most * PRICE;
          await spend(world, rest);
          const left = [...lives];
          for (let isDone = false; !isDone;) {
            isDone = await worker({ db: mortal(world.db, left) }).then(() => true, () => false);
          }
          const states = await standings(world, ids);
          assert.deepEqual(states, ids.map((_, at) => at < most ? "Processing - " : "Pending waits "));
          assert.equal(await balanceOf(world.db.read, ["anna"]), 0);
        }),
    ),
    { numRuns: isSoak ? 500 : 5 },
  );
});

/** Debits a sum as accounting would. */
async function spend({ db }: World, minor: number): Promise<void> {
  const stamp = {
    actor: { _id: "root", name: "root" },
    actingFor: null,
    requestId: "r",
    sessionId: null,
    at: NOW,
  };
  const facts = { payer: "wallet", minor, currency: "USD" } as const;
  await db.write((tx) => post(tx, { kind: "debit", facts, sellerId: "anna", code: "TU-1" }, stamp));
}
