/**
 * Asks before unsaved work is left: links (`<Router aroundNav>`), Back and Forward, closing the window.
 * wouter has no blocker, and a popstate cannot be stopped: the step is undone, asked about, then done again.
 */
import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import type { Key } from "./i18n.ts";

/** What is asked, and what leaving would mean. */
export interface LeaveWords {
  readonly title: Key;
  readonly text: Key;
  /** Said in the place of a step of the record: it would be taken without what is changed here. */
  readonly steps?: Key;
}
const UNSAVED: LeaveWords = { title: "shell.leave.title", text: "shell.leave.text" };

/** A way out that waits for an answer; shown by the shell's leave dialog. */
export interface Leaving {
  readonly words: LeaveWords;
  readonly go: () => void;
  readonly stay: () => void;
}

export const leaving = signal<Leaving | null>(null);

const holders = new Map<symbol, LeaveWords>();
/** True once anything was unsaved: the question may come. */
export const isHolding = signal(false);
const isHeld = () => holders.size > 0;
/** Why no step of a record is taken now; undefined where none waits for unsaved work. */
export const stepsHeld = (): Key | undefined => [...holders.values()].find(({ steps }) => steps)?.steps;

/** Asks before a way out that is not the router's, whatever is unsaved: `words` are constants of the caller. */
export function askBefore(go: () => void, words = [...holders.values()].at(-1) ?? UNSAVED): void {
  isHolding.value = true;
  leaving.value = {
    words,
    go: () => {
      leaving.value = null;
      holders.clear();
      go();
    },
    stay: () => leaving.value = null,
  };
}

/** Leaves by another way than the router's, such as a reload: asks first where work is unsaved. */
export function leaveBy(go: () => void): void {
  if (isHeld()) askBefore(go);
  else go();
}

/** For `<Router aroundNav>`: every link and `useLocation` goes through here. */
export const guardedNav: AroundNavHandler = (navigate, to, options) => {
  leaveBy(() => navigate(to, options));
};

/** Our place in the history, so that a step back is told from a step forward. */
interface Place {
  readonly place: number;
}
const placeOf = (state: unknown): number | null =>
  typeof state === "object" && state !== null && typeof (state as Partial<Place>).place === "number"
    ? (state as Place).place
    : null;

/** True when the page before this one was of this app too. */
export const hasPlaceBefore = (): boolean => (placeOf(history.state) ?? 0) > 0;

/**
 * Numbers history entries and holds Back and Forward while work is unsaved. Install before the router listens.
 * @returns what takes the guard away again
 */
export function guardHistory(): () => void {
  let place = placeOf(history.state) ?? 0;
  let isUndoing = false;
  const number = (kind: "pushState" | "replaceState") => {
    const original = history[kind];
    history[kind] = (state: unknown, unused: string, url?: string | URL | null) => {
      if (kind === "pushState") place += 1;
      original.call(history, { ...(state as object | null), place }, unused, url);
    };
    return () => history[kind] = original;
  };
  const restore = [number("pushState"), number("replaceState")];
  if (placeOf(history.state) === null) history.replaceState(history.state, "", location.href);
  const onPop = (event: PopStateEvent) => {
    const next = placeOf(event.state);
    const step = next === null ? 0 : next - place;
    if (isUndoing) {
      isUndoing = false;
      return event.stopImmediatePropagation();
    }
    if (!isHeld() || step === 0) {
      if (next !== null) place = next;
      return;
    }
    event.stopImmediatePropagation();
    isUndoing = true;
    history.go(-step);
    askBefore(() => history.go(step));
  };
  addEventListener("popstate", onPop, { capture: true });
  return () => {
    removeEventListener("popstate", onPop, { capture: true });
    for (const undo of restore) undo();
  };
}

/** While `isDirty`, leaving this screen is asked about; `words` are constants of the caller. */
export function useLeaveGuard(isDirty: boolean, words: LeaveWords = UNSAVED): void {
  useEffect(() => {
    if (!isDirty) return;
    const holder = Symbol();
    holders.set(holder, words);
    isHolding.value = true;
    // Who was asked and wants to go is not asked again by the browser.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (holders.has(holder)) event.preventDefault();
    };
    addEventListener("beforeunload", onUnload);
    return () => {
      holders.delete(holder);
      removeEventListener("beforeunload", onUnload);
    };
  }, [isDirty, words]);
}
