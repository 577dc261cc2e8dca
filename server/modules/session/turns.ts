/** Dear work: so many do it at once, so many more wait, and who comes then is told to come back. */
import { ApiError } from "../../../api/errors.ts";

/** By then some of those who wait are through. */
const BACK_SECONDS = 5;

export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly parallel: number, readonly maxWaiting: number) {}

  get isFull(): boolean {
    return this.#running >= this.parallel && this.#waiting.length >= this.maxWaiting;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws {ApiError} RATE_LIMITED with the seconds to wait, where too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) {
      throw new ApiError("RATE_LIMITED", "Too many at once; wait a little.", { retry_after: BACK_SECONDS });
    }
    if (this.#running < this.parallel) this.#running++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is handed on as it is, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
