import assert from "node:assert/strict";
import { createActor, SimulatedClock } from "xstate";
import {
  LATE_ANSWER_MS,
  UNDO_MS,
  type Verdict,
  VERDICT_KINDS,
  VERDICT_MS,
  type VerdictKind,
  verdictMachine,
} from "../../../machines/workshop/verdict.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";

const verdict = (kind: VerdictKind, undoable: string | null = null, key = "k1"): Verdict => ({
  key,
  kind,
  word: kind,
  line: "",
  detail: "",
  undoable,
});
const verdictEvent = (of: Verdict, isLate = false) => ({ verdict: of, at: 10, isLate });

Deno.test("every state of a verdict is reached and every edge taken", () => {
  assertWholeGraph(verdictMachine, {
    payloads: {
      "scan.sent": [{ key: "k1" }, { key: "k2" }],
      "scan.answered": [
        ...VERDICT_KINDS.map((kind) => verdictEvent(verdict(kind))),
        verdictEvent(verdict("good", "UN-000001")),
        verdictEvent(verdict("good"), true),
      ],
    },
  });
});

/** Starts a verdict band on a simulated clock, and records its sounds. */
function band() {
  const clock = new SimulatedClock();
  const tones: string[] = [];
  const machine = verdictMachine.provide({ actions: { play: (_, { tone }) => void tones.push(tone) } });
  const actor = createActor(machine, { clock }).start();
  const state = () => actor.getSnapshot().value.verdict;
  return { actor, clock, tones, state };
}

Deno.test("a good verdict fades; a refused or complete one stays until the next scan", () => {
  const { actor, clock, tones, state } = band();
  for (
    const [kind, after] of [["good", "quiet"], ["back", "quiet"], ["ask", "asked"], ["stop", "stopped"], [
      "complete",
      "complete",
    ]] as const
  ) {
    actor.send({ type: "scan.sent", key: "k1" });
    actor.send({ type: "scan.answered", ...verdictEvent(verdict(kind)) });
    clock.increment(VERDICT_MS);
    assert.equal(state(), after, kind);
  }
  assert.deepEqual(tones, ["good", "back", "refused", "refused", "complete"]);
});

Deno.test("a code that is read twice keeps its result on the screen, with a tick", () => {
  const { actor, tones, state } = band();
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("complete")) });
  actor.send({ type: "scan.sent", key: "k2" });
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("again", null, "k2")) });
  assert.equal(state(), "ticked");
  assert.equal(actor.getSnapshot().context.shown?.kind, "complete");
  assert.deepEqual(tones, ["complete", "tick"]);
});

Deno.test("a scan without a timely answer is stored; its late success is silent, its late failure is shown", () => {
  const { actor, clock, state } = band();
  actor.send({ type: "scan.sent", key: "k1" });
  actor.send({ type: "scan.sent", key: "k2" });
  clock.increment(LATE_ANSWER_MS);
  assert.equal(state(), "kept");
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("good", null, "k1"), true) });
  assert.equal(state(), "kept");
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("stop", null, "k1"), true) });
  assert.equal(state(), "stopped");
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("good", null, "k2"), true) });
  assert.equal(state(), "good");
});

Deno.test("the last step can be undone for two minutes from its answer, and only once", () => {
  const { actor, clock } = band();
  const undo = () => actor.getSnapshot().context.undo;
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("good", "UN-000001")) });
  clock.increment(UNDO_MS - 1);
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("stop")) });
  assert.deepEqual(undo(), { name: "UN-000001", from: 10 });
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("good", "UN-000002")) });
  clock.increment(UNDO_MS - 1);
  assert.equal(undo()?.name, "UN-000002");
  clock.increment(1);
  assert.equal(undo(), null);
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("good", "UN-000003")) });
  actor.send({ type: "scan.answered", ...verdictEvent(verdict("back", null)) });
  assert.equal(undo(), null);
});
