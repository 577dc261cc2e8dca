/** The token is stored only in the state of `useApiToken`, and only while it is shown. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import {
  CopyApiToken,
  MakeApiToken,
  RevokeApiToken,
  ShowApiToken,
} from "../../../../api/generated/operations/profile.ts";
import type { ApiToken } from "../../../../api/generated/schema.ts";
import { apiTokenMachine, type CopyAnswer, type TokenAnswer } from "../../../../machines/people/api_token.ts";
import { ask } from "../../../lib/client.ts";
import { copyText } from "../../../lib/copy_text.ts";
import { type Failure, problemsOf, reasonOf } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

/** The dialog opens over other work, so its failures never navigate away. */
const BACKGROUND = { background: true } as const;

/** Access to the token and the password, which are both dropped as soon as possible. */
export interface TokenSecrets {
  /** Stores a token to show; null drops it. */
  readonly keep: (token: string | null) => void;
  /** Returns the typed password and drops it: the next call returns null. */
  readonly takePassword: () => string | null;
}

async function fetchToken(): Promise<TokenAnswer> {
  const outcome = await ask(ShowApiToken, {}, BACKGROUND);
  return outcome.ok
    ? { kind: "known", token: outcome.data.apiToken }
    : { kind: "failed", failure: outcome.failure };
}

async function makeToken({ keep }: TokenSecrets): Promise<TokenAnswer> {
  const outcome = await ask(MakeApiToken, {}, BACKGROUND);
  if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
  const { token, made } = outcome.data.makeApiToken;
  keep(token);
  return { kind: "known", token: made };
}

/** Copies the token to the clipboard, or shows it if the browser refuses. */
async function copyToken({ keep, takePassword }: TokenSecrets): Promise<CopyAnswer> {
  const outcome = await ask(CopyApiToken, { password: takePassword() }, BACKGROUND);
  if (!outcome.ok) return uncopied(outcome.failure);
  const text = outcome.data.copyApiToken;
  if (await copyText(text)) return { kind: "copied" };
  keep(text);
  return { kind: "held" };
}

function uncopied(failure: Failure): CopyAnswer {
  if (reasonOf(failure) === "passwordNeeded") return { kind: "unproved", failure: null };
  const isWrong = problemsOf(failure).some(({ path }) => path === "password");
  return { kind: isWrong ? "unproved" : "failed", failure };
}

async function revokeToken(): Promise<TokenAnswer> {
  const outcome = await ask(RevokeApiToken, {}, BACKGROUND);
  return outcome.ok ? { kind: "known", token: null } : { kind: "failed", failure: outcome.failure };
}

export const wiredApiToken = (secrets: TokenSecrets) =>
  apiTokenMachine.provide({
    actors: {
      fetchToken: fromPromise(fetchToken),
      makeToken: fromPromise(() => makeToken(secrets)),
      copyToken: fromPromise(() => copyToken(secrets)),
      revokeToken: fromPromise(revokeToken),
    },
    actions: { forget: () => secrets.keep(null) },
  });

export type TokenPhase =
  | "loading"
  | "unreadable"
  | "none"
  | "kept"
  | "proving"
  | "rotation"
  | "end"
  | "busy"
  | "revealed";

export interface ShownToken {
  readonly phase: TokenPhase;
  readonly token: ApiToken | null;
  readonly isCopied: boolean;
  readonly revealed: string | null;
  readonly failure: Failure | null;
  readonly send: (type: "make" | "copy" | "revoke" | "confirm" | "cancel" | "hide" | "retry") => void;
  readonly prove: (password: string) => void;
}

const BUSY: readonly unknown[] = ["making", "copying", "revoking", "asking", "settling"];

export function useApiToken(): ShownToken {
  const [revealed, setRevealed] = useState<string | null>(null);
  const [typed] = useState<{ password: string | null }>({ password: null });
  const [machine] = useState(() =>
    wiredApiToken({
      keep: setRevealed,
      takePassword: () => {
        const { password } = typed;
        typed.password = null;
        return password;
      },
    })
  );
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (current) => current);
  const phase = typeof value === "object" ? value.confirming : BUSY.includes(value) ? "busy" : value;
  return {
    phase: phase as TokenPhase,
    token: context.token,
    isCopied: context.isCopied,
    revealed,
    failure: context.failure as Failure | null,
    send: (type) => actor.send({ type: `token.${type}` }),
    prove: (password) => {
      typed.password = password;
      actor.send({ type: "token.prove" });
    },
  };
}
