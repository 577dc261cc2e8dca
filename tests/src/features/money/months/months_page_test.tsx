/** Months of the ledger: the trial balance, closing once, and reopening with a reason. */
import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import MonthsPage from "../../../../../src/features/money/months/months_page.tsx";

const total = (account: string, minors: readonly [number, number, number, number], name = "") => {
  const [opening_minor, debit_minor, credit_minor, closing_minor] = minors;
  return { account, name, currency: "USD", opening_minor, debit_minor, credit_minor, closing_minor };
};
const OPEN = {
  ...{ month: "2026-10", status: "Open", entries: 4, digest: "", closed_at: null, closed_by: "" },
  ...{ reason: "", problem: "", may_reopen: false },
  totals: [total("wallet:", [0, 0, 5_000, 5_000]), total("cash:bank", [0, 5_000, 0, -5_000], "Bank")],
};
const CLOSED = {
  ...OPEN,
  ...{ month: "2026-09", status: "Closed", digest: "ab12", closed_at: 1_791_000_000, closed_by: "Beatriz" },
  may_reopen: true,
};
const apiWith = (...months: readonly object[]) =>
  new FakeApi().on("LedgerMonths", data({ ledgerMonths: months }));

Deno.test("money §6 accounting sees the trial balance of a month, whose debits equal its credits, and closes it once", () => {
  const api = apiWith(OPEN, CLOSED)
    .on("CloseMonth", data({ closeMonth: { month: "2026-10", status: "Closed" } }));
  return onStage(api, <MonthsPage />, async () => {
    await says("2026-10: Open");
    const rows = (await screen.findAllByRole("row")).map(({ textContent }) => textContent);
    assert.deepEqual(rows.slice(1), [
      "Wallets of sellers0.00 USD0.00 USD50.00 USD50.00 USD",
      "Cash: Bank0.00 USD50.00 USD0.00 USD-50.00 USD",
      "Total50.00 USD50.00 USD",
    ]);
    const close = await button("Close month");
    fireEvent.click(close);
    fireEvent.click(close);
    await waitFor(() => assert.equal(api.named("CloseMonth").length, 1));
    assert.equal(api.named("CloseMonth")[0]?.variables["month"], "2026-10");
  }, { role: "order_qc", me: { groups: ["accounting"] } });
});

Deno.test("money §6 a month that cannot be closed shows the reason, and offers no button", () =>
  onStage(apiWith({ ...OPEN, problem: "monthNotOver" }), <MonthsPage />, async () => {
    await says("The month is not over.");
    assert.equal(screen.queryByRole("button", { name: "Close month" }) === null, true);
  }, { role: "order_qc", me: { groups: ["accounting"] } }));

Deno.test("money §6 a closed month is reopened with a reason, and a refusal keeps the typed reason", () => {
  const late = { code: "monthHasDocuments", text: "" };
  const api = apiWith(CLOSED).on(
    "ReopenMonth",
    refusal("ILLEGAL_TRANSITION", { reason: late, legal: [] }),
    data({ reopenMonth: { month: "2026-09", status: "Reopened" } }),
  );
  return onStage(api, <MonthsPage />, async () => {
    await says("Closed by Beatriz");
    await says("ab12");
    await press("Reopen month");
    await type(/^Reason/, "A bank fee is missing");
    const form = await screen.findByRole("form", { name: "Reopen month" });
    fireEvent.submit(form);
    await waitFor(() => assert.equal(api.named("ReopenMonth").length, 1));
    await says("A document of this month was issued, so it stays closed.");
    fireEvent.submit(form);
    await waitFor(() => assert.equal(api.named("ReopenMonth").length, 2));
    assert.equal(api.named("ReopenMonth")[1]?.variables["reason"], "A bank fee is missing");
  }, { role: "super_root" });
});
