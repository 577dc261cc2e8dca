/** Counts running work, so that a stop can wait for it. A set would keep old entries for a long time (ADR 61). */
export class PendingWork {
  #open = 0;
  #settled: PromiseWithResolvers<void> | null = null;

  constructor(readonly onError: (error: unknown) => void) {}

  /** Counts work whose outcome the caller handles. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#open++;
    work.then(this.#done, this.#done);
    return work;
  }

  /** Counts work that no caller awaits, and reports its failure. */
  add(work: Promise<unknown>): void {
    this.track(work).catch(this.onError);
  }

  async settled(): Promise<void> {
    while (this.#open > 0) await (this.#settled ??= Promise.withResolvers()).promise;
  }

  readonly #done = (): void => {
    if (--this.#open > 0) return;
    this.#settled?.resolve();
    this.#settled = null;
  };
}
