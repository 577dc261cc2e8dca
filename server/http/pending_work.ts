/** Counts running work for a stop. A set would keep old entries until the heap is collected (ADR 61). */
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

  /** Counts work without a caller; its failure is reported. */
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
