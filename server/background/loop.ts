/** Repeats background work, one run at a time. A failure is retried, later each time, and ends nothing. */

import { DatabaseAway } from "../db/database_away.ts";
import { logError } from "../log.ts";
import { loopFailures } from "../metrics.ts";

/** Milliseconds between runs: at a fiftieth of a second, 200 scans a second on Postgres cost a sixth more. */
export const COALESCE_MS = 100;

/** Milliseconds between sendings of live events: on Postgres each reaches all processes. */
export const LIVE_COALESCE_MS = 50;

/** The first wait after a failure doubles with each further one, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

export interface LoopOptions {
  /** For the log: "Reading the outbox". */
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** It runs at least this often. */
  readonly everyMs: number;
  /** Runs at once as well. */
  readonly isEager?: boolean;
  /** Registers a listener that is called when there is work; returns how to remove it. */
  readonly onWake?: (listener: () => void) => () => void;
  /** Wake-ups within this time after a run cause one run, at its end. */
  readonly coalesceMs?: number;
  readonly firstWaitMs?: number;
  readonly log?: (message: string, error: unknown) => void;
}

export interface Loop {
  /** Runs now, or once more after the present run. Resolves at the end of it, also after a failure. */
  run(): Promise<void>;
  /** Resolves at the end of the present run. */
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

  /** A database that is away has been logged and may be back at any moment. */
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
