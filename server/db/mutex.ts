/** Work that must not be done at once is done in the order it came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** @param tellWait Called with the seconds that a task waited for its turn. */
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
