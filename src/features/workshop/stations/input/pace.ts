/** Stores the speed of this device's scanner. Only a quick scanner can be distinguished from typing. */
import { useSyncExternalStore } from "react";

/** `unknown` until the first scan. */
export type Pace = "unknown" | "quick" | "slow";

/** A quick scanner pauses less than this between two letters. */
export const QUICK_MS = 60;
/** After this many quick codes in a row the device is assumed to have a new, quick scanner. */
const QUICK_AGAIN = 10;
const NAME = "scanner.pace";

const listeners = new Set<() => void>();
let since = 0;
/** Used if the browser has no storage; lost when the window closes. */
let inMemory: Pace = "unknown";

function read(): Pace {
  try {
    const stored = localStorage.getItem(NAME);
    return stored === "quick" || stored === "slow" ? stored : "unknown";
  } catch {
    return inMemory;
  }
}

function keep(pace: Pace): void {
  if (pace === read()) return;
  try {
    localStorage.setItem(NAME, pace);
  } catch {
    inMemory = pace;
  }
  for (const each of listeners) each();
}

export const scannerPace = (): Pace => read();

/** Records the longest pause within a scanned code. */
export function noteScan(longestMs: number): void {
  if (longestMs >= QUICK_MS) {
    since = 0;
    return keep("slow");
  }
  since += 1;
  if (read() !== "slow" || since >= QUICK_AGAIN) keep("quick");
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns true if single keys are off, because the scanner is too slow to tell them from codes. */
export const useKeysOff = (): boolean =>
  useSyncExternalStore(subscribe, () => read() === "slow", () => false);
