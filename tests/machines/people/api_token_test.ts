import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { apiTokenMachine, type CopyAnswer, type TokenAnswer } from "../../../machines/people/api_token.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const TOKEN = { last_four: "ab12", created_at: 1, last_used_at: null };
const KNOWN: TokenAnswer = { kind: "known", token: TOKEN };
const NONE: TokenAnswer = { kind: "known", token: null };
const FAILED: TokenAnswer = { kind: "failed", failure: { kind: "network" } };
const COPIES: readonly CopyAnswer[] = [
  { kind: "copied" },
  { kind: "held" },
  { kind: "unproved", failure: null },
  { kind: "failed", failure: { kind: "network" } },
];
const answers = (...all: (TokenAnswer | CopyAnswer)[]) => all.map((output) => ({ output }));
const OPTIONS = {
  payloads: {
    "xstate.done.actor.fetchToken": answers(KNOWN, NONE, FAILED),
    "xstate.done.actor.askToken": answers(KNOWN, NONE, FAILED),
    "xstate.done.actor.makeToken": answers(KNOWN, FAILED),
    "xstate.done.actor.copyToken": answers(...COPIES),
    "xstate.done.actor.revokeToken": answers(NONE, FAILED),
  },
};

Deno.test("S2.51 every state of an API token is reached and every edge taken", () => {
  assertWholeGraph(apiTokenMachine, OPTIONS);
  const effects = ["copyToken", "fetchToken", "makeToken", "revokeToken"];
  assert.deepEqual([...implementationsOf(apiTokenMachine).actors].sort(), effects);
});

Deno.test("Z6 a token in use ends only after confirmation, on every path", () => {
  for (const { from, event, to } of walk(apiTokenMachine, OPTIONS)) {
    if (!to.matches("making") && !to.matches("revoking")) continue;
    assert.ok(from.matches("none") || event.type === "token.confirm", `${JSON.stringify(from.value)}`);
  }
});

Deno.test("S2.51 only an existing token is copied, only a refusal requires the password, and no copy ends a token", () => {
  for (const { from, event, to } of walk(apiTokenMachine, OPTIONS)) {
    if (to.matches("copying")) {
      const wanted = from.matches("proving") ? "token.prove" : "token.copy";
      assert.ok(from.matches("copying") || event.type === wanted, JSON.stringify(from.value));
    }
    if (to.matches("proving")) assert.ok(from.matches("copying") || from.matches("proving"));
    if (from.matches("copying")) assert.equal(to.context.token, from.context.token);
    if (to.context.isCopied) {
      assert.ok(to.matches("kept"), "a changed token is not shown as copied");
    }
  }
});

Deno.test("Z6 every way of closing drops the shown token, and the context never contains it", async () => {
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
