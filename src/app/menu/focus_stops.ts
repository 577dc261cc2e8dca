import { isBranch, type Line, type Section } from "./model.ts";

export interface Stop {
  readonly id: string;
  readonly words: string;
  readonly isOpen: boolean | null;
  readonly above: string | null;
}

export const titleId = (id: string): string => `title.${id}`;

/** Returns the focusable lines of the menu; `closed` has the ids of collapsed titles. */
export function stopsOf(sections: readonly Section[], closed: ReadonlySet<string>): Stop[] {
  const stops: Stop[] = [];
  const title = (id: string, words: string, above: string | null) => {
    const isOpen = !closed.has(id);
    stops.push({ id: titleId(id), words, isOpen, above });
    return isOpen;
  };
  const line = ({ id, words }: Line, above: string | null) => stops.push({ id, words, isOpen: null, above });
  for (const { id, words, nodes } of sections) {
    if (words !== null && !title(id, words, null)) continue;
    const section = words === null ? null : titleId(id);
    for (const node of nodes) {
      if (!isBranch(node)) line(node, section);
      else if (title(node.id, node.words, section)) {
        for (const inner of node.lines) line(inner, titleId(node.id));
      }
    }
  }
  return stops;
}

export type Step = { readonly to: string } | { readonly toggle: string } | null;

export function stepOf(stops: readonly Stop[], at: string, key: string, isRtl: boolean): Step {
  const index = stops.findIndex(({ id }) => id === at);
  const current = stops[index];
  const to = (stop: Stop | undefined): Step => stop ? { to: stop.id } : null;
  switch (key) {
    case "ArrowDown":
      return to(stops[index + 1]);
    case "ArrowUp":
      return to(stops[index - 1]);
    case "Home":
      return to(stops[0]);
    case "End":
      return to(stops.at(-1));
    case isRtl ? "ArrowLeft" : "ArrowRight":
      if (current?.isOpen === false) return { toggle: current.id };
      return current?.isOpen ? to(stops.find(({ above }) => above === at)) : null;
    case isRtl ? "ArrowRight" : "ArrowLeft":
      if (current?.isOpen) return { toggle: current.id };
      return current?.above ? { to: current.above } : null;
    default:
      return null;
  }
}

/** Finds the next stop that begins with the typed letters; repeating a letter moves to the next match. */
export function findTyped(stops: readonly Stop[], at: string, typed: string): string | null {
  const letters = [...typed.toLocaleLowerCase()];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? letters[0] ?? "" : letters.join("");
  if (wanted === "") return null;
  const index = stops.findIndex(({ id }) => id === at);
  const from = isOneLetter ? index + 1 : Math.max(index, 0);
  const around = [...stops.slice(from), ...stops.slice(0, from)];
  return around.find(({ words }) => words.toLocaleLowerCase().startsWith(wanted))?.id ?? null;
}
