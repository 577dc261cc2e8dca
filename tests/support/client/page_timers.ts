/**
 * Ends the timers of a page together with the page. All pages share one process here: a timer of an earlier
 * test would run in a later one, call its API, and change the result. Import this before any module with a
 * timer.
 */
type Timer = ReturnType<typeof setTimeout>;

const { setTimeout: begin, setInterval: repeat, clearTimeout: end } = globalThis;
/** Timers of the open page, each with its delay in milliseconds. */
const waiting = new Map<Timer, number>();

const noted = (timer: Timer, ms: number): Timer => {
  waiting.set(timer, ms);
  return timer;
};

Object.assign(globalThis, {
  setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer => {
    const timer = begin(() => {
      waiting.delete(timer);
      run(...args);
    }, ms);
    return noted(timer, ms);
  },
  setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer =>
    noted(repeat(run, ms, ...args), ms),
});

AbortSignal.timeout = (ms) => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException("Signal timed out.", "TimeoutError")), ms);
  return limit.signal;
};

/** Runs the timers with a delay of zero, as the page would have done, and drops all others. */
export async function endTimers(): Promise<void> {
  if ([...waiting.values()].includes(0)) await new Promise<void>((done) => void begin(done));
  for (const timer of waiting.keys()) end(timer);
  waiting.clear();
}

/** Timers that modules began while they were loaded belong to no page. */
export const forgetTimers = (): void => waiting.clear();
