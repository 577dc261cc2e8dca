/**
 * Hold, release and every way to cancel, at every step of an order: whether each is possible, and otherwise
 * why not.
 */
import assert from "node:assert/strict";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];
const LABEL = { carrier: "DHL", tracking_number: "JD014600004" };
const EVENTS = ["order.hold", "order.release", "order.cancel", "order.requestCancel", "order.drop"] as const;
const PRICE_MINOR = 1299;
const OF_ALL = 3 * PRICE_MINOR;

const unitsOf = (world: World, order: string) =>
  world.db.read.selectFrom("units").select(["_id", "package_id", "print_status", "work_status"])
    .where("order_id", "=", order).orderBy("seq").execute();
const idsOf = async (world: World, order: string) => (await unitsOf(world, order)).map(({ _id }) => _id);
const statusOf = async (world: World, order: string) =>
  (await orderById(world.db.read, ALL_SELLERS, order))!.status;

async function sure(results: Promise<readonly { readonly ok: boolean }[]>): Promise<void> {
  assert.deepEqual((await results).filter(({ ok }) => !ok), []);
}

/** Puts an order's garments at a step, the first of them in work. */
async function workAt(world: World, order: string, step: string): Promise<void> {
  await world.db.write(async (tx) => {
    await tx.updateTable("units").set({ print_status: step, work_status: "Waiting" })
      .where("order_id", "=", order).execute();
  });
  await sure(world.unit("root", (await idsOf(world, order)).slice(0, 1), "unit.start"));
}

const finish = async (world: World, order: string) =>
  await sure(world.unit("root", await idsOf(world, order), "unit.finish", { reason: "By hand." }));

/** Sends one garment in a separate package. */
async function sendOne(world: World, order: string): Promise<void> {
  await finish(world, order);
  const [first] = await unitsOf(world, order);
  await sure(world.package("root", [first!.package_id!], "package.split", { unit_ids: [first!._id] }));
  const alone = (await unitsOf(world, order))[0]!.package_id!;
  await sure(world.package("root", [alone], "label.attach", LABEL));
  await sure(world.package("root", [alone], "package.handOver"));
}

type Begin = (world: World, order: string) => Promise<unknown>;
const hold: Begin = (world, order) => sure(world.move("root", [order], "order.hold", { reason: "Wait." }));
const label: Begin = (world, order) => sure(world.move("root", [order], "label.attach", LABEL));

/**
 * For each step: how it is reached, and the results of hold, release, cancel, cancellation request, and
 * stopping one garment.
 */
const STEPS: readonly (readonly [name: string, events: readonly string[], begin: Begin[], said: string])[] = [
  ["before it is paid", ["order.submit"], [], "On Hold · wrongState · Cancelled · wrongState · wrongState"],
  ["held before it is paid", ["order.submit"], [
    hold,
  ], "wrongState · Pending · Cancelled · isHeldInWork · wrongState"],
  ["paid", PAID, [], "On Hold · wrongState · Cancelled · wrongState · Processing"],
  ["held when paid", PAID, [hold], "wrongState · Processing · Cancelled · isHeldInWork · wrongState"],
  ["at the cutting table", PAID, [
    (world, order) => workAt(world, order, "Cutting"),
  ], "On Hold · wrongState · wrongState · Cancel Requested · In Production"],
  ["at the printer", PAID, [
    (world, order) => workAt(world, order, "Printing"),
  ], "On Hold · wrongState · wrongState · Cancel Requested · In Production"],
  ["held at the printer", PAID, [
    (world, order) => workAt(world, order, "Printing"),
    hold,
  ], "wrongState · In Production · isHeldBeforeWork · Cancel Requested · wrongState"],
  ["made, without a label", PAID, [
    finish,
  ], "On Hold · wrongState · wrongState · Cancel Requested · In Production"],
  ["with a label that counts", PAID, [
    finish,
    label,
  ], "On Hold · wrongState · wrongState · Cancel Requested · Ready"],
  ["held with a label", PAID, [
    finish,
    label,
    hold,
  ], "wrongState · Ready · isHeldBeforeWork · Cancel Requested · wrongState"],
  ["half of it left", PAID, [sendOne], "On Hold · wrongState · wrongState · isNothingOut · In Production"],
  ["held when half of it left", PAID, [
    sendOne,
    hold,
  ], "wrongState · In Production · isHeldBeforeWork · isNothingOut · wrongState"],
  ["about to be cancelled", PAID, [
    (world, order) => workAt(world, order, "Printing"),
    (world, order) => sure(world.move("root", [order], "order.requestCancel", { reason: "The buyer." })),
  ], "wrongState · wrongState · wrongState · wrongState · wrongState"],
  ["shipped", PAID, [
    finish,
    label,
    (world, order) => sure(world.move("root", [order], "shipment.handOver")),
  ], "wrongState · wrongState · wrongState · wrongState · wrongState"],
];

for (const [name, events, begin, said] of STEPS) {
  Deno.test(`S2.7 an order ${name}: hold, release and cancel follow the machine, or are refused with a reason`, () =>
    withDatabase(async (db) => {
      const world = await makeWorld(db);
      await world.topUp("anna", 100_000);
      const found: string[] = [];
      for (const event of EVENTS) {
        const before = await balanceOf(db.read, ["anna"]);
        const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, events);
        for (const each of begin) await each(world, order);
        const units = await unitsOf(world, order);
        const params = { reason: "Because.", unit_ids: [units.at(-1)?._id ?? "none"] };
        const [result] = await world.move("root", [order], event, params);
        await assertSettled(world, [order]);
        found.push(result!.ok ? await statusOf(world, order) : result!.reason!.code);
        const paid = before - await balanceOf(db.read, ["anna"]);
        const isPaid = events === PAID;
        const left = !isPaid || (result!.ok && event === "order.cancel")
          ? 0
          : result!.ok && event === "order.drop"
          ? OF_ALL - PRICE_MINOR
          : OF_ALL;
        assert.equal(paid, left, `${event}: what the seller paid`);
        if (result!.ok && event === "order.hold") {
          await sure(world.move("root", [order], "order.release"));
          assert.deepEqual(
            await unitsOf(world, order),
            units,
            "an ended hold leaves garments unchanged",
          );
        }
        // Changed label numbers make the original ones available again.
        await db.write((tx) => tx.updateTable("labels").set({ number: `${order}` }).execute());
      }
      assert.equal(found.join(" · "), said);
    }));
}
