export interface Debouncer {
  readonly run: () => void;
  readonly stop: () => void;
}

/** @param ms delay; with 0 every call runs the work at once */
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
