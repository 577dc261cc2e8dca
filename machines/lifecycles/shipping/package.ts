/** A package follows its labels, garments and tracking; a person can record its end. Source: docs/shipping.md. */
import { and, setup } from "xstate";
import type { PackageFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { TRACKED_STATUSES, type TrackedStatus } from "../../../api/shipping/tracking.ts";
import type { PackageEvent } from "./package_facts.ts";
import {
  cancel,
  cancelLabelled,
  chooseMethod,
  decide,
  follow,
  followManifest,
  followUnpacked,
  handOver,
  reinstate,
  voidLabel,
  weigh,
} from "./package_steps.ts";

const effect = () => {};

const LABEL_GUARDS = ["isOrderOpen", "isPaid", "isLabelIdle", "hasUnits"] as const;
const attach = { guard: and(LABEL_GUARDS), actions: ["attachLabel" as const] };
const buy = {
  guard: and([
    ...LABEL_GUARDS,
    "hasMethod",
    "hasWeight",
    "isAddressed",
    "isDeclared",
    "isPriced",
    "isNetWithin",
  ]),
  actions: ["askLabel" as const],
};
const split = { guard: and(["isLabelIdle", "isSplittable"]), actions: ["splitUnits" as const] };
const merge = {
  target: "Cancelled",
  guard: "isLabelIdle" as const,
  actions: ["mergeInto" as const, "freePostage" as const],
};
const confirm = { guard: "isMade" as const, actions: ["packUnits" as const] };
const emptied = { target: "Cancelled", guard: "isEmpty" as const, actions: ["freePostage" as const] };
const followLabel = ["followLabel" as const];
/** The package keeps its status and copies the status of its label. */
const copyLabelStatus = { guard: "isLabelStale" as const, actions: followLabel };
const labelled = [
  { target: "Packed", guard: and(["isLabelled", "isVerified", "isEnough"]), actions: followLabel },
  { target: "Ready", guard: "isLabelled" as const, actions: followLabel },
];
const unlabelled = [
  { target: "Processing", guard: "isUnlabelled" as const, actions: followLabel },
  copyLabelStatus,
];
const packed = { target: "Packed", guard: and(["isVerified", "isEnough"]) };

/** The package will not be sent, so a label that arrives late is voided. */
const endedState = {
  meta: { tone: "ended" as const },
  on: {
    ...decide,
    "labels.settle": [
      { guard: and(["isLabelled", "isUnscanned"]), actions: ["voidLabel" as const] },
      copyLabelStatus,
    ],
  },
};

/** Statuses that a package may have had before its return. */
const BEFORE_RETURN = [...TRACKED_STATUSES.filter((status) => status !== "Returned"), "Lost"] as const;
/** The returns bench can undo a return: the package gets its earlier status again. */
const undoReturn = BEFORE_RETURN.map((status) => ({
  target: status,
  guard: and(["isReturnUndoable", "isUngraded", { type: "wasReturnedFrom" as const, params: { status } }]),
  actions: ["restoreReturned" as const],
}));
const recordReturn = { target: "Returned", actions: ["stampReturn" as const, "addEvent" as const] };

const sentState = (current: TrackedStatus, tone: Tone) => ({
  meta: { tone },
  on: {
    "track.settle": follow(current),
    "package.track": { actions: ["addEvent" as const] },
    "package.deliver": { target: "Delivered", guard: "isUntracked" as const, actions: ["addEvent" as const] },
    "package.lose": { target: "Lost", actions: ["addEvent" as const] },
    "package.return": recordReturn,
  },
});

export const packageMachine = setup({
  types: {
    context: {} as PackageFacts,
    input: {} as PackageFacts,
    events: {} as PackageEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    askLabel: effect,
    attachLabel: effect,
    followLabel: effect,
    voidLabel: effect,
    resolveLabel: effect,
    confirmVoid: effect,
    refuseVoid: effect,
    reinstateLabel: effect,
    weigh: effect,
    applyPolicy: effect,
    setMethod: effect,
    quote: effect,
    splitUnits: effect,
    mergeInto: effect,
    freeUnits: effect,
    freePostage: effect,
    packUnits: effect,
    sendUnits: effect,
    keepUnits: effect,
    stampHandOver: effect,
    clearHandOver: effect,
    enterBox: effect,
    leaveBox: effect,
    stampReturn: effect,
    restoreReturned: effect,
    addEvent: effect,
  },
  guards: {
    isOrderOpen: ({ context }) => context.orderOpen,
    isPaid: ({ context }) => context.paid,
    isLabelIdle: ({ context }) => !context.labelled && !context.asking,
    isAsking: ({ context }) => context.asking,
    isLabelUnknown: ({ context }) => context.unknown,
    isFailed: ({ context }) => context.failed,
    isVoidAsked: ({ context }) => context.voidAsked,
    isVoidRefused: ({ context }) => context.voidRefused,
    isVoidable: ({ context }) => context.voidable,
    isLabelStale: ({ context }) => context.labelStale,
    hasMethod: ({ context }) => context.buyable,
    hasWeight: ({ context }) => context.weighed,
    isAddressed: ({ context }) => context.addressed,
    isDeclared: ({ context }) => context.declared,
    isPriced: ({ context }) => context.priced,
    isNetWithin: ({ context }) => context.netFits,
    isEnough: ({ context }) => context.enough,
    isHeavier: ({ context }) => !context.enough,
    isLabelled: ({ context }) => context.labelled,
    isUnlabelled: ({ context }) => !context.labelled,
    hasUnits: ({ context }) => context.units > 0,
    isSplittable: ({ context }) => context.units > 1,
    isMade: ({ context }) => context.units > 0 && context.unitsMade === context.units,
    isVerified: ({ context }) => context.units > 0 && context.unitsPacked === context.units,
    isUnverified: ({ context }) => context.unitsPacked < context.units,
    isEmpty: ({ context }) => context.units === 0,
    isUnscanned: ({ context }) => context.unscanned,
    isUnboxed: ({ context }) => !context.boxed,
    isBoxOpen: ({ context }) => context.boxOpen,
    isBoxOut: ({ context }) => context.boxOut,
    isOffManifest: ({ context }) => !context.submitted,
    isManifestAccepted: ({ context }) => context.accepted,
    isUntracked: ({ context }) => context.untracked,
    isHandOverUndoable: ({ context }) => context.undoable,
    isReturnUndoable: ({ context }) => context.returnUndoable,
    isUngraded: ({ context }) => context.graded === 0,
    wasReturnedFrom: ({ context }, { status }: { status: string }) => context.returnedFrom === status,
    isTracked: ({ context }, { status }: { status: string }) => context.tracked === status,
  },
}).createMachine({
  id: "package",
  context: ({ input }) => input,
  initial: "Processing",
  states: {
    Processing: {
      meta: { tone: "working" },
      on: {
        "label.buy": buy,
        "label.attach": attach,
        ...chooseMethod,
        ...decide,
        ...reinstate,
        "package.confirm": confirm,
        "package.split": split,
        "package.merge": merge,
        "package.cancel": cancel,
        "labels.settle": [
          ...labelled,
          { target: "Failed", guard: "isFailed", actions: followLabel },
          copyLabelStatus,
        ],
        "units.settle": emptied,
      },
    },
    Ready: {
      meta: { tone: "done" },
      on: {
        "label.void": voidLabel,
        "package.weigh": weigh,
        "package.confirm": confirm,
        "package.cancel": cancelLabelled,
        "package.handOver": handOver,
        "labels.settle": unlabelled,
        "units.settle": [
          { target: "Voided", guard: "isEmpty", actions: ["voidLabel"] },
          packed,
        ],
        "track.settle": followUnpacked,
      },
    },
    Failed: {
      meta: { tone: "failed" },
      on: {
        "label.buy": buy,
        "label.attach": attach,
        ...chooseMethod,
        ...decide,
        ...reinstate,
        "package.split": split,
        "package.merge": merge,
        "package.cancel": cancel,
        "labels.settle": [
          ...labelled,
          { target: "Processing", guard: "isAsking", actions: followLabel },
          copyLabelStatus,
        ],
        "units.settle": emptied,
      },
    },
    Packed: {
      meta: { tone: "done" },
      on: {
        "label.void": voidLabel,
        "package.weigh": weigh,
        "package.cancel": cancelLabelled,
        "package.handOver": handOver,
        "box.in": {
          target: "Boxed",
          guard: and(["isOffManifest", "isOrderOpen", "isLabelled"]),
          actions: ["enterBox"],
        },
        "manifest.reject": { guard: "isUnscanned", actions: ["voidLabel"] },
        "manifests.settle": followManifest,
        "labels.settle": unlabelled,
        "units.settle": [
          { target: "Voided", guard: "isEmpty", actions: ["voidLabel"] },
          { target: "Ready", guard: "isUnverified" },
          { target: "Ready", guard: "isHeavier" },
        ],
        "track.settle": follow("Packed"),
      },
    },
    Boxed: {
      meta: { tone: "working" },
      on: {
        // A package in a box is handed over with the box, never alone.
        "package.handOver": { ...handOver, guard: "isUnboxed" },
        "box.in": {
          target: "Boxed",
          guard: and(["isOffManifest", "isBoxOpen", "isOrderOpen"]),
          actions: ["enterBox"],
        },
        "box.out": {
          target: "Packed",
          guard: and(["isOffManifest", "isBoxOpen"]),
          actions: ["leaveBox"],
        },
        // The post returns the package, even from a box that was handed over.
        "manifest.reject": { target: "Packed", guard: "isUnscanned", actions: ["leaveBox", "voidLabel"] },
        "manifests.settle": followManifest,
        "boxes.settle": {
          target: "Handed Over",
          guard: "isBoxOut",
          actions: ["stampHandOver", "sendUnits"],
        },
        "labels.settle": copyLabelStatus,
        "track.settle": follow("Boxed"),
      },
    },
    "Handed Over": {
      meta: { tone: "done" },
      on: {
        ...sentState("Handed Over", "done").on,
        // A settling event of its garments then decides if the package is Packed again.
        "handOver.undo": {
          target: "Ready",
          // A package that the post accepted with its manifest could not be handed over again.
          guard: and(["isHandOverUndoable", "isUnscanned", "isOffManifest"]),
          actions: ["keepUnits", "clearHandOver"],
        },
      },
    },
    "In Transit": sentState("In Transit", "working"),
    Customs: sentState("Customs", "working"),
    "Out For Delivery": sentState("Out For Delivery", "working"),
    Delivered: { meta: { tone: "done" }, on: { "package.return": recordReturn } },
    Exception: sentState("Exception", "person"),
    "Return To Sender": sentState("Return To Sender", "failed"),
    Returned: { meta: { tone: "failed" }, on: { "return.undo": undoReturn } },
    Lost: { meta: { tone: "failed" }, on: { "package.return": recordReturn } },
    Voided: endedState,
    Cancelled: endedState,
  },
});
