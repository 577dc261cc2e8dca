/** What is under way, so that a stop can wait for it. */
export class Pending {
  readonly #works = new Set<Promise<unknown>>();

  constructor(readonly onError: (error: unknown) => void) {}

  /** Counts a piece of work whose outcome somebody else takes. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#works.add(work);
    const done = () => void this.#works.delete(work);
    work.then(done, done);
    return work;
  }

  /** Counts a piece of work that nobody waits for; its failure is reported. */
  add(work: Promise<unknown>): void {
    this.track(work).catch(this.onError);
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#works.size > 0) await Promise.allSettled(this.#works);
  }
}
