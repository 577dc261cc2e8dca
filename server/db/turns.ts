/** Work that must not be done at once is done in the order it came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function takingTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
