/** The typed passwords are stored only in the state of `usePasswordForm`, never in a draft. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { ChangePassword } from "../../../../api/generated/operations/profile.ts";
import { passwordProblems } from "../../../../api/inputs/people/password.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { type PasswordAnswer, passwordMachine } from "../../../../machines/people/password.ts";
import { ask } from "../../../lib/client.ts";
import { codeOf, type Failure, isUnknown, problemsOf } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

export interface PasswordEntry {
  readonly password: string;
  readonly new_password: string;
  readonly repeat: string;
}
export const BLANK: PasswordEntry = { password: "", new_password: "", repeat: "" };

export async function changePassword({ password, new_password }: PasswordEntry): Promise<PasswordAnswer> {
  const outcome = await ask(ChangePassword, { password, new_password });
  if (outcome.ok) return { kind: "changed" };
  const { failure } = outcome;
  const problems = problemsOf(failure);
  if (codeOf(failure) === "BAD_INPUT" && problems.length > 0) return { kind: "invalid", problems };
  return isUnknown(failure) ? { kind: "unknown" } : { kind: "failed", failure };
}

export const wiredPassword = (typed: () => PasswordEntry, forget: () => void) =>
  passwordMachine.provide({
    actors: { changePassword: fromPromise(() => changePassword(typed())) },
    actions: { forget },
  });

/** Returns the problems of the input. The API cannot check that both new passwords are equal. */
export function typedProblems(typed: PasswordEntry, names: readonly string[]): readonly InputProblem[] {
  const problems = passwordProblems(typed, names);
  const differs = typed.repeat !== typed.new_password;
  return differs ? [...problems, { path: "repeat", code: "notRepeated" }] : problems;
}

export interface PasswordForm {
  readonly phase: "editing" | "changing" | "changed";
  readonly typed: PasswordEntry;
  readonly problems: readonly InputProblem[];
  readonly failure: Failure | null;
  readonly isUnknown: boolean;
  readonly type: (name: keyof PasswordEntry, value: string) => void;
  readonly submit: () => void;
  readonly again: () => void;
}

/** @param names identity and email address of the person, which are refused as a password */
export function usePasswordForm(names: readonly string[]): PasswordForm {
  const [typed, setTyped] = useState(BLANK);
  const [latest] = useState({ typed });
  latest.typed = typed;
  const [machine] = useState(() => wiredPassword(() => latest.typed, () => setTyped(BLANK)));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    phase: value,
    typed,
    problems: context.problems,
    failure: context.failure as Failure | null,
    isUnknown: context.isUnknown,
    type: (name, text) => {
      setTyped((before) => ({ ...before, [name]: text }));
      actor.send({ type: "password.type", name });
    },
    submit: () => actor.send({ type: "password.submit", problems: typedProblems(latest.typed, names) }),
    again: () => actor.send({ type: "password.again" }),
  };
}
