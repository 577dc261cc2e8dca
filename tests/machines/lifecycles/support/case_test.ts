/** The life of a case: each state has its steps, each guard refuses, and its remedies settle it. */
import assert from "node:assert/strict";
import type { CaseFacts } from "../../../../api/generated/schema.ts";
import { CASE_STATUSES } from "../../../../api/statuses.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { caseMachine } from "../../../../machines/lifecycles/support/case.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";
import { walkedSteps } from "../../../support/machines/walked_steps.ts";

const OPEN: CaseFacts = {
  hasLines: true,
  described: true,
  evidenced: true,
  inWindow: true,
  answered: true,
  decided: true,
  handedOver: true,
  back: true,
  free: true,
  fits: true,
  withinLimit: true,
  high: false,
  openRemedies: 0,
  failedRemedies: 0,
  remediesStale: false,
  recent: true,
  reopened: 0,
  mergeable: true,
  labelled: true,
  unclaimed: true,
  claimInTime: true,
};

const walk = (value: string, facts: CaseFacts, type: string) =>
  walkStep(caseMachine, caseMachine.resolveState({ value, context: facts }), { type } as never);

Deno.test("S2.12 each state of a case has its steps, and every edge is walked", () => {
  const found = CASE_STATUSES.map((value) => walkedSteps(caseMachine, value, OPEN, ": "));
  const ended = [
    "case.reopen Processing: startClock+countReopening",
    "case.close Closed: keepClosing",
  ];
  const out = [
    "case.withdraw Closed: endClock+keepWithdrawal",
    "case.merge Closed: endClock+mergeInto",
  ];
  const claims = (status: string) => `case.claim ${status}: fileClaim`;
  assert.deepEqual(Object.fromEntries(CASE_STATUSES.map((value, at) => [value, found[at]])), {
    Draft: ["case.submit Processing: startClock"],
    Processing: [
      "case.assign Processing: keepAssignee",
      "case.raise Processing: raisePriority",
      "case.lower - isHigh",
      "case.ask Waiting Seller: askSeller+stopClock",
      "case.decide Inprocess: makeRemedies+keepCauses+endClock",
      "case.resolve Resolved: sayReason+endClock+keepAdvice",
      "case.reject Rejected: sayReason+endClock+keepRejection",
      ...out,
      claims("Processing"),
    ],
    "Waiting Seller": [
      "case.assign Waiting Seller: keepAssignee",
      "case.raise Waiting Seller: raisePriority",
      "case.lower - isHigh",
      "case.answer Processing: resumeClock",
      "case.reject Rejected: sayReason+endClock+keepRejection",
      "case.close Closed: endClock+keepSilence",
      ...out,
      claims("Waiting Seller"),
    ],
    Inprocess: ["case.assign Inprocess: keepAssignee", claims("Inprocess")],
    Resolved: [...ended, claims("Resolved")],
    Rejected: ended,
    Closed: [],
  });
});

Deno.test("S2.12 each missing fact refuses its step with its own reason", () => {
  const refusedBy = (value: string, event: string, facts: Partial<CaseFacts>) => {
    const moved = move(caseMachine, value, { ...OPEN, ...facts }, event);
    return moved.ok ? "allowed" : moved.reason;
  };
  const wants: readonly (readonly [string, string, Partial<CaseFacts>, string])[] = [
    ["Draft", "case.submit", { hasLines: false }, "hasLines"],
    ["Draft", "case.submit", { described: false }, "isDescribed"],
    ["Draft", "case.submit", { evidenced: false }, "hasEvidence"],
    ["Draft", "case.submit", { inWindow: false }, "isInWindow"],
    ["Processing", "case.raise", { high: true }, "isNormal"],
    ["Processing", "case.lower", { high: true }, "allowed"],
    ["Waiting Seller", "case.lower", { high: true }, "allowed"],
    ["Waiting Seller", "case.answer", { answered: false }, "isAnswered"],
    ["Processing", "case.decide", { decided: false }, "isDecided"],
    ["Processing", "case.decide", { free: false }, "isFreeLine"],
    ["Processing", "case.decide", { handedOver: false }, "isHandedOver"],
    ["Processing", "case.decide", { back: false }, "isBack"],
    ["Processing", "case.decide", { fits: false }, "refundFits"],
    ["Processing", "case.decide", { withinLimit: false }, "isWithinLimit"],
    ...["case.resolve", "case.reject", "case.withdraw", "case.merge"].map((event) =>
      ["Processing", event, { openRemedies: 1 }, "hasNoRemedy"] as const
    ),
    ["Waiting Seller", "case.withdraw", { openRemedies: 1 }, "hasNoRemedy"],
    ["Processing", "case.merge", { mergeable: false }, "isMergeable"],
    ["Processing", "case.claim", { labelled: false }, "hasBoughtLabel"],
    ["Inprocess", "case.claim", { unclaimed: false }, "isUnclaimed"],
    ["Resolved", "case.claim", { claimInTime: false }, "isClaimInTime"],
    ["Rejected", "case.claim", {}, "wrongState"],
    ["Resolved", "case.reopen", { recent: false }, "isRecent"],
    ["Rejected", "case.reopen", { reopened: 2 }, "isReopenable"],
    ["Closed", "case.reopen", {}, "wrongState"],
  ];
  assert.deepEqual(
    wants.map(([value, event, facts]) => refusedBy(value, event, facts)),
    wants.map((each) => each[3]),
  );
});

Deno.test("S2.12 a case follows its remedies: when all are done it is resolved, when one failed it opens again", () => {
  const settled = (value: string, facts: Partial<CaseFacts>) => {
    walk(value, { ...OPEN, ...facts }, "remedies.settle");
    const { value: next, effects } = settle(caseMachine, value, { ...OPEN, ...facts }, "remedies.settle");
    return `${next}: ${effects.join("+")}`;
  };
  const ended = { remediesStale: true };
  assert.equal(settled("Inprocess", { openRemedies: 1 }), "Inprocess: ");
  assert.equal(settled("Inprocess", { ...ended, openRemedies: 1 }), "Inprocess: followRemedies");
  assert.equal(settled("Inprocess", ended), "Resolved: followRemedies+keepEnd");
  assert.equal(
    settled("Inprocess", { ...ended, openRemedies: 1, failedRemedies: 1 }),
    "Processing: followRemedies+startClock",
  );
  assert.equal(settled("Processing", ended), "Processing: followRemedies");
  assert.equal(settled("Closed", { openRemedies: 1 }), "Closed: ");
});
