/** What a flow's screen shows: a flow of ours, one of a recording, or a machine from a file. */
import type { Chart } from "../../../api/flows/chart.ts";
import type { Drawing } from "../../../api/flows/drawing.ts";
import type { FlowWords } from "./flow_words/words.ts";
import type { GuardRules } from "./guard_rules.ts";

interface Picture {
  readonly chart: Chart;
  readonly drawing: Drawing | null;
}

export interface Subject extends Picture {
  readonly id: string;
  /** As it is read first; left out where that is all of it. */
  readonly quiet?: Picture | null;
  readonly rules: GuardRules;
  /** None for a machine that nobody has written about. */
  readonly words: FlowWords | undefined;
}

export const titleOf = ({ id, words }: Pick<Subject, "id" | "words">): string => words?.title ?? id;

/** The subject as it is looked at: quiet, unless somebody asks for every way. */
export const lookedAt = (subject: Subject, isSettling: boolean): Subject =>
  subject.quiet && !isSettling ? { ...subject, ...subject.quiet } : subject;

/** Null where the tree has to do: no picture was made, or it would leave something out. */
export const pictureOf = ({ chart, drawing }: Subject): Drawing | null =>
  drawing && chart.unknown.length === 0 ? drawing : null;
