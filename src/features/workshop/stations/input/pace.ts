/** Remembers the speed of this device's scanner: the pause after a key separates a single key from a code. */
import { useSyncExternalStore } from "react";

/** `unknown` until a scan was read. */
export type Pace = "unknown" | "quick" | "slow";

/** The next letter of a quick scanner comes sooner. */
export const QUICK_MS = 60;
/** Quick codes in a row after which the device is assumed to have another scanner. */
const QUICK_AGAIN = 10;
const NAME = "scanner.pace";

const listeners = new Set<() => void>();
let since = 0;
/** Replaces storage if there is none; it lasts as long as the window. */
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

/** True if single keys are off: the device's scanner is too slow to separate them. */
export const useKeysOff = (): boolean =>
  useSyncExternalStore(subscribe, () => read() === "slow", () => false);
