/** The record of a case: its steps and keys, the cases of its list, and its facts next to the conversation. */
import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type StageOptions,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { features } from "../../../../../src/app/generated/features.ts";
import { registerFeatures } from "../../../../../src/engine/features.ts";
import { EntityWords } from "../../../../../src/engine/field_words.ts";
import CaseView from "../../../../../src/features/support/case_record/case_view.tsx";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { reachable, shortcuts } from "../../../../../src/lib/keys.ts";
import { lateWords } from "../../../../../src/lib/i18n.ts";

await lateWords();
registerFeatures(features);

const TIME = 1_790_000_000;
const FACTS = {
  hasLines: true,
  described: true,
  evidenced: true,
  inWindow: true,
  decided: true,
  handedOver: true,
  back: true,
  free: true,
  fits: true,
  withinLimit: true,
  mergeable: true,
  labelled: false,
  unclaimed: true,
  claimInTime: true,
  recent: true,
};
const record = (more: object = {}) => ({
  record: {
    ...{ _id: "c1", version: 3, code: "CS-000001", status: "Processing", order_id: "o7" },
    ...{ order_code: "PD-000007", support_case: "Print", reason: "blurredPrint", requested: "Reprint" },
    ...{ items_text: "1 × TEE-M UN-000001", priority: "Normal", seller_name: "Ben", assignee_name: "" },
    ...{ due_at: 1, left_s: null, created_at: TIME, outcome: "", amount_minor: 0, currency: "USD" },
    ...{ resolved_at: null, merged_into: null, merged_code: "", follows: null, follows_code: "" },
    ...{ last_said_at: TIME, facts: FACTS, timeline: [] },
    ...more,
  },
});
const file = (_id: string, more: object = {}) => ({
  ...{ _id, name: `${_id}.png`, type: "image/png", visibility: "seller", ...more },
});
const orderLine = (_id: string) => ({
  ...{ _id, sku: `TEE-${_id}`, title: "Tee", variant: `Black / ${_id}`, quantity: 1, image_id: "" },
  placements: [{ _id: `art-${_id}`, area: "front", file: { _id: `file-${_id}`, name: "skull.png" } }],
});
const unit = (_id: string, order_line_id: string) => ({
  ...{ _id, ticket: _id, order_line_id, print_status: "Packed", operator_name: "Pia", begun_at: TIME },
  rejects: 1,
});
const caseLine = (more: object = {}) => ({
  ...{ _id: "cl1", order_line_id: "M", unit_id: "UN-000001", sku: "TEE-M", quantity: 1 },
  ...{ outcome: "", amount_minor: 0, charged: false, cause: null },
  ...{ remedy_id: null, remedy_kind: "", remedy_code: "", remedy_state: "", ...more },
});
const BACKGROUND = {
  getCaseById: { _id: "c1", lines: [caseLine()] },
  getOrderById: {
    ...{ _id: "o7", code: "PD-000007", currency: "USD" },
    lines: [orderLine("M"), orderLine("L")],
    units: [unit("UN-000001", "M"), unit("UN-000002", "M"), unit("UN-000003", "L")],
    packages: [],
  },
  attachments: [
    file("photo"),
    file("among us", { visibility: "staff" }),
    file("clip", { type: "video/mp4" }),
  ],
  caseOptions: {
    ...{ _id: "o7", left_minor: 3_000, currency: "USD" },
    lines: [{ _id: "M", free: 1, left_minor: 1_250 }, { _id: "L", free: 1, left_minor: 1_750 }],
  },
  cases: [],
};
const queued = (_id: string, more: object = {}) => ({
  ...{ _id, code: `CS-${_id}`, status: "Processing", support_case: "Print", reason: "stain" },
  ...{ order_code: "", due_at: 1, left_s: null, last_said_by: "seller", ...more },
});
const apiWith = (more: object = {}) =>
  new FakeApi().on("Record", data(record(more)))
    .on("CommentsOf", data({ comments: [], attachments: [] }))
    .on("CaseBackground", data(BACKGROUND))
    .on(
      "CaseQueue",
      data({ cases: [queued("c2"), queued("c1"), queued("c3", { due_at: null, left_s: 7_200 })] }),
    )
    .on("Mentionable", data({ mentionable: [] }));
const view = (
  <EntityWords value="support">
    <CaseView id="c1" level={1} ids={["c1", "c2", "c3"]} hrefOf={(id) => `/support/all/${id}`} />
  </EntityWords>
);
const seller: StageOptions = { role: "sale", scope: ["me"], me: { _id: "me" } };
const key = (name: string) => reachable(shortcuts.value).find((each) => each.key === name)?.action();
/** Finds hidden lists too, as the styles' container queries match no width here. */
const itemsOf = (name: string) =>
  [...screen.getByRole("list", { name, hidden: true }).querySelectorAll("li")].map(({ textContent }) =>
    textContent
  );

Deno.test("a case is shown next to its list, with its clock and its subject", async () => {
  await onStage(apiWith(), view, async () => {
    await says("UN-000001");
    assert.match(document.body.textContent ?? "", /UN-000001Packed/);
    assert.doesNotMatch(
      document.body.textContent ?? "",
      /UN-00000[23]Packed/,
      "only the case's garments of the order",
    );
    assert.match(document.body.textContent ?? "", /TEE-M12\.50/);
    await says("CS-c3");
    const cases = itemsOf("Cases in the list");
    assert.deepEqual(
      cases.map((each) => each?.slice(0, 5)),
      ["CS-c1", "CS-c2", "CS-c3"],
      "in the list's order",
    );
    assert.match(cases[0] ?? "", /▲ .* overdue/);
    assert.match(cases[2] ?? "", /Paused, 2 hr left/);
    assert.equal(
      screen.getByRole("link", { current: "page", hidden: true }).getAttribute("href"),
      "/support/all/c1",
    );
    assert.equal(screen.queryByText("0.00"), null, "without a refund no fact is shown");
  });
});

Deno.test("evidence is shown next to the artwork; each opens both enlarged, and staff notes have no evidence", async () => {
  await onStage(apiWith(), view, async () => {
    await button("Show photo.png large");
    assert.equal(screen.queryByRole("button", { name: "Show among us.png large" }), null);
    await button("Show Front, Black / M large");
    assert.equal(screen.queryByRole("button", { name: "Show Front, Black / L large" }), null);
    fireEvent.click(await button("Show clip.png large"));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => assert.match(dialog.textContent ?? "", /clip\.png.*Front, Black \/ M/));
    assert.equal(
      dialog.querySelector("[aria-pressed=true]")?.getAttribute("aria-label"),
      "Show clip.png large",
    );
    fireEvent.click(dialog.querySelector<HTMLElement>('[aria-label="Show photo.png large"]')!);
    await waitFor(() => assert.match(dialog.textContent ?? "", /photo\.png/));
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => assert.equal(screen.queryAllByRole("dialog").length, 0));
  });
});

Deno.test("R and N move the focus to the boxes, E opens the decision with the focus in its first field", async () => {
  const api = apiWith().on(
    "DecideCase",
    data({
      getCaseById: {
        ...{ _id: "c1", order_id: null, order_code: "", currency: "USD", requested: "Advice", round: 0 },
        ...{
          reason: "stain",
          lines: [{
            ...{ _id: "cl1", order_id: "o7", order_line_id: "M", unit_id: null, unit_code: "" },
            ...{ sku: "TEE-M", title: "Tee", variant: "", image_id: "", quantity: 1, outcome: "" },
            ...{ remedy_state: "", remedy_code: "", proposed: null },
          }],
        },
      },
    }),
  ).on("CaseOptions", data({ caseOptions: { lines: [] } }));
  await onStage(api, view, async () => {
    await button("Decide");
    key("r");
    assert.equal(document.activeElement?.getAttribute("aria-label"), "To seller");
    (document.activeElement as HTMLElement).blur();
    key("n");
    assert.equal(document.activeElement?.getAttribute("aria-label"), "Staff note");
    (document.activeElement as HTMLElement).blur();
    await press("Decide");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "lines.0.outcome"));
  });
});

Deno.test("a seller sees neither the other cases nor a box for notes, and a merged case links to its target", async () => {
  await onStage(apiWith(), view, async () => {
    await button("Comment");
    assert.equal(screen.queryByRole("list", { name: "Cases in the list", hidden: true }), null);
    assert.equal(screen.queryByRole("textbox", { name: "Staff note" }), null);
  }, seller);
  await onStage(apiWith({ merged_into: "c9", merged_code: "CS-000009" }), view, async ({ history }) => {
    await waitFor(() => assert.equal(history.at(-1), "/support/all/c9"));
  });
});

Deno.test("a case that is merged while a person writes keeps the text, and sends it to the target", async () => {
  const merged = { status: "Closed", merged_into: "c9", merged_code: "CS-000009" };
  const api = apiWith().on("Record", data(record()), data(record({ ...merged, version: 4 }))).on(
    "MakeComment",
    data({ makeComment: { _id: "m1", version: 1, entity_id: "c9" } }),
  );
  await onStage(api, view, async ({ history }) => {
    const text = "The package was left with a neighbour";
    fireEvent.change(await screen.findByRole("textbox", { name: "To seller" }), { target: { value: text } });
    act(() => publishChange("cases", ["c1"]));
    await says("It goes to CS-000009 when you send it");
    assert.equal(history.at(-1), "/orders/all/o1", "the screen stays");
    const box = screen.getByRole("textbox", { name: "To seller" }) as HTMLTextAreaElement;
    assert.equal(box.value, text);
    assert.equal(screen.queryByRole("button", { name: "Decide" }), null);
    assert.doesNotMatch(document.body.textContent ?? "", /opens a new case/);
    await press("Send to seller");
    await waitFor(() => assert.equal(history.at(-1), "/support/all/c9"));
  });
});

Deno.test("each decided line links to its remedy and shows its progress, and to staff the cause", async () => {
  const reprint = { remedy_id: "o9", remedy_kind: "order", remedy_code: "PD-000009", remedy_state: "Open" };
  const refund = { remedy_id: "r4", remedy_kind: "refund", remedy_code: "RF-000004", remedy_state: "Failed" };
  const cause = { step: "Printing", operator_name: "Pia", station: "ST-000003", reason: "Faded" };
  const lines = [
    caseLine({ outcome: "Reprint", charged: true, ...reprint, cause }),
    caseLine({ _id: "cl2", outcome: "Refund", amount_minor: 400, ...refund }),
  ];
  const api = apiWith().on("CaseBackground", data({ ...BACKGROUND, getCaseById: { _id: "c1", lines } }));
  await onStage(api, view, async () => {
    await says("PD-000009");
    const text = document.body.textContent ?? "";
    assert.match(text, /Reprint.*Under way · Paid by the seller.*Cause: Printing · Pia · ST-000003 · Faded/);
    assert.match(text, /Refund4\.00.*RF-000004Failed/);
    const href = (name: string) => screen.getByRole("link", { name, hidden: true }).getAttribute("href");
    assert.match(href("PD-000009") ?? "", /^\/orders\/.*o9/);
    assert.match(href("RF-000004") ?? "", /^\/refund-request\/.*r4/);
  });
});

Deno.test("a part that could not be read is reported in place, and the conversation stays", async () => {
  const api = apiWith().on("CaseBackground", refusal("INTERNAL")).on("CaseQueue", refusal("INTERNAL"));
  await onStage(api, view, async () => {
    await waitFor(() => assert.equal(screen.getAllByRole("alert").length, 2));
    await button("Send to seller");
  });
});
