/**
 * A decision creates remedies, and their end settles the case. Closed is final: a later message goes to the case that
 * follows it.
 */
import { and, setup } from "xstate";
import type { CaseFacts } from "../../../api/generated/schema.ts";
import { MAX_REOPENED } from "../../../api/support/cases.ts";
import type { Tone } from "../../../api/tones.ts";

export type CaseEvent = {
  readonly type:
    | `case.${
      | "submit"
      | "assign"
      | "raise"
      | "lower"
      | "ask"
      | "answer"
      | "decide"
      | "resolve"
      | "reject"
      | "reopen"
      | "claim"}`
    | `case.${"close" | "withdraw" | "merge"}`
    /** A remedy of the case has ended. */
    | "remedies.settle";
};

const effect = () => {};

const withdraw = {
  target: "Closed",
  guard: "hasNoRemedy" as const,
  actions: ["endClock" as const, "keepWithdrawal" as const],
};
const merge = {
  target: "Closed",
  guard: and(["hasNoRemedy", "isMergeable"]),
  actions: ["endClock" as const, "mergeInto" as const],
};
const reject = {
  target: "Rejected",
  guard: "hasNoRemedy" as const,
  actions: ["sayReason" as const, "endClock" as const, "keepRejection" as const],
};
const reopen = {
  target: "Processing",
  guard: and(["isRecent", "isReopenable"]),
  actions: ["startClock" as const, "countReopening" as const],
};
/** Staff assign the case to a colleague, or to themselves. */
const assign = { actions: "keepAssignee" as const };
/** The priority can change whether or not the clock is running. */
const prioritize = {
  "case.raise": { guard: "isNormal" as const, actions: "raisePriority" as const },
  "case.lower": { guard: "isHigh" as const, actions: "lowerPriority" as const },
};
const close = { target: "Closed", actions: "keepClosing" as const };
/** Creates a postage request for the cost of the label; the case continues meanwhile. */
const claim = {
  "case.claim": {
    guard: and(["hasBoughtLabel", "isUnclaimed", "isClaimInTime"]),
    actions: "fileClaim" as const,
  },
};

export const caseMachine = setup({
  types: {
    context: {} as CaseFacts,
    input: {} as CaseFacts,
    events: {} as CaseEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    keepAssignee: effect,
    raisePriority: effect,
    lowerPriority: effect,
    startClock: effect,
    stopClock: effect,
    resumeClock: effect,
    endClock: effect,
    askSeller: effect,
    sayReason: effect,
    makeRemedies: effect,
    keepCauses: effect,
    followRemedies: effect,
    keepEnd: effect,
    keepAdvice: effect,
    keepRejection: effect,
    keepClosing: effect,
    keepSilence: effect,
    keepWithdrawal: effect,
    countReopening: effect,
    mergeInto: effect,
    fileClaim: effect,
  },
  guards: {
    hasLines: ({ context }) => context.hasLines,
    isDescribed: ({ context }) => context.described,
    hasEvidence: ({ context }) => context.evidenced,
    isInWindow: ({ context }) => context.inWindow,
    isNormal: ({ context }) => !context.high,
    isHigh: ({ context }) => context.high,
    isAnswered: ({ context }) => context.answered,
    isDecided: ({ context }) => context.decided,
    isHandedOver: ({ context }) => context.handedOver,
    isBack: ({ context }) => context.back,
    isFreeLine: ({ context }) => context.free,
    refundFits: ({ context }) => context.fits,
    isWithinLimit: ({ context }) => context.withinLimit,
    hasNoRemedy: ({ context }) => context.openRemedies === 0,
    hasFailed: ({ context }) => context.failedRemedies > 0,
    areRemediesDone: ({ context }) => context.openRemedies === 0,
    areRemediesStale: ({ context }) => context.remediesStale,
    isRecent: ({ context }) => context.recent,
    isReopenable: ({ context }) => context.reopened < MAX_REOPENED,
    isMergeable: ({ context }) => context.mergeable,
    hasBoughtLabel: ({ context }) => context.labelled,
    isUnclaimed: ({ context }) => context.unclaimed,
    isClaimInTime: ({ context }) => context.claimInTime,
  },
}).createMachine({
  id: "case",
  context: ({ input }) => input,
  initial: "Draft",
  on: { "remedies.settle": { guard: "areRemediesStale", actions: "followRemedies" } },
  states: {
    Draft: {
      meta: { tone: "person" },
      on: {
        "case.submit": {
          target: "Processing",
          guard: and(["hasLines", "isDescribed", "hasEvidence", "isInWindow"]),
          actions: "startClock",
        },
      },
    },
    Processing: {
      meta: { tone: "working" },
      on: {
        "case.assign": assign,
        ...prioritize,
        "case.ask": { target: "Waiting Seller", actions: ["askSeller", "stopClock"] },
        "case.decide": {
          target: "Inprocess",
          guard: and([
            "isDecided",
            "isFreeLine",
            "isHandedOver",
            "isBack",
            "refundFits",
            "isWithinLimit",
          ]),
          actions: ["makeRemedies", "keepCauses", "endClock"],
        },
        "case.resolve": {
          target: "Resolved",
          guard: "hasNoRemedy",
          actions: ["sayReason", "endClock", "keepAdvice"],
        },
        "case.reject": reject,
        "case.withdraw": withdraw,
        "case.merge": merge,
        ...claim,
      },
    },
    "Waiting Seller": {
      meta: { tone: "person" },
      on: {
        "case.assign": assign,
        ...prioritize,
        "case.answer": { target: "Processing", guard: "isAnswered", actions: "resumeClock" },
        "case.reject": reject,
        "case.close": { target: "Closed", actions: ["endClock", "keepSilence"] },
        "case.withdraw": withdraw,
        "case.merge": merge,
        ...claim,
      },
    },
    Inprocess: {
      meta: { tone: "working" },
      on: {
        "case.assign": assign,
        ...claim,
        "remedies.settle": [
          { target: "Processing", guard: "hasFailed", actions: ["followRemedies", "startClock"] },
          { target: "Resolved", guard: "areRemediesDone", actions: ["followRemedies", "keepEnd"] },
          { guard: "areRemediesStale", actions: "followRemedies" },
        ],
      },
    },
    Resolved: {
      meta: { tone: "done" },
      on: { "case.reopen": reopen, "case.close": close, ...claim },
    },
    Rejected: { meta: { tone: "failed" }, on: { "case.reopen": reopen, "case.close": close } },
    Closed: { meta: { tone: "ended" } },
  },
});
