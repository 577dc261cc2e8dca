import { fold, searchedText } from "../../../api/fold.ts";
import type { Chart } from "../../../api/flows/chart.ts";
import type { FlowWords } from "./flow_words/words.ts";
import type { Selection } from "./selection.ts";

export interface Hit extends Selection {
  readonly texts: readonly string[];
}

function isMet(question: string, texts: readonly string[]): boolean {
  const all = searchedText(texts.join("\n"));
  const words = fold(question).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => all.includes(word));
}

function partsOf(chart: Chart, words: FlowWords | undefined): Hit[] {
  const states = chart.states.filter(({ path }) => path !== "").map(({ path, key }): Hit => {
    const stateWords = words?.states[path];
    return {
      kind: "state",
      id: path,
      texts: [stateWords?.title ?? key, path, stateWords?.sees ?? "", stateWords?.try ?? ""],
    };
  });
  const ways = chart.ways.map(({ id, event, kind, guard }): Hit => {
    const eventWords = kind === "event" ? words?.events[event] : undefined;
    const title = eventWords?.title ?? words?.actors[event] ?? words?.delays[event] ?? event;
    return {
      kind: "way",
      id,
      texts: [title, event, eventWords?.sees ?? "", eventWords?.try ?? "", guard, words?.guards[guard] ?? ""],
    };
  });
  return [...states, ...ways];
}

export const findParts = (chart: Chart, words: FlowWords | undefined, question: string): Hit[] =>
  partsOf(chart, words).filter(({ texts }) => isMet(question, texts));

export function findInWords(id: string, words: FlowWords | undefined, question: string): string[] | null {
  if (question.trim() === "" || isMet(question, [id, words?.title ?? "", words?.purpose ?? ""])) return [];
  const parts = [...Object.entries(words?.states ?? {}), ...Object.entries(words?.events ?? {})];
  const found = parts.filter(([key, { title }]) => isMet(question, [key, title])).map(([, { title }]) =>
    title
  );
  return found.length > 0 ? [...new Set(found)] : null;
}
