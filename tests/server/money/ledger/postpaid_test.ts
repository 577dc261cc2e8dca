/** A seller who pays by invoice: a refund first reduces the debt, and the rest goes to the wallet. */
import assert from "node:assert/strict";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { walletOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addNumbers, labelWorld, runOwnLabels } from "../../../support/shipping/label_world.ts";
import { agreePayer } from "../../../support/money/payers.ts";
import { NOW } from "../../../support/people/people.ts";
import { askBack, chargesOf, decide, readRequest } from "../../../support/orders/refund_requests.ts";

const STAMP = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "credit",
  sessionId: null,
  at: NOW,
};

/**
 * Three shirts of 12.99 and a mug of 8.99 are 47.96, the postage is 9.00: 56.96 are owed, and 100.00 are on the wallet.
 * Accounting credits some of what is owed. Then, in minor units, comes back:
 *
 * | step                     | back          | owed 196     | owed -304    |
 * |--------------------------|---------------|--------------|--------------|
 * | the label is voided      | 900           | 0 · 10,704   | -304 · 10,900 |
 * | one shirt is dropped     | 1,299         | 0 · 12,003   | -304 · 12,199 |
 * | 701 of the request       | 2,000 - 1,299 | 0 · 12,704   | -304 · 12,900 |
 * | the order is cancelled   | 1,897 + 899   | 0 · 15,500   | -304 · 15,696 |
 */
const CASES = [
  { credit: 5_500, owed: 196, after: [[0, 10_704], [0, 12_003], [0, 12_704], [0, 15_500]] },
  { credit: 6_000, owed: -304, after: [[-304, 10_900], [-304, 12_199], [-304, 12_900], [-304, 15_696]] },
] as const;

for (const { credit, owed, after } of CASES) {
  Deno.test(`S2.25 for a seller who pays by invoice and owes ${owed} request, void, drop and cancel refund each cent once`, () =>
    withDatabase(async (db) => {
      const world = await labelWorld(db);
      await addNumbers(db, { first: 1, last: 9 });
      await agreePayer(world, "anna", "postpaid");
      const [anna, root] = [world.as("anna"), world.as("root")];
      const order = await world.order(
        { lines: [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 1 }] },
        ["order.submit", "order.pay"],
      );
      const { _id: pkg } = await db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
      await world.package("root", [pkg], "label.buy");
      await runOwnLabels(world);
      const walletNow = async () => {
        const { due_minor, balance_minor } = (await walletOf(db.read, "anna", "USD"))!;
        return [due_minor, balance_minor];
      };
      assert.deepEqual(await walletNow(), [4_796 + 900, 10_000]);
      const facts = { payer: "due", minor: credit, currency: "USD" } as const;
      await db.write((tx) => post(tx, { kind: "credit", facts, sellerId: "anna", code: "" }, STAMP));
      assert.deepEqual(await walletNow(), [owed, 10_000]);

      const [tees, , postage] = await chargesOf(anna, order);
      const ofPostage = await askBack(anna, order, [{ charge_line_id: postage!._id, amount_minor: 900 }]);
      const ofTees = await askBack(anna, order, [{ charge_line_id: tees!._id, amount_minor: 2_000 }]);

      await world.package("root", [pkg], "label.void", { reason: "Wrong address" });
      assert.deepEqual(await walletNow(), after[0]);
      assert.equal((await readRequest(anna, ofPostage)).status, "Cancelled");

      const tee = await db.read.selectFrom("units as u").innerJoin(
        "order_lines as l",
        "l._id",
        "u.order_line_id",
      )
        .select("u._id").where("l.sku", "=", "TEE-BLACK-M").executeTakeFirstOrThrow();
      await world.move("root", [order], "order.drop", { unit_ids: [tee._id], reason: "Sold out" });
      assert.deepEqual(await walletNow(), after[1]);

      assert.equal(await decide(root, ofTees, "refund.approve"), "Posted");
      assert.deepEqual(await walletNow(), after[2]);

      const [cancelled] = await world.move("root", [order], "order.cancel");
      assert.ok(cancelled?.ok);
      assert.deepEqual(await walletNow(), after[3]);
      assert.equal(after[3][1] - after[3][0], 10_000 + credit, "in the end nothing is charged");
    }));
}
