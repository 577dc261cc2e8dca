/** A decision about one postage line shows its meaning before it is sent, as a decision about many does. */
import { FakeApi, onStage, says } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { pbLines } from "../../../../../resources/handover/pb_lines.ts";
import StepNote from "../../../../../src/features/handover/postage/step_note.tsx";

const LINE = { _id: "l1", version: 1, currency: "USD", diff_minor: 212, status: "Open" };
const MEANS: Readonly<Record<string, string>> = {
  "line.accept": "We bear the differences.",
  "line.pass": "Without an amount it is all of each difference.",
  "line.dispute": "We claim the differences back from the provider.",
  "line.ignore": "The differences are not posted.",
};

Deno.test("S2.11 each question about a postage line shows what the decision means", async () => {
  const asked = (pbLines.moves ?? []).filter(({ asks }) => asks?.length).map(({ event }) => event);
  assert.deepEqual(asked, Object.keys(MEANS));
  for (const event of asked) {
    await onStage(new FakeApi(), <StepNote record={LINE} event={event} />, () => says(MEANS[event] ?? ""));
  }
});
