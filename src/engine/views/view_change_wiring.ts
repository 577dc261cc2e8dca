import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { MakeView, PinViews, TrashView } from "../../../api/generated/operations/views.ts";
import type { ViewInput } from "../../../api/generated/schema.ts";
import { type ChangeAnswer, viewMachine } from "../../../machines/desk/view.ts";
import { ask } from "../../lib/client.ts";
import { codeOf, type Failure, mayBeDone, type Outcome } from "../../lib/outcome.ts";
import { useActorRef } from "../wiring/actor.ts";

/** A change of a view, sent as one mutation. */
export type ViewWork =
  /** `tabs` has the ids of the tabs before the new view; null if the view does not become a tab. */
  | { readonly kind: "make"; readonly params: ViewInput; readonly tabs: readonly string[] | null }
  | { readonly kind: "change"; readonly id: string; readonly version: number; readonly params: ViewInput }
  | { readonly kind: "trash"; readonly id: string }
  /** `known` has the ids of the tabs that the person saw. */
  | {
    readonly kind: "pin";
    readonly resource: string;
    readonly ids: readonly string[];
    readonly known: readonly string[];
  };

export type ViewPhase =
  | "comparing"
  | "plain"
  | "modified"
  | "saving"
  | "saved"
  | "failed"
  | "stale"
  | "unknown";

export interface ViewChange {
  readonly phase: ViewPhase;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  /** Problem of the name: `taken`, `required` or `tooLong`; empty if there is none. */
  readonly nameProblem: string;
  readonly send: (work: ViewWork) => void;
  readonly overwrite: () => void;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** Reads an answer. If somebody else has changed the view first, it has the view's current version. */
function changeAnswerOf(outcome: Outcome<unknown>): ChangeAnswer {
  if (outcome.ok) return { kind: "done" };
  const { failure } = outcome;
  const code = codeOf(failure);
  if (mayBeDone(failure)) return { kind: "unknown" };
  const current = "errors" in failure ? failure.errors[0]?.current : undefined;
  const version = (current as { readonly version?: unknown } | undefined)?.version;
  return code === "STALE" && typeof version === "number"
    ? { kind: "stale", version }
    : { kind: "failed", failure };
}

function nameProblemOf(failure: Failure | null): string {
  if (!failure || !("errors" in failure)) return "";
  const problems = failure.errors[0]?.problems ?? [];
  return problems.find(({ path }) => path.endsWith("name"))?.code ?? "";
}

/** @param onDone called with the change, and with the id of a created view */
export const wiredView = (onDone: (work: ViewWork, id: string) => void) =>
  viewMachine.provide({
    actors: {
      sendChange: fromPromise(async ({ input }): Promise<ChangeAnswer> => {
        const work = input.what as ViewWork;
        const { outcome, id } = await sendWork(work, input.key, input.version);
        const answer = changeAnswerOf(outcome);
        if (answer.kind === "done") onDone(work, id);
        return answer;
      }),
    },
  });

/** Sends changes of views, one at a time. */
export function useViewChange(
  isModified: boolean,
  onDone: (work: ViewWork, id: string) => void,
): ViewChange {
  const latest = useRef(onDone);
  latest.current = onDone;
  const [machine] = useState(() => wiredView((work, id) => latest.current(work, id)));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => actor.send({ type: "view.compare", isModified }), [actor, isModified]);
  const failure = snapshot.context.failure as Failure | null;
  return {
    phase: snapshot.value,
    failure,
    isBusy: snapshot.hasTag("busy"),
    nameProblem: nameProblemOf(failure),
    send: (what) => actor.send({ type: "view.send", key: crypto.randomUUID(), what }),
    overwrite: () => actor.send({ type: "view.overwrite", key: crypto.randomUUID() }),
    retry: () => actor.send({ type: "view.retry" }),
    dismiss: () => actor.send({ type: "view.dismiss" }),
  };
}

/** @param version the current version, to overwrite another person's change; null for the known version */
async function sendWork(work: ViewWork, key: string, version: number | null) {
  switch (work.kind) {
    case "make": {
      const { params, tabs } = work;
      const outcome = await ask(MakeView, { id: null, params, version: null, key });
      const id = outcome.data?.makeView?._id ?? "";
      // A view that could not become a tab still exists, and is in the menu.
      if (id && tabs) {
        await ask(PinViews, {
          resource: params.resource ?? "",
          ids: [...tabs, id],
          known: tabs,
          key: `${key}-tab`,
        });
      }
      return { outcome, id };
    }
    case "change": {
      const { id, params } = work;
      return { outcome: await ask(MakeView, { id, params, version: version ?? work.version, key }), id };
    }
    case "trash":
      return { outcome: await ask(TrashView, { delete_ids: [work.id], key }), id: work.id };
    case "pin": {
      const { resource, ids, known } = work;
      return { outcome: await ask(PinViews, { resource, ids, known, key }), id: "" };
    }
  }
}
