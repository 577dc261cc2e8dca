/** The lifecycle of a postage request: submitted in time by a second person, answered, and credited by a line. */
import assert from "node:assert/strict";
import type { PostageRequestFacts } from "../../../../api/generated/schema.ts";
import { postageRequestMachine } from "../../../../machines/lifecycles/handover/postage_request.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";

const READY: PostageRequestFacts = { maker: false, late: false, voided: false, refused: false, bound: false };
const send = (state: string, event: string, facts: Partial<PostageRequestFacts> = {}) => {
  const answer = move(postageRequestMachine, state, { ...READY, ...facts }, event);
  return answer.ok ? [answer.value, ...answer.effects].join(" ") : answer.reason;
};

Deno.test("S2.14 a request is submitted in time, by another person than its maker", () => {
  assert.equal(send("Pending", "request.submit"), "Submitted keepRef decide");
  assert.equal(send("Pending", "request.submit", { maker: true }), "isNotMaker");
  assert.equal(send("Pending", "request.submit", { late: true }), "isInTime");
  assert.equal(send("Denied", "request.submit"), "Submitted keepRef decide");
  assert.equal(send("Pending", "request.lapse"), "Expired postLoss");
});

Deno.test("S2.14 a request is accepted or denied, and credited by a line whatever was recorded", () => {
  assert.equal(send("Submitted", "request.accept"), "Accepted voidLabel postClaim");
  assert.equal(send("Submitted", "request.deny"), "Denied refuseLabel postLoss keepNote");
  assert.equal(send("Accepted", "request.deny"), "Denied postLoss keepNote");
  for (const state of ["Pending", "Submitted", "Accepted", "Denied"]) {
    assert.equal(send(state, "request.credit"), "Credited");
  }
  assert.equal(send("Pending", "request.cancel"), "Cancelled");
  assert.equal(send("Pending", "request.cancel", { bound: true }), "isWithdrawable");
});

Deno.test("S2.14 an answer that is recorded at the package ends the request for its label", () => {
  assert.equal(send("Submitted", "labels.settle", { voided: true }), "Accepted");
  assert.equal(send("Pending", "labels.settle", { refused: true }), "Denied");
});
