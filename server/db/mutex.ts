/** Runs tasks one at a time, in the order they came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** @param tellWait receives the seconds that a task waited */
export function takingTurns(tellWait: (seconds: number) => void = () => {}): Turns {
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
