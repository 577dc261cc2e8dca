/** Tax on charges: by the rate of the day, stored for each line, refunded with its line. */
import assert from "node:assert/strict";
import { taxesOn } from "../../../../api/money/tax.ts";
import type { JobPreview, TaxRate } from "../../../../api/generated/schema.ts";
import type { Database } from "../../../../server/db/database.ts";
import {
  chargedLines,
  type OrderMoney,
  postRefund,
} from "../../../../server/modules/money/ledger/charge_store.ts";
import { captureHold, holdMoney } from "../../../../server/modules/money/ledger/hold_store.ts";
import { refundGoods } from "../../../../server/modules/money/ledger/refund_charges_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";

const DAY = 86_400;
const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at: NOW,
};
const step = { stamp, event: "" };

/** Lets root decide about money. */
async function hire({ world: { db } }: Grounds): Promise<void> {
  await addPerson(db, { _id: "clerk", role: "order_qc", groups: ["accounting"] });
  await db.write((tx) =>
    tx.insertInto("user_groups").values({ user_id: "root", group_id: "group-accounting" }).execute()
  );
}

const MAKE = "mutation ($params: TaxRateInput!) { makeTaxRate(params: $params) { _id rate user_name } }";
const addRate = async ({ ask }: Grounds, rate: string, effective_at = NOW - DAY) =>
  (await ask<{ makeTaxRate: TaxRate }>("root", MAKE, { params: { rate, effective_at } })).makeTaxRate;
const roundEach = (db: Database) =>
  db.write((tx) => tx.updateTable("users").set({ is_rounded_tax: 1 }).where("_id", "=", "anna").execute());
const taxOf = async (db: Database): Promise<number> => {
  const row = await db.read.selectFrom("ledger_entries as e").innerJoin(
    "ledger_accounts as a",
    "a._id",
    "e.account_id",
  )
    .select(({ fn }) => fn.sum<number | string | null>("e.amount_minor").as("sum")).where(
      "a.kind",
      "=",
      "tax",
    )
    .executeTakeFirstOrThrow();
  return Number(row.sum ?? 0);
};
const LINES = [{ sku: "TEE-BLACK-M", quantity: 1 }, { sku: "MUG-WHITE", quantity: 2 }];

Deno.test(
  "money §6 an order is paid with the tax of the current rate: shown before, stored by line, refunded with its line",
  onGrounds(async (scene) => {
    const { world, ask, refused } = scene;
    const { db } = world;
    await hire(scene);
    await addRate(scene, "19", NOW - 9 * DAY);
    await addRate(scene, "8.875");
    await addRate(scene, "50", NOW + DAY);
    assert.equal((await addRate(scene, "8.875")).user_name, "Person root");
    const id = await world.order({ lines: LINES }, ["order.submit"]);
    const figures = async () =>
      (await ask<{ getOrderById: object }>(
        "anna",
        `{ getOrderById(_id: "${id}") { total_minor total_now_minor tax_minor } }`,
      )).getOrderById;
    // 3,097 at 8.875 % are 274.86, of which the lines have 115.29 and 159.57.
    const shown = { total_minor: 3_097, total_now_minor: 3_372, tax_minor: 275 };
    assert.deepEqual(await figures(), shown);
    const preview = async () => {
      const text =
        `query ($params: JobInput!) { jobPreview(params: $params) { charges { sum_minor fits } } }`;
      const params = { kind: "orders.move", resource: "orders", filters: {}, event: "order.pay" };
      return (await ask<{ jobPreview: JobPreview }>("root", text, { params })).jobPreview.charges;
    };
    assert.deepEqual(await preview(), [{ sum_minor: 3_372, fits: 1 }]);
    const [other] = await world.move("anna", [id], "order.pay", { expected_minor: 3_097 });
    assert.equal(other?.reason?.code, "priceChanged", "a payment of the sum without tax is refused");
    const [paid] = await world.move("anna", [id], "order.pay", { expected_minor: 3_372 });
    assert.ok(paid?.ok);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000 - 3_372);
    const charged = await chargedLines(db.read, [id]);
    assert.deepEqual(charged.map(({ amount_minor, tax_minor }) => [amount_minor, tax_minor]), [
      [1_299, 115],
      [1_798, 160],
    ]);
    await addRate(scene, "0");
    assert.deepEqual(await figures(), shown, "the charged sum remains");
    const order = await db.read.selectFrom("orders").selectAll().where("_id", "=", id)
      .executeTakeFirstOrThrow();
    const unit = await db.read.selectFrom("units").select("_id").where(
      "order_line_id",
      "=",
      charged[1]!.order_line_id,
    )
      .executeTakeFirstOrThrow();
    const [dropped] = await world.move("root", [id], "order.drop", { unit_ids: [unit._id], reason: "Torn" });
    assert.ok(dropped?.ok, JSON.stringify(dropped));
    assert.equal(
      await balanceOf(db.read, ["anna"]),
      10_000 - 3_372 + 979,
      "one of two garments is refunded with half of the tax",
    );
    assert.equal(await taxOf(db), 275 - 80);
    await db.write((tx) => refundGoods(tx, order, step));
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    assert.equal(await taxOf(db), 0);
    assert.equal(await refused("anna", MAKE, { params: { rate: "5", effective_at: NOW } }), "FORBIDDEN");
    const same = { id: (await addRate(scene, "7"))._id, params: { rate: "8" } };
    const change =
      "mutation ($id: ID, $params: TaxRateInput!) { makeTaxRate(id: $id, params: $params, version: 1) { _id } }";
    assert.equal(await refused("root", change, same), "ILLEGAL_TRANSITION, rateFixed");
  }),
);

Deno.test(
  "money §6 a balance that covers only the sum without tax is not enough; a captured hold has its line, its tax, and its own refund",
  onGrounds(async (scene) => {
    const { world } = scene;
    const { db } = world;
    await hire(scene);
    await addRate(scene, "10");
    const dear = await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 3 }] }, ["order.submit"]);
    await db.write((tx) =>
      tx.updateTable("wallets").set({ balance_minor: 10_500 }).where("seller_id", "=", "anna").execute()
    );
    const [short] = await world.move("anna", [dear], "order.pay");
    assert.deepEqual([short?.error, short?.short_minor], ["INSUFFICIENT_BALANCE", 11_385 - 10_500]);
    await db.write((tx) =>
      tx.updateTable("wallets").set({ balance_minor: 10_000 }).where("seller_id", "=", "anna").execute()
    );
    const id = await world.order({ lines: LINES }, ["order.submit", "order.pay"]);
    const order = await db.read.selectFrom("orders").selectAll().where("_id", "=", id)
      .executeTakeFirstOrThrow();
    const hold = await db.write((tx) =>
      holdMoney(tx, { ...order, package_id: "package-1", purpose: "postage", minor: 700 }, step)
    );
    await db.write((tx) => captureHold(tx, hold, { postage: 605 }, step));
    const postage = (await chargedLines(db.read, [id])).find(({ heading }) => heading === "postage");
    assert.deepEqual(
      [postage?.amount_minor, postage?.tax_minor, postage?.package_id, postage?.order_line_id],
      [605, 61, "package-1", null],
    );
    assert.deepEqual(await bookFaults(db.read), []);
    await db.write((tx) => refundGoods(tx, order, step));
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000 - 666, "postage is refunded with its label");
    await db.write((tx) => postRefund(tx, order, [{ line: postage!, minor: postage!.leftMinor }], step));
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    assert.equal(await taxOf(db), 0);
  }),
);

Deno.test(
  "money §6 for any rate and rounding the preview equals the paid sum, and refunds in parts end at zero",
  onGrounds(async (scene) => {
    const { world } = scene;
    const { db } = world;
    await hire(scene);
    await world.topUp("anna", 100_000_000);
    const lines = fc.array(
      fc.record({
        sku: fc.constantFrom("TEE-BLACK-M", "MUG-WHITE", "HOODIE-GREY-L"),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.integer({ min: 0, max: 300_000 }),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 6 }),
        anyPayer,
        async (ordered, ppm, isEach, parts, payer) => {
          await agreePayer(world, "anna", payer);
          await addRate(scene, (ppm / 10_000).toFixed(4));
          if (isEach) await roundEach(db);
          else await db.write((tx) => tx.updateTable("users").set({ is_rounded_tax: 0 }).execute());
          const before = await balanceOf(db.read, ["anna"]);
          const id = await world.order({ lines: ordered }, ["order.submit"]);
          const order: OrderMoney = await db.read.selectFrom("orders").selectAll().where("_id", "=", id)
            .executeTakeFirstOrThrow();
          const minors =
            (await db.read.selectFrom("order_lines").select("total_minor").where("order_id", "=", id)
              .execute()).map(({ total_minor }) => total_minor);
          const tax = taxesOn(minors, ppm, isEach).reduce((sum, each) => sum + each, 0);
          const text = `query ($params: JobInput!) { jobPreview(params: $params) { charges { sum_minor } } }`;
          const params = { kind: "orders.move", resource: "orders", filters: {}, event: "order.pay" };
          const { jobPreview } = await scene.ask<{ jobPreview: JobPreview }>("root", text, { params });
          assert.equal(jobPreview.charges[0]?.sum_minor, order.total_minor + tax);
          const [paid] = await world.move("anna", [id], "order.pay");
          assert.ok(paid?.ok, JSON.stringify(paid));
          assert.equal(await balanceOf(db.read, ["anna"]), before - order.total_minor - tax);
          for (const minor of parts) {
            const [line] = await chargedLines(db.read, [id]);
            if (line && minor <= line.leftMinor) {
              await db.write((tx) => postRefund(tx, order, [{ line, minor }], step));
            }
          }
          await db.write((tx) => refundGoods(tx, order, step));
          assert.deepEqual([await balanceOf(db.read, ["anna"]), await taxOf(db)], [before, 0]);
        },
      ),
      { seed: 42, numRuns: isSoak ? 200 : 12 },
    );
  }),
);
