/** Holds clicks and keys on the picture until the app can handle them. */
import type { HeldEvent } from "../../lib/early_requests.ts";

const isModified = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

/** Returns true for events that the browser can handle itself: links to another window, typing in a field, scrolling and Tab. */
function isForBrowser(event: MouseEvent | KeyboardEvent): boolean {
  if (event instanceof MouseEvent) return isModified(event) || event.shiftKey && isLink(event.target);
  const isTyped = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
  return isModified(event) || isTyped || (event.key.length > 1 && event.key !== "Enter") || event.key === " ";
}

const isLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a[href]") !== null;

export function holdEvents(root: HTMLElement): () => readonly HeldEvent[] {
  const held: HeldEvent[] = [];
  const hold = (event: Event) => {
    if (
      !(event instanceof MouseEvent || event instanceof KeyboardEvent) || !event.target || isForBrowser(event)
    ) return;
    const isOnPage = event.target === document.body ||
      (event.target instanceof Node && root.contains(event.target));
    if (!isOnPage) return;
    event.preventDefault();
    event.stopPropagation();
    held.push({ target: event.target, event });
  };
  const types = ["click", "keydown"] as const;
  for (const type of types) addEventListener(type, hold, true);
  return () => {
    for (const type of types) removeEventListener(type, hold, true);
    return held;
  };
}
