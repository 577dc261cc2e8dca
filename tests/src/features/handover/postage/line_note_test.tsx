/** A decision about one postage line says what it means before it is sent, as the decision about many does. */
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
import { pbLines } from "../../../../../resources/handover/pb_lines.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";

const LINE = {
  ...{ _id: "l1", version: 1, at: 1_796_000_000, tracking_number: "9400111", carrier: "USPS", ref: "x1" },
  ...{ package_code: "PK-000001", package_id: "p1", line_type: "apv_under", quoted_minor: 718 },
  ...{ charged_minor: 958, amount_minor: 212, diff_minor: 212, currency: "USD", status: "Open", finding: "" },
  ...{ bucket: "variance", pass_minor: null, seller_name: "Anna", line: 6, invoice_code: "PI-000003" },
  ...{ note: "", posted_at: null, created_at: 1_796_000_000, timeline: [] },
  facts: { review: true, payer: true, passable: true, diff: 212, submitted: false },
};

Deno.test("S2.11 passing on a line says that no amount means all of its difference, and sends none", () => {
  const moved = { _id: "l1", ok: true, version: 2, columns: {}, reason: null, legal: [] };
  const api = new FakeApi().on("Record", data({ record: LINE })).on("Move", data({ moves: [moved] }))
    .on("Comments", data({ comments: [] }));
  const view = <RecordView resource={pbLines} id="l1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    await button(/^Accept/);
    await press(/^Pass on$/);
    await says("Without an amount it is all of each difference.");
    assert.equal((await field(/^Passed on/)).value, "");
    fireEvent.submit(await screen.findByRole("form", { name: "Pass on" }));
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    assert.deepEqual(api.named("Move")[0]?.variables["params"], {});
  });
});
