/**
 * An order of TikTok Shop: TikTok decides its status, through a file or the API, and a person or the system pushes it to our
 * orders. Requests to cancel are answered here if the store is connected, otherwise in TikTok's Seller Center.
 */
import { and, setup } from "xstate";
import type { TiktokOrderFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type TiktokOrderEvent =
  | { readonly type: "tiktok.push" | "tiktok.approveCancel" | "tiktok.refuseCancel" }
  /** A file or the API has newer data of the order. */
  | { readonly type: "remote.settle" };

const effect = () => {};

/** TikTok can withdraw a cancel request or correct any earlier status, so every status can be followed by any other. */
const follow = [
  {
    target: "Cancelled",
    guard: "isRemoteCancelled" as const,
    actions: ["cancelOrder" as const, "askToCancelOrder" as const],
  },
  { target: "Cancel Requested", guard: "isRemoteCancelAsked" as const, actions: ["holdOrder" as const] },
  { target: "Completed", guard: "isRemoteCompleted" as const, actions: ["releaseOrder" as const] },
  { target: "Shipped", guard: "isRemoteShipped" as const, actions: ["releaseOrder" as const] },
  { target: "Processing", guard: "isRemoteProcessing" as const, actions: ["releaseOrder" as const] },
  { target: "On Hold", guard: "isRemoteHeld" as const, actions: ["releaseOrder" as const] },
] as const;

const followFrom = (state: string) => follow.filter(({ target }) => target !== state);

const push = {
  guard: and(["isRemotePaid", "isRemoteOpen", "isMapped", "isUnmasked", "hasNoOrder", "hasGoods"]),
  actions: ["makeOrder" as const],
};

/** Answering a cancel request changes no status here: the order's next data from TikTok do. */
const canAnswer = and(["isConnected", "isUnanswered"]);

export const tiktokOrderMachine = setup({
  types: {
    context: {} as TiktokOrderFacts,
    input: {} as TiktokOrderFacts,
    events: {} as TiktokOrderEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    makeOrder: effect,
    approveCancel: effect,
    refuseCancel: effect,
    holdOrder: effect,
    releaseOrder: effect,
    cancelOrder: effect,
    askToCancelOrder: effect,
  },
  guards: {
    isRemotePaid: ({ context }) => context.paid,
    isRemoteOpen: ({ context }) => context.open,
    isMapped: ({ context }) => context.unmapped === 0,
    isUnmasked: ({ context }) => !context.masked,
    hasNoOrder: ({ context }) => !context.ordered,
    hasGoods: ({ context }) => context.lines > 0,
    isConnected: ({ context }) => context.connected,
    isUnanswered: ({ context }) => !context.answered,
    isRemoteHeld: ({ context }) => context.remote === "On Hold",
    isRemoteProcessing: ({ context }) => context.remote === "Processing",
    isRemoteCancelAsked: ({ context }) => context.remote === "Cancel Requested",
    isRemoteShipped: ({ context }) => context.remote === "Shipped",
    isRemoteCompleted: ({ context }) => context.remote === "Completed",
    isRemoteCancelled: ({ context }) => context.remote === "Cancelled",
  },
}).createMachine({
  id: "tiktok_order",
  context: ({ input }) => input,
  initial: "On Hold",
  states: {
    "On Hold": {
      meta: { tone: "waiting" },
      on: { "tiktok.push": push, "remote.settle": followFrom("On Hold") },
    },
    Processing: {
      meta: { tone: "working" },
      on: { "tiktok.push": push, "remote.settle": followFrom("Processing") },
    },
    "Cancel Requested": {
      meta: { tone: "person" },
      on: {
        "tiktok.approveCancel": { guard: canAnswer, actions: ["approveCancel"] },
        "tiktok.refuseCancel": { guard: canAnswer, actions: ["refuseCancel"] },
        "remote.settle": followFrom("Cancel Requested"),
      },
    },
    Shipped: { meta: { tone: "done" }, on: { "remote.settle": followFrom("Shipped") } },
    Completed: { meta: { tone: "done" }, on: { "remote.settle": followFrom("Completed") } },
    Cancelled: { meta: { tone: "ended" }, on: { "remote.settle": followFrom("Cancelled") } },
  },
});
