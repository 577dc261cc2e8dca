/** Pages that wait for a payment cannot be attached, and a refusal is shown with its reason at the page. */
import { button, data, FakeApi, fireEvent, onStage, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { BinSummary } from "../../../../../src/features/shipping/label_pages/bin_summary.tsx";

const BINS = [
  { status: "Matched", finding: "byId", count: 9, unpaid: 1 },
  { status: "Mismatch", finding: "twoOrders", count: 1, unpaid: 0 },
];
const JOB = {
  ...{
    _id: "j1",
    kind: "list.move",
    status: "Done",
    title: "Attach",
    total: 8,
    done: 8,
    made: 7,
    skipped: 0,
  },
  ...{ about: { event: "page.attach", resource: "ship_by_tiktok" }, refused: 1, error: null, steps: [] },
};

const at = (path: string) => {
  const { hook, searchHook } = memoryLocation({ path });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <BinSummary />
    </Router>
  );
};

Deno.test("S2.6 pages of unpaid orders are not offered, and a page that was refused is named with its reason", () => {
  const sent: unknown[] = [];
  const api = new FakeApi().on("LabelBins", data({ labelPageBins: BINS }))
    .on("MakeBulk", (request, signal) => {
      sent.push((request.variables["params"] as { readonly filters: unknown }).filters);
      return data({ makeJob: JOB })(request, signal);
    })
    .on("GetBulk", data({ getJobById: JOB }))
    .on("RefusedRows", data({ jobRows: [{ code: "LP-000011", reason: { code: "isLabelIdle", text: "" } }] }));
  return onStage(api, at("/ship-by-tiktok/matched"), async () => {
    await screen.findByText("1 more is attached automatically when its order is paid.");
    fireEvent.click(await button("Attach 8 labels"));
    await screen.findByText(/^LP-000011: /);
    assert.deepEqual(sent, [{ status: ["Matched"], armed: "now" }]);
  }, { role: "root" });
});

Deno.test("S2.6 another bin shows its reasons, and offers nothing to attach", () =>
  onStage(
    new FakeApi().on("LabelBins", data({ labelPageBins: BINS })),
    at("/ship-by-tiktok/mismatch"),
    async () => {
      await screen.findByText("Names two orders 1");
      assert.equal(screen.queryByRole("button"), null);
    },
    { role: "root" },
  ));
