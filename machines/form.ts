/** A refusal, a lost answer or a newer version never drops typed text. Source: docs/architecture.md. */
import { assign, setup } from "xstate";
import type { InputProblem } from "../api/errors.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** Values are compared by their JSON. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  readonly values: FormValues;
  readonly version: number;
}

/** `key` is the key of a request whose answer is missing, otherwise empty. */
export interface Draft {
  readonly base: StoredRecord;
  readonly values: FormValues;
  readonly key: string;
}

export type Side = "mine" | "theirs";

export type SaveAnswer =
  | { readonly kind: "saved"; readonly version: number }
  | { readonly kind: "invalid"; readonly problems: readonly InputProblem[] }
  | { readonly kind: "stale"; readonly current: StoredRecord }
  /** Nothing was saved: too many requests, no permission, or the API could not read the request. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The record may have been saved. */
  | { readonly kind: "unknown" };

export interface SaveInput extends Draft {
  readonly changed: readonly string[];
}

export interface FormContext extends Draft {
  readonly problems: readonly InputProblem[];
  readonly failure: unknown;
  /** Another person's newer version, or null. */
  readonly current: StoredRecord | null;
  /** The side chosen for each conflicting field; `mine` is the default. */
  readonly choices: Readonly<Record<string, Side>>;
  readonly restored: boolean;
  readonly savedVersion: number;
}

export type FormEvent =
  | { readonly type: "form.change"; readonly name: string; readonly value: unknown }
  /** `freshKey` is the key of the request; a repetition after a lost answer keeps the earlier key. */
  | { readonly type: "form.submit"; readonly problems: readonly InputProblem[]; readonly freshKey: string }
  | { readonly type: "form.check" }
  | { readonly type: "form.reset" }
  | { readonly type: "form.changedElsewhere"; readonly current: StoredRecord }
  | { readonly type: "form.compare" }
  | { readonly type: "form.choose"; readonly name: string; readonly side: Side }
  | { readonly type: "form.merge" };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function differences(a: FormValues, b: FormValues): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !isSame(a[name], b[name]));
}

export function changedFields(context: Pick<FormContext, "base" | "values">): string[] {
  return differences(context.base.values, context.values);
}

/** Returns the fields that both sides changed to different values: the person may choose. */
export function conflicts(context: Pick<FormContext, "base" | "values" | "current">): string[] {
  const { base, values, current } = context;
  if (!current) return [];
  return changedFields(context).filter((name) =>
    !isSame(current.values[name], base.values[name]) && !isSame(current.values[name], values[name])
  );
}

export function mergeValues(
  context: Pick<FormContext, "base" | "values" | "current" | "choices">,
): FormValues {
  const { values, current, choices } = context;
  if (!current) return values;
  const mine = changedFields(context).filter((name) => choices[name] !== "theirs");
  return { ...current.values, ...Object.fromEntries(mine.map((name) => [name, values[name]])) };
}

type AnswerDone = { readonly output: SaveAnswer };

export const formMachine = setup({
  types: {
    context: {} as FormContext,
    input: {} as { readonly base: StoredRecord; readonly draft: Draft | null },
    events: {} as FormEvent,
    tags: {} as "busy" | "open",
  },
  actors: {
    saveRecord: placeholderActor<SaveAnswer, SaveInput>("saveRecord"),
  },
  actions: {
    keepDraft: placeholderAction("keepDraft"),
    dropDraft: placeholderAction("dropDraft"),
    change: assign(({ context }, params: { name: string; value: unknown }) => ({
      values: { ...context.values, [params.name]: params.value },
      problems: context.problems.filter((problem) => !isUnder(problem.path, params.name)),
    })),
    showProblems: assign((_, params: { problems: readonly InputProblem[] }) => ({
      problems: params.problems,
      failure: null,
    })),
    prepare: assign((_, params: { freshKey: string }) => ({
      key: params.freshKey,
      problems: [],
      failure: null,
      restored: false,
    })),
    merge: assign(({ context }) => ({
      values: mergeValues(context),
      base: context.current ?? context.base,
      current: null,
      choices: {},
    })),
    reset: assign(({ context }) => ({
      base: context.current ?? context.base,
      values: (context.current ?? context.base).values,
      key: "",
      problems: [],
      failure: null,
      current: null,
      choices: {},
      restored: false,
    })),
    keepCurrent: assign((_, params: { current: StoredRecord }) => ({ current: params.current })),
    rebase: assign((_, params: { current: StoredRecord }) => ({
      base: params.current,
      values: params.current.values,
      current: null,
    })),
    choose: assign(({ context }, params: { name: string; side: Side }) => ({
      choices: { ...context.choices, [params.name]: params.side },
    })),
    keepAnswer: assign((_, { output }: AnswerDone) => {
      switch (output.kind) {
        case "saved":
          return { key: "", savedVersion: output.version };
        case "invalid":
          return { key: "", problems: output.problems };
        case "stale":
          return { key: "", current: output.current };
        case "failed":
          return { key: "", failure: output.failure };
        case "unknown":
          return {};
      }
    }),
  },
  guards: {
    isAnswerMissing: ({ context }) => context.key !== "",
    isChanged: ({ context }) => changedFields(context).length > 0,
    isNewer: ({ context: { base, current } }, params: { current: StoredRecord }) =>
      params.current.version > (current ?? base).version,
    isNewerAndUntouched: ({ context }, params: { current: StoredRecord }) =>
      params.current.version > context.base.version && changedFields(context).length === 0,
    hasCurrent: ({ context }) => context.current !== null,
    hasProblems: (_, params: { problems: readonly InputProblem[] }) => params.problems.length > 0,
    isSaved: (_, params: AnswerDone) => params.output.kind === "saved",
    isInvalid: (_, params: AnswerDone) => params.output.kind === "invalid",
    isStale: (_, params: AnswerDone) => params.output.kind === "stale",
    isUnknown: (_, params: AnswerDone) => params.output.kind === "unknown",
  },
}).createMachine({
  id: "form",
  context: ({ input }) => ({
    base: input.draft?.base ?? input.base,
    values: input.draft?.values ?? input.base.values,
    key: input.draft?.key ?? "",
    problems: [],
    failure: null,
    current: input.draft && input.draft.base.version < input.base.version ? input.base : null,
    choices: {},
    restored: input.draft !== null,
    savedVersion: 0,
  }),
  initial: "editing",
  states: {
    editing: {
      tags: "open",
      // True only at the start, if the stored draft waits for an answer.
      always: { target: "unknown", guard: "isAnswerMissing" },
      on: {
        "form.change": { actions: [{ type: "change", params: ({ event }) => event }, "keepDraft"] },
        "form.submit": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          // Saving an edit of a version known to be old would be refused, so both versions are shown first.
          { target: "comparing", guard: "hasCurrent" },
          {
            target: "saving",
            guard: "isChanged",
            actions: { type: "prepare", params: ({ event }) => event },
          },
        ],
        "form.changedElsewhere": [
          {
            guard: { type: "isNewerAndUntouched", params: ({ event }) => event },
            actions: { type: "rebase", params: ({ event }) => event },
          },
          {
            guard: { type: "isNewer", params: ({ event }) => event },
            actions: { type: "keepCurrent", params: ({ event }) => event },
          },
        ],
        "form.compare": { target: "comparing", guard: "hasCurrent" },
        "form.reset": { actions: ["reset", "dropDraft"] },
      },
    },
    comparing: {
      tags: "open",
      on: {
        "form.choose": { actions: { type: "choose", params: ({ event }) => event } },
        "form.changedElsewhere": {
          guard: { type: "isNewer", params: ({ event }) => event },
          actions: { type: "keepCurrent", params: ({ event }) => event },
        },
        "form.merge": { target: "editing", actions: ["merge", "keepDraft"] },
        "form.reset": { target: "editing", actions: ["reset", "dropDraft"] },
      },
    },
    saving: {
      tags: "busy",
      // The draft now has the key, so a missing answer can be requested after a reload.
      entry: "keepDraft",
      invoke: {
        id: "saveRecord",
        src: "saveRecord",
        input: ({ context }) => ({ ...context, changed: changedFields(context) }),
        onDone: [
          {
            target: "saved",
            guard: { type: "isSaved", params: ({ event }) => event },
            actions: [{ type: "keepAnswer", params: ({ event }) => event }, "dropDraft"],
          },
          {
            target: "comparing",
            guard: { type: "isStale", params: ({ event }) => event },
            actions: [{ type: "keepAnswer", params: ({ event }) => event }, "keepDraft"],
          },
          { target: "unknown", guard: { type: "isUnknown", params: ({ event }) => event } },
          {
            target: "editing",
            actions: [{ type: "keepAnswer", params: ({ event }) => event }, "keepDraft"],
          },
        ],
      },
    },
    /** The values cannot change here: other values under the same key would be refused. */
    unknown: {
      on: { "form.check": "checking" },
    },
    checking: {
      tags: "busy",
      invoke: {
        id: "saveRecord",
        src: "saveRecord",
        input: ({ context }) => ({ ...context, changed: changedFields(context) }),
        onDone: [
          {
            target: "saved",
            guard: { type: "isSaved", params: ({ event }) => event },
            actions: [{ type: "keepAnswer", params: ({ event }) => event }, "dropDraft"],
          },
          {
            target: "comparing",
            guard: { type: "isStale", params: ({ event }) => event },
            actions: [{ type: "keepAnswer", params: ({ event }) => event }, "keepDraft"],
          },
          {
            target: "editing",
            guard: { type: "isInvalid", params: ({ event }) => event },
            actions: [{ type: "keepAnswer", params: ({ event }) => event }, "keepDraft"],
          },
          // A failed check leaves the first outcome unknown.
          { target: "unknown" },
        ],
      },
    },
    saved: { type: "final" },
  },
});

/** Returns true for the path of a field and for paths within it: `lines.2.sku` is under `lines`. */
function isUnder(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}
