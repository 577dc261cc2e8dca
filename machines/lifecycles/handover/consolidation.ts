/** Carries boxes to a gateway: each step from departure to injection becomes a tracking event of all packages in them. */
import { and, setup } from "xstate";
import type { ConsolidationFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type ConsolidationEvent = {
  readonly type:
    | `flight.${"close" | "reopen" | "send" | "revise" | "depart" | "arrive" | "hold" | "clear" | "inject"}`
    | `flight.${"complete" | "completeShort" | "cancel"}`
    /** A box was loaded, unloaded, handed over or received. */
    | "boxes.settle";
};

const effect = () => {};

const cancel = { target: "Cancelled", guard: "isNotDeparted" as const, actions: ["freeBoxes" as const] };
/** The step is never possible after departure; it exists so that the reason is shown. */
const lateCancel = { target: "Cancelled", guard: "isNotDeparted" as const };
const clear = { target: "Cleared", actions: ["stamp" as const, "keepDuty" as const, "announce" as const] };
const completeShort = {
  target: "Completed",
  guard: "isShort" as const,
  actions: ["noteMissing" as const, "stamp" as const],
};

export const consolidationMachine = setup({
  types: {
    context: {} as ConsolidationFacts,
    input: {} as ConsolidationFacts,
    events: {} as ConsolidationEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    stamp: effect,
    clearStamp: effect,
    countDeclared: effect,
    keepManifest: effect,
    announce: effect,
    keepHold: effect,
    keepDuty: effect,
    noteMissing: effect,
    freeBoxes: effect,
    countBoxes: effect,
  },
  guards: {
    hasLoad: ({ context }) => context.boxes > 0,
    areBoxesClosed: ({ context }) => context.boxesOpen === 0,
    isNotTooLarge: ({ context }) => !context.tooLarge,
    hasFlight: ({ context }) => context.flown,
    isMawb: ({ context }) => context.mawb,
    areDeclared: ({ context }) => context.undeclared === 0,
    areHandedOver: ({ context }) => context.boxesInHouse === 0,
    areReceived: ({ context }) => context.boxesUnreceived === 0,
    isShort: ({ context }) => context.boxesUnreceived > 0 || context.named > 0,
    isNotDeparted: ({ context }) => !context.departed,
    areSumsStale: ({ context }) => context.stale,
  },
}).createMachine({
  id: "consolidation",
  context: ({ input }) => input,
  initial: "Processing",
  on: { "boxes.settle": { guard: "areSumsStale", actions: "countBoxes" } },
  states: {
    Processing: {
      meta: { tone: "working" },
      on: {
        "flight.close": {
          target: "Closed",
          guard: and(["hasLoad", "areBoxesClosed", "isNotTooLarge", "hasFlight", "isMawb"]),
          actions: ["countDeclared", "stamp"],
        },
        "flight.cancel": cancel,
      },
    },
    Closed: {
      meta: { tone: "ended" },
      on: {
        "flight.reopen": { target: "Processing", actions: "clearStamp" },
        "flight.send": { target: "Manifest Sent", guard: "areDeclared", actions: ["keepManifest", "stamp"] },
        "flight.cancel": cancel,
      },
    },
    "Manifest Sent": {
      meta: { tone: "waiting" },
      on: {
        "flight.revise": { target: "Closed", actions: "clearStamp" },
        "flight.depart": { target: "Departed", guard: "areHandedOver", actions: ["stamp", "announce"] },
        "flight.cancel": cancel,
      },
    },
    Departed: {
      meta: { tone: "working" },
      on: {
        "flight.arrive": { target: "Arrived", actions: ["stamp", "announce"] },
        "flight.cancel": lateCancel,
      },
    },
    Arrived: {
      meta: { tone: "working" },
      on: {
        "flight.clear": clear,
        "flight.hold": { target: "Customs Hold", actions: ["stamp", "keepHold", "announce"] },
        "flight.cancel": lateCancel,
      },
    },
    "Customs Hold": {
      meta: { tone: "person" },
      on: { "flight.clear": clear, "flight.completeShort": completeShort, "flight.cancel": lateCancel },
    },
    Cleared: {
      meta: { tone: "working" },
      on: {
        "flight.inject": { target: "Injected", actions: ["stamp", "announce"] },
        "flight.cancel": lateCancel,
      },
    },
    Injected: {
      meta: { tone: "working" },
      on: {
        "flight.complete": { target: "Completed", guard: "areReceived", actions: "stamp" },
        "flight.completeShort": completeShort,
        "flight.cancel": lateCancel,
      },
    },
    Completed: { meta: { tone: "done" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
