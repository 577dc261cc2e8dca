/** The form of a decision: its preview, what it sends, and what survives a refusal and a reload. */
import {
  act,
  data,
  FakeApi,
  field,
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
import { useMove } from "../../../../../src/engine/record/move_wiring.ts";
import { MoveMessageBar } from "../../../../../src/engine/record/move_message_bar.tsx";
import { StepForm } from "../../../../../src/engine/record/step_form.tsx";
import { lateWords } from "../../../../../src/lib/i18n.ts";
import { registerFeatures } from "../../../../../src/engine/features.ts";
import { features } from "../../../../../src/app/generated/features.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { cases } from "../../../../../resources/support/cases.ts";
import { EntityWords } from "../../../../../src/engine/field_words.ts";

await lateWords();
registerFeatures(features);

const cause = {
  step: "Printing",
  operator_id: "p1",
  operator_name: "Pia",
  station: "ST-000003",
  reason: "",
  at: 1_700_000_000,
};
const line = (_id: string, more: object = {}) => ({
  _id,
  order_id: "o7",
  order_line_id: "l1",
  unit_id: `u-${_id}`,
  unit_code: `UN-00000${_id}`,
  sku: "TEE-M",
  title: "Tee",
  variant: "Black / M",
  image_id: "",
  quantity: 1,
  outcome: "",
  remedy_state: "",
  remedy_code: "",
  proposed: cause,
  ...more,
});
const FOUND = {
  getCaseById: {
    _id: "c1",
    order_id: "o7",
    order_code: "PD-000007",
    currency: "USD",
    requested: "Refund",
    reason: "blurredPrint",
    round: 0,
    lines: [line("1"), line("2")],
  },
};
const OPTIONS = {
  caseOptions: {
    _id: "o7",
    code: "PD-000007",
    seller_id: "s1",
    currency: "USD",
    delivered_at: null,
    left_minor: 1_500,
    lines: [{
      _id: "l1",
      sku: "TEE-M",
      title: "Tee",
      variant: "",
      image_id: "",
      quantity: 2,
      free: 2,
      remedied_in: [],
      left_minor: 1_500,
      units: [{ _id: "u-1", code: "UN-000001", free: true, kept: true }, {
        _id: "u-2",
        code: "UN-000002",
        free: true,
        kept: false,
      }],
    }],
    reasons: [],
    packages: [],
  },
};

function Decide() {
  const mover = useMove(cases, "c1", "me", () => {});
  const record = { _id: "c1", version: 3, status: "Processing", facts: {} };
  return (
    <EntityWords value="support">
      <button type="button" onClick={() => mover.begin("case.decide", true)}>begin</button>
      <MoveMessageBar mover={mover} />
      <StepForm resource={cases} record={record} mover={mover} finalText={() => ""} />
    </EntityWords>
  );
}
const apiWith = () => new FakeApi().on("DecideCase", data(FOUND)).on("CaseOptions", data(OPTIONS));
const outcome = async (at: number, value: string) =>
  fireEvent.change((await screen.findAllByLabelText(/^Outcome/))[at]!, { target: { value } });
const send = () => fireEvent.submit(screen.getByRole("form", { name: "Decide" }));

Deno.test("a decision describes its effects, and lines of one charge share its remaining sum", async () => {
  const api = apiWith().on(
    "Move",
    data({ moves: [{ _id: "c1", ok: true, version: 4, reason: null, legal: [] }] }),
  );
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await type(/^Refund for Tee, Black \/ M, UN-000001/, "10.00");
    await says("5.00 USD at most");
    await outcome(1, "Reprint");
    await says("10.00 USD goes back to the seller’s balance once the refund is approved.");
    await says("1 garment of PD-000007 is printed again and sent to the same address.");
    await says("Proposed from the garment’s history");
    send();
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    const savedCause = { ...cause, operator_name: undefined, reason: "Blurred print" };
    const { operator_name: _, ...sent } = savedCause;
    assert.deepEqual(api.named("Move")[0]?.variables["params"], {
      lines: [
        { _id: "1", outcome: "Refund", amount_minor: 1_000, cause: sent },
        { _id: "2", outcome: "Reprint", charged: false, cause: sent },
      ],
    });
  });
});

Deno.test("one decision is applied to all lines, each with the operator of its garment", async () => {
  const proposed = { ...cause, operator_id: "p2", operator_name: "Ben" };
  const found = { ...FOUND.getCaseById, lines: [line("1"), line("2", { proposed })] };
  const api = apiWith().on("DecideCase", data({ getCaseById: found }))
    .on("Move", data({ moves: [{ _id: "c1", ok: true, version: 4, reason: null, legal: [] }] }));
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await outcome(0, "Reprint");
    await press("Apply to all lines");
    send();
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    const { lines } = api.named("Move")[0]!.variables["params"] as {
      lines: { outcome: string; cause: { operator_id: string } }[];
    };
    assert.deepEqual(lines.map((each) => [each.outcome, each.cause.operator_id]), [
      ["Reprint", "p1"],
      ["Reprint", "p2"],
    ]);
  });
});

Deno.test("after a failed remedy the seller's wish is preselected again, and a rejected line stays rejected", async () => {
  const lines = [line("1", { outcome: "Reprint", remedy_state: "Failed" }), line("2", { outcome: "Reject" })];
  const found = { ...FOUND.getCaseById, round: 1, requested: "Reprint", lines };
  const api = apiWith().on("DecideCase", data({ getCaseById: found }));
  await onStage(api, <Decide />, async () => {
    await press("begin");
    const outcomes = await screen.findAllByLabelText<HTMLSelectElement>(/^Outcome/);
    assert.deepEqual(outcomes.map(({ value }) => value), ["Reprint", "Reject"]);
  });
});

Deno.test("a garment that was not returned cannot be reshipped, and a line without an outcome is named", async () => {
  const api = apiWith();
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await says("It can be sent again once it is back here.");
    const resend = screen.getAllByRole<HTMLOptionElement>("option", { name: "Send again" });
    assert.deepEqual(resend.map(({ disabled }) => disabled), [false, true]);
    await outcome(0, "");
    send();
    await says("This field is required.");
    assert.equal(api.named("Move").length, 0);
  });
});

Deno.test("a line of a merged case has the charge and the returned garment of its own order", async () => {
  const merged = line("2", { order_id: "o8", order_line_id: "l8", unit_id: "u-8" });
  const found = { ...FOUND.getCaseById, lines: [line("1"), merged] };
  const [own] = OPTIONS.caseOptions.lines;
  const units = [{ _id: "u-8", code: "UN-000008", free: true, kept: true }];
  const other = { ...OPTIONS.caseOptions, _id: "o8", lines: [{ ...own, _id: "l8", left_minor: 900, units }] };
  const api = apiWith().on("DecideCase", data({ getCaseById: found })).on(
    "CaseOptions",
    (call, signal) =>
      data(call.variables["order_id"] === "o8" ? { caseOptions: other } : OPTIONS)(call, signal),
  );
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await says("9.00 USD at most");
    const resend = screen.getAllByRole<HTMLOptionElement>("option", { name: "Send again" });
    assert.deepEqual(resend.map(({ disabled }) => disabled), [false, false]);
  });
});

Deno.test("a person who lost the right sees why, and the decisions stay, also after a reload", async () => {
  const api = apiWith().on("Move", refusal("FORBIDDEN"));
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await type(/^Refund for Tee, Black \/ M, UN-000001/, "7.50");
    await outcome(1, "Reject");
    send();
    await says("Your role does not allow this.");
    assert.equal((await field(/^Refund for Tee, Black \/ M, UN-000001/)).value, "7.50");
  }, { keepsDrafts: true });
  await onStage(apiWith(), <Decide />, async () => {
    await press("begin");
    await waitFor(async () =>
      assert.equal((await field(/^Refund for Tee, Black \/ M, UN-000001/)).value, "7.50")
    );
  });
});

Deno.test("a line that comes to the case while its decision is typed is shown and decided too", async () => {
  const later = { ...FOUND.getCaseById, lines: [line("1"), line("2"), line("3")] };
  const api = apiWith().on("DecideCase", data(FOUND), data({ getCaseById: later }))
    .on("Move", data({ moves: [{ _id: "c1", ok: true, version: 5, reason: null, legal: [] }] }));
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await outcome(1, "Reject");
    await outcome(0, "Reprint");
    act(() => publishChange("cases", ["c1"]));
    await waitFor(() => assert.equal(screen.getAllByLabelText(/^Outcome/).length, 3));
    await outcome(2, "Reject");
    send();
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    const { lines } = api.named("Move")[0]!.variables["params"] as {
      lines: { _id: string; outcome: string }[];
    };
    assert.deepEqual(lines.map((each) => [each._id, each.outcome]), [
      ["1", "Reprint"],
      ["2", "Reject"],
      ["3", "Reject"],
    ]);
  });
});

Deno.test("a line that got its remedy meanwhile is no longer decided", async () => {
  const later = { ...FOUND.getCaseById, lines: [line("1", { remedy_state: "Open" }), line("2")] };
  const api = apiWith().on("DecideCase", data(FOUND), data({ getCaseById: later }))
    .on("Move", data({ moves: [{ _id: "c1", ok: true, version: 5, reason: null, legal: [] }] }));
  await onStage(api, <Decide />, async () => {
    await press("begin");
    await outcome(0, "Reject");
    await outcome(1, "Reject");
    act(() => publishChange("cases", ["c1"]));
    await waitFor(() => assert.equal(screen.getAllByLabelText(/^Outcome/).length, 1));
    send();
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    const { lines } = api.named("Move")[0]!.variables["params"] as { lines: { _id: string }[] };
    assert.deepEqual(lines.map(({ _id }) => _id), ["2"]);
  });
});
