/** Tests the steps of a bill: signing, reverting, following packages, rating, dispute and payment. */
import assert from "node:assert/strict";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { costFaults } from "../../../../server/modules/handover/costs/verify_store.ts";
import { handOverBoxPackages } from "../../../../server/modules/handover/local_bills/hand_over_loop.ts";
import type { BillWorld } from "../../../support/handover/bill_world.ts";
import { inBills } from "../../../support/handover/bill_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";

const AFTER = NOW + 120;
const settings = testSettings;

const tell = ({ db }: BillWorld, at = AFTER) => handOverBoxPackages({ db, settings, now: () => at });

async function statuses(bills: BillWorld, packages: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const pkg of packages) found.push(await bills.statusOf(pkg));
  return [...new Set(found)];
}

/** Returns the sums of the ledger by account kind and party. */
async function balances({ db }: BillWorld): Promise<Record<string, number>> {
  const rows = await db.read.selectFrom("ledger_entries as e").innerJoin(
    "ledger_accounts as a",
    "a._id",
    "e.account_id",
  )
    .select(({ fn }) => ["a.kind", "a.party", fn.sum<number | string>("e.amount_minor").as("sum")])
    .where("a.kind", "in", ["cost", "provider", "cash"]).where("a.seller_id", "is", null)
    .groupBy(["a.kind", "a.party"]).execute();
  return Object.fromEntries(
    rows.filter(({ party }) => ["local", "saigon cargo", "bank"].includes(party))
      .map(({ kind, party, sum }) => [`${kind}:${party}`, Number(sum)]),
  );
}

Deno.test("S2.10 a signature confirms the count of boxes; two minutes later packages and orders follow, each once", () =>
  inBills(async (bills) => {
    const { bill, boxes, packages } = await bills.billOf(2, 1);
    const { boxes_count, packages_count, gross_g } = await bills.billRow(bill);
    assert.deepEqual({ boxes_count, packages_count, gross_g }, {
      boxes_count: 2,
      packages_count: 3,
      gross_g: 1_900,
    });
    assert.deepEqual(await bills.sign(bill, { count: 1 }), {
      ok: false,
      reason: "areBoxesCounted",
      of: "",
      count: 2,
    });
    assert.ok((await bills.sign(bill, { count: 2 })).ok);
    const { status, signed_by, signed_at } = await bills.billRow(bill);
    assert.deepEqual([status, signed_by, signed_at], ["Confirmed", "Binh Tran", NOW]);
    for (const { box } of boxes) assert.equal((await bills.row(box)).status, "Handed Over");

    const [order = ""] = boxes[0]?.orders ?? [];
    for (const event of ["order.hold", "order.cancel"]) {
      const [held] = await bills.world.move("root", [order], event, { reason: "Late" });
      assert.equal(held?.ok, false, `${event} after the signature`);
    }
    await tell(bills, AFTER - 1);
    assert.deepEqual(await statuses(bills, packages), ["Boxed"]);
    await tell(bills);
    await tell(bills);
    assert.deepEqual(await statuses(bills, packages), ["Handed Over"]);
    const row = await bills.db.read.selectFrom("orders").select(["status", "shipment_status"]).where(
      "_id",
      "=",
      order,
    )
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { status: "Shipped", shipment_status: "Handed Over" });
    assert.equal((await bills.bill(bill, "bill.unconfirm")).reason, "isUnmoved");
  }));

Deno.test("S2.10 if a signature is reverted before the packages follow they stay; a rate makes the signature final", () =>
  inBills(async (bills) => {
    await bills.addCost();
    const { bill, boxes, packages } = await bills.billOf(1);
    const [{ box } = { box: "" }] = boxes;
    assert.ok((await bills.sign(bill, { count: 1, chargeable_g: 1_500 })).ok);
    assert.ok((await bills.bill(bill, "bill.unconfirm", {}, "order_qc")).ok);
    await tell(bills);
    const { status, handed_at } = await bills.row(box);
    assert.deepEqual([status, handed_at, await statuses(bills, packages)], ["Closed", null, ["Boxed"]]);
    const { signed_by, chargeable_g, status: back } = await bills.billRow(bill);
    assert.deepEqual([back, signed_by, chargeable_g], ["Pending", "", null]);

    assert.ok((await bills.sign(bill, { count: 1 })).ok);
    assert.ok((await bills.bill(bill, "bill.rate")).ok);
    assert.equal((await bills.bill(bill, "bill.unconfirm")).reason, "isUnrated");
  }));

Deno.test("S2.10 a box is on one live bill: another bill refuses it by name, and a cancelled bill releases its boxes", () =>
  inBills(async (bills) => {
    const { bill, boxes } = await bills.billOf(1);
    const [{ box } = { box: "" }] = boxes;
    const other = await bills.makeBill();
    const refused = await bills.onBill(box, other);
    assert.equal(refused.reason, "isFree");
    assert.equal(refused.of, (await bills.billRow(bill)).code);
    assert.equal((await bills.sign(other, { count: 0 })).reason, "hasBoxes");
    assert.ok((await bills.bill(bill, "bill.cancel", {}, "packager")).ok);
    assert.equal((await bills.row(box)).local_bill_id, null);
    assert.ok((await bills.onBill(box, other)).ok);
    assert.equal((await bills.billRow(other)).boxes_count, 1);
  }));

Deno.test("S2.10 a package on hold is named before the truck leaves, and no package is handed over", () =>
  inBills(async (bills) => {
    const { bill, boxes, packages } = await bills.billOf(2);
    const [order = ""] = boxes[0]?.orders ?? [];
    const [held] = await bills.world.move("root", [order], "order.hold", { reason: "Address" });
    assert.ok(held?.ok);
    const { code } = await bills.db.read.selectFrom("packages").select("code").where(
      "_id",
      "=",
      packages[0] ?? "",
    )
      .executeTakeFirstOrThrow();
    assert.deepEqual(await bills.sign(bill, { count: 1 }), {
      ok: false,
      reason: "isSound",
      of: code,
      count: null,
    });
    assert.equal((await bills.row(boxes[0]?.box ?? "")).status, "Closed");
  }));

Deno.test("S2.10 the forwarder's amount agrees within 0.5 %, is shared to the cent, and is paid by a second person", () =>
  inBills(async (bills) => {
    await bills.addCost(200_001);
    const { bill, packages } = await bills.billOf(2, 1);
    assert.ok((await bills.sign(bill, { count: 2 })).ok);
    assert.equal(
      (await bills.bill(bill, "bill.invoice", { forwarder_no: "F-1", amount_minor: 1 })).reason,
      "isRated",
    );
    assert.ok((await bills.bill(bill, "bill.rate")).ok);
    const high = { forwarder_no: "F-1", amount_minor: 202_001 };
    const above = await bills.bill(bill, "bill.invoice", high);
    assert.deepEqual([above.reason, above.of], ["isNotAbove", "20.00 USD"]);
    assert.ok((await bills.bill(bill, "bill.invoice", { ...high, amount_minor: 200_101 })).ok);
    assert.deepEqual(await balances(bills), { "cost:local": -200_101, "provider:saigon cargo": 200_101 });
    const shares = await bills.db.read.selectFrom("cost_shares").selectAll().orderBy("package_id").execute();
    assert.deepEqual(shares.map(({ package_id }) => package_id), packages.toSorted());
    assert.deepEqual(shares.map(({ amount_minor }) => amount_minor).toSorted(), [66_700, 66_700, 66_701]);

    assert.ok((await bills.bill(bill, "bill.dispute", { reason: "Two kilograms too many" })).ok);
    assert.ok((await bills.bill(bill, "bill.agree", { amount_minor: 150_000, reason: "By phone" })).ok);
    assert.deepEqual(await balances(bills), { "cost:local": -150_000, "provider:saigon cargo": 150_000 });
    const pay = { paid_on: "01-01-2026", payment_ref: "FT 7" };
    assert.equal((await bills.bill(bill, "bill.pay", pay)).reason, "isSecondPayer");
    assert.ok((await bills.bill(bill, "bill.pay", pay, "super_root")).ok);
    assert.deepEqual(await balances(bills), {
      "cost:local": -150_000,
      "provider:saigon cargo": 0,
      "cash:bank": 150_000,
    });
    assert.deepEqual([...await bookFaults(bills.db.read), ...await costFaults(bills.db.read)], []);
    const change = (by: number) =>
      bills.db.write((tx) =>
        tx.updateTable("cost_shares").set((eb) => ({ amount_minor: eb("amount_minor", "+", by) }))
          .where("package_id", "=", packages[0] ?? "").execute()
      );
    await change(1);
    assert.equal((await costFaults(bills.db.read)).length, 1);
    await change(-1);
  }));

Deno.test("S2.10 up to the limit one person pays; a bill disputed before it was rated is booked once agreed", () =>
  inBills(async (bills) => {
    const { bill } = await bills.billOf(1);
    await bills.sign(bill, { count: 1 });
    assert.equal((await bills.bill(bill, "bill.rate")).reason, "hasCostTable");
    assert.ok((await bills.bill(bill, "bill.dispute", { reason: "No price was agreed" })).ok);
    assert.ok((await bills.bill(bill, "bill.agree", { amount_minor: 100_000, reason: "By phone" })).ok);
    assert.ok((await bills.bill(bill, "bill.pay", { paid_on: "01-01-2026" })).ok);
    assert.deepEqual(await costFaults(bills.db.read), []);
    // As if the packages had left their boxes before the amount was booked.
    await bills.db.write((tx) => tx.deleteFrom("cost_shares").execute());
    assert.equal((await costFaults(bills.db.read)).length, 1);
    await bills.db.write((tx) => tx.updateTable("packages").set({ box_id: null }).execute());
    assert.deepEqual(await costFaults(bills.db.read), []);
  }));

Deno.test("S2.10 a job that dies between two of its transactions continues where it was, each package once", () =>
  inBills(async (bills) => {
    const { bill, packages } = await bills.billOf(22);
    await bills.sign(bill, { count: 1 });
    let writes = 0;
    const dying: typeof bills.db = Object.assign(Object.create(bills.db), {
      write: (...given: Parameters<typeof bills.db.write>) => {
        if (writes++ > 0) throw new Error("Killed");
        return bills.db.write(...given);
      },
    });
    await assert.rejects(handOverBoxPackages({ db: dying, settings, now: () => AFTER }), /Killed/);
    assert.equal((await statuses(bills, packages)).length, 2);
    await tell(bills);
    assert.deepEqual(await statuses(bills, packages), ["Handed Over"]);
    const told = await bills.db.read.selectFrom("audit_events").select("entity_id").where(
      "entity",
      "=",
      "packages",
    )
      .where("action", "=", "boxes.settle").execute();
    assert.deepEqual(told.map(({ entity_id }) => entity_id).toSorted(), packages.toSorted());
  }));
