/**
 * How many work at once. Who asks for all lanes is alone: begins once nobody works any more, and nobody begins before it is
 * done. First come, first served.
 */
export class Lanes {
  #free: number;
  readonly #waiting: { readonly lanes: number; readonly begin: () => void }[] = [];

  constructor(readonly most: number) {
    this.#free = most;
  }

  /** Runs the work in one lane. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#within(1, work);
  }

  /** Runs the work while nobody else does. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#within(this.most, work);
  }

  async #within<T>(lanes: number, work: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ lanes, begin: resolve });
    this.#beginNext();
    await promise;
    try {
      return await work();
    } finally {
      this.#free += lanes;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (let next = this.#waiting[0]; next && next.lanes <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.lanes;
      next.begin();
    }
  }
}
