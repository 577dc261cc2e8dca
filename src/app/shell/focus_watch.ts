/** Moves the focus to a new screen, and to the nearest stop if the focused element disappears. Source: docs/adr/0107. */
import { type RefObject, useEffect } from "react";
import { findMark, type Gap, type Mark, markOf, nearestStop, uncover } from "./focus_places.ts";

/** Returns the number of the current history entry, which the leave guard assigns. */
const placeNow = (): number => (history.state as { readonly place?: number } | null)?.place ?? 0;

interface Opening {
  readonly from: Element | null;
  readonly back: Mark | null;
  isHeaded: boolean;
}

const headingOf = (main: HTMLElement): HTMLElement | null =>
  main.querySelector<HTMLElement>("h1") ?? main.querySelector<HTMLElement>("h2");

function parentsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each);
  return found;
}

const isLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(":disabled");
};

function focusRegion(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function FocusWatch({ main }: { readonly main: RefObject<HTMLElement | null> }): null {
  useEffect(() => main.current ? watchFocus(main.current) : undefined, [main]);
  return null;
}

export function watchFocus(main: HTMLElement): () => void {
  let place = placeNow();
  let shown = headingOf(main);
  let opening: Opening | null = null;
  let last: HTMLElement | null = null;
  let lastInMain: HTMLElement | null = null;
  let parents: readonly Element[] = [];
  let gap: Gap | null = null;
  let isPressed = false;
  let isOurs = false;
  const left = new Map<number, Mark>();

  const move = (element: HTMLElement, isRegion: boolean): void => {
    isOurs = true;
    if (isRegion) focusRegion(element);
    else element.focus();
    isOurs = false;
  };

  /** Waits two frames, since closing dialogs and other code return the focus first. */
  const checkSoon = (): void => void requestAnimationFrame(() => requestAnimationFrame(check));
  function check(): void {
    const was = gap;
    gap = null;
    if (!isLost()) return;
    const heading = headingOf(main);
    if (opening) return move(opening.isHeaded && heading || main, true);
    // A screen may replace its heading element when its rows arrive.
    if (last?.matches("h1, h2") && heading) return move(heading, true);
    const to = last && nearestStop(main, was, parents) ||
      (last && !main.contains(last) && lastInMain?.isConnected ? lastInMain : null);
    if (to) return move(to, false);
    if (last) move(heading ?? main, true);
  }

  function arrive(): void {
    if (!opening) return;
    const heading = headingOf(main);
    if (!opening.isHeaded) {
      if (!heading || heading === opening.from) return;
      move(heading, true);
      // A part is hidden while it waits for the rest of its screen, and then cannot be focused.
      if (document.activeElement !== heading) return void requestAnimationFrame(arrive);
      opening.isHeaded = true;
      if (!opening.back) return void (opening = null);
    }
    const back = opening.back && findMark(opening.back);
    if (!back) return;
    opening = null;
    move(back, false);
  }

  function leave(): void {
    const active = document.activeElement;
    const at = active instanceof HTMLElement && active !== document.body && active !== main ? active : null;
    const found = at?.closest("[role=dialog], [role=menu]") ? lastInMain : at ?? lastInMain;
    if (found) left.set(place, markOf(found));
  }

  const open = (back: Mark | null): void => {
    opening = { from: shown, back, isHeaded: false };
    // The link that was followed may disappear with its screen.
    checkSoon();
  };
  const onPush = (): void => {
    leave();
    place = placeNow();
    left.delete(place);
    open(null);
  };
  const onPop = (): void => {
    leave();
    place = placeNow();
    open(left.get(place) ?? null);
  };

  const onFocusIn = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target !== document.body) note(target);
  };
  const note = (target: HTMLElement): void => {
    if (!isOurs && target !== main && main.contains(target)) opening = null;
    last = target;
    parents = parentsOf(target);
    if (!isPressed) uncover(target);
    if (target !== main && main.contains(target)) lastInMain = target;
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    // The person pressed an element that cannot be focused, so the loss of focus is intended.
    if (relatedTarget || isPressed || !(target instanceof HTMLElement)) return;
    checkSoon();
  };
  const onPress = (): void => {
    isPressed = true;
    opening = null;
    last = null;
  };
  const onRelease = (): void => {
    isPressed = false;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body) note(active);
  };
  const onKey = (): void => {
    if (opening?.isHeaded) opening = null;
  };

  const observer = new MutationObserver((records) => {
    arrive();
    // The screen may be drawn before this code notices the navigation.
    if (placeNow() === place) shown = headingOf(main);
    if (!last || last.isConnected && !last.matches(":disabled")) return;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    if (removal) {
      gap = { within: removal.target, next: removal.nextSibling, previous: removal.previousSibling };
    } else if (last.parentNode) {
      gap ??= { within: last.parentNode, next: last.nextSibling, previous: last.previousSibling };
    }
    checkSoon();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  const listeners = [
    ["pushState", onPush],
    ["popstate", onPop],
    ["focusin", onFocusIn],
    ["focusout", onFocusOut],
    ["pointerdown", onPress],
    ["pointerup", onRelease],
    ["pointercancel", onRelease],
    ["keydown", onKey],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
  return () => {
    observer.disconnect();
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
  };
}
