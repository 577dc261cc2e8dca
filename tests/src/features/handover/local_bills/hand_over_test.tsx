/** Hand over on the record of a bill: boxes by scanned lines, then count, kilograms and name. */
import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  says,
  screen,
  settledElement,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { localBill } from "../../../../../resources/handover/local_bill.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";

const FACTS = {
  ...{ boxes: 1, closed: true, sound: true, counted: true, stale: false, rated: false, priced: false },
  ...{ moved: false, above: false, below: false, maker: false, small: true },
};
const BILL = {
  ...{ _id: "b1", version: 3, code: "LB-000007", location_id: "l1", location_name: "Saigon" },
  ...{ forwarder: "Saigon Cargo", bill_day: 1_700_000_000, vehicle: "", driver: "", boxes_count: 1 },
  ...{ packages_count: 12, gross_g: 4_250, chargeable_g: null, quote: null, unit_price_minor: null },
  ...{ amount_minor: null, currency: "", invoiced_minor: null, forwarder_no: "", note: "", signed_by: "" },
  ...{ signed_at: null, photo_id: "", paid_on: null, payment_ref: "", status: "Pending", maker_name: "Pia" },
  ...{ created_at: 1_700_000_000, facts: FACTS, timeline: [] },
};
const box = (_id: string, code: string, more: object = {}) => ({
  ...{ _id, code, sscc: "", status: "Closed", packages_count: 12, gross_g: 4_250, gateway_name: "LAX" },
  ...more,
});
const refused = (code: string, more: object = {}) => ({
  ...{ _id: "b1", ok: false, version: 3, columns: { status: "Pending" }, legal: ["bill.confirm"] },
  reason: { code, of: null, count: null, ...more },
});

const stage = () =>
  new FakeApi().on("Record", data({ record: BILL }))
    .on(
      "BillBoxes",
      data({ getLocalBillById: { _id: "b1", status: "Pending", boxes: [box("x1", "BX-000001")] } }),
    )
    .on("BoxesToBill", data({ boxesToBill: [box("x3", "BX-000003")] }));

const view = <RecordView resource={localBill} id="b1" level={1} onClose={() => {}} />;

Deno.test("S2.10 scanned lines put boxes on the bill one after another; a box on another bill is refused by name", () => {
  const there = (id: string, code: string, bill: string | null) =>
    data({ boxes: [{ ...box(id, code), local_bill_id: bill, bill_code: "" }] });
  const api = stage().on("BoxByCode", there("x2", "BX-000002", null))
    .on("MoveBoxOnBill", data({ moveBox: [{ _id: "x2", ok: true, error: null, reason: null }] }));
  return onStage(api, view, async () => {
    const input = await screen.findByRole<HTMLInputElement>("textbox", { name: "Scan or enter a box" });
    const scan = (code: string) => {
      fireEvent.change(input, { target: { value: code } });
      fireEvent.submit(input.form!);
    };
    scan("BX-000002");
    await says("BX-000002 is on the shipment invoice.");
    assert.equal(input.value, "");
    const [sent] = api.named("MoveBoxOnBill");
    assert.deepEqual([sent?.variables["event"], sent?.variables["params"]], ["box.bill", {
      local_bill_id: "b1",
    }]);
    const reason = { code: "isFree", of: "LB-000003", count: null };
    api.on(
      "MoveBoxOnBill",
      data({ moveBox: [{ _id: "x2", ok: false, error: "ILLEGAL_TRANSITION", reason }] }),
    );
    scan("BX-000002");
    await says("LB-000003");
    api.on("BoxByCode", there("x4", "BX-000004", null))
      .on("MoveBoxOnBill", data({ moveBox: [{ _id: "x4", ok: true, error: null, reason: null }] }));
    scan("BX-000004");
    await says("BX-000004 is on the shipment invoice.");
    assert.match(screen.getByRole("alert").textContent ?? "", /LB-000003/, "the next scan does not hide it");
  }, { role: "packager" });
});

Deno.test("S2.10 a waiting box is put on the bill by its button, and not by passing its choice with the keys", () => {
  const api = stage().on("BoxByCode", data({ boxes: [{ ...box("x3", "BX-000003"), local_bill_id: null }] }))
    .on("MoveBoxOnBill", data({ moveBox: [{ _id: "x3", ok: true, error: null, reason: null }] }));
  return onStage(api, view, async () => {
    const choices = await screen.findByRole("combobox", { name: "Choose a box" });
    fireEvent.change(choices, { target: { value: "BX-000003" } });
    assert.equal(api.named("BoxByCode").length, 0);
    const [, add] = await screen.findAllByRole("button", { name: "Add box" });
    fireEvent.click(add!);
    await says("BX-000003 is on the shipment invoice.");
    assert.equal(api.named("MoveBoxOnBill").length, 1);
  }, { role: "packager" });
});

Deno.test("S2.10 hand over requires count, name and kilograms; after a different count the number on the bill is shown", () => {
  const api = stage().on("Move", data({ moves: [refused("areBoxesCounted", { count: 1 })] }));
  return onStage(api, view, async () => {
    fireEvent.click(await settledElement(() => button(/^Hand over/)));
    const form = await screen.findByRole("form", { name: "Hand over" });
    await says("Count the boxes at the truck.");
    const fill = async (name: string, value: string) => {
      const field = await waitFor(() => {
        const found = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        assert.ok(found, name);
        return found;
      });
      fireEvent.change(field, { target: { value } });
    };
    await fill("count", "2");
    await fill("signed_by", "Binh Tran");
    await fill("chargeable_g", "4.5");
    fireEvent.click(
      await settledElement(() => Promise.resolve(form.querySelector<HTMLElement>("[type=submit]")!)),
    );
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    const { event, params } = api.named("Move")[0]?.variables ?? {};
    assert.deepEqual([event, params], ["bill.confirm", {
      count: 2,
      signed_by: "Binh Tran",
      chargeable_g: 4_500,
    }]);
    await says("Boxes on the shipment invoice: 1. Count again");
  }, { role: "packager" });
});

Deno.test("S2.10 the floor sees a bill without amounts and without steps that it may not take", () =>
  onStage(stage(), view, async () => {
    await says("Saigon Cargo");
    await screen.findByText("BX-000001", { exact: false });
    assert.equal(screen.queryByRole("button", { name: /^Hand over/ }), null);
    assert.equal(screen.queryByRole("button", { name: /^Invoice/ }), null);
    const names = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
    assert.equal(names.includes("Amount"), false);
    assert.equal(screen.queryByRole("heading", { name: "Amounts" }), null);
  }, { role: "printer" }));

Deno.test("S2.10 the main button of a signed bill moves it forward, even if only reverting the signature is possible at that moment", () => {
  const api = stage().on("Record", data({ record: { ...BILL, status: "Confirmed", signed_by: "Binh" } }));
  return onStage(api, view, async () => {
    const steps = await screen.findByRole("group", { name: "Next steps" });
    const [first, ...others] = [...steps.querySelectorAll("button")].map(({ textContent }) => textContent);
    assert.equal(first, "Rate");
    assert.ok(others.includes("Take signature back"));
  }, { role: "root" });
});
