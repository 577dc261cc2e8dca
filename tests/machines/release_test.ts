import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { type Release, releaseMachine } from "../../machines/release.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";

const OWN = "early-A main-A";
const SAME: Release = { version: "1.0.0", commit: "abc1234", build: OWN };
const NEWER: Release = { version: "1.1.0", commit: "def5678", build: "early-A main-B" };
const OPTIONS = {
  input: { own: OWN },
  payloads: { "xstate.done.actor.fetchRelease": [{ output: NEWER }, { output: SAME }, { output: null }] },
};

Deno.test("every state of watching for a new release is reached and every edge taken", () => {
  assertWholeGraph(releaseMachine, OPTIONS);
  assert.deepEqual(implementationsOf(releaseMachine).actors, ["fetchRelease"]);
});

Deno.test("only the person triggers a reload, on every path", () => {
  let reloads = 0;
  const counting = releaseMachine.provide({ actions: { reload: () => reloads++ } });
  for (const { from, event } of walk(counting, OPTIONS)) {
    if (event.type === "release.reload") assert.equal(from.value, "offered");
  }
  assert.equal(reloads, 0, "walking the graph executes no effect");
});

function running(...answers: (Release | null)[]) {
  const clock = new SimulatedClock();
  let looks = 0;
  const machine = releaseMachine.provide({
    actors: {
      fetchRelease: fromPromise<Release | null, void>(() => Promise.resolve(answers[looks++] ?? null)),
    },
  });
  const actor = createActor(machine, { input: { own: OWN }, clock }).start();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actor, pass, looks: () => looks, state: () => JSON.stringify(actor.getSnapshot().value) };
}

Deno.test("a check runs every five minutes, and at once when the person returns after a minute", async () => {
  const { actor, pass, looks, state } = running(SAME, null, NEWER);
  actor.send({ type: "window.focus" });
  await pass(59_000);
  assert.equal(looks(), 0);
  await pass(1_000);
  await pass(240_000);
  assert.equal(looks(), 1);
  await pass(60_000);
  actor.send({ type: "window.focus" });
  await pass(0);
  assert.deepEqual(
    [looks(), state()],
    [2, '{"watching":"recent"}'],
    "a missing answer does not mean a new version",
  );
  await pass(300_000);
  await pass(240_000);
  assert.deepEqual([looks(), state()], [3, '"offered"']);
  assert.equal(actor.getSnapshot().context.found?.version, "1.1.0");
});

Deno.test("a postponed message returns after an hour, or at once when a part of the app is missing", async () => {
  const { actor, pass, state } = running(NEWER);
  actor.send({ type: "chunk.missing" });
  await pass(0);
  assert.deepEqual([state(), actor.getSnapshot().context.isNeeded], ['"offered"', true]);
  actor.send({ type: "release.later" });
  await pass(3_599_000);
  assert.equal(state(), '"putOff"');
  await pass(1_000);
  assert.equal(state(), '"offered"');
  actor.send({ type: "release.later" });
  actor.send({ type: "chunk.missing" });
  assert.equal(state(), '"offered"');
});

Deno.test("a missing part while the host serves this same build is not a new version", async () => {
  const { actor, pass, state } = running(SAME);
  actor.send({ type: "chunk.missing" });
  await pass(0);
  assert.deepEqual([state(), actor.getSnapshot().context.isNeeded], ['{"watching":"recent"}', false]);
});
