/**
 * Tests what people see of a bill: the floor no amounts, sellers nothing, and before the signature a photo
 * only its maker.
 */
import assert from "node:assert/strict";
import { BillWorld } from "../../../support/handover/bill_world.ts";
import { plainJpeg } from "../../../support/files/photos.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import type { Name } from "../../../support/orders/world.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";

const FIELDS =
  `code status boxes_count currency unit_price_minor amount_minor invoiced_minor forwarder_no note paid_on
  payment_ref quote { total_minor } timeline { reason changes { field } }`;
const AMOUNTS = ["amount_minor", "invoiced_minor", "forwarder_no", "note", "paid_on", "payment_ref"];

interface SeenBill {
  readonly timeline: readonly {
    readonly reason: string;
    readonly changes: readonly { readonly field: string }[];
  }[];
  readonly [field: string]: unknown;
}

/** Makes a bill that was rated, invoiced, disputed with an amount in the reason, agreed and paid. */
async function paidBill({ world }: Grounds) {
  const bills = new BillWorld(world);
  await bills.addCost(2_000);
  const { bill, packages } = await bills.billOf(1);
  await bills.sign(bill, { count: 1 });
  await bills.bill(bill, "bill.rate");
  await bills.bill(bill, "bill.invoice", { forwarder_no: "F-4711", amount_minor: 2_000 });
  await bills.bill(bill, "bill.dispute", { reason: "12.34 too much" });
  await bills.bill(bill, "bill.agree", { amount_minor: 1_234, reason: "12.34 agreed" });
  await bills.bill(bill, "bill.pay", { paid_on: "01-01-2026", payment_ref: "FT-99" });
  return { bill, pkg: packages[0] ?? "" };
}

Deno.test(
  "S2.10 the floor sees bills without any amount, in list, record, timeline, search and print; sellers see none",
  onGrounds(async (grounds) => {
    const { bill, pkg } = await paidBill(grounds);
    const seen = async (
      name: Name,
    ) => (await grounds.ask<{ localBills: SeenBill[]; getLocalBillById: SeenBill }>(
      name,
      `{ localBills(status: "Paid") { ${FIELDS} } getLocalBillById(_id: "${bill}") { ${FIELDS} } }`,
    ));
    for (const name of ["cutting", "printer", "sewer", "packager"] as const) {
      const { localBills: [listed], getLocalBillById: row } = await seen(name);
      for (const each of [listed!, row]) {
        const { code: _c, status, boxes_count, timeline, ...money } = each;
        assert.deepEqual([status, boxes_count], ["Paid", 1]);
        assert.deepEqual(Object.values(money).filter((value) => value !== null && value !== ""), [], name);
        assert.deepEqual(
          timeline.flatMap(({ changes }) => changes).filter(({ field }) => AMOUNTS.includes(field)),
          [],
        );
        assert.deepEqual(timeline.filter(({ reason }) => reason !== ""), []);
      }
      const found = await (await grounds.rest(name, "/main-search/data?q=F-4711")).text();
      assert.doesNotMatch(found, /LB-/, "the forwarder's number is no search text");
      assert.equal((await grounds.rest(name, `/local-bills/document?id=${bill}&as=invoice`)).status, 403);
    }
    const { getLocalBillById: whole } = await seen("order_qc");
    assert.deepEqual([whole["amount_minor"], whole["invoiced_minor"], whole["payment_ref"]], [
      2_000,
      1_234,
      "FT-99",
    ]);
    assert.ok(whole.timeline.some(({ reason }) => reason === "12.34 agreed"));
    for (const name of ["anna", "agent"] as const) {
      assert.equal(await grounds.refused(name, "{ localBills { _id } }"), "FORBIDDEN");
    }
    const costs = `{ getPackageById(_id: "${pkg}") { real_costs { kind amount_minor currency estimated } } }`;
    assert.deepEqual(await grounds.ask("root", costs), {
      getPackageById: {
        real_costs: [{ kind: "local", amount_minor: 1_234, currency: "USD", estimated: false }],
      },
    });
    for (const name of ["packager", "order_qc"] as const) {
      assert.deepEqual(await grounds.ask(name, costs), { getPackageById: { real_costs: null } });
    }
  }),
);

Deno.test(
  "S2.10 the delivery note names boxes and no amount; the invoice has amounts",
  onGrounds(async (grounds) => {
    const { bill } = await paidBill(grounds);
    const read = async (name: Name, as: string) => {
      const response = await grounds.rest(name, `/local-bills/document?id=${bill}&as=${as}`);
      assert.equal(response.headers.get("content-type"), "application/pdf");
      return (await textOfPdf(new Uint8Array(await response.arrayBuffer()))).join("\n");
    };
    const note = await read("packager", "note");
    assert.match(note, /BX-000001/);
    assert.match(note, /Binh Tran/);
    assert.doesNotMatch(note, /12\.34|20\.00|USD/);
    assert.match(await read("order_qc", "invoice"), /12\.34 USD/);
  }),
);

Deno.test(
  "S2.10 only its maker sees a photo of the delivery note until the signature uses it, then everybody who sees the bill",
  onGrounds(async (grounds) => {
    const bills = new BillWorld(grounds.world);
    const { bill } = await bills.billOf(1);
    const sent = await grounds.rest("packager", "/local-bills/paper?key=a-photo-key", {
      method: "POST",
      body: plainJpeg(800, 600),
    });
    assert.equal(sent.status, 201);
    const { file } = await sent.json() as { file: string };
    const status = async (name: Name) =>
      (await grounds.rest(name, `/local-bills/paper/file?id=${file}`)).status;
    assert.deepEqual([await status("packager"), await status("root"), await status("anna")], [200, 404, 403]);
    await assert.rejects(bills.sign(bill, { count: 1, photo_id: file }, "order_qc"), /add it again/);
    assert.ok((await bills.sign(bill, { count: 1, photo_id: file })).ok);
    assert.deepEqual([await status("printer"), await status("root")], [200, 200]);
    const text = await grounds.rest("packager", "/local-bills/paper", { method: "POST", body: "no photo" });
    assert.equal(text.status, 400);
  }),
);
