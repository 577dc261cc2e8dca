/**
 * How many work at once. Who asks for all slots is alone: begins once nobody works any more, and nobody begins before it is
 * done. First come, first served.
 */
export class Slots {
  #free: number;
  readonly #waiting: { readonly slots: number; readonly begin: () => void }[] = [];

  constructor(readonly most: number) {
    this.#free = most;
  }

  /** Runs the work in one slot. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#within(1, work);
  }

  /** Runs the work while nobody else does. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#within(this.most, work);
  }

  async #within<T>(slots: number, work: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ slots, begin: resolve });
    this.#beginNext();
    await promise;
    try {
      return await work();
    } finally {
      this.#free += slots;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (let next = this.#waiting[0]; next && next.slots <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.slots;
      next.begin();
    }
  }
}
