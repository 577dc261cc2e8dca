import assert from "node:assert/strict";
import { entryLinkMachine, type LinkAnswer } from "../../../machines/people/entry_link.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const MADE: LinkAnswer = { kind: "made", made: { purpose: "reset", expires_at: 1 } };
const FAILED: LinkAnswer = { kind: "failed", failure: { kind: "network" } };
const OPTIONS = { payloads: { "xstate.done.actor.makeLink": [{ output: MADE }, { output: FAILED }] } };

Deno.test("Z6 every state of a one-time link is reached and every edge taken", () => {
  assertWholeGraph(entryLinkMachine, OPTIONS);
  assert.deepEqual(implementationsOf(entryLinkMachine).actors, ["makeLink"]);
});

Deno.test("Z6 a link is shown only right after it was made, and cannot be shown again", () => {
  for (const { from, to } of walk(entryLinkMachine, OPTIONS)) {
    if (to.matches("revealed") && !from.matches("revealed")) assert.ok(from.matches("making"));
    assert.equal(to.context.made !== null, to.matches("revealed"));
    assert.deepEqual(
      Object.keys(to.context.made ?? {}),
      to.matches("revealed") ? ["purpose", "expires_at"] : [],
    );
  }
});
