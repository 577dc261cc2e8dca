/** Steps that a package has in several of its states. */
import { and } from "xstate";
import { TRACKED_STATUSES } from "../../../api/shipping/tracking.ts";

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
/** An administrator decides the outcome of a label in place of its provider. */
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

/** A label on a submitted manifest cannot be voided here: only the post can reject its package. */
export const voidLabel = {
  guard: and(["isOffManifest", "isUnscanned", "isVoidable"]),
  actions: ["voidLabel" as const],
};
export const cancelLabelled = {
  target: "Voided",
  guard: and(["isOffManifest", "isUnscanned"]),
  actions: ["freeUnits" as const, "voidLabel" as const],
};
/** Cancels a package without a live label, and releases the money that is reserved for its postage. */
export const cancel = {
  target: "Cancelled",
  guard: "isUnscanned" as const,
  actions: ["freeUnits" as const, "voidLabel" as const, "freePostage" as const],
};
/** Hands over all garments of the package, including those that were not scanned into it. */
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

export const follow = (current: string) =>
  TRACKED_STATUSES.filter((status) => status !== current).map((status) => ({
    target: status,
    guard: { type: "isTracked" as const, params: { status } },
    actions: ["stampHandOver" as const, ...status === "Returned" ? ["stampReturn" as const] : []],
  }));

/** The carrier has a package that nobody scanned at the packing bench: its garments left with it. */
export const followUnpacked = follow("Ready").map(({ guard, actions, ...rest }) => ({
  ...rest,
  guard: and(["isMade", guard]),
  actions: [...actions, "sendUnits" as const],
}));
