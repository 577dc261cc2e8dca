import { useFluent } from "@fluentui/react-components";
import type { KeyboardEvent } from "react";
import { isLetter, useTyped } from "./use_roving_focus.ts";
import { findTyped, stepOf, type Stop } from "./focus_stops.ts";

const shownIn = (bar: Element): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>("[data-stop]")].filter((each) => each.checkVisibility?.() ?? true);

const stopOf = (each: HTMLElement): Stop => ({
  id: each.dataset["stop"] ?? "",
  words: each.textContent ?? "",
  isOpen: null,
  above: null,
});

/** Maps the keys along the bar to Up and Down, by which `stepOf` moves. */
const ALONG: Readonly<Record<string, string>> = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp" };
const ALONG_RTL: Readonly<Record<string, string>> = { ArrowRight: "ArrowUp", ArrowLeft: "ArrowDown" };

export function useBarKeys(openId: string | null, setOpenId: (id: string | null) => void) {
  const { dir } = useFluent();
  const addTyped = useTyped();
  const along = dir === "rtl" ? ALONG_RTL : ALONG;
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { currentTarget: bar, target, key } = event;
    const isInside = bar.contains(target as Node);
    const shown = shownIn(bar);
    const at = isInside
      ? (target as Element).closest<HTMLElement>("[data-stop]")?.dataset["stop"]
      : openId ?? undefined;
    if (at === undefined) return;
    // Keeps arrow keys from triggering the screen's shortcuts. Fluent has already handled Down and Up.
    if (isInside && key.startsWith("Arrow")) event.preventDefault();
    const stops = shown.map(stopOf);
    const step = along[key] || (isInside && (key === "Home" || key === "End"))
      ? stepOf(stops, at, along[key] ?? key, false)
      : null;
    const typed = isInside && isLetter(event) ? findTyped(stops, at, addTyped(key)) : null;
    const to = step && "to" in step ? step.to : typed;
    const next = shown.find((each) => each.dataset["stop"] === to);
    if (!next || to === null) return;
    if (!isLetter(event)) event.preventDefault();
    // The focus moves before the menu closes: a closing menu returns the focus only if the focus is still inside.
    next.focus();
    if (openId !== null) setOpenId(next.getAttribute("aria-haspopup") ? to : null);
  };
}
