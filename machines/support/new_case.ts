/** Each step is done at most once; a refusal or a reload loses nothing that was entered. */
import { assign, setup } from "xstate";
import type { InputProblem } from "../../api/errors.ts";
import {
  type DescribeAnswer,
  EMPTY_CASE,
  isDescribedAsShown,
  isSavedAsShown,
  type NewCaseDraft,
  type NewCaseStep,
  type NewCaseValues,
  problemsLeft,
  type SaveCaseAnswer,
  type StepAnswer,
  type SubmitAnswer,
} from "./new_case_values.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

export interface NewCaseContext extends NewCaseDraft {
  readonly problems: readonly InputProblem[];
  /** Why a step was refused: a code of api/reasons.ts or api/errors.ts. */
  readonly reason: string;
  readonly failure: unknown;
  readonly isRestored: boolean;
}

export type NewCaseEvent =
  | { readonly type: "case.change"; readonly values: Partial<NewCaseValues> }
  | { readonly type: "case.load"; readonly draft: NewCaseDraft }
  /** Saves a Draft, which evidence needs before it can be uploaded. */
  | { readonly type: "case.prepare"; readonly problems: readonly InputProblem[]; readonly key: string }
  | { readonly type: "case.send"; readonly problems: readonly InputProblem[]; readonly key: string }
  | { readonly type: "case.again" }
  | { readonly type: "case.discard" };

type Done<Answer> = { readonly output: Answer };
type ProblemParams = { readonly problems: readonly InputProblem[] };

const CLEAN = { problems: [], reason: "", failure: null } as const;

export const newCaseMachine = setup({
  types: {
    context: {} as NewCaseContext,
    input: {} as { readonly values: Partial<NewCaseValues>; readonly draft: NewCaseDraft | null },
    events: {} as NewCaseEvent,
    tags: {} as "busy" | "open",
  },
  actors: {
    saveCase: placeholderActor<SaveCaseAnswer, NewCaseDraft>("saveCase"),
    describeCase: placeholderActor<DescribeAnswer, NewCaseDraft>("describeCase"),
    submitCase: placeholderActor<SubmitAnswer, NewCaseDraft>("submitCase"),
  },
  actions: {
    keepDraft: placeholderAction("keepDraft"),
    dropDraft: placeholderAction("dropDraft"),
    trashCase: placeholderAction("trashCase"),
    change: assign(({ context }, { values }: { values: Partial<NewCaseValues> }) => ({
      values: { ...context.values, ...values },
      problems: problemsLeft(context.problems, Object.keys(values)),
      reason: "",
    })),
    load: assign((_, { draft }: { draft: NewCaseDraft }) => ({ ...draft, ...CLEAN, isRestored: false })),
    showProblems: assign((_, { problems }: ProblemParams) => ({ problems, failure: null, reason: "" })),
    prepare: assign((_, { key }: { key: string }) => ({
      ...CLEAN,
      key,
      isPreparing: true,
      isRestored: false,
    })),
    begin: assign((_, { key }: { key: string }) => ({
      ...CLEAN,
      key,
      isPreparing: false,
      isRestored: false,
    })),
    enter: assign((_, { step }: { step: NewCaseStep }) => ({ step })),
    keepSaved: assign((_, { output }: Done<SaveCaseAnswer>) =>
      output.kind === "done" ? { saved: output.saved } : {}
    ),
    keepDescribed: assign((_, { output }: Done<DescribeAnswer>) =>
      output.kind === "done" ? { described: output.described } : {}
    ),
    /** The answer was definite, so its key is used up. */
    keepRefusal: assign((_, { output }: Done<StepAnswer<object>>) => ({
      key: "",
      isPreparing: false,
      problems: output.kind === "refused" ? output.problems : [],
      reason: output.kind === "refused" ? output.reason : "",
      failure: output.kind === "failed" ? output.failure : null,
    })),
    rest: assign({ key: "", isPreparing: false }),
    clear: assign({
      ...CLEAN,
      values: EMPTY_CASE,
      saved: null,
      described: null,
      key: "",
      isPreparing: false,
      isRestored: false,
    }),
  },
  guards: {
    hasProblems: (_, { problems }: ProblemParams) => problems.length > 0,
    isAnswerMissing: ({ context }) => context.key !== "",
    isSaving: ({ context }) => context.step === "saving",
    isDescribing: ({ context }) => context.step === "describing",
    isSaved: ({ context }) => isSavedAsShown(context),
    isDescribed: ({ context }) => isDescribedAsShown(context),
    isPreparing: ({ context }) => context.isPreparing,
    isDone: (_, { output }: Done<StepAnswer<object>>) => output.kind === "done",
    isUnknown: (_, { output }: Done<StepAnswer<object>>) => output.kind === "unknown",
  },
}).createMachine({
  id: "newCase",
  context: ({ input: { values, draft } }) => ({
    values: draft?.values ?? { ...EMPTY_CASE, ...values },
    saved: draft?.saved ?? null,
    described: draft?.described ?? null,
    key: draft?.key ?? "",
    step: draft?.step ?? "saving",
    isPreparing: draft?.isPreparing ?? false,
    ...CLEAN,
    isRestored: draft !== null,
  }),
  initial: "editing",
  states: {
    editing: {
      tags: "open",
      // True only at the start, if an earlier visit got no answer.
      always: { target: "unsure", guard: "isAnswerMissing" },
      on: {
        "case.change": { actions: [{ type: "change", params: ({ event }) => event }, "keepDraft"] },
        "case.load": { actions: [{ type: "load", params: ({ event }) => event }, "keepDraft"] },
        "case.prepare": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "saving", actions: { type: "prepare", params: ({ event }) => event } },
        ],
        "case.send": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "saving", actions: { type: "begin", params: ({ event }) => event } },
        ],
        "case.discard": { actions: ["trashCase", "clear", "dropDraft"] },
      },
    },
    saving: {
      tags: "busy",
      entry: [{ type: "enter", params: { step: "saving" } }, "keepDraft"],
      initial: "deciding",
      states: {
        deciding: {
          always: [{ target: "#newCase.saved", guard: "isSaved" }, { target: "asking" }],
        },
        asking: {
          invoke: {
            id: "saveCase",
            src: "saveCase",
            input: ({ context }) => context,
            onDone: [
              {
                target: "#newCase.saved",
                guard: { type: "isDone", params: ({ event }) => event },
                actions: { type: "keepSaved", params: ({ event }) => event },
              },
              { target: "#newCase.unsure", guard: { type: "isUnknown", params: ({ event }) => event } },
              {
                target: "#newCase.editing",
                actions: [{ type: "keepRefusal", params: ({ event }) => event }, "keepDraft"],
              },
            ],
          },
        },
      },
    },
    saved: {
      always: [
        { target: "editing", guard: "isPreparing", actions: ["rest", "keepDraft"] },
        { target: "submitting", guard: "isDescribed" },
        { target: "describing" },
      ],
    },
    describing: {
      tags: "busy",
      entry: [{ type: "enter", params: { step: "describing" } }, "keepDraft"],
      invoke: {
        id: "describeCase",
        src: "describeCase",
        input: ({ context }) => context,
        onDone: [
          {
            target: "submitting",
            guard: { type: "isDone", params: ({ event }) => event },
            actions: { type: "keepDescribed", params: ({ event }) => event },
          },
          { target: "unsure", guard: { type: "isUnknown", params: ({ event }) => event } },
          {
            target: "editing",
            actions: [{ type: "keepRefusal", params: ({ event }) => event }, "keepDraft"],
          },
        ],
      },
    },
    submitting: {
      tags: "busy",
      entry: [{ type: "enter", params: { step: "submitting" } }, "keepDraft"],
      invoke: {
        id: "submitCase",
        src: "submitCase",
        input: ({ context }) => context,
        onDone: [
          {
            target: "sent",
            guard: { type: "isDone", params: ({ event }) => event },
            actions: "rest",
          },
          { target: "unsure", guard: { type: "isUnknown", params: ({ event }) => event } },
          {
            target: "editing",
            actions: [{ type: "keepRefusal", params: ({ event }) => event }, "keepDraft"],
          },
        ],
      },
    },
    /** The values cannot change here: other values with the same key would be refused. */
    unsure: {
      on: {
        "case.again": [
          { target: "saving", guard: "isSaving" },
          { target: "describing", guard: "isDescribing" },
          { target: "submitting" },
        ],
      },
    },
    sent: { type: "final", entry: "dropDraft" },
  },
});
