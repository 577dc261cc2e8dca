/** A grade without an answer is `unsure`, and is sent again under the same key. Source: docs/stations.md. */
import { assign, setup } from "xstate";
import { placeholderActor } from "../placeholder.ts";
import {
  type BenchCode,
  type BenchPackage,
  type BenchReason,
  changedUnits,
  EMPTY_BENCH,
  type GradeDone,
  type GradeResult,
  isIn,
  isOnShelf,
  isPickable,
  isStillGradeable,
  isUngraded,
  leavePackage,
  MAX_QUEUED_SCANS,
  nextUnit,
  type OpenDone,
  type OpenResult,
  opens,
  openWith,
  readMeanwhile,
  type ReopenDone,
  type ReopenResult,
  type ReturnBenchContext,
  type ReturnBenchEvent,
  selectedUnit,
  showChange,
  undoLast,
  withGrade,
} from "./return_bench_context.ts";

type Begun = Pick<ReturnBenchContext, "grade"> & { readonly key?: string };
type Changed = { readonly parcel: BenchPackage };

export const returnBenchMachine = setup({
  types: { context: {} as ReturnBenchContext, events: {} as ReturnBenchEvent },
  actors: {
    openPackage: placeholderActor<OpenResult, Pick<ReturnBenchContext, "code" | "back" | "typed" | "key">>(
      "openPackage",
    ),
    sendGrade: placeholderActor<
      GradeResult,
      Pick<ReturnBenchContext, "unit" | "grade" | "reason" | "note" | "key">
    >("sendGrade"),
    undoGrade: placeholderActor<GradeResult, Pick<ReturnBenchContext, "last" | "key">>("undoGrade"),
    undoOpened: placeholderActor<ReopenResult, Pick<ReturnBenchContext, "opened" | "key">>("undoOpened"),
  },
  actions: {
    keepCode: assign((_, read: BenchCode) => openWith(read)),
    keepNext: assign(({ context: { next } }, { code, typed, key }: BenchCode) => ({
      next: [...next, { code, typed, key }].slice(0, MAX_QUEUED_SCANS),
    })),
    takeNext: assign(({ context: { next: [first, ...next] } }) => first ? { ...openWith(first), next } : {}),
    forgetNext: assign({ next: [] }),
    confirm: assign(({ context: { parcel: pkg, code } }, { key }: { key: string }) => ({
      code: pkg?.code ?? code,
      back: true,
      key,
      verdict: null,
    })),
    // The answer to a queued scan would hide a refusal at once, so a refusal ends the queue.
    keepScan: assign(({ context }, { output }: OpenDone) => {
      if (output.kind !== "done") return { failure: output.failure, next: [] };
      const { outcome, code, text, parcel: pkg, unit_id } = output.scan;
      const about = pkg?.code ?? context.code;
      const verdict = { result: outcome, code, text, about };
      const isShown = ["done", "open", "asks"].includes(outcome);
      if (!isShown || !pkg) return { verdict, next: [] };
      const shown = { parcel: pkg, isBack: outcome !== "asks", unit: selectedUnit(pkg, unit_id), verdict };
      // Only the last action can be undone.
      return outcome === "done" ? { ...shown, opened: { _id: pkg._id, code: pkg.code }, last: null } : shown;
    }),
    leave: assign(({ context: { next, last, opened } }) => ({ ...EMPTY_BENCH, next, last, opened })),
    keepPackage: assign(({ context }, { parcel: pkg }: { parcel: BenchPackage }) =>
      pkg._id === context.parcel?._id ? { parcel: pkg, unit: selectedUnit(pkg, context.unit) } : {}
    ),
    keepUnits: assign(({ context }, { parcel: pkg }: Changed) => changedUnits(context, pkg)),
    pick: assign((_, { unit }: { unit: string }) => ({ unit, verdict: null, failure: null })),
    begin: assign((_, { grade, key = "" }: Begun) => ({
      grade,
      key,
      reason: null,
      note: "",
      verdict: null,
      failure: null,
    })),
    keepReason: assign((_, { reason, key }: { reason: BenchReason; key: string }) => ({ reason, key })),
    keepNote: assign((_, { note }: { note: string }) => ({ note })),
    keepGrade: assign(({ context }, { output }: GradeDone) => {
      if (output.kind !== "done") {
        const { parcel: pkg, unit } = context;
        const isRefused = output.kind === "refused";
        return {
          failure: output.failure,
          ...isRefused && { next: [], unit: pkg && selectedUnit(pkg, unit) },
        };
      }
      const { _id, unit_id, outcome, ticket } = output.returned;
      const pkg = withGrade(context.parcel, unit_id, { ...output.returned, _id });
      return {
        parcel: pkg,
        unit: pkg && nextUnit(pkg),
        last: output.returned,
        opened: null,
        verdict: { result: outcome, code: "", text: "", about: ticket },
        failure: null,
      };
    }),
    keepUndoKey: assign((_, { key }: { key: string }) => ({ key, verdict: null, failure: null })),
    keepUndone: assign(({ context }, { output }: GradeDone) => {
      if (output.kind !== "done") return { failure: output.failure, next: [] };
      const { unit_id, ticket, outcome } = output.returned;
      return {
        parcel: withGrade(context.parcel, unit_id, outcome === "" ? null : output.returned),
        unit: isIn(context.parcel, unit_id) ? unit_id : context.unit,
        last: null,
        verdict: { result: outcome === "" ? "undone" : "reshelved", code: "", text: "", about: ticket },
        failure: null,
      };
    }),
    keepReopened: assign(({ context: { next } }, { output }: ReopenDone) =>
      output.kind === "done"
        ? { ...EMPTY_BENCH, next, verdict: { result: "reopened", code: "", text: "", about: output.code } }
        : { failure: output.failure, next: [] }
    ),
  },
  guards: {
    isOpened: (_, { output }: OpenDone) => opens(output, ["done", "open"]),
    isAsked: (_, { output }: OpenDone) => opens(output, ["asks"]),
    hasPackage: ({ context: { parcel: pkg, isBack } }) => pkg !== null && isBack,
    hasAsked: ({ context: { parcel: pkg, isBack } }) => pkg !== null && !isBack,
    hasUnit: ({ context: { parcel: pkg, unit } }) => isUngraded(pkg, unit),
    hasKept: ({ context: { parcel: pkg, unit } }) => isOnShelf(pkg, unit),
    hasNext: ({ context: { next } }) => next.length > 0,
    hasOpened: ({ context: { opened } }) => opened !== null,
    isReopened: (_, { output }: ReopenDone) => output.kind === "done",
    hasLast: ({ context: { last } }) => last !== null,
    isIn: ({ context: { parcel: pkg } }, { unit }: { unit: string }) => isPickable(pkg, unit),
    isGradeable: ({ context }, { parcel: pkg }: Changed) => isStillGradeable(context, pkg),
    isUnknown: (_, { output }: GradeDone) => output.kind === "unknown",
  },
}).createMachine({
  id: "returnBench",
  context: EMPTY_BENCH,
  initial: "resting",
  states: {
    resting: {
      always: { target: "opening", guard: "hasNext", actions: "takeNext" },
      on: {
        "code.read": { target: "opening", actions: { type: "keepCode", params: ({ event }) => event } },
        ...undoLast,
      },
    },
    opening: {
      on: readMeanwhile,
      invoke: {
        id: "openPackage",
        src: "openPackage",
        input: ({ context: { code, back, typed, key } }) => ({ code, back, typed, key }),
        onDone: [
          {
            target: "open",
            guard: { type: "isOpened", params: ({ event }) => event },
            actions: { type: "keepScan", params: ({ event }) => event },
          },
          {
            target: "asking",
            guard: { type: "isAsked", params: ({ event }) => event },
            actions: { type: "keepScan", params: ({ event }) => event },
          },
          // The open package stays on the screen, with the reason why the scanned code was refused.
          {
            target: "open",
            guard: "hasPackage",
            actions: { type: "keepScan", params: ({ event }) => event },
          },
          {
            target: "asking",
            guard: "hasAsked",
            actions: { type: "keepScan", params: ({ event }) => event },
          },
          { target: "resting", actions: { type: "keepScan", params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      // Scans made meanwhile do not answer the question.
      entry: "forgetNext",
      on: {
        ...showChange,
        "parcel.confirm": { target: "opening", actions: { type: "confirm", params: ({ event }) => event } },
        ...leavePackage,
        "code.read": { target: "opening", actions: { type: "keepCode", params: ({ event }) => event } },
      },
    },
    open: {
      always: { target: "opening", guard: "hasNext", actions: "takeNext" },
      on: {
        "code.read": { target: "opening", actions: { type: "keepCode", params: ({ event }) => event } },
        ...leavePackage,
        "parcel.changed": { actions: { type: "keepPackage", params: ({ event }) => event } },
        "unit.pick": {
          guard: { type: "isIn", params: ({ event }) => event },
          actions: { type: "pick", params: ({ event }) => event },
        },
        "grade.asNew": {
          target: "grading",
          guard: "hasUnit",
          actions: { type: "begin", params: ({ event: { key } }) => ({ grade: "A", key }) },
        },
        "grade.damaged": {
          target: "givingReason",
          guard: "hasUnit",
          actions: { type: "begin", params: { grade: "B" } },
        },
        "kept.release": {
          target: "givingReason",
          guard: "hasKept",
          actions: { type: "begin", params: ({ event: { release } }) => ({ grade: release }) },
        },
        ...undoLast,
      },
    },
    givingReason: {
      on: {
        "parcel.changed": [
          {
            guard: { type: "isGradeable", params: ({ event }) => event },
            actions: { type: "keepUnits", params: ({ event }) => event },
          },
          // Somebody else has graded the garment: a reason chosen now would be refused.
          { target: "open", actions: { type: "keepPackage", params: ({ event }) => event } },
        ],
        "reason.pick": { target: "grading", actions: { type: "keepReason", params: ({ event }) => event } },
        "note.type": { actions: { type: "keepNote", params: ({ event }) => event } },
        "reason.cancel": "open",
      },
    },
    grading: {
      on: readMeanwhile,
      invoke: {
        id: "sendGrade",
        src: "sendGrade",
        input: ({ context: { unit, grade, reason, note, key } }) => ({ unit, grade, reason, note, key }),
        onDone: [
          {
            target: "unsure",
            guard: { type: "isUnknown", params: ({ event }) => event },
            actions: { type: "keepGrade", params: ({ event }) => event },
          },
          { target: "open", actions: { type: "keepGrade", params: ({ event }) => event } },
        ],
      },
    },
    unsure: { on: { ...showChange, ...leavePackage, "grade.again": "grading" } },
    undoing: {
      on: readMeanwhile,
      invoke: {
        id: "undoGrade",
        src: "undoGrade",
        input: ({ context: { last, key } }) => ({ last, key }),
        onDone: [
          {
            target: "open",
            guard: "hasPackage",
            actions: { type: "keepUndone", params: ({ event }) => event },
          },
          { target: "resting", actions: { type: "keepUndone", params: ({ event }) => event } },
        ],
      },
    },
    undoingReturn: {
      on: readMeanwhile,
      invoke: {
        id: "undoOpened",
        src: "undoOpened",
        input: ({ context: { opened, key } }) => ({ opened, key }),
        onDone: [
          {
            target: "resting",
            guard: { type: "isReopened", params: ({ event }) => event },
            actions: { type: "keepReopened", params: ({ event }) => event },
          },
          {
            target: "open",
            guard: "hasPackage",
            actions: { type: "keepReopened", params: ({ event }) => event },
          },
          { target: "resting", actions: { type: "keepReopened", params: ({ event }) => event } },
        ],
      },
    },
  },
});
