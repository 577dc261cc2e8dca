import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { actingMachine } from "../../../machines/people/acting.ts";
import type { SwitchAnswer } from "../../../machines/people/switch_user.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";

const BACK: SwitchAnswer = { kind: "switched" };
const REFUSED: SwitchAnswer = { kind: "refused", code: "network" };

Deno.test("C5 the whole graph of acting as somebody else is walked", () => {
  assertWholeGraph(actingMachine, {
    input: { leftMs: 1_000 },
    payloads: { "xstate.done.actor.goBack": [{ output: BACK }, { output: REFUSED }] },
  });
});

function start(answers: readonly SwitchAnswer[]) {
  const clock = new SimulatedClock();
  const effects: string[] = [];
  let requestCount = 0;
  const machine = actingMachine.provide({
    actors: {
      goBack: fromPromise(() => {
        effects.push("back");
        return Promise.resolve(answers[requestCount++] ?? BACK);
      }),
    },
    actions: { restart: () => void effects.push("restart") },
  });
  return { clock, effects, actor: createActor(machine, { input: { leftMs: 5_000 }, clock }).start() };
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

Deno.test("security I2 when the hour ends the person returns to their own account automatically, once", async () => {
  const { clock, effects, actor } = start([]);
  clock.increment(4_999);
  assert.deepEqual(effects, []);
  clock.increment(1);
  actor.send({ type: "back.ask" });
  await turn();
  assert.deepEqual(effects, ["back", "restart"]);
  assert.equal(actor.getSnapshot().status, "done");
});

Deno.test("a refused return to one's own account is reported, and can be tried again", async () => {
  const { effects, actor } = start([REFUSED]);
  actor.send({ type: "back.ask" });
  await turn();
  assert.equal(actor.getSnapshot().value, "stuck");
  assert.equal(actor.getSnapshot().context.refusal, "network");
  actor.send({ type: "back.ask" });
  assert.equal(actor.getSnapshot().context.refusal, "");
  await turn();
  assert.deepEqual(effects, ["back", "back", "restart"]);
});
