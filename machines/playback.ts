/** States: paused ⇄ playing, and ended after the last step. Recorded waits are kept within bounds. */
import { assign, setup } from "xstate";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const MIN_MS = 250;
const MAX_MS = 1_500;

export interface PlaybackContext {
  /** Recorded time of each step in milliseconds, the oldest first. */
  readonly times: readonly number[];
  readonly at: number;
  readonly speed: number;
}

export type PlaybackEvent =
  | { readonly type: "playback.play" }
  | { readonly type: "playback.pause" }
  | { readonly type: "playback.seek"; readonly at: number }
  | { readonly type: "playback.step"; readonly by: 1 | -1 }
  | { readonly type: "playback.speed"; readonly speed: number }
  /** Another filter was chosen, so other machines and steps are shown. */
  | { readonly type: "steps.change"; readonly times: readonly number[]; readonly at: number };

const within = (at: number, { length }: readonly number[]): number => Math.max(0, Math.min(at, length - 1));

/** Returns the milliseconds until the next step. */
export function waitOf({ times, at, speed }: PlaybackContext): number {
  const wait = (times[at + 1] ?? 0) - (times[at] ?? 0);
  return Math.max(MIN_MS, Math.min(wait, MAX_MS)) / speed;
}

export const playbackMachine = setup({
  types: {
    context: {} as PlaybackContext,
    input: {} as { readonly times: readonly number[]; readonly at: number },
    events: {} as PlaybackEvent,
  },
  actions: {
    goOn: assign(({ context: { at, times } }) => ({ at: within(at + 1, times) })),
    goBack: assign({ at: 0 }),
    seek: assign(({ context: { times } }, { at }: { readonly at: number }) => ({ at: within(at, times) })),
    step: assign(({ context: { at, times } }, { by }: { readonly by: 1 | -1 }) => ({
      at: within(at + by, times),
    })),
    keepSpeed: assign((_, { speed }: { readonly speed: number }) => ({ speed })),
    keepSteps: assign((_, { times, at }: { readonly times: readonly number[]; readonly at: number }) => ({
      times,
      at: within(at, times),
    })),
  },
  guards: {
    isLast: ({ context: { at, times } }) => at >= times.length - 1,
  },
  delays: { untilNext: ({ context }) => waitOf(context) },
}).createMachine({
  id: "playback",
  context: ({ input: { times, at } }) => ({ times, at: within(at, times), speed: 1 }),
  initial: "paused",
  on: {
    "playback.seek": { target: ".paused", actions: { type: "seek", params: ({ event }) => event } },
    "playback.step": { target: ".paused", actions: { type: "step", params: ({ event }) => event } },
    "playback.speed": { actions: { type: "keepSpeed", params: ({ event }) => event } },
    "steps.change": { target: ".paused", actions: { type: "keepSteps", params: ({ event }) => event } },
  },
  states: {
    paused: {
      always: { target: "ended", guard: "isLast" },
      on: { "playback.play": "playing" },
    },
    playing: {
      always: { target: "ended", guard: "isLast" },
      after: { untilNext: { target: "playing", actions: "goOn", reenter: true } },
      on: {
        "playback.pause": "paused",
        // The wait begins again, at the new speed.
        "playback.speed": {
          target: "playing",
          actions: { type: "keepSpeed", params: ({ event }) => event },
          reenter: true,
        },
      },
    },
    ended: { on: { "playback.play": { target: "playing", actions: "goBack" } } },
  },
});
