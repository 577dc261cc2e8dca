/** Runs tasks one at a time, in the order they came. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

/** @param tellWait receives the seconds that a task waited */
export function makeMutex(tellWait: (seconds: number) => void = () => {}): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const askedAt = performance.now();
    const turn = last.then(() => {
      tellWait((performance.now() - askedAt) / 1000);
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
}
