/** A semaphore that reserves a quarter of its places for known callers and a quarter for known or quiet ones. */
import { ApiError } from "../../../../api/errors.ts";

/** Levels of trust, the lowest first; a higher level may use the places of lower ones. */
const STANDINGS = ["other", "quiet", "known"] as const;
export type CallerTrust = (typeof STANDINGS)[number];

/** The share of all places that callers up to each level may use together. */
const SHARES: Readonly<Record<CallerTrust, number>> = { other: 1 / 2, quiet: 3 / 4, known: 1 };

const BACK_SECONDS = 5;

class Counts {
  readonly #of: Record<CallerTrust, number> = { other: 0, quiet: 0, known: 0 };

  constructor(readonly size: number) {}

  add(standing: CallerTrust, by: 1 | -1): void {
    this.#of[standing] += by;
  }

  hasRoom(standing: CallerTrust): boolean {
    let sum = 0;
    let isPast = false;
    for (const each of STANDINGS) {
      sum += this.#of[each];
      isPast ||= each === standing;
      if (isPast && sum >= this.size * SHARES[each]) return false;
    }
    return true;
  }
}

interface Caller {
  held: number;
  running: number;
}

/** A reserved place, which runs one piece of work. */
export interface Place extends Disposable {
  /** If set before the run, the work waits until no other work of the same caller is running. */
  isExclusive: boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiter {
  readonly standing: CallerTrust;
  readonly caller: Caller;
  readonly place: Place;
  readonly start: () => void;
}

export interface SemaphoreOptions {
  readonly parallel: number;
  readonly maxWaiting: number;
  /** Maximum number of places that one caller holds at a time, waiting and running. */
  readonly perCaller: number;
}

export class ReservedSemaphore {
  readonly #running: Counts;
  readonly #waiting: Counts;
  readonly #callers = new Map<string, Caller>();
  readonly #perCaller: number;
  #queue: readonly Waiter[] = [];

  constructor({ parallel, maxWaiting, perCaller }: SemaphoreOptions) {
    this.#running = new Counts(parallel);
    this.#waiting = new Counts(maxWaiting);
    this.#perCaller = perCaller;
  }

  /** Reserves a place before any work. @throws {ApiError} RATE_LIMITED if too many callers wait already */
  reserve(standing: CallerTrust, name: string): Place {
    const caller = this.#callers.get(name) ?? { held: 0, running: 0 };
    if (caller.held >= this.#perCaller || !this.#waiting.hasRoom(standing)) {
      throw new ApiError("RATE_LIMITED", "Too many at once; wait a little.", { retry_after: BACK_SECONDS });
    }
    this.#callers.set(name, caller);
    caller.held++;
    this.#waiting.add(standing, 1);
    let state: "waiting" | "running" | "over" = "waiting";
    const end = () => {
      if (state === "over") return;
      if (state === "running") {
        this.#running.add(standing, -1);
        caller.running--;
      } else this.#waiting.add(standing, -1);
      state = "over";
      if (--caller.held === 0) this.#callers.delete(name);
      this.#startNext();
    };
    const place: Place = {
      isExclusive: false,
      run: async (work) => {
        await new Promise<void>((go) => {
          const start = () => {
            state = "running";
            go();
          };
          this.#queue = [...this.#queue, { standing, caller, place, start }];
          this.#startNext();
        });
        try {
          return await work();
        } finally {
          end();
        }
      },
      [Symbol.dispose]: end,
    };
    return place;
  }

  /** Starts waiting work: known callers first, others in the order of their arrival. */
  #startNext(): void {
    const mayRun = ({ standing, caller, place }: Waiter) =>
      this.#running.hasRoom(standing) && !(place.isExclusive && caller.running > 0);
    for (;;) {
      const ready = this.#queue.filter(mayRun);
      const next = ready.find(({ standing }) => standing === "known") ?? ready[0];
      if (!next) return;
      this.#queue = this.#queue.filter((each) => each !== next);
      this.#waiting.add(next.standing, -1);
      this.#running.add(next.standing, 1);
      next.caller.running++;
      next.start();
    }
  }
}
