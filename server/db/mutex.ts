/** Runs tasks one at a time, in the order they came. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

/** @param onWait receives the seconds that a task waited */
export function makeMutex(onWait: (seconds: number) => void = () => {}): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const askedAt = performance.now();
    const turn = last.then(() => {
      onWait((performance.now() - askedAt) / 1000);
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
}
