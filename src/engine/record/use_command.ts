/** Sends a command at most once, and again with the same input. */
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
  /** @param problems the form's own; with any, nothing is sent */
  readonly send: (problems: readonly InputProblem[]) => void;
}

/** `params.stock.count` of the API is the field `count` here. */
const fieldOf = ({ path }: InputProblem): string => path.replace("params.", "").split(".")[0] ?? "";

/** @param step its name in the message bar @param first the fields' initial values */
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
