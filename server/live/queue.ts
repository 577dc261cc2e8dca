/** A queue with a limit, read as a stream. Its end also ends a reader that is waiting. */
export class Queue<T> {
  readonly #items: T[] = [];
  #wake: (() => void) | undefined;
  #isEnded = false;

  constructor(readonly capacity: number) {}

  /** Returns false if the queue is full, because the reader is too slow. */
  push(item: T): boolean {
    if (this.#isEnded) return true;
    if (this.#items.length >= this.capacity) return false;
    this.#items.push(item);
    this.#wake?.();
    return true;
  }

  end(): void {
    this.#isEnded = true;
    this.#items.length = 0;
    this.#wake?.();
  }

  /** Returns null at the end. */
  async next(): Promise<T | null> {
    while (this.#items.length === 0 && !this.#isEnded) {
      await new Promise<void>((resolve) => this.#wake = resolve);
      this.#wake = undefined;
    }
    return this.#items.shift() ?? null;
  }
}
