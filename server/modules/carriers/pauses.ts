/** Which providers are left alone for a while: what is down is not asked again and again. Kept by each process. */

/** As many failures after one another pause it. */
const FAILURES = 5;
const PAUSE_SECONDS = 60;

export class Pauses {
  readonly #failures = new Map<string, number>();
  readonly #until = new Map<string, number>();

  constructor(readonly now: () => number) {}

  /** @param whom a provider with one key */
  isPaused(whom: string): boolean {
    return (this.#until.get(whom) ?? 0) > this.now();
  }

  note(whom: string, isAnswered: boolean): void {
    const count = isAnswered ? 0 : (this.#failures.get(whom) ?? 0) + 1;
    this.#failures.set(whom, count >= FAILURES ? 0 : count);
    if (count >= FAILURES) this.#until.set(whom, this.now() + PAUSE_SECONDS);
  }
}
