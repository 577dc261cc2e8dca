/** A box is filled, weighed and closed, and leaves on a bill and a flight. Source: docs/handover.md. */
import { and, setup } from "xstate";
import type { BoxFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type BoxEvent =
  | { readonly type: "box.close" }
  | { readonly type: "box.closeAnyway" }
  | { readonly type: "box.cancel" }
  | { readonly type: "box.reopen" }
  | { readonly type: "box.bill" }
  | { readonly type: "box.unbill" }
  | { readonly type: "box.load" }
  | { readonly type: "box.unload" }
  | { readonly type: "box.handOver" }
  | { readonly type: "box.takeBack" }
  | { readonly type: "box.receive" }
  | { readonly type: "packages.settle" };

const effect = () => {};

const CLOSABLE = ["hasPackages", "isSound", "isOnScale", "isLiftable"] as const;
const closed = ["weigh" as const, "stampClose" as const, "issueSscc" as const];

/** A box can be put on a flight before or after the forwarder took it. */
const fly = {
  "box.load": { guard: and(["isOffFlight", "isFlightOpen", "isSameGateway"]), actions: ["load" as const] },
  "box.unload": { guard: and(["isOnFlight", "isFlightOpen"]), actions: ["unload" as const] },
};

export const boxMachine = setup({
  types: {
    context: {} as BoxFacts,
    input: {} as BoxFacts,
    events: {} as BoxEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    weigh: effect,
    stampClose: effect,
    clearClose: effect,
    issueSscc: effect,
    recount: effect,
    putOnBill: effect,
    takeOffBill: effect,
    load: effect,
    unload: effect,
    stampHandOver: effect,
    clearHandOver: effect,
    stampReceipt: effect,
  },
  guards: {
    hasPackages: ({ context }) => context.packages > 0,
    isEmpty: ({ context }) => context.packages === 0,
    isSound: ({ context }) => context.sound,
    isOnScale: ({ context }) => context.onScale,
    isLiftable: ({ context }) => context.liftable,
    isInTolerance: ({ context }) => context.inTolerance,
    isCounted: ({ context }) => context.counted,
    isOnNothing: ({ context }) => !context.billed && !context.loaded,
    isFree: ({ context }) => !context.billed,
    isOnBill: ({ context }) => context.billed,
    isBillPending: ({ context }) => context.billPending,
    isSamePlace: ({ context }) => context.samePlace,
    isOffFlight: ({ context }) => !context.loaded,
    isOnFlight: ({ context }) => context.loaded,
    isFlightOpen: ({ context }) => context.flightOpen,
    isSameGateway: ({ context }) => context.sameGateway,
    isMiscounted: ({ context }) => context.miscounted,
  },
}).createMachine({
  id: "box",
  context: ({ input }) => input,
  initial: "Processing",
  states: {
    Processing: {
      meta: { tone: "working" },
      on: {
        "box.close": {
          target: "Closed",
          guard: and([...CLOSABLE, "isInTolerance", "isCounted"]),
          actions: closed,
        },
        "box.closeAnyway": { target: "Closed", guard: and(CLOSABLE), actions: closed },
        "box.cancel": { target: "Cancelled", guard: "isEmpty" },
        "packages.settle": { guard: "isMiscounted", actions: ["recount"] },
      },
    },
    Closed: {
      meta: { tone: "done" },
      on: {
        "box.reopen": { target: "Processing", guard: "isOnNothing", actions: ["clearClose"] },
        "box.bill": { guard: and(["isFree", "isBillPending", "isSamePlace"]), actions: ["putOnBill"] },
        "box.unbill": { guard: and(["isOnBill", "isBillPending"]), actions: ["takeOffBill"] },
        ...fly,
        "box.handOver": { target: "Handed Over", guard: "isSound", actions: ["stampHandOver"] },
        // A manifest can list a part of the packages, so the box has not left yet when the post rejects one.
        "packages.settle": [
          {
            target: "Processing",
            guard: and(["isEmpty", "isOnNothing"]),
            actions: ["recount", "clearClose"],
          },
          { guard: "isMiscounted", actions: ["recount"] },
        ],
      },
    },
    "Handed Over": {
      meta: { tone: "done" },
      on: {
        ...fly,
        // A package that the post rejects leaves the box; an empty box on no bill or flight is Processing.
        "packages.settle": [
          {
            target: "Processing",
            guard: and(["isEmpty", "isOnNothing"]),
            actions: ["recount", "clearHandOver", "clearClose"],
          },
          { guard: "isMiscounted", actions: ["recount"] },
        ],
        // Follows when the forwarder's signature on the bill is undone.
        "box.takeBack": { target: "Closed", guard: "isOnBill", actions: ["clearHandOver"] },
        "box.receive": { target: "Received", actions: ["stampReceipt"] },
      },
    },
    Received: { meta: { tone: "done" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
