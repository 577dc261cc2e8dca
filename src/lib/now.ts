import { useSyncExternalStore } from "react";

const TICK_MS = 30_000;

const read = () => Math.floor(Date.now() / 1000);
const listeners = new Set<() => void>();
let current = read();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  isHeld = false;
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

let isHeld = false;

/** Fixes the current time until the first subscription, so that redrawing shows the same times. */
export function holdNow(at: number): void {
  current = at;
  isHeld = true;
}

function snapshot(): number {
  if (timer === undefined && !isHeld) current = read();
  return current;
}

/** Returns the current time in Unix seconds, at most half a minute old. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot, snapshot);
