/** Sends a command at most once; a repetition has the same input and key. */
import { useEffect, useState } from "react";
import type { InputProblem } from "../../../api/errors.ts";
import { problemText } from "../../lib/problem_text.ts";
import { isSendingPhase, type Mover } from "./move_wiring.ts";

type Texts = Readonly<Record<string, string>>;

export interface Command<Typed extends Texts = Texts> {
  readonly mover: Mover;
  readonly typed: Typed;
  readonly isSending: boolean;
  readonly change: (name: string) => (value: string) => void;
  readonly problemOf: (name: string) => string | null;
  /** @param problems problems that the form has found; if there are any, nothing is sent */
  readonly send: (problems: readonly InputProblem[]) => void;
}

/** Returns the field that a problem belongs to: the first part of its path, without `params.`. */
const fieldOf = ({ path }: InputProblem): string => path.replace("params.", "").split(".")[0] ?? "";

/** @param step name of the command in the message bar @param first initial values of the fields */
export function useCommand<Typed extends Texts>(mover: Mover, step: string, first: Typed): Command<Typed> {
  const [typed, setTyped] = useState(first);
  useEffect(() => {
    if (mover.phase === "idle") mover.begin(step, true);
  }, [mover.phase]);
  return {
    mover,
    typed,
    isSending: isSendingPhase(mover),
    change: (name) => (value) => {
      setTyped((before) => ({ ...before, [name]: value }));
      mover.fill(name, value);
    },
    problemOf: (name) => problemText(mover.problems.find((problem) => fieldOf(problem) === name)),
    send: (problems) => {
      for (const [name, value] of Object.entries(typed)) mover.fill(name, value);
      mover.confirm(problems);
    },
  };
}
