import type { Chart, ChartState, ChartTransition } from "./chart.ts";
import { actorText, callText, guardText, isInside, type Names, stateText } from "./names.ts";

const idOf = (path: string): string => `s_${path.replaceAll(/[^A-Za-z0-9]/g, "_")}`;

/** Escapes the characters that end a text in Mermaid as their codes. */
const escaped = (text: string): string =>
  text.replaceAll(/[#;:"<>{}]/g, (letter) => `#${letter.charCodeAt(0)};`).replaceAll("\n", " ");

/** Mermaid cannot draw a line from a group into itself, so it starts at a state that represents the whole group. */
const anyOf = (path: string): string => `${idOf(path)}__any`;

const isBelow = (path: string, group: string): boolean =>
  path !== group && (group === "" || path.startsWith(`${group}.`));

const parentOf = (chart: Chart, path: string): string | null =>
  chart.states.find((state) => state.path === path)?.parent ?? null;

function innermostGroup(chart: Chart, from: string, to: string): string {
  if (isBelow(to, from)) return from;
  let home = parentOf(chart, from);
  while (home !== null && !isBelow(to, home)) home = parentOf(chart, home);
  return home ?? "";
}

function wordsOf(way: ChartTransition, names: Names): string {
  const needs = way.guard ? `[${guardText(way.guard, names)}]` : "";
  return [callText(way, names), needs].filter(Boolean).join(" ");
}

export function mermaidOf(chart: Chart, names: Names): string {
  const lines: string[] = [];

  function writeGroup(state: ChartState, indent: string): void {
    const children = chart.states.filter(({ parent }) => parent === state.path);
    const ways = chart.ways.flatMap((way) =>
      way.to.filter((to) => innermostGroup(chart, way.from, to) === state.path).map((to) => ({ way, to }))
    );
    const write = (line: string) => lines.push(`${indent}${line}`);
    for (const [at, child] of children.entries()) {
      if (state.kind === "parallel" && at > 0) write("--");
      writeState(child, indent);
      if (child.isInitial) write(`[*] --> ${idOf(child.path)}`);
      if (child.kind === "final") write(`${idOf(child.path)} --> [*]`);
    }
    const fromAll = ways.some(({ way }) => way.from === state.path);
    if (fromAll) write(`state "any" as ${anyOf(state.path)}`);
    for (const { way, to } of ways) {
      const from = way.from === state.path ? anyOf(state.path) : idOf(way.from);
      const words = wordsOf(way, names);
      write(`${from} --> ${idOf(to)}${words && ` : ${escaped(words)}`}`);
    }
  }

  function writeState(state: ChartState, indent: string): void {
    const title = escaped(stateText(state, names));
    const isGroup = state.kind === "compound" || state.kind === "parallel";
    lines.push(`${indent}state "${title}" as ${idOf(state.path)}${isGroup ? " {" : ""}`);
    if (isGroup) {
      writeGroup(state, `${indent}  `);
      lines.push(`${indent}}`);
    }
    for (const { src } of state.invokes) writeNote(state, `runs ${actorText(src, names)}`, indent);
    const inside = chart.ways.filter((way) => way.from === state.path && isInside(way));
    for (const way of inside) writeNote(state, wordsOf(way, names), indent);
  }

  function writeNote({ path, kind }: ChartState, text: string, indent: string): void {
    if (kind === "atomic" && text) lines.push(`${indent}${idOf(path)} : ${escaped(text)}`);
  }

  const [root] = chart.states;
  // Mermaid allows regions only inside a group.
  if (root?.kind === "parallel") writeState(root, "  ");
  else if (root) writeGroup(root, "  ");
  return `stateDiagram-v2\n${lines.join("\n")}\n`;
}
