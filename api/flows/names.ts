/** A drawing has room for the names of all languages, so that nothing moves when the reader switches the language. */
import { type Chart, type ChartState, type ChartTransition, DEEP } from "./chart.ts";

/** A flow's words for its chart; parts without words show their key. */
export interface ChartWords {
  readonly title?: string;
  readonly states: Readonly<Record<string, { readonly title: string }>>;
  readonly events: Readonly<Record<string, { readonly title: string }>>;
  readonly guards: Readonly<Record<string, string>>;
  readonly actors: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
}

/** Words for a chart; null for the machine's own names. */
export type Names = ChartWords | null;

/** Maximum length of a line in an arrow's label; lines inside a state are longer. */
const LABEL_LETTERS = 26;
const BODY_LETTERS = 38;
/** Indent of a continued line; spaces would be lost in an SVG. */
const INDENT = "\u00a0\u00a0";

const SECOND_MS = 1_000;

/** Breaks between words only: a word that is too long stays whole. */
export function wrapName(text: string, most: number, indent = ""): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(last === undefined ? word : indent + word);
  }
  return lines;
}

export const stateText = ({ path, key }: ChartState, names: Names): string =>
  (path === "" ? names?.title : names?.states[path]?.title) ?? key;

export const actorText = (src: string, names: Names): string => names?.actors[src] ?? src;

const ABOUT = " → ";

/** Names a condition for one state of several: "that is its next step → Cutting". */
export const guardOfState = (guard: string, path: string): string => guard + ABOUT + path;
export const conditionOf = (guard: string): string => guard.split(ABOUT)[0] ?? guard;

export function guardText(guard: string, names: Names): string {
  const [name = "", path] = guard.split(ABOUT);
  const text = names?.guards[name] ?? name;
  return path === undefined ? text : guardOfState(text, names?.states[path]?.title ?? path);
}

function delayText(event: string, names: Names): string {
  const named = names?.delays[event];
  if (named) return named;
  const ms = Number(event);
  if (Number.isNaN(ms)) return event;
  return names && ms >= SECOND_MS ? `${ms / SECOND_MS} s` : `${ms} ms`;
}

/** With `names` writes symbols, which are the same in every language; an immediate transition has none. */
export function callText({ kind, event }: ChartTransition, names: Names): string {
  if (kind === "event") return names?.events[event]?.title ?? event;
  if (kind === "after") return names ? delayText(event, names) : `after ${delayText(event, names)}`;
  if (kind === "always") return names ? "" : "always";
  const signs = names
    ? { done: "✓", error: "✗", update: "↻" }
    : { done: "done", error: "failed", update: "update" };
  return event ? `${signs[kind]} ${actorText(event, names)}` : signs[kind];
}

export interface Label {
  readonly call: readonly string[];
  readonly needs: readonly string[];
}

export function labelOf(way: ChartTransition, names: Names): Label {
  const call = callText(way, names);
  return {
    call: call ? wrapName(call, LABEL_LETTERS) : [],
    needs: way.guard ? wrapName(`[${guardText(way.guard, names)}]`, LABEL_LETTERS) : [],
  };
}

export const isInside = ({ to }: ChartTransition): boolean => to.length === 0;

/** True for a transition that does nothing: it keeps the event from the states around. */
const isForbidden = ({ kind, to, actions }: ChartTransition): boolean =>
  kind === "event" && to.length === 0 && actions.length === 0;

export function bodyLines(state: ChartState, chart: Chart, names: Names): string[] {
  const effects = [
    ...state.entry.map((name) => `entry / ${name}`),
    ...state.exit.map((name) => `exit / ${name}`),
  ];
  const runs = state.invokes.map(({ src }) => `${names ? "▸" : "runs"} ${actorText(src, names)}`);
  const inside = chart.ways.filter((way) => way.from === state.path && isInside(way)).map((way) =>
    [isForbidden(way) && "⊘", callText(way, names), way.guard && `[${guardText(way.guard, names)}]`]
      .filter(Boolean).join(" ")
  );
  const remembers = state.kind === "history" ? [state.tags.includes(DEEP) ? "H*" : "H"] : [];
  // Effects are shown only with the machine's own names: no language has words for them.
  return [...remembers, ...(names ? [] : effects), ...runs, ...inside].flatMap((line) =>
    wrapName(line, BODY_LETTERS, INDENT)
  );
}
