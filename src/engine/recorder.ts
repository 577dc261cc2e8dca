/** Queues events until src/diagnostics/flows/flight_recorder.ts has loaded, so that the first screen does not have to load it. */
import type { InspectionEvent } from "xstate";

export type Take = (event: InspectionEvent, at: number) => void;

export interface Recorder {
  readonly take: Take;
  readonly forget: () => void;
}

/** Key in sessionStorage, which is private to a tab and survives a reload. */
export const RECORDER_KEY = "flight";

const MAX_WAITING = 500;
let waiting: [event: InspectionEvent, at: number][] = [];

const early: Recorder = {
  take: (event, at) => void (waiting.length < MAX_WAITING && waiting.push([event, at])),
  forget: () => {},
};
let recorder = early;

let tap: Take | undefined;

/** Sets a second listener, in builds for developers. */
export const setDeveloperTap = (take: Take): void => void (tap = take);

/** Inspects the events of every actor (src/engine/wiring/actor.ts). */
export const inspect = (event: InspectionEvent): void => {
  const at = Date.now();
  recorder.take(event, at);
  tap?.(event, at);
};

/** Sends the queue and all later events to a recorder. Returns a function that stops it. */
export function startRecorder(next: Recorder): () => void {
  recorder = next;
  for (const [event, at] of waiting) next.take(event, at);
  waiting = [];
  return () => void (recorder = early);
}

/** Drops the recording at Log Out, or if another person signs in in this browser. */
export function forgetRecording(): void {
  waiting = [];
  recorder.forget();
  try {
    sessionStorage.removeItem(RECORDER_KEY);
  } catch {
    // The browser forbids storage, so nothing was stored.
  }
}
