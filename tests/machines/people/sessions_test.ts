import assert from "node:assert/strict";
import type { SignIn } from "../../../api/generated/schema.ts";
import { type ListAnswer, sessionsMachine } from "../../../machines/people/sessions.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const row = (_id: string, is_this = false): SignIn => ({
  _id,
  browser: "Firefox",
  system: "Linux",
  address: "192.0.2.1",
  created_at: 1,
  last_seen_at: 1,
  is_this,
  acting_as: null,
});
const known = (...rows: SignIn[]): ListAnswer => ({ kind: "known", rows });
const FAILED = { kind: "failed", failure: { kind: "network" } } as const;
const LISTS = [known(row("this", true), row("phone")), known(row("this", true)), FAILED]
  .map((output) => ({ output }));
const OPTIONS = {
  payloads: {
    "xstate.done.actor.fetchSignIns": LISTS,
    "xstate.done.actor.lookAgain": LISTS,
    "xstate.done.actor.endSignIns": [{ output: { kind: "ended" } }, { output: FAILED }],
    "sessions.end": [{ _id: "phone" }, { _id: "this" }, { _id: "gone" }],
  },
};

Deno.test("security S4: every state of sessions and devices is reached and every edge taken", () => {
  assertWholeGraph(sessionsMachine, OPTIONS);
  assert.deepEqual(implementationsOf(sessionsMachine).actors, ["fetchSignIns", "endSignIns"]);
});

Deno.test("security S4: all other sessions end only after confirmation, and the present one never ends here", () => {
  for (const { from, event, to } of walk(sessionsMachine, OPTIONS)) {
    if (!to.matches("ending") || from.matches("ending")) continue;
    const isOne = from.matches("listed") && event.type === "sessions.end" && event._id === "phone";
    assert.ok(isOne || (from.matches("confirming") && event.type === "sessions.confirm"));
    assert.deepEqual(to.context.ending, isOne ? { ids: ["phone"] } : { all: true });
  }
});

Deno.test("security S6: after a session ended the list is requested again, and the old list stays meanwhile", () => {
  for (const { from, to } of walk(sessionsMachine, OPTIONS)) {
    if (from.matches("ending") && !to.matches("ending")) assert.ok(to.matches("looking"));
    if (to.matches("ending") || to.matches("looking")) assert.ok(to.context.rows.length > 0);
  }
});
