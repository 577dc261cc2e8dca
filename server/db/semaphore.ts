interface Waiting {
  readonly slots: number;
  readonly begin: () => void;
}

/** No slot was free in time: the work did not begin. */
export class SemaphoreTimeout extends Error {
  override readonly name = "SemaphoreTimeout";
}

/** Limits concurrent work, first come, first served. Exclusive work runs alone. */
export class Semaphore {
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(readonly most: number) {
    this.#free = most;
  }

  /** @throws {SemaphoreTimeout} when no slot was free within `waitMs` */
  run<T>(work: () => Promise<T>, waitMs?: number): Promise<T> {
    return this.#within(1, work, waitMs);
  }

  /** Runs work alone. @throws {SemaphoreTimeout} when other work did not end within `waitMs` */
  exclusive<T>(work: () => Promise<T>, waitMs?: number): Promise<T> {
    return this.#within(this.most, work, waitMs);
  }

  async #within<T>(slots: number, work: () => Promise<T>, waitMs?: number): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { slots, begin: resolve };
    this.#waiting.push(waiting);
    this.#beginNext();
    const timer = waitMs === undefined ? undefined : setTimeout(() => {
      if (this.#giveUp(waiting)) reject(new SemaphoreTimeout(`No slot was free within ${waitMs} ms`));
    }, waitMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
    try {
      return await work();
    } finally {
      this.#free += slots;
      this.#beginNext();
    }
  }

  /** Returns false if the work has begun. Otherwise begins work behind it, which may need fewer slots. */
  #giveUp(waiting: Waiting): boolean {
    const at = this.#waiting.indexOf(waiting);
    if (at < 0) return false;
    this.#waiting.splice(at, 1);
    this.#beginNext();
    return true;
  }

  #beginNext(): void {
    for (let next = this.#waiting[0]; next && next.slots <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.slots;
      next.begin();
    }
  }
}
