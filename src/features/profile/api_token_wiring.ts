/** Gives the API token machine its effects. The token is kept here while it is revealed, and nowhere else. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { MakeApiToken, RevokeApiToken, ShowApiToken } from "../../../api/generated/operations/profile.ts";
import type { ApiToken } from "../../../api/generated/schema.ts";
import { apiTokenMachine, type TokenAnswer } from "../../../machines/api_token.ts";
import { ask } from "../../lib/client.ts";
import type { Failure } from "../../lib/outcome.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

/** Opened from a menu over somebody's work: no failure leads away from it. */
const BACKGROUND = { background: true } as const;

async function fetchToken(): Promise<TokenAnswer> {
  const outcome = await ask(ShowApiToken, {}, BACKGROUND);
  return outcome.ok
    ? { kind: "known", token: outcome.data.apiToken }
    : { kind: "failed", failure: outcome.failure };
}

async function makeToken(keep: (token: string) => void): Promise<TokenAnswer> {
  const outcome = await ask(MakeApiToken, {}, BACKGROUND);
  if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
  const { token, made } = outcome.data.makeApiToken;
  keep(token);
  return { kind: "known", token: made };
}

async function revokeToken(): Promise<TokenAnswer> {
  const outcome = await ask(RevokeApiToken, {}, BACKGROUND);
  return outcome.ok ? { kind: "known", token: null } : { kind: "failed", failure: outcome.failure };
}

/** The machine with everything it asks for. @param keep is given the new token, and null when it is dropped */
export const wiredApiToken = (keep: (token: string | null) => void) =>
  apiTokenMachine.provide({
    actors: {
      fetchToken: fromPromise(fetchToken),
      makeToken: fromPromise(() => makeToken(keep)),
      revokeToken: fromPromise(revokeToken),
    },
    actions: { forget: () => keep(null) },
  });

export type TokenPhase =
  | "loading"
  | "unreadable"
  | "none"
  | "kept"
  | "rotation"
  | "end"
  | "busy"
  | "revealed";

export interface ShownToken {
  readonly phase: TokenPhase;
  readonly token: ApiToken | null;
  /** The token itself, in the one moment it is shown. */
  readonly revealed: string | null;
  readonly failure: Failure | null;
  readonly send: (type: "make" | "revoke" | "confirm" | "cancel" | "hide" | "retry") => void;
}

export function useApiToken(): ShownToken {
  const [revealed, setRevealed] = useState<string | null>(null);
  const [machine] = useState(() => wiredApiToken(setRevealed));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { value, context } = snapshot;
  const phase = (): TokenPhase => {
    if (typeof value === "object") return value.confirming;
    return value === "making" || value === "revoking" || value === "asking" || value === "settling"
      ? "busy"
      : value;
  };
  return {
    phase: phase(),
    token: context.token,
    revealed,
    failure: context.failure as Failure | null,
    send: (type) => actor.send({ type: `token.${type}` }),
  };
}
