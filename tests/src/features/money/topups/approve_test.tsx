/** Approving asks once: the sent amount, its rate, the credit and the seller; the list's keys work afterwards. */
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
import { approvals } from "../../../../../resources/money/approvals.ts";
import { listenForKeys } from "../../../../../src/lib/keys.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";

const RECORD = {
  _id: "t1",
  version: 3,
  code: "TU-000007",
  seller_id: "s1",
  seller_name: "Nordlicht",
  kind: "topup",
  method_id: "m1",
  method_name: "Vietcombank",
  tx_ref: "FT1",
  paid: "1000000",
  paid_minor: 1_000_000,
  currency: "VND",
  paid_at: 1_700_000_000,
  rate: "25450",
  credited_minor: 3_929,
  credited_currency: "USD",
  duplicate_code: "TU-000003",
  status: "Pending",
  reason: "",
  note: "",
  maker_name: "Anna",
  checker_name: "",
  proof_id: null,
  proof_type: "",
  proof_name: "",
  created_at: 1_700_000_000,
  decided_at: null,
  facts: { maker: false, checker: false, taken: false, rated: true, sound: true },
  timeline: [],
};

Deno.test("S2.23 A opens the question with amount, rate, credit and a duplicate; confirming sends it once, and a second click at the same moment does nothing", () => {
  const moved = { _id: "t1", ok: true, version: 4, columns: {}, reason: null, legal: [] };
  const api = new FakeApi().on("Record", data({ record: RECORD })).on("Move", data({ moves: [moved] }))
    .on("Comments", data({ comments: [] }));
  const view = <RecordView resource={approvals} id="t1" level={1} onClose={() => {}} />;
  const stop = listenForKeys();
  return onStage(api, view, async () => {
    await settledElement(() => button(/^Approve/));
    fireEvent.keyDown(document.body, { key: "a" });
    const form = await screen.findByRole("form", { name: "Approve" });
    await says("The same transaction is in TU-000003 too");
    const text = form.textContent ?? "";
    for (const part of ["Nordlicht", "1,000,000 VND", "25450", "39.29 USD"]) {
      assert.ok(text.includes(part), part);
    }
    const confirm = form.querySelector<HTMLButtonElement>("[type=submit]")!;
    assert.ok(document.activeElement === confirm, "Enter confirms");
    assert.equal(api.named("Move").length, 0, "nothing is sent before it is confirmed");
    fireEvent.click(await settledElement(() => Promise.resolve(confirm)));
    fireEvent.click(confirm);
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    assert.deepEqual(api.named("Move")[0]?.variables["event"], "topup.approve");
  }, { role: "super_root" }).finally(stop);
});

Deno.test("Clear answers 5 reversing a top-up first shows the sum it takes, what is left, and that the seller is below zero", () => {
  const approved = { ...RECORD, status: "Approved", duplicate_code: "" };
  const wallet = { _id: "s1", seller_name: "Nordlicht", currency: "USD", balance_minor: 5_000, due_minor: 0 };
  const funds = { held_minor: 4_000, credit_limit_minor: 0, available_minor: 1_000, is_low: false };
  const rest = { payment_type: "prepaid", awaiting: 0, awaiting_minor: 0 };
  const api = new FakeApi().on("Record", data({ record: approved })).on("Comments", data({ comments: [] }))
    .on("Wallets", data({ wallets: [{ ...wallet, ...funds, ...rest }] }));
  const view = <RecordView resource={approvals} id="t1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    fireEvent.click(await settledElement(() => button(/^Reverse/)));
    const form = await screen.findByRole("form", { name: /^Reverse/ });
    await says("Nordlicht will be 29.29 USD below zero");
    const rows = [...form.querySelectorAll("dt")].map((term) =>
      `${term.textContent} ${term.nextElementSibling?.textContent}`
    );
    assert.deepEqual(rows, [
      "Seller Nordlicht",
      "Top-up -39.29 USD",
      "Balance now 50.00 USD",
      "Balance afterwards 10.71 USD",
      "Available afterwards -29.29 USD",
    ]);
    await says("Nordlicht is notified.");
    assert.deepEqual(api.named("Wallets")[0]?.variables, { seller: ["s1"] });
  }, { role: "super_root" });
});

Deno.test("Clear answers 6 a manual credit has one amount and no transfer data", () => {
  const credit = {
    ...RECORD,
    kind: "credit",
    method_name: "",
    tx_ref: "",
    paid_at: null,
    rate: "",
    duplicate_code: "",
  };
  const sums = { paid_minor: 2_500, currency: "USD", credited_minor: 2_500, note: "For the late order." };
  const api = new FakeApi().on("Record", data({ record: { ...credit, ...sums } })).on(
    "Comments",
    data({ comments: [] }),
  );
  const view = <RecordView resource={approvals} id="t1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    await says("For the late order.");
    const names = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
    assert.deepEqual(names, [
      "Seller",
      "Kind",
      "Amount",
      "Note",
      "Requested by",
      "Created",
      "Decided by",
      "Decided",
    ]);
    await says("Amount25.00");
  }, { role: "super_root" });
});
