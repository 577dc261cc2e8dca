import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { type PasswordAnswer, passwordMachine } from "../../../machines/people/password.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const WRONG = [{ path: "password", code: "wrongPassword" }];
const ANSWERS: readonly PasswordAnswer[] = [
  { kind: "changed" },
  { kind: "invalid", problems: WRONG },
  { kind: "failed", failure: { kind: "http", status: 429 } },
  { kind: "unknown" },
];
const OPTIONS = {
  payloads: {
    "password.submit": [{ problems: WRONG }, { problems: [] }],
    "password.type": [{ name: "password" }],
    "xstate.done.actor.changePassword": ANSWERS.map((output) => ({ output })),
  },
};

Deno.test("S2.39 every state of changing a password is reached and every edge taken", () => {
  assertWholeGraph(passwordMachine, OPTIONS);
  assert.deepEqual(implementationsOf(passwordMachine).actors, ["changePassword"]);
});

Deno.test("C12 on no path does the context contain typed text", () => {
  for (const { to } of walk(passwordMachine, OPTIONS)) {
    assert.deepEqual(Object.keys(to.context).sort(), ["failure", "isUnknown", "problems"]);
  }
});

Deno.test("typed text is dropped when the password has changed, and only then", async () => {
  let forgotten = 0;
  const answers = [...ANSWERS].reverse();
  const actor = createActor(passwordMachine.provide({
    actors: { changePassword: fromPromise(() => Promise.resolve(answers.shift()!)) },
    actions: { forget: () => forgotten++ },
  })).start();
  const states = [];
  for (let sent = 0; sent < ANSWERS.length; sent++) {
    actor.send({ type: "password.submit", problems: [] });
    // A second click while the request runs sends nothing.
    actor.send({ type: "password.submit", problems: [] });
    await new Promise((resolve) => setTimeout(resolve));
    const { value, context } = actor.getSnapshot();
    states.push([value, context.isUnknown, forgotten]);
  }
  assert.deepEqual(states, [["editing", true, 0], ["editing", true, 0], ["editing", true, 0], [
    "changed",
    false,
    1,
  ]]);
});
