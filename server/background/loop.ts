/** Repeats background work, one run at a time. A failed run is retried after ever longer waits. */

import { DatabaseAway } from "../db/database_away.ts";
import { logError } from "../log.ts";
import { loopFailures } from "../metrics.ts";

/** Milliseconds between runs that wake-ups cause: with 20 ms, 200 scans a second on Postgres cost a sixth more. */
export const COALESCE_MS = 100;

/** Milliseconds between batches of live events, each of which is sent to all processes on Postgres. */
export const LIVE_COALESCE_MS = 50;

/** The wait after a failure doubles with each further failure, up to `MAX_WAIT_MS`. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

export interface LoopOptions {
  /** For the log: "Reading the outbox". */
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds after which a run begins even without a wake-up. */
  readonly everyMs: number;
  /** True to run at the start already, without waiting for `everyMs`. */
  readonly isEager?: boolean;
  /** Registers a listener that is called when there is work; returns a function that removes it. */
  readonly onWake?: (listener: () => void) => () => void;
  /** Milliseconds after a run within which wake-ups are merged into one run at the end. */
  readonly coalesceMs?: number;
  readonly firstWaitMs?: number;
  readonly log?: (message: string, error: unknown) => void;
}

export interface Loop {
  /** Runs now, after the present run, or at the retry after a failure. Resolves when none is in progress. */
  run(): Promise<void>;
  /** Starts no further run, and resolves at the end of the present run. */
  stop(): Promise<void>;
}

export function startLoop(options: LoopOptions): Loop {
  const { name, run, everyMs, coalesceMs = 0, firstWaitMs = FIRST_WAIT_MS, log = logError } = options;
  const stopping = new AbortController();
  let working = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let endedAt = -Infinity;
  let [isWorking, isRequestedAgain, isWaiting] = [false, false, false];
  let failures = 0;

  /** Returns the wait before the next try: a short one if the database is away, which is logged elsewhere. */
  function waitAfter(error: unknown): number {
    if (error instanceof DatabaseAway) return firstWaitMs;
    const wait = Math.min(MAX_WAIT_MS, firstWaitMs * 2 ** failures++);
    loopFailures.inc({ work: name });
    log(`${name} failed; it is tried again in ${Math.ceil(wait / 1000)} s.`, error);
    return wait;
  }

  function fail(error: unknown): void {
    const wait = waitAfter(error);
    isWaiting = true;
    retry = setTimeout(() => {
      isWaiting = false;
      void runNow();
    }, wait);
  }

  async function work(): Promise<void> {
    while (isRequestedAgain && !isWaiting && !stopping.signal.aborted) {
      isRequestedAgain = false;
      try {
        await run(stopping.signal);
        failures = 0;
      } catch (error) {
        fail(error);
      }
    }
    isWorking = false;
    endedAt = performance.now();
  }

  function runNow(): Promise<void> {
    isRequestedAgain = true;
    if (isWorking || isWaiting || stopping.signal.aborted) return working;
    isWorking = true;
    return working = work();
  }

  function wake(): void {
    if (resting !== undefined) return;
    const rest = isWorking ? coalesceMs : endedAt + coalesceMs - performance.now();
    if (coalesceMs === 0 || rest <= 0) return void runNow();
    resting = setTimeout(() => {
      resting = undefined;
      void runNow();
    }, rest);
  }

  const unlisten = options.onWake?.(wake);
  const timer = setInterval(runNow, everyMs);
  if (options.isEager) void runNow();
  return {
    run: runNow,
    stop: async () => {
      stopping.abort();
      unlisten?.();
      clearInterval(timer);
      clearTimeout(resting);
      await working;
      clearTimeout(retry);
    },
  };
}
