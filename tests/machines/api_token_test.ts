import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { apiTokenMachine, type TokenAnswer } from "../../machines/api_token.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/graph.ts";

const TOKEN = { last_four: "ab12", created_at: 1, last_used_at: null };
const KNOWN: TokenAnswer = { kind: "known", token: TOKEN };
const NONE: TokenAnswer = { kind: "known", token: null };
const FAILED: TokenAnswer = { kind: "failed", failure: { kind: "network" } };
const answers = (...all: TokenAnswer[]) => all.map((output) => ({ output }));
const OPTIONS = {
  payloads: {
    "xstate.done.actor.fetchToken": answers(KNOWN, NONE, FAILED),
    "xstate.done.actor.askToken": answers(KNOWN, NONE, FAILED),
    "xstate.done.actor.makeToken": answers(KNOWN, FAILED),
    "xstate.done.actor.revokeToken": answers(NONE, FAILED),
  },
};

Deno.test("S2.51 every state of an API token is reached and every edge taken", () => {
  assertWholeGraph(apiTokenMachine, OPTIONS);
  assert.deepEqual(implementationsOf(apiTokenMachine).actors, ["fetchToken", "makeToken", "revokeToken"]);
});

Deno.test("Z6 a token that is in use ends only after it was confirmed, on every path", () => {
  for (const { from, event, to } of walk(apiTokenMachine, OPTIONS)) {
    if (!to.matches("making") && !to.matches("revoking")) continue;
    assert.ok(from.matches("none") || event.type === "token.confirm", `${JSON.stringify(from.value)}`);
  }
});

Deno.test("Z6 the token is dropped by every way out of its one showing, and is never in the context", async () => {
  let forgotten = 0;
  const actor = createActor(apiTokenMachine.provide({
    actors: {
      fetchToken: fromPromise<TokenAnswer, void>(() => Promise.resolve(NONE)),
      makeToken: fromPromise<TokenAnswer, void>(() => Promise.resolve(KNOWN)),
    },
    actions: { forget: () => forgotten++ },
  })).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  actor.send({ type: "token.make" });
  await settle();
  assert.equal(actor.getSnapshot().value, "revealed");
  actor.send({ type: "token.hide" });
  assert.deepEqual([actor.getSnapshot().value, forgotten], ["kept", 1]);
  for (const { to } of walk(apiTokenMachine, OPTIONS)) {
    assert.deepEqual(Object.keys(to.context.token ?? TOKEN), ["last_four", "created_at", "last_used_at"]);
  }
});
