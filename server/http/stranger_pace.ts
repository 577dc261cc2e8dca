/** Admits requests of strangers a few at a time, and makes them wait after a slow turn. Source: docs/adr/0071. */
import { setImmediate, setTimeout } from "node:timers";

/** The number of requests or connections that one turn of the event loop admits. */
const AT_ONCE = 4;
/** Milliseconds of a turn of the event loop above which the process counts as busy. */
const FULL_MS = 5;
/** Strangers wait this many times the duration of a busy turn, so that they get a third of the time. */
const REST = 2;
const MAX_REST_MS = 200;

const now = () => performance.now();

export interface EventLoop {
  readonly next: () => Promise<void>;
  readonly rest: (ms: number) => Promise<void>;
  readonly now: () => number;
}

const LOOP: EventLoop = {
  next: () => new Promise((go) => void setImmediate(go)),
  rest: (ms) => new Promise((go) => void setTimeout(go, ms)),
  now,
};

export class StrangerPace {
  readonly #loop: EventLoop;
  #taken = 0;
  #isRunning = false;
  #waiting: (() => void)[] = [];

  constructor(loop = LOOP) {
    this.#loop = loop;
  }

  /** Returns null to admit at once; otherwise resolves in the order of the calls. */
  turn(): Promise<void> | null {
    if (!this.#isRunning) void this.#run();
    if (this.#waiting.length === 0 && this.#taken < AT_ONCE) {
      this.#taken++;
      return null;
    }
    return new Promise((go) => void this.#waiting.push(go));
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    do {
      const begunAt = this.#loop.now();
      await this.#loop.next();
      const took = this.#loop.now() - begunAt;
      if (took > FULL_MS) await this.#loop.rest(Math.min(took * REST, MAX_REST_MS));
      const next = this.#waiting.splice(0, AT_ONCE);
      this.#taken = next.length;
      for (const go of next) go();
    } while (this.#taken > 0);
    this.#isRunning = false;
  }
}

/** The instance that the API and the login site share. */
export const strangerPace = new StrangerPace();
