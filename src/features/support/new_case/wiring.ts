/** Implements the effects of a new case: calls of the API take effect once, and the tab stores the input. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { CaseDraft, MakeCase, SubmitCase, TrashCase } from "../../../../api/generated/operations/cases.ts";
import { CommentsOf, MakeComment } from "../../../../api/generated/operations/comments.ts";
import { newCaseMachine } from "../../../../machines/support/new_case.ts";
import {
  descriptionOf,
  EMPTY_CASE,
  fieldsOfCase,
  type NewCaseDraft,
  type NewCaseValues,
  type StepAnswer,
} from "../../../../machines/support/new_case_values.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { fieldProblems } from "../../../engine/wiring/problems.ts";
import { failedAnswerOf } from "../../../engine/record/move_wiring.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { ask } from "../../../lib/client.ts";
import { dropDraft, readDraft, writeDraft } from "../../../lib/drafts.ts";
import { codeOf, type Failure, type Outcome } from "../../../lib/outcome.ts";
import { affectedLines, caseInputOf } from "./values.ts";

const ENTITY = "cases";

function endedBy(failure: Failure): StepAnswer<never> {
  const answer = failedAnswerOf(failure);
  switch (answer.kind) {
    case "refused":
      return { kind: "refused", problems: fieldProblems(answer.problems), reason: answer.reason };
    case "failed":
      return { kind: "failed", failure };
    default:
      return { kind: "unknown" };
  }
}

/** Returns the idempotency key of one step of an attempt. */
const keyOf = (key: string, step: string): string => `${key}.${step}`;

export const wiredNewCase = (userId: string, what: string) =>
  newCaseMachine.provide({
    actors: {
      saveCase: fromPromise(async ({ input: { values, saved, key } }) => {
        const outcome = await ask(MakeCase, {
          id: saved?._id ?? null,
          params: caseInputOf(values),
          version: saved?.version ?? null,
          key: keyOf(key, "save"),
        });
        const made = outcome.data?.makeCase;
        if (made) {
          const { _id, version } = made;
          return { kind: "done", saved: { _id, version, stored: fieldsOfCase(values) } } as const;
        }
        return outcome.ok ? { kind: "unknown" } as const : endedBy(outcome.failure);
      }),
      describeCase: fromPromise(async ({ input: { values, saved, described, key } }) => {
        const words = {
          body: values.body,
          visibility: "seller",
          attachments: values.files.map(({ id }) => id),
        };
        const outcome = await ask(MakeComment, {
          id: described?._id ?? null,
          params: described ? words : { entity: ENTITY, entity_id: saved?._id ?? "", ...words },
          version: described?.version ?? null,
          key: keyOf(key, "describe"),
        });
        const made = outcome.data?.makeComment;
        if (made) {
          const { _id, version } = made;
          return { kind: "done", described: { _id, version, stored: descriptionOf(values) } } as const;
        }
        return outcome.ok ? { kind: "unknown" } as const : endedBy(outcome.failure);
      }),
      submitCase: fromPromise(async ({ input: { values, saved, key } }) => {
        const { exception } = values;
        const outcome = await ask(SubmitCase, {
          ids: [saved?._id ?? ""],
          params: exception.trim() === "" ? {} : { reason: exception },
          key: keyOf(key, "submit"),
        });
        const [moved] = outcome.data?.moveCase ?? [];
        if (moved?.ok) {
          publishChange(ENTITY, [moved._id]);
          return { kind: "done" } as const;
        }
        if (moved) return { kind: "refused", problems: [], reason: moved.reason?.code ?? "" } as const;
        return outcome.ok ? { kind: "unknown" } as const : endedBy(outcome.failure);
      }),
    },
    actions: {
      keepDraft: ({ context }) => {
        const { values, saved, described, key, step, isPreparing } = context;
        writeDraft(
          userId,
          what,
          { values, saved, described, key, step, isPreparing } satisfies NewCaseDraft,
        );
      },
      dropDraft: () => dropDraft(userId, what),
      trashCase: ({ context: { saved } }) => {
        if (saved) void ask(TrashCase, { ids: [saved._id], key: crypto.randomUUID() }, { background: true });
      },
    },
  });

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns the stored input; null if another build stored it with other fields. */
function readNewCase(userId: string, what: string): NewCaseDraft | null {
  const draft = readDraft(userId, what) as Partial<NewCaseDraft> | null;
  const values = draft?.values as Partial<Record<keyof NewCaseValues, unknown>> | undefined;
  const isWhole = values !== undefined && isText(draft?.key) &&
    Object.entries(EMPTY_CASE).every(([name, empty]) =>
      typeof values[name as keyof NewCaseValues] === typeof empty
    ) && Array.isArray(values.lines) && Array.isArray(values.files);
  return isWhole ? draft as NewCaseDraft : null;
}

/** Fetches a Draft; null if there is none. Fails if its comments cannot be loaded, since saving would add a second description. */
export async function fetchCaseDraft(id: string): Promise<Outcome<NewCaseDraft | null>> {
  const [one, talk] = await Promise.all([
    ask(CaseDraft, { _id: id }, { background: true }),
    ask(CommentsOf, { entity: ENTITY, entity_id: id }, { background: true }),
  ]);
  const failed = (failure: Failure) => ({ ok: false, failure }) as const;
  if (!one.ok) return codeOf(one.failure) === "NOT_FOUND" ? { ok: true, data: null } : failed(one.failure);
  const row = one.data.getCaseById;
  if (!row || row.status !== "Draft") return { ok: true, data: null };
  if (!talk.ok) return failed(talk.failure);
  const { comments, attachments } = talk.data;
  // Notes of staff may stand before the description of a case that follows another.
  const first = comments.find(({ visibility }) => visibility === "seller");
  const files = attachments.filter(({ comment_id }) => comment_id === (first?._id ?? null))
    .map(({ _id, name }) => ({ id: _id, name }));
  const { order_id, package_id, support_case, reason, requested } = row;
  const values: NewCaseValues = {
    ...EMPTY_CASE,
    seller_id: order_id === null ? row.seller_id : "",
    order_id: order_id ?? "",
    package_id: package_id ?? "",
    lines: affectedLines(row.lines),
    ...{ support_case, reason, requested },
    body: first?.body ?? "",
    files,
  };
  const draft: NewCaseDraft = {
    values,
    saved: { _id: id, version: row.version, stored: fieldsOfCase(values) },
    described: first ? { _id: first._id, version: first.version, stored: descriptionOf(values) } : null,
    key: "",
    step: "saving",
    isPreparing: false,
  };
  return { ok: true, data: draft };
}

export interface NewCase extends NewCaseDraft {
  readonly phase: "editing" | "sending" | "unsure" | "sent";
  readonly problems: readonly InputProblem[];
  readonly reason: string;
  readonly failure: Failure | null;
  readonly isRestored: boolean;
  readonly change: (values: Partial<NewCaseValues>) => void;
  readonly load: (draft: NewCaseDraft) => void;
  readonly prepare: (problems: readonly InputProblem[]) => void;
  readonly send: (problems: readonly InputProblem[]) => void;
  readonly again: () => void;
  readonly discard: () => void;
}

const PHASES: Readonly<Record<string, NewCase["phase"]>> = {
  editing: "editing",
  unsure: "unsure",
  sent: "sent",
};

/** @param what name of the stored input @param given values from the address */
export function useNewCase(userId: string, what: string, given: Partial<NewCaseValues>): NewCase {
  const [{ machine, draft }] = useState(() => ({
    machine: wiredNewCase(userId, what),
    draft: readNewCase(userId, what),
  }));
  const actor = useActorRef(machine, { input: { values: given, draft } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const newKey = () => crypto.randomUUID();
  return {
    ...context,
    phase: (typeof value === "string" && PHASES[value]) || "sending",
    failure: context.failure as Failure | null,
    change: (values) => actor.send({ type: "case.change", values }),
    load: (loaded) => actor.send({ type: "case.load", draft: loaded }),
    prepare: (problems) => actor.send({ type: "case.prepare", problems, key: newKey() }),
    send: (problems) => actor.send({ type: "case.send", problems, key: newKey() }),
    again: () => actor.send({ type: "case.again" }),
    discard: () => actor.send({ type: "case.discard" }),
  };
}
