import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { type BulkAnswer, bulkMachine, type BulkResult } from "../../../machines/desk/bulk.ts";
import type { ResourceLifecycle } from "../../../resources/lifecycle.ts";
import { moveDocumentOf } from "../../../resources/document.ts";
import { askText } from "../../lib/client.ts";
import { type Failure, mayBeDone, type Outcome } from "../../lib/outcome.ts";
import { useActorRef } from "../wiring/actor.ts";

interface MoveResult {
  readonly _id: string;
  readonly ok: boolean;
  readonly columns?: Readonly<Record<string, string>>;
  readonly error: string | null;
  readonly reason: { readonly code: string } | null;
}

export function bulkAnswerOf(outcome: Outcome<{ readonly moves: readonly MoveResult[] }>): BulkAnswer {
  const results = outcome.data?.moves;
  if (results) return { kind: "results", results: results.map(resultOf) };
  if (outcome.ok) return { kind: "unknown" };
  const { failure } = outcome;
  return mayBeDone(failure) ? { kind: "unknown" } : { kind: "failed", failure };
}

function resultOf({ _id, ok, columns = {}, error, reason }: MoveResult): BulkResult {
  const [status] = Object.values(columns);
  return {
    id: _id,
    refusedBy: ok ? null : (reason?.code ?? error ?? "wrongState"),
    ...(!ok && status && { status }),
  };
}

export type BulkPhase = "idle" | "sending" | "unknown" | "answered" | "failed";

export interface Bulk {
  readonly phase: BulkPhase;
  readonly event: string;
  readonly results: readonly BulkResult[];
  readonly failure: Failure | null;
  readonly send: (event: string, ids: readonly string[]) => void;
  /** Sends the step again with the same key, to learn its unknown outcome. */
  readonly check: () => void;
  readonly dismiss: () => void;
}

export const wiredBulk = (lifecycle: ResourceLifecycle | undefined) =>
  bulkMachine.provide({
    actors: {
      sendMoves: fromPromise(async ({ input: { ids, event, key } }): Promise<BulkAnswer> =>
        lifecycle
          ? bulkAnswerOf(await askText(moveDocumentOf(lifecycle), { ids, event, key }))
          : { kind: "results", results: [] }
      ),
    },
  });

/** Returns the sender of bulk steps; `onResults` gets the results of each step once. */
export function useBulk(
  lifecycle: ResourceLifecycle | undefined,
  onResults: (results: readonly BulkResult[]) => void,
): Bulk {
  const [machine] = useState(() => wiredBulk(lifecycle));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const phase = typeof value === "string" ? value : value.settled;
  useEffect(() => {
    if (phase === "answered") onResults(context.results);
  }, [phase, context.results, onResults]);
  return {
    phase,
    event: context.event,
    results: context.results,
    failure: context.failure as Failure | null,
    send: (event, ids) => actor.send({ type: "bulk.send", event, ids, key: crypto.randomUUID() }),
    check: () => actor.send({ type: "bulk.check" }),
    dismiss: () => actor.send({ type: "bulk.dismiss" }),
  };
}
