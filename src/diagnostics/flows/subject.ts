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
  readonly quiet?: Picture | null;
  readonly rules: GuardRules;
  readonly words: FlowWords | undefined;
}

export const titleOf = ({ id, words }: Pick<Subject, "id" | "words">): string => words?.title ?? id;

export const shownSubject = (subject: Subject, isSettling: boolean): Subject =>
  subject.quiet && !isSettling ? { ...subject, ...subject.quiet } : subject;

/** Returns the drawing if it is complete, otherwise null; then the tree is shown. */
export const pictureOf = ({ chart, drawing }: Subject): Drawing | null =>
  drawing && chart.unknown.length === 0 ? drawing : null;
