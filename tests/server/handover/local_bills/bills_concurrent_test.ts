/** Two simultaneous calls, on both engines: one effect, and nothing lost. */
import assert from "node:assert/strict";
import { handOverBoxPackages } from "../../../../server/modules/handover/local_bills/hand_over_loop.ts";
import { inBills } from "../../../support/handover/bill_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";

Deno.test("S2.10 a box that is scanned onto two trucks at the same time is on only one of them", () =>
  inBills(async (bills) => {
    const { box } = await bills.closedBox();
    const [one, other] = [await bills.makeBill(), await bills.makeBill()];
    const moves = await Promise.all([bills.onBill(box, one), bills.onBill(box, other)]);
    assert.deepEqual(moves.map(({ ok, reason }) => ok ? "on" : reason).toSorted(), ["isFree", "on"]);
    const counts = [await bills.billRow(one), await bills.billRow(other)].map(({ boxes_count }) =>
      boxes_count
    );
    assert.deepEqual(counts.toSorted(), [0, 1]);
  }));

Deno.test("S2.10 a box is reopened or stays on the signed bill, in either order and at the same time", () =>
  inBills(async (bills) => {
    const reopen = (box: string) => bills.moveBox(box, "box.reopen", { reason: "One too many" });
    const first = await bills.closedBox();
    const bill = await bills.makeBill();
    assert.ok((await reopen(first.box)).ok);
    assert.equal((await bills.onBill(first.box, bill)).ok, false);
    const second = await bills.closedBox();
    assert.ok((await bills.onBill(second.box, bill)).ok);
    assert.equal((await reopen(second.box)).reason, "isOnNothing");

    const third = await bills.closedBox();
    const [put, opened] = await Promise.all([bills.onBill(third.box, bill), reopen(third.box)]);
    assert.equal(put.ok, !opened.ok);
    const [signed, again] = await Promise.all([
      bills.sign(bill, { count: put.ok ? 2 : 1 }),
      reopen(second.box),
    ]);
    assert.deepEqual([signed.ok, again.ok], [true, false]);
    assert.equal((await bills.row(second.box)).status, "Handed Over");
  }));

Deno.test("S2.10 either a signature is reverted or its packages follow it, never both", () =>
  inBills(async (bills) => {
    const { bill, boxes: [{ box } = { box: "" }], packages } = await bills.billOf(1);
    await bills.sign(bill, { count: 1 });
    const tools = { db: bills.db, settings: testSettings, now: () => NOW + 120 };
    const [back] = await Promise.all([bills.bill(bill, "bill.unconfirm"), handOverBoxPackages(tools)]);
    const [status, inside] = [(await bills.row(box)).status, await bills.statusOf(packages[0] ?? "")];
    assert.deepEqual([status, inside], back.ok ? ["Closed", "Boxed"] : ["Handed Over", "Handed Over"]);
  }));

Deno.test("S2.10 two people who sign or pay at the same time do so once", () =>
  inBills(async (bills) => {
    await bills.addCost();
    const { bill } = await bills.billOf(1);
    const signed = await Promise.all([bills.sign(bill, { count: 1 }), bills.sign(bill, { count: 1 })]);
    assert.deepEqual(signed.map(({ ok }) => ok).toSorted(), [false, true]);
    await bills.bill(bill, "bill.rate");
    await bills.bill(bill, "bill.invoice", { forwarder_no: "F-1", amount_minor: 2_000 });
    const pay = () => bills.bill(bill, "bill.pay", { paid_on: "01-01-2026" });
    assert.deepEqual((await Promise.all([pay(), pay()])).map(({ ok }) => ok).toSorted(), [false, true]);
  }));
