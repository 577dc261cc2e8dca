/** A garment in production. Its steps are data: the fact `next` selects the branch. Source: docs/architecture.md. */
import { and, setup } from "xstate";
import type { UnitFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { LAST_STEP } from "../../../api/steps.ts";

export type UnitEvent =
  | { readonly type: "unit.start" }
  | { readonly type: "unit.pass" }
  | { readonly type: "unit.reject" }
  | { readonly type: "unit.reprint" }
  | { readonly type: "unit.finish" }
  | { readonly type: "unit.unpack" }
  | { readonly type: "unit.reassign" }
  | { readonly type: "unit.undo" }
  /** This event and the next ones are sent by the order and the package, never by a person. */
  | { readonly type: "unit.hold" }
  | { readonly type: "unit.release" }
  | { readonly type: "unit.stop" }
  | { readonly type: "unit.pack" }
  /** The package was handed over. `unit.stay` undoes this: a garment that was not packed returns to its step. */
  | { readonly type: "unit.leave" }
  | { readonly type: "unit.stay" };

/** Number of remakes after which a garment waits for a person's inspection. */
export const MAX_REMAKES = 3;

const STEPS = ["QC", "Cutting", "Printing", "Sewing", "Final QC", "Packing"] as const;
type StepState = (typeof STEPS)[number];
const FIRST_STEP: StepState = "QC";

const effect = () => {};

const at = (state: string) => `#unit.${state}`;
const first = STEPS.map((step) => ({
  target: at(step),
  guard: and(["isOutOfBox", "isInHouse", "isRemakable", "hasSpare", {
    type: "isFirst" as const,
    params: { step },
  }]),
  actions: [
    "countReject" as const,
    "nextCycle" as const,
    "leaveStation" as const,
    "leaveBatch" as const,
    "leaveBin" as const,
    "scrapBlank" as const,
    "reserveBlank" as const,
  ],
}));
const reject = [...first, {
  target: at("Rejected"),
  guard: and(["isOutOfBox", "isInHouse"]),
  actions: [
    "countReject" as const,
    "leaveStation" as const,
    "leaveBatch" as const,
    "leaveBin" as const,
    "scrapBlank" as const,
  ],
}];

/** A garment leaves the first quality control only once its artwork is ready. */
const leaving = (step: StepState) =>
  step === "QC" ? ["isHere" as const, "hasArtwork" as const] : ["isHere" as const];

const onwards = (step: StepState) =>
  step === LAST_STEP
    ? [{
      target: at("Packed"),
      guard: "isHere" as const,
      actions: ["leaveStation" as const, "leaveBin" as const, "markPacked" as const],
    }]
    : STEPS.slice(STEPS.indexOf(step) + 1).map((next) => ({
      target: at(next),
      guard: and([...leaving(step), { type: "isNext" as const, params: { step: next } }]),
      // A garment that is ready to pack waits in a bin for the other garments of its order.
      actions: ["leaveStation" as const, ...next === LAST_STEP ? ["putInBin" as const] : []],
    }));

const finish = {
  target: at("Packing"),
  guard: and(["isCooled", "hasArtwork", "hasBlank"]),
  actions: ["begin" as const, "takeBlank" as const, "leaveStation" as const],
};
const leave = {
  target: at("Packed"),
  actions: ["takeBlank" as const, "leaveStation" as const, "leaveBin" as const, "markPacked" as const],
};
const pack = { ...leave, guard: "hasBlank" as const };
const hold = ".On Hold";
const stop = {
  target: at("Stopped"),
  actions: ["leaveStation" as const, "leaveBatch" as const, "leaveBin" as const, "releaseBlank" as const],
};

/** Moves the garment to another location, where it waits at the same step. */
const reassign = {
  guard: "isMovable" as const,
  actions: ["changeLocation" as const, "leaveBatch" as const, "leaveBin" as const],
};

const workAt = (step: StepState) => {
  const byHand = step === LAST_STEP ? { "unit.pack": pack, "unit.leave": leave } : { "unit.finish": finish };
  // The first quality control inspects the order before there is a blank to work on.
  const needsBlank = step !== FIRST_STEP;
  const isReady = needsBlank ? and(["isCooled", "hasBlank"]) : "isCooled" as const;
  const isBack = needsBlank ? and(["isReleased", "hasBlank"]) : "isReleased" as const;
  const begin = ["begin" as const, ...needsBlank ? ["takeBlank" as const] : [], "takeStation" as const];
  return {
    meta: { tone: "working" as const },
    initial: "Waiting",
    on: { "unit.stop": stop },
    states: {
      Waiting: {
        meta: { tone: "waiting" as const },
        on: {
          "unit.start": { target: "Inprocess", guard: isReady, actions: begin },
          "unit.reject": reject,
          "unit.hold": { target: at(step + hold) },
          "unit.reassign": { ...reassign, target: at(`${step}.Waiting`) },
          ...byHand,
        },
      },
      Inprocess: {
        meta: { tone: "working" as const },
        on: {
          // The garment was begun for a whole order, or left open by another person; the person who scans it continues.
          "unit.start": {
            target: "Inprocess",
            guard: "isUntaken" as const,
            actions: ["takeStation" as const],
          },
          "unit.pass": onwards(step),
          "unit.reject": reject,
          "unit.hold": { target: at(step + hold), actions: ["rememberOpen" as const] },
          ...byHand,
        },
      },
      "On Hold": {
        meta: { tone: "person" as const },
        on: {
          "unit.start": { target: "Inprocess", guard: isBack, actions: [...begin, "forgetOpen" as const] },
          "unit.release": [
            { target: "Inprocess", guard: "wasOpen" as const, actions: ["forgetOpen" as const] },
            { target: "Waiting" },
          ],
        },
      },
    },
  };
};

/** States at the packing bench from which a garment may leave without having been packed. */
const AT_BENCH = [`${LAST_STEP}.Waiting`, `${LAST_STEP}.Inprocess`];

/** States to which an undo can return the garment. */
const LEFT = [
  ...STEPS.flatMap((step) => [`${step}.Waiting`, `${step}.Inprocess`]),
  "Packed",
  "Rejected.Waiting",
];

export const unitMachine = setup({
  types: {
    context: {} as UnitFacts,
    input: {} as UnitFacts,
    events: {} as UnitEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    begin: effect,
    takeStation: effect,
    leaveStation: effect,
    leaveBatch: effect,
    putInBin: effect,
    leaveBin: effect,
    nextCycle: effect,
    countReject: effect,
    markPacked: effect,
    unmarkPacked: effect,
    rememberOpen: effect,
    forgetOpen: effect,
    takeBlank: effect,
    scrapBlank: effect,
    reserveBlank: effect,
    releaseBlank: effect,
    changeLocation: effect,
    restore: effect,
  },
  guards: {
    isCooled: ({ context }) => !context.cooling,
    isReleased: ({ context }) => !context.held,
    isUntaken: ({ context }) => context.untaken,
    isHere: ({ context }) => !context.elsewhere,
    hasArtwork: ({ context }) => context.artReady,
    isOutOfBox: ({ context }) => !context.boxed,
    isInHouse: ({ context }) => !context.left,
    isRemakable: ({ context }) => context.rejects < MAX_REMAKES && !context.artFault,
    hasBlank: ({ context }) => !context.short,
    isMovable: ({ context }) => context.movable,
    hasSpare: ({ context }) => context.spare,
    isNext: ({ context }, { step }: { step: string }) => context.next === step,
    isFirst: ({ context }, { step }: { step: string }) => context.first === step,
    wasOpen: ({ context }) => context.wasOpen,
    isLastScan: ({ context }) => context.undo !== "",
    wasAt: ({ context }, { state }: { state: string }) => context.undo === state,
  },
}).createMachine({
  id: "unit",
  context: ({ input }) => input,
  initial: "QC",
  on: {
    "unit.undo": LEFT.map((state) => ({
      target: `.${state}`,
      guard: and(["isOutOfBox", "isLastScan", { type: "wasAt", params: { state } }]),
      actions: ["restore"],
    })),
  },
  states: {
    QC: workAt("QC"),
    Cutting: workAt("Cutting"),
    Printing: workAt("Printing"),
    Sewing: workAt("Sewing"),
    "Final QC": workAt("Final QC"),
    Packing: workAt("Packing"),
    Packed: {
      meta: { tone: "done" },
      on: {
        "unit.unpack": {
          target: "Packing",
          guard: and(["isOutOfBox", "isInHouse"]),
          actions: ["unmarkPacked"],
        },
        "unit.reject": reject,
        "unit.stop": stop,
        "unit.stay": AT_BENCH.map((state) => ({
          target: state,
          guard: { type: "wasAt", params: { state } },
          actions: ["restore"],
        })),
      },
    },
    Rejected: {
      meta: { tone: "person" },
      initial: "Waiting",
      on: { "unit.stop": stop },
      states: {
        Waiting: {
          meta: { tone: "waiting" },
          on: {
            "unit.reprint": STEPS.map((step) => ({
              target: at(step),
              guard: and(["hasSpare", { type: "isFirst", params: { step } }]),
              actions: ["nextCycle", "reserveBlank"],
            })),
            "unit.hold": { target: "On Hold" },
            "unit.reassign": { ...reassign, target: "Waiting" },
          },
        },
        "On Hold": { meta: { tone: "person" }, on: { "unit.release": { target: "Waiting" } } },
      },
    },
    Stopped: { meta: { tone: "ended" } },
  },
});
