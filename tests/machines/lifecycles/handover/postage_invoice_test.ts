/** The lifecycle of a postage invoice: read, reviewed, approved and paid by two people, or voided before approval. */
import assert from "node:assert/strict";
import type { PostageInvoiceFacts } from "../../../../api/generated/schema.ts";
import { postageInvoiceMachine } from "../../../../machines/lifecycles/handover/postage_invoice.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";

const STATES = ["Imported", "Matching", "Review", "Approved", "Paid", "Void"] as const;
const READY: PostageInvoiceFacts = {
  lines: 2,
  open: 0,
  unposted: 0,
  failed: 0,
  maker: false,
  checker: false,
};
const VOID = "postage.void Void keepNote+freeLines";

Deno.test("S2.11 each state of a postage invoice has its steps, and only before its approval it can be voided", () => {
  assert.deepEqual(STATES.map((value) => openSteps(postageInvoiceMachine, value, READY)), [
    ["postage.begin Matching ", VOID],
    [VOID],
    ["postage.approve Approved decide", VOID],
    ["postage.pay Paid payInvoice"],
    [],
    [],
  ]);
});

Deno.test("S2.11 each wrong fact refuses its step by name", () => {
  const refusal = (state: string, event: string, facts: Partial<PostageInvoiceFacts>) => {
    const answer = move(postageInvoiceMachine, state, { ...READY, ...facts }, event);
    return answer.ok ? "" : answer.reason;
  };
  assert.equal(refusal("Review", "postage.approve", { lines: 0 }), "hasPostageLines");
  assert.equal(refusal("Review", "postage.approve", { open: 1 }), "areLinesDecided");
  assert.equal(refusal("Review", "postage.approve", { maker: true }), "isNotMaker");
  assert.equal(refusal("Approved", "postage.pay", { unposted: 1 }), "isPostedWhole");
  assert.equal(refusal("Approved", "postage.pay", { unposted: 1, failed: 1 }), "arePostable");
  assert.equal(refusal("Approved", "postage.pay", { checker: true }), "isOtherPayer");
  assert.equal(refusal("Approved", "postage.pay", { maker: true }), "", "two people are enough");
});
