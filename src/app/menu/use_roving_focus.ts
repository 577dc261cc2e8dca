import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useFluent } from "@fluentui/react-components";
import { findTyped, type Step, stepOf, type Stop } from "./focus_stops.ts";

/** A letter after a longer pause begins a new search word. */
const PAUSE_MS = 600;

export function useTyped(): (letter: string) => string {
  const typed = useRef({ text: "", at: 0 });
  return (letter) => {
    const now = performance.now();
    const isLate = now - typed.current.at > PAUSE_MS;
    typed.current = { text: isLate ? letter : typed.current.text + letter, at: now };
    return typed.current.text;
  };
}

export const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

const stopIn = (menu: Element, id: string) =>
  menu.querySelector<HTMLElement>(`[data-stop="${CSS.escape(id)}"]`);

interface RovingFocus {
  readonly tabIndexOf: (id: string) => 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** @param home the stop that gets the focus when it comes from outside: the active line */
export function useRovingFocus(
  stops: readonly Stop[],
  home: string | null,
  onToggle: (id: string) => void,
): RovingFocus {
  const { dir } = useFluent();
  const [last, setLast] = useState<string | null>(null);
  const addTyped = useTyped();
  const isThere = (id: string | null) => stops.some((stop) => stop.id === id);
  const tabStop = [last, home].find(isThere) ?? stops[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = (event.target as Element).closest<HTMLElement>("[data-stop]")?.dataset["stop"];
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(Arrow.*|Home|End)$/.test(event.key)) event.preventDefault();
    let step: Step = stepOf(stops, at, event.key, dir === "rtl");
    if (isLetter(event)) {
      const to = findTyped(stops, at, addTyped(event.key));
      step = to === null ? null : { to };
    }
    if (!step) return;
    if ("toggle" in step) onToggle(step.toggle);
    else stopIn(event.currentTarget, step.to)?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = (event.target as Element).closest<HTMLElement>("[data-stop]")?.dataset["stop"];
    if (id !== undefined) setLast(id);
  };
  return { tabIndexOf: (id) => id === tabStop ? 0 : -1, onKeyDown, onFocus };
}
