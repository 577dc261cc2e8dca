/** The page that opens a case: its checks beforehand, what it sends, and what survives a reload. */
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
import { openAt } from "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { lateWords } from "../../../../../src/lib/i18n.ts";
import type { NewCaseValues } from "../../../../../machines/support/new_case_values.ts";
import { caseProblems } from "../../../../../src/features/support/new_case/values.ts";
import NewCasePage from "../../../../../src/features/support/new_case/new_case_page.tsx";

await lateWords();

const reason = (support_case: string, reason: string, more: object = {}) => ({
  support_case,
  reason,
  evidence: true,
  window_days: 30,
  until: null,
  open: true,
  priority: "Normal",
  ...more,
});
const OPTIONS = {
  caseOptions: {
    _id: "o7",
    code: "PD-000007",
    seller_id: "s1",
    currency: "USD",
    delivered_at: 1_700_000_000,
    left_minor: 2_000,
    lines: [{
      _id: "l1",
      sku: "TEE-M",
      title: "Tee",
      variant: "Black / M",
      image_id: "",
      quantity: 2,
      free: 1,
      remedied_in: ["CS-000003"],
      left_minor: 1_000,
      units: [{ _id: "u1", code: "UN-000001", free: true, kept: false }, {
        _id: "u2",
        code: "UN-000002",
        free: false,
        kept: false,
      }],
    }],
    reasons: [
      reason("Print", "blurredPrint"),
      reason("Print", "wrongPrint", { open: false, until: 1_700_000_000 }),
      reason("Shipping", "lost", { evidence: false }),
    ],
    packages: [],
  },
};
const apiWith = () =>
  new FakeApi().on("CaseOptions", data(OPTIONS))
    .on("MakeCase", data({ makeCase: { _id: "c1", code: "CS-000009", version: 1 } }))
    .on("MakeComment", data({ makeComment: { _id: "m1", version: 1 } }))
    .on("SubmitCase", data({ moveCase: [{ _id: "c1", ok: true, reason: null }] }));
const seller = { role: "sale", scope: ["me"], me: { _id: "me" } } as const;
const radio = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("radio", { name }));
const send = () => fireEvent.submit(screen.getByRole("form", { name: "New case" }));

Deno.test("a case is saved, described and submitted, with the linked garment selected", async () => {
  openAt("/support/new?order=o7&garment=u1");
  const api = apiWith();
  await onStage(api, <NewCasePage />, async ({ history }) => {
    await says("Already replaced or refunded in CS-000003");
    await waitFor(() =>
      assert.equal(screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000001" }).checked, true)
    );
    assert.equal(screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000002" }).disabled, true);
    await radio("Shipping");
    await radio(/^Package lost/);
    await type(/^What happened/, "It never came.");
    await radio("Refund");
    send();
    await waitFor(() => assert.equal(history.at(-1), "/support/all/c1"));
    const [made] = api.named("MakeCase");
    assert.deepEqual(made?.variables["params"], {
      order_id: "o7",
      package_id: "",
      support_case: "Shipping",
      reason: "lost",
      requested: "Refund",
      lines: [{ order_line_id: "l1", unit_id: "u1", quantity: 1 }],
    });
    assert.deepEqual(api.named("MakeComment")[0]?.variables["params"], {
      entity: "cases",
      entity_id: "c1",
      body: "It never came.",
      visibility: "seller",
      attachments: [],
    });
    assert.deepEqual(api.named("SubmitCase")[0]?.variables["ids"], ["c1"]);
  }, seller);
});

Deno.test("the form says beforehand that the time limit is over and that a photo is needed, and sends nothing without one", async () => {
  openAt("/support/new?order=o7");
  const api = apiWith();
  await onStage(api, <NewCasePage />, async () => {
    await says("Black / M");
    await press("All garments");
    await radio("Print");
    await says("The limit of 30 days ended on 14-11-2023");
    assert.equal(screen.getByRole<HTMLInputElement>("radio", { name: /^Wrong print/ }).disabled, true);
    await radio(/^Blurred print/);
    await radio("Reprint");
    await type(/^What happened/, "Blurred.");
    send();
    await says("1 field needs fixing");
    assert.equal(document.activeElement?.getAttribute("name"), "files");
    assert.equal(api.named("MakeCase").length, 0);
  }, seller);
});

Deno.test("S2.12 missing fields are named in the order of the page, so that the first one gets the focus", () => {
  const options = { ...OPTIONS.caseOptions, reasons: [reason("Print", "wrongPrint", { open: false })] };
  const values = {
    ...{ order_id: "", seller_id: "", package_id: "", support_case: "", reason: "", requested: "" },
    ...{ body: "", exception: "", lines: [], files: [] },
  };
  const paths = (some: Partial<NewCaseValues>) =>
    caseProblems({ ...values, ...some }, { options, isStaff: true }).map(({ path }) => path);
  assert.deepEqual(paths({}), ["order_id", "support_case", "body", "requested"]);
  assert.deepEqual(
    paths({ order_id: "o7", support_case: "Print", reason: "wrongPrint" }),
    ["lines", "exception", "body", "files", "requested"],
  );
  assert.deepEqual(paths({ support_case: "Billing" }), ["seller_id", "reason", "body", "requested"]);
});

Deno.test("staff accept a late case with a reason, which is sent with the step", async () => {
  openAt("/support/new?order=o7&garment=u1");
  const api = apiWith().on("Sellers", data({ users: [] }));
  await onStage(api, <NewCasePage />, async () => {
    await waitFor(() =>
      assert.equal(screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000001" }).checked, true)
    );
    await radio("Print");
    await radio(/^Wrong print/);
    await type(/^Why it is accepted late/, "The buyer was ill.");
    await says("The seller reads what you write here.");
  });
});

Deno.test("S2.12 the input survives a reload, and a refusal is shown without losing it", async () => {
  openAt("/support/new?order=o7&garment=u1");
  const api = apiWith().on(
    "SubmitCase",
    data({ moveCase: [{ _id: "c1", ok: false, reason: { code: "isInWindow", of: "" } }] }),
  );
  await onStage(api, <NewCasePage />, async () => {
    await waitFor(() =>
      assert.equal(screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000001" }).checked, true)
    );
    await radio("Shipping");
    await radio(/^Package lost/);
    await type(/^What happened/, "It never came.");
    await radio("Refund");
    send();
    await says("The case was not sent. The time limit for this reason has passed.");
  }, { ...seller, keepsDrafts: true });
  const again = apiWith().on("MakeCase", refusal("INTERNAL"));
  await onStage(again, <NewCasePage />, async ({ history }) => {
    await says("Your unfinished case is back.");
    assert.equal((await field(/^What happened/)).value, "It never came.");
    send();
    await waitFor(() => assert.equal(history.at(-1), "/support/all/c1"));
    assert.deepEqual(
      [again.named("MakeCase").length, again.named("MakeComment").length],
      [0, 0],
      "what the API has is not sent again",
    );
  }, seller);
});

Deno.test("S2.12 a Draft is not opened without its description, which sending would then make twice", async () => {
  openAt("/support/new?draft=c9");
  const draft = {
    ...{ _id: "c9", code: "CS-000009", status: "Draft", seller_id: "s1", order_id: "o7", package_id: null },
    ...{ support_case: "Shipping", reason: "lost", requested: "Refund", version: 2 },
    lines: [{ order_line_id: "l1", unit_id: "u1", quantity: 1 }],
  };
  const comments = [
    { _id: "m8", body: "Ask the carrier first.", visibility: "staff", version: 1 },
    { _id: "m9", body: "It never came.", visibility: "seller", version: 3 },
  ];
  const api = apiWith().on("CaseDraft", data({ getCaseById: draft }))
    .on("CommentsOf", refusal("INTERNAL"), data({ comments, attachments: [], readerLanguage: "en" }));
  await onStage(api, <NewCasePage />, async ({ history }) => {
    await press("Try again");
    await waitFor(async () => assert.equal((await field(/^What happened/)).value, "It never came."));
    await type(/^What happened/, "It never came at all.");
    send();
    await waitFor(() => assert.equal(history.at(-1), "/support/all/c9"));
    assert.deepEqual(api.named("MakeComment").map(({ variables }) => variables["id"]), ["m9"]);
  }, seller);
});

Deno.test("an unknown number is reported in place, and a scanned garment opens its order", async () => {
  openAt("/support/new");
  const api = apiWith().on("OrdersForCase", data({ orders: [] }))
    .on("GarmentForCase", data({ units: [{ _id: "u1", code: "UN-000001", order_id: "o7" }] }));
  await onStage(api, <NewCasePage />, async () => {
    await type(/^Order, package or garment/, "PD-000404");
    await press("Find");
    await says("Nothing was found for PD-000404.");
    await type(/^Order, package or garment/, "UN-000001");
    await press("Find");
    await waitFor(() =>
      assert.equal(screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000001" }).checked, true)
    );
  }, seller);
});

Deno.test("a selected garment that got a remedy meanwhile can be unselected", async () => {
  openAt("/support/new?order=o7&garment=u1");
  const { caseOptions } = OPTIONS;
  const lines = caseOptions.lines.map((line) => ({
    ...line,
    free: 0,
    units: line.units.map((unit) => ({ ...unit, free: false })),
  }));
  const api = apiWith().on("CaseOptions", data(OPTIONS), data({ caseOptions: { ...caseOptions, lines } }));
  const garment = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000001" });
  await onStage(api, <NewCasePage />, async () => {
    await says("UN-000001");
    await waitFor(() => assert.equal(garment().checked, true));
    act(() => publishChange("units", ["u1"]));
    await says("Every garment of this order was already replaced or refunded.");
    assert.equal(garment().disabled, false);
    fireEvent.click(garment());
    await waitFor(() => assert.deepEqual([garment().checked, garment().disabled], [false, true]));
  }, seller);
});

Deno.test("a garment of another order drops the package of the former one", async () => {
  openAt("/support/new?order=o7&package=p1");
  const api = apiWith()
    .on("GarmentForCase", data({ units: [{ _id: "u1", code: "UN-000001", order_id: "o8" }] }));
  await onStage(api, <NewCasePage />, async () => {
    await says("UN-000001");
    await type(/^Scan a garment/, "UN-000001");
    await press("Find");
    await waitFor(() =>
      assert.equal(screen.getByRole<HTMLInputElement>("checkbox", { name: "UN-000001" }).checked, true)
    );
    await radio("Shipping");
    await radio(/^Package lost/);
    await type(/^What happened/, "It never came.");
    await radio("Refund");
    send();
    await waitFor(() => assert.equal(api.named("MakeCase").length, 1));
    const { order_id, package_id } = api.named("MakeCase")[0]?.variables["params"] as Record<string, unknown>;
    assert.deepEqual([order_id, package_id], ["o8", ""]);
  }, seller);
});
