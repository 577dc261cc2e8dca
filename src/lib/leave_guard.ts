/** Confirms leaving unsaved work. A popstate cannot be stopped: the step is undone, confirmed, then done again. */
import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import type { Key } from "./i18n.ts";

export interface LeaveWords {
  readonly title: Key;
  readonly text: Key;
  /** Shown instead of a record's step, which would be taken without the changes made here. */
  readonly steps?: Key;
}
const UNSAVED: LeaveWords = { title: "shell.leave.title", text: "shell.leave.text" };

export interface LeaveRequest {
  readonly words: LeaveWords;
  readonly go: () => void;
  readonly stay: () => void;
}

export const leaveRequest = signal<LeaveRequest | null>(null);

const holders = new Map<symbol, LeaveWords>();
export const isHolding = signal(false);
const isHeld = () => holders.size > 0;
/** Returns why no step of a record is taken now; undefined when nothing is unsaved. */
export const stepsHeld = (): Key | undefined => [...holders.values()].find(({ steps }) => steps)?.steps;

/** Confirms a navigation outside of the router while anything is unsaved; `words` are constants of the caller. */
export function askBefore(go: () => void, words = [...holders.values()].at(-1) ?? UNSAVED): void {
  isHolding.value = true;
  leaveRequest.value = {
    words,
    go: () => {
      leaveRequest.value = null;
      holders.clear();
      go();
    },
    stay: () => leaveRequest.value = null,
  };
}

export function leaveBy(go: () => void): void {
  if (isHeld()) askBefore(go);
  else go();
}

export const guardedNav: AroundNavHandler = (navigate, to, options) => {
  leaveBy(() => navigate(to, options));
};

/** The place in the history distinguishes a step back from a step forward. */
interface Place {
  readonly place: number;
}
const placeOf = (state: unknown): number | null =>
  typeof state === "object" && state !== null && typeof (state as Partial<Place>).place === "number"
    ? (state as Place).place
    : null;

export const hasPlaceBefore = (): boolean => (placeOf(history.state) ?? 0) > 0;

/**
 * Numbers history entries and holds Back and Forward while work is unsaved. Install it before the router
 * listens.
 * @returns a function that removes the guard
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

/** Confirms leaving this screen while `isDirty`; `words` are constants of the caller. */
export function useLeaveGuard(isDirty: boolean, words: LeaveWords = UNSAVED): void {
  useEffect(() => {
    if (!isDirty) return;
    const holder = Symbol();
    holders.set(holder, words);
    isHolding.value = true;
    // The browser does not ask again after the dialog was confirmed.
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
