import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { maintenanceMachine } from "../../../machines/desk/maintenance.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";

const OPTIONS = {
  // States that differ only in the number of tries are the same.
  key: (snapshot: { readonly value: unknown }) => String(snapshot.value),
  payloads: {
    "xstate.done.actor.askServer": [{ output: true }, { output: false }],
    "xstate.error.actor.askServer": [{ error: new Error("cut") }],
  },
};

Deno.test("S2.42 every state of waiting for the server is reached and every edge taken", () => {
  assertWholeGraph(maintenanceMachine, OPTIONS);
  assert.deepEqual(implementationsOf(maintenanceMachine).actors, ["askServer"]);
});

Deno.test("S2.42 the server is checked after 5, 10, 20 and then every 30 seconds, until it answers", async () => {
  const clock = new SimulatedClock();
  let requestCount = 0;
  const machine = maintenanceMachine.provide({
    actors: { askServer: fromPromise<boolean, void>(() => Promise.resolve(++requestCount === 5)) },
  });
  const actor = createActor(machine, { clock }).start();
  const at: number[] = [];
  for (let second = 1; second <= 200; second++) {
    const before = requestCount;
    clock.increment(1_000);
    await new Promise((resolve) => setTimeout(resolve));
    if (requestCount > before) at.push(second);
  }
  assert.deepEqual(at, [5, 15, 35, 65, 95]);
  assert.equal(actor.getSnapshot().value, "back");
});
