/**
 * The returns bench: resting → opening → open, or asking first where a code was typed → grading each garment, a damaged
 * one with its reason → open. A grade that no answer came to is `unsure` and goes again under the same key. Effects asked
 * for: `openParcel`, `sendGrade`, `undoGrade`. Source: operations, returns bench.
 */
import { assign, setup } from "xstate";
import type { Grade, ReturnReason } from "../api/returns.ts";
import { placeholderActor } from "./placeholder.ts";

/** What is known of a garment in the parcel, as far as the machine looks at it. */
export interface BenchUnit {
  readonly _id: string;
  readonly returned: { readonly _id: string } | null;
}
export interface BenchParcel {
  readonly _id: string;
  readonly code: string;
  readonly units: readonly BenchUnit[];
}

/** How a call ended: `unknown` where no answer came. */
export type Ended<Done> =
  | ({ readonly kind: "done" } & Done)
  | { readonly kind: "refused" | "unknown"; readonly failure: unknown };

/** What became of a code. */
export interface BenchScan<Parcel extends BenchParcel = BenchParcel> {
  readonly outcome: string;
  readonly code: string;
  readonly text: string;
  readonly parcel: Parcel | null;
  readonly unit_id: string | null;
}
export type Opened = Ended<{ readonly scan: BenchScan }>;
export type Graded = Ended<{ readonly returned: BenchReturn }>;
export interface BenchReturn {
  readonly _id: string;
  readonly unit_id: string;
  readonly ticket: string;
  readonly outcome: string;
  readonly undo_until: number | null;
}

/** What is shown large: of a scan or of a grade. */
export interface Verdict {
  /** done, open, asks, refused, unknown; restocked, kept, scrapped; undone. */
  readonly said: string;
  readonly code: string;
  readonly text: string;
  /** The parcel or garment that it is about. */
  readonly about: string;
}

export interface ReturnBenchContext {
  /** What is opened. */
  readonly code: string;
  readonly back: boolean;
  readonly parcel: BenchParcel | null;
  /** It is Returned: its garments can be graded. */
  readonly isBack: boolean;
  /** The garment that a grade is for. */
  readonly unit: string | null;
  readonly grade: Grade;
  readonly reason: ReturnReason | null;
  readonly note: string;
  readonly key: string;
  /** The last grade of this bench: what can be taken back. */
  readonly last: BenchReturn | null;
  readonly verdict: Verdict | null;
  readonly failure: unknown;
}

export type ReturnBenchEvent =
  | { readonly type: "code.read"; readonly code: string; readonly typed: boolean; readonly key: string }
  | { readonly type: "parcel.confirm"; readonly key: string }
  | { readonly type: "parcel.leave" }
  /** Somebody else changed it. */
  | { readonly type: "parcel.changed"; readonly parcel: BenchParcel }
  | { readonly type: "unit.pick"; readonly unit: string }
  | { readonly type: "grade.asNew"; readonly key: string }
  | { readonly type: "grade.damaged" }
  | { readonly type: "reason.pick"; readonly reason: ReturnReason; readonly key: string }
  | { readonly type: "reason.cancel" }
  | { readonly type: "note.type"; readonly note: string }
  | { readonly type: "grade.again" }
  | { readonly type: "grade.undo"; readonly key: string };

type OpenDone = { readonly output: Opened };
type GradeDone = { readonly output: Graded };

export const NOTHING: ReturnBenchContext = {
  code: "",
  back: false,
  parcel: null,
  isBack: false,
  unit: null,
  grade: "A",
  reason: null,
  note: "",
  key: "",
  last: null,
  verdict: null,
  failure: null,
};

/** The first that nobody graded; null where all are. */
export const nextUnit = (parcel: BenchParcel): string | null =>
  parcel.units.find(({ returned }) => returned === null)?._id ?? null;

const isUngraded = (parcel: BenchParcel | null, unit: string | null): boolean =>
  parcel?.units.some(({ _id, returned }) => _id === unit && returned === null) ?? false;

/** The one that was picked, as long as it waits; else the first that does. */
const pickedIn = (parcel: BenchParcel, unit: string | null): string | null =>
  isUngraded(parcel, unit) ? unit : nextUnit(parcel);

const withGrade = (parcel: BenchParcel | null, unit: string, returned: BenchUnit["returned"]) =>
  parcel && {
    ...parcel,
    units: parcel.units.map((each) => each._id === unit ? { ...each, returned } : each),
  };

const opens = (output: Opened, outcomes: readonly string[]): boolean =>
  output.kind === "done" && outcomes.includes(output.scan.outcome) && output.scan.parcel !== null;

export const returnBenchMachine = setup({
  types: { context: {} as ReturnBenchContext, events: {} as ReturnBenchEvent },
  actors: {
    openParcel: placeholderActor<Opened, Pick<ReturnBenchContext, "code" | "back" | "key">>("openParcel"),
    sendGrade: placeholderActor<
      Graded,
      Pick<ReturnBenchContext, "unit" | "grade" | "reason" | "note" | "key">
    >("sendGrade"),
    undoGrade: placeholderActor<Graded, Pick<ReturnBenchContext, "last" | "key">>("undoGrade"),
  },
  actions: {
    keepCode: assign((_, { code, typed, key }: { code: string; typed: boolean; key: string }) => ({
      code,
      back: !typed,
      key,
      verdict: null,
      failure: null,
    })),
    confirm: assign(({ context: { parcel, code } }, { key }: { key: string }) => ({
      code: parcel?.code ?? code,
      back: true,
      key,
      verdict: null,
    })),
    /** What is open is asked for before what only says something. */
    keepScan: assign(({ context }, { output }: OpenDone) => {
      if (output.kind !== "done") return { failure: output.failure };
      const { outcome, code, text, parcel, unit_id } = output.scan;
      const about = parcel?.code ?? context.code;
      const verdict = { said: outcome, code, text, about };
      const isShown = ["done", "open", "asks"].includes(outcome);
      return isShown && parcel
        ? { parcel, isBack: outcome !== "asks", unit: pickedIn(parcel, unit_id), verdict }
        : { verdict };
    }),
    leave: assign(({ context: { last } }) => ({ ...NOTHING, last })),
    keepParcel: assign(({ context }, { parcel }: { parcel: BenchParcel }) =>
      parcel._id === context.parcel?._id ? { parcel, unit: pickedIn(parcel, context.unit) } : {}
    ),
    pick: assign((_, { unit }: { unit: string }) => ({ unit, verdict: null, failure: null })),
    gradeAsNew: assign((_, { key }: { key: string }) => ({
      grade: "A" as const,
      reason: null,
      note: "",
      key,
      verdict: null,
      failure: null,
    })),
    gradeDamaged: assign({ grade: "B", reason: null, note: "", verdict: null, failure: null }),
    keepReason: assign((_, { reason, key }: { reason: ReturnReason; key: string }) => ({ reason, key })),
    keepNote: assign((_, { note }: { note: string }) => ({ note })),
    keepGrade: assign(({ context }, { output }: GradeDone) => {
      if (output.kind !== "done") return { failure: output.failure };
      const { _id, unit_id, outcome, ticket } = output.returned;
      const parcel = withGrade(context.parcel, unit_id, { ...output.returned, _id });
      return {
        parcel,
        unit: parcel && nextUnit(parcel),
        last: output.returned,
        verdict: { said: outcome, code: "", text: "", about: ticket },
        failure: null,
      };
    }),
    keepUndoKey: assign((_, { key }: { key: string }) => ({ key, verdict: null, failure: null })),
    keepTakenBack: assign(({ context }, { output }: GradeDone) => {
      if (output.kind !== "done") return { failure: output.failure };
      const { unit_id, ticket } = output.returned;
      return {
        parcel: withGrade(context.parcel, unit_id, null),
        unit: isIn(context.parcel, unit_id) ? unit_id : context.unit,
        last: null,
        verdict: { said: "undone", code: "", text: "", about: ticket },
        failure: null,
      };
    }),
  },
  guards: {
    isOpened: (_, { output }: OpenDone) => opens(output, ["done", "open"]),
    isAsked: (_, { output }: OpenDone) => opens(output, ["asks"]),
    hasParcel: ({ context: { parcel, isBack } }) => parcel !== null && isBack,
    hasAsked: ({ context: { parcel, isBack } }) => parcel !== null && !isBack,
    hasUnit: ({ context: { parcel, unit } }) => isUngraded(parcel, unit),
    hasLast: ({ context: { last } }) => last !== null,
    isIn: ({ context: { parcel } }, { unit }: { unit: string }) => isUngraded(parcel, unit),
    isUnknown: (_, { output }: GradeDone) => output.kind === "unknown",
  },
}).createMachine({
  id: "returnBench",
  context: NOTHING,
  initial: "resting",
  states: {
    resting: {
      on: {
        "code.read": { target: "opening", actions: { type: "keepCode", params: ({ event }) => event } },
        "grade.undo": {
          target: "undoing",
          guard: "hasLast",
          actions: { type: "keepUndoKey", params: ({ event }) => event },
        },
      },
    },
    opening: {
      invoke: {
        id: "openParcel",
        src: "openParcel",
        input: ({ context: { code, back, key } }) => ({ code, back, key }),
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
          // What was open stays open, with why the other code is not.
          {
            target: "open",
            guard: "hasParcel",
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
      on: {
        "parcel.confirm": { target: "opening", actions: { type: "confirm", params: ({ event }) => event } },
        "parcel.leave": { target: "resting", actions: "leave" },
        "code.read": { target: "opening", actions: { type: "keepCode", params: ({ event }) => event } },
      },
    },
    open: {
      on: {
        "code.read": { target: "opening", actions: { type: "keepCode", params: ({ event }) => event } },
        "parcel.leave": { target: "resting", actions: "leave" },
        "parcel.changed": { actions: { type: "keepParcel", params: ({ event }) => event } },
        "unit.pick": {
          guard: { type: "isIn", params: ({ event }) => event },
          actions: { type: "pick", params: ({ event }) => event },
        },
        "grade.asNew": {
          target: "grading",
          guard: "hasUnit",
          actions: { type: "gradeAsNew", params: ({ event }) => event },
        },
        "grade.damaged": { target: "reasoning", guard: "hasUnit", actions: "gradeDamaged" },
        "grade.undo": {
          target: "undoing",
          guard: "hasLast",
          actions: { type: "keepUndoKey", params: ({ event }) => event },
        },
      },
    },
    reasoning: {
      on: {
        "reason.pick": { target: "grading", actions: { type: "keepReason", params: ({ event }) => event } },
        "note.type": { actions: { type: "keepNote", params: ({ event }) => event } },
        "reason.cancel": "open",
      },
    },
    grading: {
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
    unsure: { on: { "grade.again": "grading", "parcel.leave": { target: "resting", actions: "leave" } } },
    undoing: {
      invoke: {
        id: "undoGrade",
        src: "undoGrade",
        input: ({ context: { last, key } }) => ({ last, key }),
        onDone: [
          {
            target: "open",
            guard: "hasParcel",
            actions: { type: "keepTakenBack", params: ({ event }) => event },
          },
          { target: "resting", actions: { type: "keepTakenBack", params: ({ event }) => event } },
        ],
      },
    },
  },
});

function isIn(parcel: BenchParcel | null, unit: string): boolean {
  return parcel?.units.some(({ _id }) => _id === unit) ?? false;
}
