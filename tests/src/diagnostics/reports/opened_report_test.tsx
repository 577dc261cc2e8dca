/** Opening a report: the story in words, steps by slider and keys, changes, and each kind of unreadable recording. */
import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  refusal,
  says,
  screen,
  waitFor,
} from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { pack } from "../../../../api/pack_text.ts";
import type { Recording } from "../../../../api/flows/recording.ts";
import {
  activeStatesAfter,
  differences,
  entryBefore,
  visitsUpTo,
} from "../../../../src/diagnostics/reports/at_step.ts";
import { flows as de } from "../../../../src/diagnostics/flows/generated/de.ts";
import { flows as en } from "../../../../src/diagnostics/flows/generated/en.ts";
import { markdownOf, storyOf } from "../../../../src/diagnostics/flows/story.ts";
import { language, lateWords, setLanguage } from "../../../../src/lib/i18n.ts";
import { OpenedReport } from "../../../../src/diagnostics/reports/opened_report.tsx";
import { ReportList } from "../../../../src/diagnostics/reports/report_list.tsx";
import { entry, RECORDED_AT, recording, REFUSED_SWITCH } from "../../../support/client/recording.ts";

const REPORT = {
  _id: "r1",
  code: "K7QX2M9D",
  sentence: "I clicked Switch user and it bounced me.",
  person_name: "Anna",
  actor_name: "",
  path: "/orders",
  app_version: "0.1.0",
  steps: 5,
  created_at: RECORDED_AT / 1_000,
  expires_at: RECORDED_AT / 1_000 + 30 * 86_400,
};

const answering = (packed: string) =>
  new FakeApi().on("ReportByCode", data({ getReportByCode: { report: REPORT, recording: packed } }));
const opened = <OpenedReport code="K7QX2M9D" />;
const packedOf = (more: Partial<Recording> = {}) => pack(JSON.stringify(recording(more)));
const current = () => document.querySelector("[aria-current=step]")?.textContent ?? "";

/** A lazy chunk loads these words in the app, and here no chunk exists. */
await lateWords();

Deno.test("C7 the story says what happened, when, and why a step was refused, in the reader's language", async () => {
  const english = storyOf(REFUSED_SWITCH, en, "UTC");
  assert.deepEqual(english.map(({ time, text }) => `${time} ${text}`).slice(2), [
    "10:02:00 Check who is signed in: done → Signed in",
    "10:04:00 Switch requested → Switching",
    "10:04:00 Switch user: refused: This sign-in can’t act as other people. → Giving the reason, request 5f0c1d3a",
  ]);
  await setLanguage("de");
  try {
    const german = storyOf(REFUSED_SWITCH, de, "Europe/Berlin");
    assert.match(german.at(-1)!.time, /^11:04/);
    assert.notEqual(german.at(-1)!.text, english.at(-1)!.text);
    assert.equal(german.at(-1)!.flow, de["switch_user"]!.title);
  } finally {
    language.value = "en";
  }
});

Deno.test("C7 refused, ignored, repeated, foreign and failed steps are marked as such", () => {
  const textOf = (more: Parameters<typeof entry>[0]) => storyOf([entry(more)], en, "UTC")[0]!.text;
  const stayed = { from: ["signedIn"], value: ["signedIn"] };
  assert.match(textOf({ ...stayed, event: "person.known", refused: ["isSame"] }), /→ blocked: not “/);
  assert.match(textOf({ ...stayed, event: "person.known" }), /→ no effect$/);
  assert.match(textOf({ ...stayed, event: "person.known", ways: ["x"], times: 3 }), /\(3 times\)$/);
  assert.equal(textOf({ ...stayed, event: "?", ways: ["x"] }), "An unnamed event");
  assert.match(textOf({ ...stayed, event: "person.known", isBroken: true }), /→ failed$/);
  assert.equal(textOf({ kind: "stop", event: "", ...stayed }), "Ended");
  assert.match(
    textOf({ flow: "constructor", event: "toString", value: ["__proto__"] }),
    /toString → __proto__/,
  );
});

Deno.test("C7 a step shows the active states, the passed ones and the changes", () => {
  const last = REFUSED_SWITCH.at(-1)!;
  assert.deepEqual(activeStatesAfter(last), ["ready", "ready.givingReason"]);
  assert.equal(entryBefore(REFUSED_SWITCH, last), REFUSED_SWITCH[3]);
  assert.equal(entryBefore(REFUSED_SWITCH, REFUSED_SWITCH[3]!), null);
  assert.deepEqual([...visitsUpTo(REFUSED_SWITCH, REFUSED_SWITCH[2]!).keys()], [
    "reading",
    "checking.fetchingUser",
    "signedIn",
  ]);
  assert.deepEqual(
    differences({ a: 1, b: true }, { b: true, c: "x" }).map(({ name, isChanged }) => [name, isChanged]),
    [
      ["a", true],
      ["c", true],
      ["b", false],
    ],
  );
});

Deno.test("C7 the story as Markdown is escaped completely", () => {
  const text = markdownOf("# It\n[x](y) *broke*", ["Version: 1"], storyOf(REFUSED_SWITCH, en, "UTC"));
  assert.match(text, /^> \\# It\n> \\\[x\\\]\(y\) \\\*broke\\\*\n\nVersion: 1\n\n- 10:02:00 \*\*/);
});

Deno.test("C7 an opened report is stepped through by keys, slider and list, and changes are marked", async () => {
  await onStage(answering(await packedOf()), opened, async () => {
    await says("I clicked Switch user and it bounced me.");
    await waitFor(() => assert.match(current(), /can’t act as other people/));
    const player = screen.getByRole("slider").closest("div[class]")!.parentElement!.parentElement!;
    const key = (name: string) => fireEvent.keyDown(player, { key: name });
    key("ArrowLeft");
    assert.match(current(), /Switch requested/);
    await says("Before");
    key("Home");
    assert.match(current(), /Began/);
    key("End");
    fireEvent.change(screen.getByRole("slider"), { target: { value: "2" } });
    assert.match(current(), /Signed in/);
    fireEvent.click(screen.getByText(/Switch requested/, { selector: "button span" }));
    assert.match(current(), /Switch requested/);
    const link = screen.getByRole("link", { name: "Start simulator from here" });
    assert.equal(link.getAttribute("href"), "/flows/switch_user?tab=try&at=ready.switching");
    assert.match(document.body.textContent ?? "", /Step 4 of 5/);
  });
});

Deno.test("C7 the buttons of the player mirror their icon once, so that right to left all of them point the same way", async () => {
  await onStage(answering(await packedOf()), opened, async () => {
    await screen.findByRole("slider");
    for (const name of ["Previous step", "Play", "Next step"]) {
      const mirrored = screen.getByRole("button", { name }).querySelector("svg")?.parentElement;
      assert.ok(mirrored, name);
      assert.ok(!mirrored.parentElement?.closest(`[class="${mirrored.className}"]`), name);
    }
  });
});

Deno.test("C7 playback runs automatically, and a seller has no link to the simulator", async () => {
  await onStage(answering(await packedOf()), opened, async () => {
    await waitFor(() => assert.match(current(), /can’t act as other people/));
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await says("Step 1 of 5");
    await says("Step 2 of 5");
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    assert.equal(screen.queryByRole("link", { name: "Start simulator from here" }), null);
  }, { role: "sale", scope: ["me"], me: { _id: "me" } });
});

for (
  const [what, packed, words] of [
    ["damaged", async () => await packedOf({ entries: [{ ...entry(), email: "x" } as never] }), /is damaged/],
    ["newer", async () => await packedOf({ version: 9 as never }), /comes from a newer version/],
    ["foreign", async () => await pack('{"id":"order","states":{}}'), /not a recording of a problem/],
    ["broken", async () => (await packedOf()).slice(0, 300), /may be incomplete/],
  ] as const
) {
  Deno.test(`C7 a ${what} recording is reported as such, and can still be deleted`, async () => {
    await onStage(answering(await packed()), opened, async () => {
      await says(words);
      assert.ok(screen.getByRole("button", { name: "Delete this report" }));
    });
  });
}

Deno.test("C7 a code that opens nothing shows the reason, and a failed call can be retried", async () => {
  await onStage(
    new FakeApi().on("ReportByCode", refusal("NOT_FOUND")),
    opened,
    () => says(/no report with this code/),
  );
  await onStage(new FakeApi().on("ReportByCode", refusal("INTERNAL")), opened, async ({ api }) => {
    await says(/could not be opened/);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => assert.equal(api.requests.length, 2));
  });
  await onStage(new FakeApi(), <OpenedReport code={null} />, () => says(/eight letters and digits/));
});

Deno.test("C7 deleting a report asks first", async () => {
  const api = answering(await packedOf()).on("TrashReport", data({ trashReport: ["r1"] }));
  await onStage(api, opened, async ({ history }) => {
    fireEvent.click(await screen.findByRole("button", { name: "Delete this report" }));
    await says("Nobody can open it then.");
    assert.equal(api.named("TrashReport").length, 0);
    fireEvent.click(screen.getByRole("button", { name: "Delete this report" }));
    await waitFor(() => assert.equal(history.at(-1), "/flows/reports"));
  });
});

Deno.test("C7 the list names the owner, and opens a report by a code in any spelling", async () => {
  const rows = [REPORT, { ...REPORT, _id: "r2", code: "ABCDEFGH", actor_name: "Daniel" }];
  const api = new FakeApi().on(
    "ReportList",
    data({ reports: rows, reportsCount: { count: 2, capped: false } }),
  );
  await onStage(api, <ReportList />, async ({ history }) => {
    await says("Anna, with Daniel acting for them");
    const field = screen.getByLabelText("Code of a report");
    fireEvent.change(field, { target: { value: "123" } });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    await says("A code has eight letters and digits.");
    fireEvent.change(field, { target: { value: "k7qx 2m9d" } });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    assert.equal(history.at(-1), "/flows/reports/K7QX-2M9D");
  });
});
