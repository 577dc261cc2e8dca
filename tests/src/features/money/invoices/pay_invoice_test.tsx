/** An invoice is paid with as much as the wallet covers, or less, and issued only after a confirmation. */
import {
  button,
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { invoices } from "../../../../../resources/money/billing_invoice.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";

const RECORD = {
  ...{
    _id: "i1",
    version: 3,
    code: "INV-2026-000004",
    kind: "invoice",
    seller_id: "s1",
    seller_name: "Anna",
  },
  ...{ currency: "USD", period_from: 1_793_491_200, period_to: 1_796_083_199, lines_count: 12 },
  ...{ subtotal_minor: 90_000, tax_minor: 0, total_minor: 90_000, paid_minor: 0, credited_minor: 0 },
  ...{ open_minor: 90_000, issued_at: 1_796_100_000, due_at: 1_797_300_000, credited_code: "" },
  ...{ remade_code: "", reason: "", pay_asked_at: null, status: "Issued", timeline: [] },
  facts: {
    ...{ lines: 12, over: true, open: 90_000, fits: true, covered: true, untouched: true },
    ...{ awaiting: false, late: false, stale: false },
  },
};
const WALLET = {
  ...{ _id: "s1", seller_name: "Anna", currency: "USD", balance_minor: 50_000, due_minor: 90_000 },
  ...{ held_minor: 12_000, credit_limit_minor: 0, available_minor: 0, is_low: false },
};
const DONG = { ...WALLET, currency: "VND", balance_minor: 7 };
const moved = { _id: "i1", ok: true, version: 4, columns: {}, reason: null, legal: [] };

const apiWith = (record: object, wallets: readonly object[] = [DONG, WALLET]) =>
  new FakeApi().on("Record", data({ record })).on("Move", data({ moves: [moved] }))
    .on("Wallets", data({ wallets })).on("Comments", data({ comments: [] }))
    .on("InvoiceParts", data({ getInvoiceById: null }));
const view = <RecordView resource={invoices} id="i1" level={1} onClose={() => {}} />;
const sent = (api: FakeApi) => api.named("Move").map(({ variables: { event, params } }) => [event, params]);

Deno.test("S2.25 Pay suggests as much of the open sum as the wallet of its currency covers, and is sent once", () => {
  const api = apiWith(RECORD);
  return onStage(api, view, async () => {
    await press(/^Pay$/);
    const amount = await field(/^Amount/);
    assert.equal(amount.value, "380.00");
    await says("900.00 USD is open. 380.00 USD is in the wallet and not reserved.");
    assert.deepEqual(api.named("Wallets")[0]?.variables, { seller: ["s1"] });
    const form = await screen.findByRole("form", { name: "Pay" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => assert.deepEqual(sent(api), [["invoice.pay", { amount_minor: 38_000 }]]));
  }, { role: "sale" });
});

Deno.test("S2.25 a smaller amount is typed over the suggestion, and an empty one is refused at the field", () => {
  const api = apiWith(RECORD);
  return onStage(api, view, async () => {
    await press(/^Pay$/);
    const amount = await field(/^Amount/);
    const form = await screen.findByRole("form", { name: "Pay" });
    fireEvent.change(amount, { target: { value: "" } });
    fireEvent.submit(form);
    await says("This field is required");
    fireEvent.change(amount, { target: { value: "12.5" } });
    fireEvent.submit(form);
    await waitFor(() => assert.deepEqual(sent(api), [["invoice.pay", { amount_minor: 1_250 }]]));
  }, { role: "sale" });
});

Deno.test("S2.25 without money in the wallet nothing is suggested, and the note says so", () => {
  const api = apiWith(RECORD, [{ ...WALLET, balance_minor: 5_000 }]);
  return onStage(api, view, async () => {
    await press(/^Pay$/);
    assert.equal((await field(/^Amount/)).value, "");
    await says("900.00 USD is open. 0.00 USD is in the wallet and not reserved.");
  }, { role: "sale" });
});

Deno.test("S2.25 a draft is issued after a confirmation that names what cannot be changed", () => {
  const api = apiWith({ ...RECORD, code: "DR-000009", status: "Draft", issued_at: null, due_at: null });
  return onStage(api, view, async () => {
    await press(/^Issue$/);
    const form = await screen.findByRole("form", { name: "Issue" });
    await says("Nothing of it can be changed afterwards.");
    assert.deepEqual(sent(api), []);
    fireEvent.submit(form);
    await waitFor(() => assert.deepEqual(sent(api).map(([event]) => event), ["invoice.issue"]));
    await button(/^Issue$/);
  }, { role: "order_qc", me: { groups: ["accounting"] } });
});

Deno.test("S2.25 before automatic payments are turned on, the order in which invoices are paid is shown", () => {
  const api = apiWith(RECORD);
  return onStage(api, view, async () => {
    await press(/^Pay when funds arrive$/);
    await says(
      "It is paid as a whole once the wallet covers 900.00 USD: invoices first, by their due day, then orders.",
    );
    assert.deepEqual(sent(api), []);
    fireEvent.submit(await screen.findByRole("form", { name: "Pay when funds arrive" }));
    await waitFor(() => assert.deepEqual(sent(api).map(([event]) => event), ["invoice.awaitFunds"]));
  }, { role: "sale" });
});
