/** Stops the time, which passes only by the test's calls and then runs the timers that are due. */
export class StoppedTime implements Disposable {
  readonly #real = { setTimeout, clearTimeout, now: performance.now };
  readonly #waiting = new Map<number, { readonly due: number; readonly run: () => void }>();
  #now = performance.now();
  #last = 0;

  constructor() {
    const wait = (run: () => void, ms = 0): number => {
      this.#waiting.set(++this.#last, { due: this.#now + ms, run });
      return this.#last;
    };
    globalThis.setTimeout = wait as typeof setTimeout;
    globalThis.clearTimeout = (id) => void this.#waiting.delete(Number(id));
    performance.now = () => this.#now;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    while (true) {
      const [next] = [...this.#waiting].filter(([, { due }]) => due <= until)
        .sort(([, one], [, other]) => one.due - other.due);
      if (!next) break;
      const [id, { due, run }] = next;
      this.#waiting.delete(id);
      this.#now = due;
      run();
    }
    this.#now = until;
  }

  [Symbol.dispose](): void {
    globalThis.setTimeout = this.#real.setTimeout;
    globalThis.clearTimeout = this.#real.clearTimeout;
    performance.now = this.#real.now;
  }
}
