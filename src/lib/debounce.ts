export interface Debouncer {
  readonly run: () => void;
  readonly stop: () => void;
}

/** Runs the work once for several calls: `ms` after the first of them. With 0 every call runs it at once. */
export function debounce(ms: number, work: () => void): Debouncer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, ms);
  };
  return { run: ms === 0 ? work : later, stop: () => clearTimeout(timer) };
}
