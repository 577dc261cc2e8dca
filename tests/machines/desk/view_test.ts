import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { type ChangeAnswer, viewMachine } from "../../../machines/desk/view.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const failed: ChangeAnswer = { kind: "failed", failure: "no" };
const stale: ChangeAnswer = { kind: "stale", version: 7 };
const ANSWERS: readonly ChangeAnswer[] = [{ kind: "done" }, stale, failed, { kind: "unknown" }];
const GRAPH = {
  payloads: {
    "view.compare": [{ isModified: false }, { isModified: true }],
    "view.send": [{ key: "k1", what: "this" }, { key: "k2", what: "that" }],
    "view.overwrite": [{ key: "k3" }],
    "xstate.done.actor.0.view.saving": ANSWERS.map((output) => ({ output })),
  },
};

/** Starts a view whose changes get the given answers, in turn. */
function open(...answers: ChangeAnswer[]) {
  const sent: object[] = [];
  const actor = createActor(viewMachine.provide({
    actors: {
      sendChange: fromPromise(({ input }) => {
        sent.push(input);
        const answer = answers.shift();
        return answer ? Promise.resolve(answer) : new Promise<ChangeAnswer>(() => {});
      }),
    },
  })).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await new Promise<void>((done) => setTimeout(done, 0));
  };
  return { actor, sent, send, now: () => actor.getSnapshot() };
}

const SEND = { type: "view.send", key: "k1", what: "this" } as const;

Deno.test("C5 view: every state is reached, every edge taken, and no path ends in a dead end", () => {
  assertWholeGraph(viewMachine, GRAPH);
});

Deno.test("view: the machine needs exactly one effect", () => {
  assert.deepEqual(implementationsOf(viewMachine).actors, ["sendChange"]);
});

Deno.test("view: a key belongs to only one change, and nothing is sent without one", () => {
  const changes = new Map<string, unknown>();
  for (const { to } of walk(viewMachine, GRAPH)) {
    const { key, what } = to.context;
    if (to.value === "saving") assert.notEqual(key, "");
    // Overwriting sends the same change again under a new key.
    if (key !== "k3") assert.equal(changes.get(key) ?? what, what, key);
    changes.set(key, what);
  }
});

Deno.test("view: a view is modified while its address differs from its content, and again after a failed change", async () => {
  const view = open(failed);
  assert.equal(view.now().value, "plain");
  await view.send({ type: "view.compare", isModified: true });
  assert.equal(view.now().value, "modified");
  await view.send(SEND);
  assert.deepEqual([view.now().value, view.now().context.failure], ["failed", "no"]);
  await view.send({ type: "view.dismiss" });
  assert.deepEqual([view.now().value, view.now().context.failure], ["modified", null]);
});

Deno.test("view: a saved view is unmodified as soon as it is compared with its address", async () => {
  const view = open({ kind: "done" });
  await view.send({ type: "view.compare", isModified: true });
  await view.send(SEND);
  assert.equal(view.now().value, "saved");
  await view.send({ type: "view.compare", isModified: false });
  assert.equal(view.now().value, "plain");
});

Deno.test("view: only one change runs at a time", async () => {
  const view = open();
  await view.send(SEND);
  await view.send({ type: "view.send", key: "k2", what: "that" });
  assert.equal(view.sent.length, 1);
  assert.ok(view.now().hasTag("busy"));
});

Deno.test("view: overwriting another person's change has its own key and the present version", async () => {
  const view = open(stale, { kind: "done" });
  await view.send(SEND);
  assert.equal(view.now().value, "stale");
  await view.send({ type: "view.overwrite", key: "k2" });
  assert.deepEqual(view.sent, [
    { key: "k1", what: "this", version: null },
    { key: "k2", what: "this", version: 7 },
  ]);
  assert.equal(view.now().value, "saved");
});

Deno.test("view: a lost answer is requested with the same key", async () => {
  const view = open({ kind: "unknown" }, { kind: "done" });
  await view.send(SEND);
  assert.equal(view.now().value, "unknown");
  await view.send({ type: "view.retry" });
  assert.deepEqual(view.sent.map((each) => "key" in each && each.key), ["k1", "k1"]);
  assert.equal(view.now().value, "saved");
});
