/** The lifecycle of an invoice: people issue, pay and dispute it; the ledger's entries settle it. */
import assert from "node:assert/strict";
import type { InvoiceFacts } from "../../../../api/generated/schema.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { invoiceMachine } from "../../../../machines/lifecycles/money/invoice.ts";
import { fc } from "../../../support/property.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";

const OPEN: InvoiceFacts = {
  ...{ lines: 1, over: true, open: 100, fits: true, covered: true, untouched: true },
  ...{ awaiting: false, late: false, stale: true },
};
const STATES = ["Draft", "Issued", "Partially Paid", "Overdue", "Disputed", "Paid", "Void"] as const;

Deno.test("S2.25 each state of an invoice has its steps", () => {
  const pay = "invoice.pay same payInvoice";
  const wait = "invoice.awaitFunds same awaitFunds";
  const dispute = "invoice.dispute Disputed keepReason+forgetFunds";
  const toVoid = "invoice.void Void voidInvoice";
  const found = STATES.map((state) =>
    openSteps(invoiceMachine, state, OPEN).filter((step) => step.startsWith("invoice."))
      .map((step) => step.replace(` ${state} `, " same "))
  );
  assert.deepEqual(found, [
    ["invoice.issue Issued issueInvoice"],
    [pay, wait, dispute, toVoid],
    [pay, wait, dispute],
    [pay, wait, dispute, toVoid],
    [pay, "invoice.resume Issued useCredits", toVoid],
    [],
    [],
  ]);
});

Deno.test("S2.25 the ledger decides an invoice's state, whatever the state was", () => {
  const facts = fc.record({
    open: fc.integer({ min: -50, max: 50 }),
    late: fc.boolean(),
    untouched: fc.boolean(),
    stale: fc.boolean(),
  });
  const begins = fc.constantFrom("Issued", "Partially Paid", "Overdue", "Disputed", "Paid");
  fc.assert(fc.property(facts, begins, (given, state) => {
    const { value } = settle(invoiceMachine, state, { ...OPEN, ...given }, "payments.settle");
    assert.equal(value === "Paid", given.open <= 0);
    // An invoice stays Disputed until a person ends the dispute, and Overdue until it is paid.
    if (state === "Disputed" || state === "Overdue") assert.ok(value === state || value === "Paid");
    else if (given.open > 0) assert.equal(value === "Overdue", given.late);
  }));
});

Deno.test("S2.25 an invoice is issued only after its month, and voided only while none of it is paid", () => {
  assert.equal(move(invoiceMachine, "Draft", { ...OPEN, over: false }, "invoice.issue").ok, false);
  assert.equal(move(invoiceMachine, "Draft", { ...OPEN, lines: 0 }, "invoice.issue").ok, false);
  for (const state of ["Issued", "Overdue", "Disputed"]) {
    assert.equal(move(invoiceMachine, state, { ...OPEN, untouched: false }, "invoice.void").ok, false);
  }
});
