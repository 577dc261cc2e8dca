/** Events wait here until src/diagnostics/flows/flight_recorder.ts has loaded: the first screen needs no more. */
import type { InspectionEvent } from "xstate";

export type Take = (event: InspectionEvent, at: number) => void;

export interface Recorder {
  readonly take: Take;
  readonly forget: () => void;
}

/** In sessionStorage: private to a tab, and it outlives a reload. */
export const RECORDER_KEY = "flight";

const MAX_WAITING = 500;
let waiting: [event: InspectionEvent, at: number][] = [];

const early: Recorder = {
  take: (event, at) => void (waiting.length < MAX_WAITING && waiting.push([event, at])),
  forget: () => {},
};
let recorder = early;

let tap: Take | undefined;

/** A second listener, in a build for developers. */
export const tapBy = (take: Take): void => void (tap = take);

/** The `inspect` of every actor: see src/engine/wiring/actor.ts. */
export const inspect = (event: InspectionEvent): void => {
  const at = Date.now();
  recorder.take(event, at);
  tap?.(event, at);
};

/** Sends the queue, then everything, to this recorder. Returns a function that ends it. */
export function recordBy(next: Recorder): () => void {
  recorder = next;
  for (const [event, at] of waiting) next.take(event, at);
  waiting = [];
  return () => void (recorder = early);
}

/** Drops everything at Log Out, or when this browser gets another person. */
export function forgetRecording(): void {
  waiting = [];
  recorder.forget();
  try {
    sessionStorage.removeItem(RECORDER_KEY);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
