/** Steps that a package has in several of its states. */
import { and } from "xstate";

export const weigh = { actions: ["weigh" as const, "quote" as const] };
/** The method can be changed until a label is requested. */
export const chooseMethod = {
  "package.weigh": weigh,
  "package.applyPolicy": {
    guard: "isLabelIdle" as const,
    actions: ["applyPolicy" as const, "quote" as const],
  },
  "package.setMethod": { guard: "isLabelIdle" as const, actions: ["setMethod" as const, "quote" as const] },
};
/** Root decides the outcome of a label in place of its provider. */
export const decide = {
  "label.resolve": { guard: "isLabelUnknown" as const, actions: ["resolveLabel" as const] },
  "label.voided": { guard: "isVoidAsked" as const, actions: ["confirmVoid" as const] },
  "label.voidRefused": { guard: "isVoidAsked" as const, actions: ["refuseVoid" as const] },
};
export const reinstate = {
  "label.reinstate": {
    guard: and(["isVoidRefused", "isLabelIdle"]),
    actions: ["reinstateLabel" as const],
  },
};

/** The post has its manifest: only what the post rejects comes back. */
export const voidLabel = {
  guard: and(["isOffManifest", "isUnscanned", "isVoidable"]),
  actions: ["voidLabel" as const],
};
export const cancelLabelled = {
  target: "Voided",
  guard: and(["isOffManifest", "isUnscanned"]),
  actions: ["freeUnits" as const, "voidLabel" as const],
};
/** Without a label the reservation is released. */
export const cancel = {
  target: "Cancelled",
  guard: "isUnscanned" as const,
  actions: ["freeUnits" as const, "voidLabel" as const, "freePostage" as const],
};
/** Garments leave with their package, scanned into it or not. */
export const handOver = {
  target: "Handed Over",
  guard: and(["isOffManifest", "isOrderOpen", "isMade"]),
  actions: ["stampHandOver" as const, "sendUnits" as const],
};

export const followManifest = {
  target: "Handed Over",
  guard: "isManifestAccepted" as const,
  actions: ["stampHandOver" as const, "sendUnits" as const],
};
