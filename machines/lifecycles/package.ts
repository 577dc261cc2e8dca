/**
 * The lifecycle of a package: what leaves the house as one parcel, with one label.
 *
 * Its labels, its garments and the carrier's events each settle it; a person labels, splits, merges, packs, hands over
 * and, where no carrier says it, tells how it ended. Guards read one facts object that the store computes. Actions are
 * names of effects. Source: shipping §3.
 */
import { and, setup } from "xstate";
import { TRACKED_STATUSES, type TrackedStatus } from "../../api/tracking.ts";

export interface PackageFacts {
  /** No order in it is held, about to be cancelled, or over. */
  readonly orderOpen: boolean;
  readonly paid: boolean;
  /** A label that counts. */
  readonly labelled: boolean;
  /** The carrier has not scanned its label. */
  readonly unscanned: boolean;
  /** Nobody but us says how it travels. */
  readonly untracked: boolean;
  /** Garments in it. */
  readonly units: number;
  /** Of these, those whose production is over. */
  readonly unitsMade: number;
  /** And those that were put into the parcel. */
  readonly unitsPacked: number;
  /** Where the carrier's events say that it is; empty where they say nothing. */
  readonly tracked: string;
  /** The caller handed it over, a moment ago. */
  readonly undoable: boolean;
}

export type PackageEvent =
  | { readonly type: "label.attach" }
  | { readonly type: "label.void" }
  | { readonly type: "package.confirm" }
  | { readonly type: "package.split" }
  | { readonly type: "package.merge" }
  | { readonly type: "package.cancel" }
  | { readonly type: "package.handOver" }
  | { readonly type: "handOver.undo" }
  | { readonly type: "package.track" }
  | { readonly type: "package.deliver" }
  | { readonly type: "package.lose" }
  | { readonly type: "package.return" }
  | { readonly type: "labels.settle" }
  | { readonly type: "units.settle" }
  | { readonly type: "track.settle" };

/** An effect is carried out by the store; the machine only names it. */
const effect = () => {};

const attach = {
  guard: and(["isOrderOpen", "isPaid", "isLabelIdle", "hasUnits"]),
  actions: ["attachLabel" as const],
};
const split = { guard: and(["isLabelIdle", "isSplittable"]), actions: ["splitUnits" as const] };
const merge = { target: "Cancelled", guard: "isLabelIdle" as const, actions: ["mergeInto" as const] };
const confirm = { guard: "isMade" as const, actions: ["packUnits" as const] };
const voidLabel = { guard: "isUnscanned" as const, actions: ["voidLabel" as const] };
const cancel = {
  target: "Voided",
  guard: "isUnscanned" as const,
  actions: ["freeUnits" as const, "voidLabel" as const],
};
/** Whatever leaves lies in it, counted or not. */
const handOver = {
  target: "Handed Over",
  guard: and(["isOrderOpen", "isMade"]),
  actions: ["stampHandOver" as const, "sendUnits" as const],
};
const unlabelled = { target: "Processing", guard: "isUnlabelled" as const };

const follow = (here: string) =>
  TRACKED_STATUSES.filter((status) => status !== here).map((status) => ({
    target: status,
    guard: { type: "isTracked" as const, params: { status } },
    actions: ["stampHandOver" as const, ...status === "Returned" ? ["stampReturn" as const] : []],
  }));

const comeBack = { target: "Returned", actions: ["addEvent" as const, "stampReturn" as const] };

/** What a person may do with a parcel that is on its way. */
const underWay = (here: TrackedStatus) => ({
  on: {
    "track.settle": follow(here),
    "package.track": { actions: ["addEvent" as const] },
    "package.deliver": { target: "Delivered", guard: "isUntracked" as const, actions: ["addEvent" as const] },
    "package.lose": { target: "Lost", actions: ["addEvent" as const] },
    "package.return": comeBack,
  },
});

export const packageMachine = setup({
  types: {
    context: {} as PackageFacts,
    input: {} as PackageFacts,
    events: {} as PackageEvent,
  },
  actions: {
    attachLabel: effect,
    voidLabel: effect,
    splitUnits: effect,
    mergeInto: effect,
    freeUnits: effect,
    packUnits: effect,
    sendUnits: effect,
    keepUnits: effect,
    stampHandOver: effect,
    clearHandOver: effect,
    stampReturn: effect,
    addEvent: effect,
  },
  guards: {
    isOrderOpen: ({ context }) => context.orderOpen,
    isPaid: ({ context }) => context.paid,
    isLabelIdle: ({ context }) => !context.labelled,
    isLabelled: ({ context }) => context.labelled,
    isUnlabelled: ({ context }) => !context.labelled,
    hasUnits: ({ context }) => context.units > 0,
    isSplittable: ({ context }) => context.units > 1,
    isMade: ({ context }) => context.units > 0 && context.unitsMade === context.units,
    isVerified: ({ context }) => context.units > 0 && context.unitsPacked === context.units,
    isUnverified: ({ context }) => context.unitsPacked < context.units,
    isEmpty: ({ context }) => context.units === 0,
    isUnscanned: ({ context }) => context.unscanned,
    isUntracked: ({ context }) => context.untracked,
    isHandOverUndoable: ({ context }) => context.undoable,
    isTracked: ({ context }, { status }: { status: string }) => context.tracked === status,
  },
}).createMachine({
  id: "package",
  context: ({ input }) => input,
  initial: "Processing",
  states: {
    Processing: {
      on: {
        "label.attach": attach,
        "package.confirm": confirm,
        "package.split": split,
        "package.merge": merge,
        "package.cancel": { ...cancel, target: "Cancelled" },
        "labels.settle": [
          { target: "Packed", guard: and(["isLabelled", "isVerified"]) },
          { target: "Ready", guard: "isLabelled" },
        ],
        "units.settle": { target: "Cancelled", guard: "isEmpty" },
      },
    },
    Failed: {
      on: {
        "label.attach": attach,
        "package.split": split,
        "package.merge": merge,
        "package.cancel": { ...cancel, target: "Cancelled" },
        "labels.settle": { target: "Ready", guard: "isLabelled" },
        "units.settle": { target: "Cancelled", guard: "isEmpty" },
      },
    },
    Ready: {
      on: {
        "label.void": voidLabel,
        "package.confirm": confirm,
        "package.cancel": cancel,
        "package.handOver": handOver,
        "labels.settle": unlabelled,
        "units.settle": [
          { target: "Voided", guard: "isEmpty", actions: ["voidLabel"] },
          { target: "Packed", guard: "isVerified" },
        ],
      },
    },
    Packed: {
      on: {
        "label.void": voidLabel,
        "package.cancel": cancel,
        "package.handOver": handOver,
        "labels.settle": unlabelled,
        "units.settle": [
          { target: "Voided", guard: "isEmpty", actions: ["voidLabel"] },
          { target: "Ready", guard: "isUnverified" },
        ],
        "track.settle": follow("Packed"),
      },
    },
    Boxed: {
      on: { "package.handOver": handOver, "track.settle": follow("Boxed") },
    },
    "Handed Over": {
      on: {
        ...underWay("Handed Over").on,
        // Packed again by its garments, where they were packed before.
        "handOver.undo": {
          target: "Ready",
          guard: and(["isHandOverUndoable", "isUnscanned"]),
          actions: ["keepUnits", "clearHandOver"],
        },
      },
    },
    "In Transit": underWay("In Transit"),
    Customs: underWay("Customs"),
    "Out For Delivery": underWay("Out For Delivery"),
    Exception: underWay("Exception"),
    "Return To Sender": underWay("Return To Sender"),
    Delivered: { on: { "package.return": comeBack } },
    Returned: {},
    Lost: { on: { "package.return": comeBack } },
    Voided: {},
    Cancelled: {},
  },
});
