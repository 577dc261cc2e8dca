import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import type { InputProblem } from "../../../api/errors.ts";
import {
  changedFields,
  conflicts,
  type Draft,
  formMachine,
  type FormValues,
  type SaveAnswer,
  type SaveInput,
  type Side,
  type StoredRecord,
} from "../../../machines/form.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/drafts.ts";
import { codeOf, type Failure, mayBeDone, type Outcome } from "../../lib/outcome.ts";
import { useActorRef } from "../wiring/actor.ts";
import { fieldProblems } from "../wiring/problems.ts";

export interface FormSource<V extends object> {
  readonly stored: { readonly values: V; readonly version: number };
  readonly userId: string;
  /** Key of the draft: `orders.<id>.edit`. */
  readonly what: string;
  readonly save: (input: SaveInput) => Promise<SaveAnswer>;
  readonly problemsOf: (values: V, changed: readonly string[]) => readonly InputProblem[];
}

/** @param version from the mutation's answer @param readCurrent returns the record that came with STALE, or fetches it */
export async function saveAnswerOf(
  version: number | undefined,
  outcome: Outcome<unknown>,
  readCurrent: (row: unknown) => Promise<StoredRecord | null>,
): Promise<SaveAnswer> {
  if (version !== undefined) return { kind: "saved", version };
  if (outcome.ok) return { kind: "unknown" };
  const { failure } = outcome;
  const code = codeOf(failure);
  const error = "errors" in failure ? failure.errors[0] : undefined;
  if (mayBeDone(failure)) return { kind: "unknown" };
  // Problems of fields are shown at the fields, whatever the code of the error is.
  if (error?.problems.length) {
    return { kind: "invalid", problems: fieldProblems(error.problems) };
  }
  const current = code === "STALE" ? await readCurrent(error?.current) : null;
  return current ? { kind: "stale", current } : { kind: "failed", failure };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a stored draft. The form may have got fields since, from a later version of the record or a newer build: they
 * have the stored values, and what was typed stays. A new record whose answer is missing is the exception: it is sent as
 * a whole, and with other fields it would not be the same request.
 */
export function readFormDraft(userId: string, what: string, stored: FormValues): Draft | null {
  const draft = readDraft(userId, what);
  if (!isObject(draft) || !isObject(draft["base"]) || typeof draft["key"] !== "string") return null;
  const { base, values, key } = draft;
  const { values: before, version } = base;
  if (!isObject(before) || !isObject(values) || typeof version !== "number") return null;
  const isWhole = Object.keys(stored).every((name) => name in before && name in values);
  if (!isWhole && key !== "" && version === 0) return null;
  return { base: { values: { ...stored, ...before }, version }, values: { ...stored, ...values }, key };
}

/** Returns true if a draft is unsaved or waits for its answer. */
export const hasFormDraft = (userId: string, what: string): boolean =>
  readFormDraft(userId, what, {}) !== null;

export type FormPhase = "editing" | "comparing" | "saving" | "unknown" | "checking" | "saved";

export interface Form<V extends object> {
  readonly phase: FormPhase;
  readonly values: V;
  readonly base: V;
  /** A newer version that somebody else saved. */
  readonly theirs: V | null;
  readonly changed: readonly string[];
  readonly conflicts: readonly string[];
  readonly choices: Readonly<Record<string, Side>>;
  readonly problems: readonly InputProblem[];
  readonly failure: Failure | null;
  readonly isRestored: boolean;
  /** Version after a save; 0 before. */
  readonly savedVersion: number;
  readonly change: (name: keyof V & string, value: unknown) => void;
  readonly save: () => void;
  readonly check: () => void;
  readonly reset: () => void;
  readonly compare: () => void;
  readonly choose: (name: string, side: Side) => void;
  readonly merge: () => void;
}

export function wiredForm<V extends object>({ userId, what, save }: FormSource<V>) {
  return formMachine.provide({
    actors: { saveRecord: fromPromise(({ input }) => save(input)) },
    actions: {
      keepDraft: ({ context }) => {
        const { base, values, key } = context;
        if (key === "" && changedFields(context).length === 0) dropDraft(userId, what);
        else writeDraft(userId, what, { base, values, key } satisfies Draft);
      },
      dropDraft: () => dropDraft(userId, what),
    },
  });
}

/** Returns the form. A newer version in `source.stored` does not change unsaved input. */
export function useForm<V extends object>(source: FormSource<V>): Form<V> {
  const [machine] = useState(() => wiredForm(source));
  const [input] = useState(() => ({
    base: source.stored as unknown as StoredRecord,
    draft: readFormDraft(source.userId, source.what, source.stored.values as FormValues),
  }));
  const actor = useActorRef(machine, { input });
  const { context, value } = useSelector(actor, (current) => current);
  const { version } = source.stored;
  useEffect(() => {
    actor.send({ type: "form.changedElsewhere", current: source.stored as unknown as StoredRecord });
    // The same version always has the same content, so the effect depends only on the number.
  }, [actor, version]);
  const changed = changedFields(context);
  // The machine's values have a general type; these come from `source`, so they have the type `V`.
  const typed = (values: FormValues) => values as unknown as V;
  return {
    ...context,
    phase: value,
    values: typed(context.values),
    base: typed(context.base.values),
    theirs: context.current && typed(context.current.values),
    changed,
    conflicts: conflicts(context),
    failure: context.failure as Failure | null,
    isRestored: context.restored,
    change: (name, next) => actor.send({ type: "form.change", name, value: next }),
    save: () => {
      const latest = actor.getSnapshot().context;
      const problems = source.problemsOf(typed(latest.values), changedFields(latest));
      actor.send({ type: "form.submit", problems, freshKey: crypto.randomUUID() });
    },
    check: () => actor.send({ type: "form.check" }),
    reset: () => actor.send({ type: "form.reset" }),
    compare: () => actor.send({ type: "form.compare" }),
    choose: (name, side) => actor.send({ type: "form.choose", name, side }),
    merge: () => actor.send({ type: "form.merge" }),
  };
}
