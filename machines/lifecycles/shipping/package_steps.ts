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
