/** A list of packages for the postal service is fixed, handed over by count, accepted and closed. Source: docs/post.md. */
import { and, setup } from "xstate";
import type { ManifestFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type ManifestEvent =
  | { readonly type: "manifest.add" }
  | { readonly type: "manifest.remove" }
  | { readonly type: "manifest.generate" }
  | { readonly type: "manifest.submit" }
  | { readonly type: "manifest.accept" }
  | { readonly type: "manifest.close" }
  | { readonly type: "manifest.remake" }
  | { readonly type: "manifest.cancel" };

const effect = () => {};

const SENDABLE = ["isAllLabelled", "isPostSound", "isEachBoxClosed"] as const;
const cancel = { target: "Cancelled", actions: ["freeLines" as const] };

export const manifestMachine = setup({
  types: {
    context: {} as ManifestFacts,
    input: {} as ManifestFacts,
    events: {} as ManifestEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    addLines: effect,
    removeLines: effect,
    lockLines: effect,
    handOverBoxes: effect,
    sendLines: effect,
    rejectPackages: effect,
    acceptLines: effect,
    stampClose: effect,
    freeLines: effect,
    remakeManifest: effect,
  },
  guards: {
    isRoomLeft: ({ context }) => context.fits,
    isAnyListed: ({ context }) => context.lines > 0,
    isOneOrigin: ({ context }) => context.oneOrigin,
    isOneMethod: ({ context }) => context.oneMethod,
    isAllLabelled: ({ context }) => context.labelled,
    isPostSound: ({ context }) => context.sound,
    isEachBoxClosed: ({ context }) => context.boxesClosed,
    isNotPast: ({ context }) => !context.past,
    areItemsCounted: ({ context }) => context.counted,
    isEachRejectable: ({ context }) => context.rejectable,
    isEachListed: ({ context }) => context.known,
    isAnyLeft: ({ context }) => context.remains,
  },
}).createMachine({
  id: "manifest",
  context: ({ input }) => input,
  initial: "Processing",
  states: {
    Processing: {
      meta: { tone: "working" },
      on: {
        "manifest.add": { guard: "isRoomLeft", actions: ["addLines"] },
        "manifest.remove": { guard: "isEachListed", actions: ["removeLines"] },
        "manifest.generate": {
          target: "Generated",
          guard: and(["isAnyListed", "isOneOrigin", "isOneMethod", ...SENDABLE, "isNotPast"]),
          actions: ["lockLines"],
        },
        "manifest.cancel": cancel,
      },
    },
    // From this state on the list cannot change; until it is submitted, a new manifest can replace it.
    Generated: {
      meta: { tone: "waiting" },
      on: {
        "manifest.submit": {
          target: "Submitted",
          guard: and([...SENDABLE, "areItemsCounted"]),
          actions: ["handOverBoxes", "sendLines"],
        },
        "manifest.remake": {
          target: "Cancelled",
          guard: and(["isEachListed", "isAnyLeft"]),
          actions: ["remakeManifest"],
        },
        "manifest.cancel": cancel,
      },
    },
    Submitted: {
      meta: { tone: "person" },
      on: {
        "manifest.accept": {
          target: "Accepted",
          guard: and(["isEachListed", "isEachRejectable"]),
          actions: ["rejectPackages", "acceptLines"],
        },
      },
    },
    Accepted: {
      meta: { tone: "done" },
      on: { "manifest.close": { target: "Closed", actions: ["stampClose"] } },
    },
    Closed: { meta: { tone: "done" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
