/** Asks before unsaved work is left. Back and Forward cannot be stopped: they are undone, and repeated if confirmed. */
import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import type { Key } from "./i18n.ts";

export interface LeaveWords {
  readonly title: Key;
  readonly text: Key;
  /** Text in place of a record's steps: a step would be taken without the unsaved changes. */
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
/** Returns why a record's steps cannot be taken now; undefined if nothing is unsaved. */
export const stepsHeld = (): Key | undefined => [...holders.values()].find(({ steps }) => steps)?.steps;

/** Asks before `go` runs; the default words are those of the last unsaved work. */
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

/** Number of a history entry, by which Back is distinguished from Forward. */
interface Place {
  readonly place: number;
}
const placeOf = (state: unknown): number | null =>
  typeof state === "object" && state !== null && typeof (state as Partial<Place>).place === "number"
    ? (state as Place).place
    : null;

export const hasPlaceBefore = (): boolean => (placeOf(history.state) ?? 0) > 0;

/**
 * Numbers history entries, and intercepts Back and Forward while work is unsaved. Call it before the router listens.
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

/** Asks before this screen is left while `isDirty`. `words` must be a constant. */
export function useLeaveGuard(isDirty: boolean, words: LeaveWords = UNSAVED): void {
  useEffect(() => {
    if (!isDirty) return;
    const holder = Symbol();
    holders.set(holder, words);
    isHolding.value = true;
    // After the dialog was confirmed there is no holder, so that the browser does not ask again.
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
