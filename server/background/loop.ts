/**
 * Work beside the requests that begins again and again: the one shape of it. It runs one at a time, when its time has
 * come or when something rings. What fails is logged and tried again, later each time, and never ends the process.
 */

import { DatabaseAway } from "../db/away.ts";
import { logError } from "../log.ts";
import { loopFailures } from "../metrics.ts";

/**
 * For what nobody waits for with bated breath: a tenth of a second. Each look is a question or two: of 200 scans a second on Postgres
 * those looks took a sixth of all processor time at a fiftieth.
 */
export const REST_MS = 100;

/**
 * For live events: commits within this time are told together, the first at once. No eye sees a list change more often, and on Postgres
 * each telling is a message to all processes and a question of each.
 */
export const CROWD_MS = 50;

/** After a failure the next try waits this long, then twice as long, and so on up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export interface LoopOptions {
  /** What it does, for the log: "Reading the outbox". */
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** It runs at least this often. */
  readonly everyMs: number;
  /** Runs at once as well, instead of waiting for its time first. */
  readonly isEager?: boolean;
  /** Something that rings when there is work; returns how to stop listening. */
  readonly onWake?: (listener: () => void) => () => void;
  /** What rings within this time after a run is looked at together, at its end: each commit rings, a crowd of them as one. */
  readonly restMs?: number;
  /** Wait after the first failure; for tests. */
  readonly firstWaitMs?: number;
  readonly log?: (message: string, error: unknown) => void;
}

export interface Loop {
  /** Runs now, or once more after the run that is under way. Resolves at the end of it, however it went. */
  look(): Promise<void>;
  /** Resolves when the run under way is at its end. */
  stop(): Promise<void>;
}

export function startLoop(options: LoopOptions): Loop {
  const { name, run, everyMs, restMs = 0, firstWaitMs = FIRST_WAIT_MS, log = logError } = options;
  const stopping = new AbortController();
  let working = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let endedAt = -Infinity;
  let [isWorking, isAskedAgain, isWaiting] = [false, false, false];
  let failures = 0;

  /** A database that is away has been logged, and comes back at any moment: who waits for it longer would be late then. */
  function waitAfter(error: unknown): number {
    if (error instanceof DatabaseAway) return firstWaitMs;
    const wait = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** failures++);
    loopFailures.inc({ work: name });
    log(`${name} failed; it is tried again in ${Math.ceil(wait / 1000)} s.`, error);
    return wait;
  }

  function fail(error: unknown): void {
    const wait = waitAfter(error);
    isWaiting = true;
    retry = setTimeout(() => {
      isWaiting = false;
      void look();
    }, wait);
  }

  async function work(): Promise<void> {
    while (isAskedAgain && !isWaiting && !stopping.signal.aborted) {
      isAskedAgain = false;
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

  function look(): Promise<void> {
    isAskedAgain = true;
    if (isWorking || isWaiting || stopping.signal.aborted) return working;
    isWorking = true;
    return working = work();
  }

  function ring(): void {
    if (resting !== undefined) return;
    const rest = isWorking ? restMs : endedAt + restMs - performance.now();
    if (restMs === 0 || rest <= 0) return void look();
    resting = setTimeout(() => {
      resting = undefined;
      void look();
    }, rest);
  }

  const unlisten = options.onWake?.(ring);
  const timer = setInterval(look, everyMs);
  if (options.isEager) void look();
  return {
    look,
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
