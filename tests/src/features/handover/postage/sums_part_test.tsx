/**
 * The head of a postage invoice: opening balance and lines compared with the file's closing balance, and the
 * open lines.
 */
import { data, FakeApi, onStage, says, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import SumsPart from "../../../../../src/features/handover/postage/sums_part.tsx";

const SUMS = {
  ...{ opening_minor: -14_872, charges_minor: 34_252, credits_minor: -1_279, payments_minor: -20_000 },
  ...{ closing_minor: -1_899, stated_minor: -1_899, ignored_minor: 718, account_minor: 12_083 },
  ...{ waiting_minor: 0, due_minor: 0, unposted: 0 },
};
const invoice = (sums: object, status = "Review") =>
  new FakeApi().on(
    "PostageOf",
    data({
      getPostageInvoiceById: {
        ...{ _id: "p1", code: "PI-000003", currency: "USD", status, sums: { ...SUMS, ...sums } },
        buckets: [
          { bucket: "variance", status: "Open", count: 14, diff_minor: 212 },
          { bucket: "variance", status: "Accepted", count: 2, diff_minor: 5 },
        ],
      },
    }),
  );
const part = <SumsPart record={{ _id: "p1", version: 1 }} />;

Deno.test("S2.11 if opening balance and lines give the file's closing balance the page says so, and open lines are counted", () =>
  onStage(invoice({}), part, async () => {
    await says("The opening balance plus all lines is the file’s closing balance.");
    await says("Variance (16) · 14 open");
    assert.equal(screen.queryByRole("alert") === null, true);
  }));

Deno.test("S2.11 a closing balance that differs is an alarm with the amount", () =>
  onStage(invoice({ stated_minor: -1_799 }), part, async () => {
    await says("The opening balance plus all lines differs from the file’s closing balance by -1.00 USD.");
    assert.match(screen.getByRole("alert").textContent ?? "", /Rows may be missing or refused/);
  }));

Deno.test("S2.11 an approved invoice says how many lines are still to be posted", () =>
  onStage(invoice({ unposted: 40, waiting_minor: 900 }, "Approved"), part, async () => {
    await says("40 lines are still to be posted.");
    await says("Still to be posted9.00 USD");
  }));
