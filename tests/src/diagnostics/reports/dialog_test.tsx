/** Report a problem: shown exactly before it is sent, sent at most once, stored unchanged, deleted on request. */
import {
  act,
  data,
  FakeApi,
  fireEvent,
  json,
  onStage,
  refusal,
  screen,
  waitFor,
} from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { createActor as createBareActor } from "xstate";
import { unpack } from "../../../../api/pack_text.ts";
import { readRecording } from "../../../../api/flows/read_recording.ts";
import { maintenanceMachine } from "../../../../machines/desk/maintenance.ts";
import { startFlightRecorder } from "../../../../src/diagnostics/flows/flight_recorder.ts";
import { openRecord, screenPath } from "../../../../src/diagnostics/flows/made_recording.ts";
import { forgetRecording, inspect } from "../../../../src/engine/recorder.ts";
import { PersonButton } from "../../../../src/app/shell/person_button.tsx";

const MADE = { _id: "r1", code: "K7QX2M9D", expires_at: 1_772_445_720 };
const SENT = data({ makeReport: MADE });
const sentence = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: /What went wrong/, hidden: true });
const write = (value: string) => fireEvent.change(sentence(), { target: { value } });
const button = (name: string) => screen.findByRole("button", { name, hidden: true });
const pressHidden = async (name: string) => {
  const found = await button(name);
  await act(async () => {
    fireEvent.click(found);
    await Promise.resolve();
  });
};

async function openReport(): Promise<void> {
  fireEvent.click(screen.getByTitle("Account of Ada Root"));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Report a problem", hidden: true }));
  await screen.findByRole("dialog", { hidden: true });
  await waitFor(() => assert.ok(document.querySelector("dl")));
}

/** Opens the dialog in a tab in which one machine ran. */
async function onReport(
  api: FakeApi,
  work: () => Promise<void>,
  more: Parameters<typeof onStage>[3] = {},
): Promise<void> {
  forgetRecording();
  const stop = startFlightRecorder("me");
  createBareActor(maintenanceMachine, { inspect }).start().stop();
  try {
    await onStage(api, <PersonButton onLogOut={() => {}} />, async () => {
      await openReport();
      await work();
    }, more);
  } finally {
    stop();
    sessionStorage.clear();
  }
}

Deno.test("C7 the sent report equals the shown one, to the last letter, and the code is shown large", async () => {
  const api = new FakeApi().on("MakeReport", SENT);
  await onReport(api, async () => {
    assert.match(document.body.textContent ?? "", /Maintenance|Waiting for the server/i);
    write("  It bounced me. ");
    fireEvent.click(screen.getByText("Everything as raw data"));
    const details = [...document.querySelectorAll("details")].at(-1)!;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    const shown = JSON.parse((await waitFor(() => document.querySelector("pre")!)).textContent ?? "");
    await pressHidden("Send report");
    await waitFor(() => assert.match(document.body.textContent ?? "", /K7QX-2M9D/));
    const [{ variables }] = api.named("MakeReport") as unknown as [
      { variables: { params: { recording: string }; key: string } },
    ];
    const read = readRecording((await unpack(variables.params.recording, 1e6))!);
    assert.ok(read.ok);
    assert.deepEqual(read.recording, shown);
    assert.deepEqual([
      read.recording.sentence,
      read.recording.entries.length,
      Object.keys(read.recording.charts),
    ], [
      "It bounced me.",
      2,
      ["maintenance"],
    ]);
  });
});

Deno.test("C7 without a sentence nothing is sent, and the field says that it is required", async () => {
  const api = new FakeApi().on("MakeReport", SENT);
  await onReport(api, async () => {
    await pressHidden("Send report");
    await screen.findByText("This field is required.");
    assert.equal(api.requests.length, 0);
    write("Now");
    await pressHidden("Send report");
    await waitFor(() => assert.equal(api.named("MakeReport").length, 1));
  });
});

Deno.test("C7 M1 without an answer the report is sent again with the same key; a refusal shows the reason and keeps the text", async () => {
  const api = new FakeApi().on(
    "MakeReport",
    () => json("<html>", 502),
    refusal("IN_PROGRESS", {}, 409),
    refusal("RATE_LIMITED", { retry_after: 9 }),
    SENT,
  );
  await onReport(api, async () => {
    write("It is broken");
    await pressHidden("Send report");
    await screen.findByText(/do not know whether the report arrived/);
    assert.equal(sentence().readOnly, true);
    await pressHidden("Check again");
    await waitFor(() => assert.equal(api.named("MakeReport").length, 2));
    await screen.findByText(/do not know whether the report arrived/);
    await pressHidden("Check again");
    await screen.findByText(/The report was not sent/);
    assert.equal(sentence().value, "It is broken");
    await pressHidden("Send report");
    await screen.findByText(/K7QX-2M9D/);
    const keys = api.named("MakeReport").map(({ variables }) => variables["key"]);
    assert.equal(
      new Set(keys.slice(0, 3)).size,
      1,
      "the report that is still being stored is not sent twice",
    );
    assert.notEqual(keys[2], keys[3]);
  });
});

Deno.test("C7 the draft survives the dialog, and a sent report leaves none", async () => {
  const api = new FakeApi().on("MakeReport", SENT);
  await onReport(api, async () => {
    write("Half a sen");
    await pressHidden("Cancel");
    await openReport();
    assert.equal(sentence().value, "Half a sen");
    await pressHidden("Send report");
    await screen.findByText(/K7QX-2M9D/);
    await pressHidden("Close");
    await openReport();
    assert.equal(sentence().value, "");
  }, { keepsDrafts: true });
});

Deno.test("C7 a sent report can be deleted in the dialog that sent it", async () => {
  const api = new FakeApi().on("MakeReport", SENT)
    .on("TrashReport", refusal("INTERNAL"), data({ trashReport: ["r1"] }));
  await onReport(api, async () => {
    write("x");
    await pressHidden("Send report");
    await pressHidden("Delete this report");
    await screen.findByText(/The report was not deleted/);
    await pressHidden("Delete this report");
    await screen.findByText("The report is deleted.");
    assert.deepEqual(api.named("TrashReport")[1]?.variables["delete_ids"], ["r1"]);
  });
});

Deno.test("C7 S4.3 while somebody acts, the dialog names the person to whom the report belongs", async () => {
  const acting = { _id: "9", name: "Real", left: 100 };
  await onReport(new FakeApi(), () => {
    assert.match(document.body.textContent ?? "", /You are acting as Ada Root: the report is theirs/);
    return Promise.resolve();
  }, { me: { acting } as never });
});

Deno.test("C7 of the address only the screen is reported", () => {
  assert.equal(screenPath("/orders/all/PD-000123"), "/orders");
  assert.equal(screenPath("/orders/mending"), "/orders/mending");
  assert.equal(screenPath("/users/ada@example.test"), "/users");
  assert.equal(screenPath("/secret@example.test"), "/");
});

Deno.test("C7 the last ten steps are shown, the newest first; earlier ones are collapsed", async () => {
  const stop = startFlightRecorder("me");
  for (let at = 0; at < 12; at++) createBareActor(maintenanceMachine, { inspect }).start().stop();
  try {
    await onStage(new FakeApi(), <PersonButton onLogOut={() => {}} />, async () => {
      await openReport();
      const [shown, earlier] = [...document.querySelectorAll("ol")];
      const times = (list: Element | undefined) =>
        [...list?.querySelectorAll("time") ?? []].map((each) => each.textContent ?? "");
      assert.equal(times(shown).length, 10);
      assert.deepEqual(times(shown), times(shown).toSorted().toReversed());
      const fold = earlier?.closest("details");
      assert.equal(fold?.open, false);
      assert.match(fold?.querySelector("summary")?.textContent ?? "", /^\d+ earlier steps$/);
    });
  } finally {
    stop();
    sessionStorage.clear();
  }
});

Deno.test("a problem report names the open record by its number, or by its id if it only has a name", () => {
  assert.equal(openRecord("/orders/all/o1", "PD-000123"), "PD-000123");
  assert.equal(openRecord("/price-tables/all/p1", "PT-000005 · USPS Ground"), "PT-000005");
  assert.equal(openRecord("/users/all/u-77", "Ada Byte"), "u-77");
  assert.equal(openRecord("/users/all", ""), "");
  assert.equal(openRecord("/dashboard", ""), "");
});
