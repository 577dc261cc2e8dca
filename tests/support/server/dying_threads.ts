/** Ends threads that read SQLite's file as a crash does: they have received their query, and never answer it. */

export interface DyingThreads {
  /** Ends the given number of threads, each as it receives a query for which `isMeant` is true. */
  readonly kill: (times: number, isMeant?: (sql: string) => boolean) => void;
  /** Returns the number of threads that are still to end. */
  readonly left: () => number;
}

/** Runs the work; threads must start within it. */
export async function withDyingThreads(work: (threads: DyingThreads) => Promise<void>): Promise<void> {
  const Usual = globalThis.Worker;
  let deaths = 0;
  let isVictim: (sql: string) => boolean = () => true;
  class Dying extends Usual {
    override postMessage(message: unknown): void {
      super.postMessage(message);
      const { sql } = message as { readonly sql: string | null };
      if (deaths <= 0 || sql === null || !isVictim(sql)) return;
      deaths--;
      this.terminate();
      // The thread's owner begins to wait for the answer only after this call.
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error", { message: "killed" })));
    }
  }
  globalThis.Worker = Dying;
  try {
    await work({
      kill(times, isMeant = () => true) {
        deaths = times;
        isVictim = isMeant;
      },
      left: () => deaths,
    });
  } finally {
    globalThis.Worker = Usual;
  }
}
