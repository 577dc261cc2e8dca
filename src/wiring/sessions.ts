/** Gives the machine of sessions and devices its effects. */
import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import { MySessions, RevokeSessions } from "../../api/generated/operations.ts";
import type { SignIn } from "../../api/generated/schema.ts";
import { type EndAnswer, type Ending, type ListAnswer, sessionsMachine } from "../../machines/sessions.ts";
import { ask } from "../lib/client.ts";
import type { Failure } from "../lib/outcome.ts";

async function fetchSignIns(): Promise<ListAnswer> {
  const outcome = await ask(MySessions, {});
  return outcome.ok
    ? { kind: "known", rows: outcome.data.mySessions }
    : { kind: "failed", failure: outcome.failure };
}

async function endSignIns(ending: Ending): Promise<EndAnswer> {
  const outcome = await ask(RevokeSessions, { ...ending });
  return outcome.ok ? { kind: "ended" } : { kind: "failed", failure: outcome.failure };
}

/** The machine with everything it asks for. */
export const wiredSessions = sessionsMachine.provide({
  actors: {
    fetchSignIns: fromPromise(fetchSignIns),
    endSignIns: fromPromise(({ input }) => endSignIns(input)),
  },
});

export interface ShownSessions {
  readonly phase: "loading" | "unreadable" | "listed" | "confirming" | "ending" | "looking";
  readonly rows: readonly SignIn[];
  readonly failure: Failure | null;
  readonly end: (_id: string) => void;
  readonly send: (type: "endOthers" | "confirm" | "cancel" | "retry") => void;
}

export function useSessions(): ShownSessions {
  const actor = useActorRef(wiredSessions);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    phase: value,
    rows: context.rows,
    failure: context.failure as Failure | null,
    end: (_id) => actor.send({ type: "sessions.end", _id }),
    send: (type) => actor.send({ type: `sessions.${type}` }),
  };
}
