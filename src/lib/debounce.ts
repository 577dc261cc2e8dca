/** Many occasions in a short time, acted on once. */

export interface Debounced {
  /** Something happened: the work is done within the time, once for all that happens until then. */
  readonly run: () => void;
  /** Forgets what waits. */
  readonly stop: () => void;
}

/** @param ms 0: each occasion at once */
export function debounce(ms: number, work: () => void): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, ms);
  };
  return { run: ms === 0 ? work : later, stop: () => clearTimeout(timer) };
}
