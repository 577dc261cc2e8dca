import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import {
  MySessions,
  RevokeSessions,
  RevokeSessionsOf,
  SessionsOf,
} from "../../../../api/generated/operations/sessions.ts";
import type { SignIn } from "../../../../api/generated/schema.ts";
import {
  type EndAnswer,
  type EndRequest,
  type ListAnswer,
  sessionsMachine,
} from "../../../../machines/people/sessions.ts";
import { ask } from "../../../lib/client.ts";
import { type Failure, mapOutcome, type Outcome } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

const listed = (outcome: Outcome<readonly SignIn[]>): ListAnswer =>
  outcome.ok ? { kind: "known", rows: outcome.data } : { kind: "failed", failure: outcome.failure };

async function fetchSignIns(userId: string | null): Promise<ListAnswer> {
  if (userId === null) {
    return listed(mapOutcome(await ask(MySessions, {}), (data) => data.mySessions));
  }
  return listed(mapOutcome(await ask(SessionsOf, { user_id: userId }), (data) => data.sessionsOf));
}

async function endSignIns(userId: string | null, ending: EndRequest): Promise<EndAnswer> {
  const outcome = userId === null
    ? await ask(RevokeSessions, { ...ending })
    : await ask(RevokeSessionsOf, { user_id: userId, ...ending });
  return outcome.ok ? { kind: "ended" } : { kind: "failed", failure: outcome.failure };
}

export const wiredSessions = (userId: string | null) =>
  sessionsMachine.provide({
    actors: {
      fetchSignIns: fromPromise(() => fetchSignIns(userId)),
      endSignIns: fromPromise(({ input }) => endSignIns(userId, input)),
    },
  });

export interface ShownSessions {
  readonly phase: "loading" | "unreadable" | "listed" | "confirming" | "ending" | "looking";
  readonly rows: readonly SignIn[];
  readonly failure: Failure | null;
  readonly end: (_id: string) => void;
  readonly send: (type: "endOthers" | "confirm" | "cancel" | "retry") => void;
}

/** `userId` must not change while the component is mounted. */
export function useSessions(userId: string | null): ShownSessions {
  const [machine] = useState(() => wiredSessions(userId));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    phase: value,
    rows: context.rows,
    failure: context.failure as Failure | null,
    end: (_id) => actor.send({ type: "sessions.end", _id }),
    send: (type) => actor.send({ type: `sessions.${type}` }),
  };
}
