/** The lifecycle of a postage line: decided while its invoice is in review. */
import assert from "node:assert/strict";
import type { PostageLineFacts } from "../../../../api/generated/schema.ts";
import { postageLineMachine } from "../../../../machines/lifecycles/handover/postage_line.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";

const READY: PostageLineFacts = {
  review: true,
  labelled: true,
  payer: true,
  passable: true,
  diff: 1,
  submitted: false,
};
const REOPEN = ["line.reopen Open clearDecision"];

Deno.test("S2.11 an open line is decided in four ways, and each decision can be undone", () => {
  assert.deepEqual(openSteps(postageLineMachine, "Open", READY), [
    "line.accept Accepted keepNote",
    "line.pass Passed keepPass+keepNote",
    "line.dispute Disputed askCredit+keepNote",
    "line.ignore Ignored keepNote",
  ]);
  for (const state of ["Accepted", "Passed", "Disputed", "Ignored"]) {
    assert.deepEqual(openSteps(postageLineMachine, state, READY), REOPEN);
    assert.deepEqual(openSteps(postageLineMachine, state, { ...READY, review: false }), []);
  }
});

Deno.test("S2.11 each wrong fact refuses its step by name", () => {
  const refusal = (event: string, facts: Partial<PostageLineFacts>) => {
    const answer = move(postageLineMachine, "Open", { ...READY, ...facts }, event);
    return answer.ok ? "" : answer.reason;
  };
  for (const event of ["line.accept", "line.pass", "line.dispute", "line.ignore"]) {
    assert.equal(refusal(event, { review: false }), "isInReview");
  }
  assert.equal(refusal("line.pass", { payer: false }), "hasPayer");
  assert.equal(refusal("line.pass", { passable: false }), "isPassable");
  assert.equal(refusal("line.dispute", { labelled: false }), "isOfLabel");
  assert.equal(refusal("line.dispute", { diff: 0 }), "isCharged");
});
