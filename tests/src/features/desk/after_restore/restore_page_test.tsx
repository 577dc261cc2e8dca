/** Work paused by a restore: the last sent document numbers are checked and sent once. */
import {
  type Answer,
  button,
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
import RestorePage from "../../../../../src/features/desk/after_restore/restore_page.tsx";

const NUMBERS = ["REC-2026-000012", "INV-2026-000123", "CRN-2026-000004"];
const work = (kind: string, more: object = {}) => ({
  ...{ kind, waiting: 3, is_paused: true, last_numbers: [], resumed_at: null, resumed_by: "" },
  ...more,
});
const LOW = { code: "documentNumberLow", text: "" };
const RESUMED = { is_paused: false, resumed_at: 1_700_000_500, resumed_by: "Ruth" };

/** Returns an API on which documents are paused until `resume` answers with data. */
function restoredApi(...resume: Answer[]): FakeApi {
  let isResumed = false;
  const answers = resume.map((answer): Answer => async (request, signal) => {
    const response = await answer(request, signal);
    const { errors } = await response.clone().json();
    isResumed ||= errors === undefined;
    return response;
  });
  return new FakeApi().on("ResumeWork", ...answers).on("AfterRestore", (request, signal) =>
    data({
      afterRestore: {
        ...{ backup_at: 1_700_000_000, restored_at: 1_700_000_100 },
        work: [
          work("documents", { last_numbers: NUMBERS, ...isResumed && RESUMED }),
          work("deliveries"),
        ],
        tokens: [
          {
            ...{ _id: "t1", user_id: "u7", user_name: "Ida", last_four: "x9Qk" },
            ...{ created_at: 1_699_000_000, last_used_at: null },
          },
        ],
        tokens_count: 1,
      },
    })(request, signal));
}

const done = data({ resumeWork: { restored_at: 1_700_000_100 } });
const sentNumbers = (api: FakeApi) =>
  api.named("ResumeWork").map(({ variables }) => variables["last_numbers"]);

Deno.test("money §11 after a restore each kind of document shows its last number, and the typed numbers are sent once", async () => {
  const api = restoredApi(done);
  await onStage(api, <RestorePage />, async () => {
    for (const [at, kind] of ["REC", "INV", "CRN"].entries()) {
      assert.equal((await field(`Last number sent: ${kind}`)).value, NUMBERS[at]);
    }
    assert.equal(
      screen.getAllByLabelText(/^Last number sent/).length,
      NUMBERS.length,
      "no field of other work",
    );
    await type("Last number sent: INV", "INV-2026-000150");
    const resume = await button("Resume: Invoices and receipts");
    fireEvent.click(resume);
    fireEvent.click(resume);
    await says("Resumed by Ruth");
    assert.deepEqual(sentNumbers(api), [[NUMBERS[0], "INV-2026-000150", NUMBERS[2]]]);
    await button("Resume: Webhooks and messages");
  });
});

Deno.test("money §11 a last number that is too low is refused at its field, stays as typed, and is sent again when corrected", async () => {
  const api = restoredApi(refusal("ILLEGAL_TRANSITION", { reason: LOW, legal: [] }), done);
  await onStage(api, <RestorePage />, async () => {
    await type("Last number sent: INV", "INV-2026-000100");
    await press("Resume: Invoices and receipts");
    await says("A higher number was already issued here. Type the last number that was sent.");
    const input = await field("Last number sent: INV");
    assert.equal(input.value, "INV-2026-000100");
    const section = input.closest("section");
    assert.match(section?.textContent ?? "", /A higher number was already issued/, "in the same section");
    assert.match(section?.textContent ?? "", /Invoices and receipts/);
    await type("Last number sent: INV", "INV-2026-000124");
    await press("Resume: Invoices and receipts");
    await says("Resumed by Ruth");
    const [low, right] = api.named("ResumeWork").map(({ variables }) => variables["key"]);
    assert.notEqual(low, right, "a refused key is used up");
    assert.deepEqual(sentNumbers(api).at(-1), [NUMBERS[0], "INV-2026-000124", NUMBERS[2]]);
  });
});

Deno.test("money §11 without an answer the typed numbers are sent again under the same key, also after a reload", async () => {
  const lost = restoredApi(() => Promise.reject(new TypeError("no network")));
  await onStage(lost, <RestorePage />, async () => {
    await type("Last number sent: CRN", "CRN-2026-000009");
    await press("Resume: Invoices and receipts");
    await waitFor(() => assert.ok(lost.named("ResumeWork").length > 0));
  }, { keepsDrafts: true });
  const api = restoredApi(done);
  await onStage(api, <RestorePage />, async () => {
    await says("Resumed by Ruth");
    assert.deepEqual(sentNumbers(api), [[NUMBERS[0], NUMBERS[1], "CRN-2026-000009"]]);
    assert.equal(api.named("ResumeWork")[0]?.variables["key"], lost.named("ResumeWork")[0]?.variables["key"]);
  });
});

Deno.test("after a restore the valid API tokens are listed with their people, as a revoked one is valid again", () =>
  onStage(restoredApi(done), <RestorePage />, async () => {
    await says("Valid: 1");
    await says(/ends with x9Qk · Never used/);
    assert.match((await screen.findByText("Ida")).closest("a")?.getAttribute("href") ?? "", /u7$/);
  }, { role: "super_root" }));
