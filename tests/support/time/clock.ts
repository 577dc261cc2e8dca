/** Stops the clock until a test moves it: the page's timers use it, and promises settle between them. */
import { setImmediate } from "node:timers";

interface Timer {
  readonly at: number;
  readonly run: () => void;
  readonly everyMs: number;
}

/** The most turns of the event loop that a fake API's answer takes. */
const TURNS = 6;

export class FakeClock {
  now = 0;
  readonly #timers = new Map<number, Timer>();
  #next = 0;
  #real = {};

  #add(run: () => void, ms: number, everyMs: number): number {
    this.#timers.set(++this.#next, { at: this.now + ms, run, everyMs });
    return this.#next;
  }

  install(): void {
    const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
    this.#real = { setTimeout, clearTimeout, setInterval, clearInterval };
    const drop = (id?: number) => void this.#timers.delete(id ?? 0);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => this.#add(run, ms, 0),
      setInterval: (run: () => void, ms = 0) => this.#add(run, ms, ms),
      clearTimeout: drop,
      clearInterval: drop,
    });
  }

  uninstall(): void {
    Object.assign(globalThis, this.#real);
  }

  async #settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((done) => setImmediate(done));
  }

  /** Advances the clock and runs due timers in sequence. */
  async advance(ms: number): Promise<void> {
    const until = this.now + ms;
    await this.#settle();
    for (;;) {
      const [id, due] = [...this.#timers].filter(([, { at }]) => at <= until)
        .sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
      if (id === undefined || !due) break;
      this.now = due.at;
      if (due.everyMs > 0) this.#timers.set(id, { ...due, at: due.at + due.everyMs });
      else this.#timers.delete(id);
      due.run();
      await this.#settle();
    }
    this.now = until;
  }
}
