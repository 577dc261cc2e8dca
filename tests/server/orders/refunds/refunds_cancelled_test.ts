/**
 * Refunds requested for an order that is meanwhile cancelled, unpaid or has garments stopped: everything is
 * returned, once.
 */
import assert from "node:assert/strict";
import type { RefundRequest } from "../../../../api/generated/schema.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { fc } from "../../../support/property.ts";
import { askBack, chargesOf, decide, readRequest, withTax } from "../../../support/orders/refund_requests.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];
const LINES = [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 1 }];

Deno.test("S2.13 a request pending when its order is cancelled ends too: nothing stays charged, and nothing is refunded twice", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await withTax(world);
    const [anna, root] = [world.as("anna"), world.as("root")];
    const order = await world.order({ lines: LINES }, PAID);
    const [tees, mug] = await chargesOf(anna, order);
    const half = await askBack(anna, order, [{ charge_line_id: tees!._id, amount_minor: 1_001 }]);
    const done = await askBack(anna, order, [{ charge_line_id: mug!._id, amount_minor: 7 }]);
    assert.equal(await decide(root, done, "refund.approve"), "Posted");
    const [moved] = await world.move("root", [order], "order.cancel");
    assert.ok(moved?.ok);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    const [tee, cup] = await chargesOf(anna, order);
    assert.deepEqual([tee!.sums.slice(1), cup!.sums.slice(1)], [[tees!.sums[0], 0, 0], [mug!.sums[0], 0, 0]]);
    const ended = await readRequest(anna, half);
    assert.deepEqual([ended.status, ended.decided_at], ["Cancelled", NOW]);
    const auditEvents = await db.read.selectFrom("audit_events").select("action").where(
      "entity_id",
      "=",
      half._id,
    )
      .orderBy("seq", "desc").limit(1).executeTakeFirst();
    assert.equal(auditEvents?.action, "orders.settle");
    for (const event of ["refund.approve", "refund.reject"]) {
      assert.equal(await decide(root, half, event, "Late"), "wrongState");
    }
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    await assertSettled(world, [order]);
    assert.deepEqual(await bookFaults(db.read), []);
  }));

Deno.test("S2.13 at 8.25 percent each charged line is paid, requested and refunded with its tax, and refunds in parts add up to the last cent", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await withTax(world);
    const [anna, root] = [world.as("anna"), world.as("root")];
    const order = await world.order({ lines: LINES }, PAID);
    const sum = async () => (await chargesOf(anna, order)).map(({ sums }) => sums);
    const stored = await db.read.selectFrom("charge_lines").select(["amount_minor", "tax_minor"])
      .where("order_id", "=", order).orderBy("position").execute();
    const [[tees = 0], [mug = 0]] = await sum() as [number[], number[]];
    assert.deepEqual([tees, mug], stored.map(({ amount_minor, tax_minor }) => amount_minor + tax_minor));
    assert.equal(
      stored.reduce((all, { tax_minor }) => all + tax_minor, 0),
      Math.round((3_897 + 899) * 0.0825),
    );
    const [line] = await chargesOf(anna, order);
    for (const [part, left] of [[1_000, tees - 1_000], [1, tees - 1_001], [tees - 1_001, 0]] as const) {
      const before = (await sum())[0]!;
      const made = await askBack(anna, order, [{ charge_line_id: line!._id, amount_minor: part }]);
      assert.deepEqual((await sum())[0], [tees, before[1], part, left]);
      assert.equal(await decide(root, made, "refund.approve"), "Posted");
      assert.deepEqual((await sum())[0], [tees, tees - left, 0, left]);
    }
    assert.deepEqual((await sum())[1], [mug, 0, 0, mug], "another line's tax stays with it");
    const { tax } = await db.read.selectFrom("ledger_entries as e")
      .innerJoin("ledger_accounts as a", "a._id", "e.account_id").where("a.kind", "=", "tax")
      .select(({ fn }) => fn.sum<number | string>("e.amount_minor").as("tax")).executeTakeFirstOrThrow();
    assert.equal(Math.abs(Number(tax)), stored[1]?.tax_minor);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000 - mug);
    assert.deepEqual(await bookFaults(db.read), []);
  }));

const PARTS = { minLength: 1, maxLength: 2 };
const step = fc.oneof(
  fc.record({ kind: fc.constant("ask" as const), line: fc.nat(1), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constantFrom("refund.approve" as const, "refund.reject" as const, "refund.cancel" as const),
    which: fc.nat(),
  }),
  fc.record({ kind: fc.constantFrom("order.cancel" as const, "order.unpay" as const, "order.pay" as const) }),
);
const RUNS = isSoak ? 2_000 : 25;

Deno.test("S2.13 however requests, decisions, cancellations and payments interleave, an unpaid order keeps no cent, and the balance matches what is kept", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await withTax(world);
    await world.topUp("anna", 100_000_000);
    const [anna, root] = [world.as("anna"), world.as("root")];
    /** Accepts only the refusal that another request was faster. */
    const tried = <T>(work: Promise<T>) => work.catch((error) => assert.equal(error.code, "REFUND_EXCEEDS"));
    // Two steps may happen at the same time, as in two windows.
    const histories = fc.array(fc.array(step, PARTS), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(histories, anyPayer, async (rounds, payer) => {
        await agreePayer(world, "anna", payer);
        const begun = await balanceOf(db.read, ["anna"]);
        const order = await world.order({ lines: LINES }, PAID);
        const asked: RefundRequest[] = [];
        const act = async (each: (typeof rounds)[number][number]): Promise<unknown> => {
          if (each.kind === "ask") {
            const lines = (await chargesOf(anna, order)).slice(-2);
            const { _id, sums: [paid = 0] } = lines[each.line]!;
            const amount_minor = Math.ceil(paid * each.part / 100);
            return await tried(
              askBack(anna, order, [{ charge_line_id: _id, amount_minor }]).then((made) => {
                asked.push(made);
              }),
            );
          }
          if (!("which" in each)) return await world.move("root", [order], each.kind);
          const request = asked[each.which % Math.max(1, asked.length)];
          return request &&
            await decide(each.kind === "refund.cancel" ? anna : root, request, each.kind, "No");
        };
        for (const round of rounds) await Promise.all(round.map(act));
        const { paid } = await db.read.selectFrom("orders").select("paid").where("_id", "=", order)
          .executeTakeFirstOrThrow();
        const lines = (await chargesOf(anna, order)).map(({ sums }) => sums);
        const remaining = lines.reduce((sum, [charged = 0, refunded = 0]) => sum + charged - refunded, 0);
        assert.equal(await balanceOf(db.read, ["anna"]), begun - remaining);
        if (paid === 0) assert.deepEqual(lines.map(([, , ...rest]) => rest), lines.map(() => [0, 0]));
        if (paid === 0) assert.equal(remaining, 0, "an order that is not paid keeps nothing");
        await assertSettled(world, [order]);
      }),
      { numRuns: RUNS },
    );
    assert.deepEqual(await bookFaults(db.read), []);
  }));
