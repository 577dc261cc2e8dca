/**
 * Refund requests, simultaneous and in any order: a line never refunds more than its charge, and each request
 * is decided once.
 */
import assert from "node:assert/strict";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { fc } from "../../../support/property.ts";
import { another, askBack, chargesOf, decide } from "../../../support/orders/refund_requests.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];
const LINES = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];

Deno.test("S2.13 a line requested in two windows at the same time is granted once; approved in two, it is posted once", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const [anna, root, root2] = [world.as("anna"), world.as("root"), another(world.as("root"), "super_root")];
    const order = await world.order({ lines: LINES }, PAID);
    const [tees] = await chargesOf(anna, order);
    const ask = (amount_minor: number) =>
      askBack(anna, order, [{ charge_line_id: tees!._id, amount_minor }]).catch((error) =>
        String(error.code)
      );
    const both = await Promise.all([ask(2_000), ask(1_999), ask(1_998)]);
    const made = both.flatMap((each) => typeof each === "string" ? [] : [each]);
    assert.deepEqual([made.length, both.filter((each) => each === "REFUND_EXCEEDS").length], [1, 2]);
    const [paid = 0, refunded, requested] = (await chargesOf(anna, order))[0]!.sums;
    assert.deepEqual([refunded, requested], [0, made[0]!.requested_minor]);
    const before = await balanceOf(db.read, ["anna"]);
    const decided = await Promise.all([
      decide(root, made[0]!, "refund.approve"),
      decide(root2, made[0]!, "refund.approve"),
      decide(anna, made[0]!, "refund.cancel"),
    ]);
    const done = decided.filter((each) => each !== "wrongState");
    assert.equal(done.length, 1, decided.join());
    const given = done[0] === "Posted" ? made[0]!.requested_minor : 0;
    assert.equal(await balanceOf(db.read, ["anna"]), before + given);
    assert.deepEqual((await chargesOf(anna, order))[0]!.sums, [paid, given, 0, paid - given]);
    // The rest is approved while the order is cancelled: everything is refunded, once.
    const rest = await ask(500);
    if (typeof rest === "string") throw new Error(rest);
    await Promise.all([world.move("root", [order], "order.cancel"), decide(root, rest, "refund.approve")]);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
  }));

const step = fc.oneof(
  fc.record({ kind: fc.constant("ask" as const), line: fc.nat(1), part: fc.integer({ min: 1, max: 120 }) }),
  fc.record({
    kind: fc.constantFrom("refund.approve" as const, "refund.reject" as const, "refund.cancel" as const),
    which: fc.nat(),
  }),
);
const RUNS = isSoak ? 5_000 : 50;

Deno.test("S2.13 whatever is requested and decided, refunded and requested sums never exceed the paid one, and add up", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 100_000_000);
    const [anna, root] = [world.as("anna"), world.as("root")];
    const histories = fc.array(step, { minLength: 2, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(histories, anyPayer, async (steps, payer) => {
        await agreePayer(world, "anna", payer);
        const order = await world.order({ lines: LINES }, PAID);
        const begun = await balanceOf(db.read, ["anna"]);
        const lines = await chargesOf(anna, order);
        const sums = lines.map(({ sums: [paid = 0] }) => ({ paid, asked: 0, refunded: 0 }));
        const open: { readonly _id: string; readonly line: number; readonly minor: number }[] = [];
        for (const each of steps) {
          if (each.kind === "ask") {
            const sum = sums[each.line]!;
            const minor = Math.ceil(sum.paid * each.part / 100);
            const isLeft = sum.asked + sum.refunded + minor <= sum.paid;
            const requested = askBack(anna, order, [
              { charge_line_id: lines[each.line]!._id, amount_minor: minor },
            ]);
            if (!isLeft) {
              await assert.rejects(requested, { code: "REFUND_EXCEEDS" });
              continue;
            }
            open.push({ _id: (await requested)._id, line: each.line, minor });
            sum.asked += minor;
            continue;
          }
          const [request] = open.splice(each.which % Math.max(1, open.length), 1);
          if (!request) continue;
          await decide(each.kind === "refund.cancel" ? anna : root, request, each.kind, "Decided");
          const sum = sums[request.line]!;
          sum.asked -= request.minor;
          if (each.kind === "refund.approve") sum.refunded += request.minor;
        }
        assert.deepEqual(
          (await chargesOf(anna, order)).map((line) => line.sums),
          sums.map(({ paid, refunded, asked }) => [paid, refunded, asked, paid - refunded - asked]),
        );
        const given = sums.reduce((sum, { refunded }) => sum + refunded, 0);
        assert.equal(await balanceOf(db.read, ["anna"]), begun + given);
        const { refunds_minor, paid } = await db.read.selectFrom("orders").select(["refunds_minor", "paid"])
          .where("_id", "=", order).executeTakeFirstOrThrow();
        const isAll = sums.every((sum) => sum.refunded === sum.paid);
        assert.deepEqual([refunds_minor, paid], [given, isAll ? 0 : 1]);
      }),
      { numRuns: RUNS },
    );
    assert.deepEqual(await bookFaults(db.read), []);
  }));
