/** Boxes with problems at the truck: scanned twice, reopened, held, or with a void label. */
import assert from "node:assert/strict";
import { MAX_BILL_BOXES } from "../../../../api/handover/local_bills.ts";
import { boxes as boxesModule } from "../../../../server/modules/handover/boxes/module.ts";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import { handOverBoxPackages } from "../../../../server/modules/handover/local_bills/hand_over_loop.ts";
import { type BillWorld, inBills } from "../../../support/handover/bill_world.ts";
import { makeFullBox, scaleOf } from "../../../support/handover/full_box.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import { serveModule } from "../../../support/server/module_server.ts";

const { boxes: findBoxes } = serveModule(boxesModule).queries!;

const codeOf = async ({ db }: BillWorld, pkg = ""): Promise<string> =>
  (await db.read.selectFrom("packages").select("code").where("_id", "=", pkg).executeTakeFirstOrThrow()).code;

const voidLabel = ({ db }: BillWorld, pkg = ""): Promise<void> =>
  db.write(async (tx) => {
    await tx.updateTable("labels").set({ status: "Voided" }).where("package_id", "=", pkg).execute();
    await tx.updateTable("packages").set({ label_status: "Voided" }).where("_id", "=", pkg).execute();
  });

/** Scans a box onto a bill as the screen does, which first finds the box by its code. */
async function scanOnto(bills: BillWorld, code: string, bill: string) {
  const found = await findBoxes!({ search: code }, bills.world.as("packager")) as readonly { _id: string }[];
  assert.equal(found.length, 1, code);
  return await bills.onBill(found[0]?._id ?? "", bill);
}

for (const isSwapped of [false, true]) {
  const atOnce = async <A, B>(one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> => {
    if (!isSwapped) return await Promise.all([one(), other()]);
    const [second, first] = await Promise.all([other(), one()]);
    return [first, second];
  };
  const order = isSwapped ? "the second one first" : "in this order";

  Deno.test(`S2.10 if the same SSCC is scanned by two trucks and both are signed, ${order}, it leaves on one of them`, () =>
    inBills(async (bills) => {
      await bills.addRange({ head: "01234567", first: 1, last: 9 });
      const { box } = await bills.closedBox();
      const sscc = (await bills.row(box)).sscc ?? "";
      const [one, other] = [await bills.makeBill(), await bills.makeBill()];
      const scans = await atOnce(() => scanOnto(bills, sscc, one), () => scanOnto(bills, sscc, other));
      assert.deepEqual(scans.map(({ ok, reason }) => ok ? "on" : reason).toSorted(), ["isFree", "on"]);
      const signed = await atOnce(() => bills.sign(one), () => bills.sign(other));
      assert.deepEqual(
        signed.map(({ ok, reason }) => ok ? "signed" : reason),
        scans.map(({ ok }) => ok ? "signed" : "hasBoxes"),
      );
      assert.equal((await bills.row(box)).local_bill_id, scans[0].ok ? one : other);
    }));

  Deno.test(`S2.10 if a bill is signed while one of its boxes is removed and reopened, ${order}, the box leaves or is open`, () =>
    inBills(async (bills) => {
      const { bill, boxes } = await bills.billOf(1, 1);
      const [{ box } = { box: "" }] = boxes;
      const takeBack = async () => {
        const off = await bills.moveBox(box, "box.unbill", {}, "packager");
        return [off, await bills.moveBox(box, "box.reopen", { reason: "One too many" })];
      };
      const [signed, back] = await atOnce(() => bills.sign(bill, { count: 2 }), takeBack);
      const seen = { signed: signed.ok || signed.reason, back: back.map(({ ok, reason }) => ok || reason) };
      const { status, local_bill_id } = await bills.row(box);
      const counts = (await bills.billRow(bill)).boxes_count;
      if (signed.ok) {
        assert.deepEqual([seen.back, status, local_bill_id, counts], [
          ["wrongState", "wrongState"],
          "Handed Over",
          bill,
          2,
        ]);
      } else {
        assert.deepEqual([seen, status, local_bill_id, counts], [
          { signed: "areBoxesCounted", back: [true, true] },
          "Processing",
          null,
          1,
        ]);
      }
      assert.deepEqual(await boxFaults(bills.db.read), []);
    }));
}

Deno.test("S2.10 a full bill takes no other box, but its boxes can be taken off, and it can be cancelled", () =>
  inBills(async (bills) => {
    const { bill, boxes: [one, two] } = await bills.billOf(1, 1);
    const { box: other } = await bills.closedBox();
    const fill = () =>
      bills.db.write((tx) =>
        tx.updateTable("local_bills").set({ boxes_count: MAX_BILL_BOXES }).where("_id", "=", bill).execute()
      );
    await fill();
    assert.equal((await bills.onBill(other, bill)).reason, "isLoadable");
    assert.equal((await bills.moveBox(one?.box ?? "", "box.unbill", {}, "packager")).reason, "");
    await fill();
    assert.equal((await bills.bill(bill, "bill.cancel", {}, "packager")).reason, "");
    for (const each of [one, two]) assert.equal((await bills.row(each?.box ?? "")).local_bill_id, null);
  }));

Deno.test("S2.10 a void label in a box keeps the truck from leaving; one voided on the truck delays nothing", () =>
  inBills(async (bills) => {
    const { bill, boxes: [{ box } = { box: "" }], packages: [one = "", two = ""] } = await bills.billOf(2);
    await voidLabel(bills, one);
    const refused = await bills.sign(bill, { count: 1 });
    assert.deepEqual([refused.reason, refused.of], ["isSound", await codeOf(bills, one)]);
    assert.equal((await bills.row(box)).status, "Closed");
    for (const event of ["box.unbill", "box.reopen"]) {
      assert.equal((await bills.moveBox(box, event, { reason: "A void label" })).reason, "", event);
    }
    assert.equal((await bills.movePackage(one, "box.out")).reason, "");
    assert.equal(await bills.statusOf(one), "Processing", "it needs another label");
    assert.equal((await bills.moveBox(box, "box.close", { gross_g: 800, tare_g: 500, count: 1 })).reason, "");
    await bills.onBill(box, bill);
    assert.ok((await bills.sign(bill, { count: 1 })).ok);

    await voidLabel(bills, two);
    await handOverBoxPackages({ db: bills.db, settings: testSettings, now: () => NOW + 120 });
    assert.equal(await bills.statusOf(two), "Handed Over");
    assert.deepEqual(await boxFaults(bills.db.read), []);
  }));

Deno.test("S2.10 one held order keeps a full box open and off the truck, and is named; once it is out the other 199 packages leave", () =>
  inBills(async (bills) => {
    const { box, packages, orders } = await makeFullBox(bills);
    const [pkg, order] = [packages[121] ?? "", orders[121] ?? ""];
    const code = await codeOf(bills, pkg);
    const hold = async (event: string) => assert.ok((await bills.world.move("root", [order], event))[0]?.ok);
    const close = async (event = "box.close", count = packages.length) => {
      const scale = { ...scaleOf(count), reason: "It is heavier" };
      const { reason, of } = await bills.moveBox(box, event, scale, "order_qc");
      return `${reason} ${of}`.trim();
    };
    await hold("order.hold");
    for (const event of ["box.close", "box.closeAnyway"]) assert.equal(await close(event), `isSound ${code}`);
    await hold("order.release");
    assert.equal(await close(), "");
    const bill = await bills.makeBill();
    await bills.onBill(box, bill);
    await hold("order.hold");
    const refused = await bills.sign(bill, { count: 1 });
    assert.deepEqual([refused.reason, refused.of], ["isSound", code]);
    for (const event of ["box.unbill", "box.reopen"]) {
      await bills.moveBox(box, event, { reason: "One on hold" });
    }
    assert.equal((await bills.movePackage(pkg, "box.out", {}, "packager")).reason, "");
    assert.equal(await close("box.close"), "boxTooHeavy 100 g");
    assert.equal(await close("box.close", packages.length - 1), "");
    await bills.onBill(box, bill);
    assert.ok((await bills.sign(bill, { count: 1 })).ok);
    assert.equal(await bills.statusOf(pkg), "Packed");
    assert.equal((await bills.billRow(bill)).packages_count, packages.length - 1);
  }));
