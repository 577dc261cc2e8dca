/**
 * Where every machine of the app tells what happens to it. What is told before src/diagnostics/flows/flight_recorder.ts is there waits,
 * so that the first screen carries nothing of the recorder but this.
 */
import type { InspectionEvent } from "xstate";

export type Take = (event: InspectionEvent, at: number) => void;

export interface Recorder {
  readonly take: Take;
  readonly forget: () => void;
}

/** In sessionStorage: a tab's own, and it outlives a reload. */
export const RECORDER_KEY = "flight";

const MAX_WAITING = 500;
let waiting: [event: InspectionEvent, at: number][] = [];

const early: Recorder = {
  take: (event, at) => void (waiting.length < MAX_WAITING && waiting.push([event, at])),
  forget: () => {},
};
let recorder = early;

let tap: Take | undefined;

/** Hears everything too, in a build for developers. */
export const tapBy = (take: Take): void => void (tap = take);

/** The `inspect` of every actor: see src/engine/wiring/actor.ts. */
export const inspect = (event: InspectionEvent): void => {
  const at = Date.now();
  recorder.take(event, at);
  tap?.(event, at);
};

/** From now on this one takes it, and first what waited. Returns what ends it. */
export function recordBy(next: Recorder): () => void {
  recorder = next;
  for (const [event, at] of waiting) next.take(event, at);
  waiting = [];
  return () => void (recorder = early);
}

/** Somebody logged out, or this browser becomes somebody else's: nothing of before stays. */
export function forgetRecording(): void {
  waiting = [];
  recorder.forget();
  try {
    sessionStorage.removeItem(RECORDER_KEY);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
