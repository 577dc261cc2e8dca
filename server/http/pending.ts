/**
 * What is under way, so that a stop can wait for it. It is counted and not kept: a set that each call enters and leaves leaves
 * old tables behind, and what stood in them is held until the whole heap is collected. Source: ADR 61.
 */
export class Pending {
  #open = 0;
  #settled: PromiseWithResolvers<void> | null = null;

  constructor(readonly onError: (error: unknown) => void) {}

  /** Counts a piece of work whose outcome somebody else takes. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#open++;
    work.then(this.#done, this.#done);
    return work;
  }

  /** Counts a piece of work that nobody waits for; its failure is reported. */
  add(work: Promise<unknown>): void {
    this.track(work).catch(this.onError);
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#open > 0) await (this.#settled ??= Promise.withResolvers()).promise;
  }

  readonly #done = (): void => {
    if (--this.#open > 0) return;
    this.#settled?.resolve();
    this.#settled = null;
  };
}
