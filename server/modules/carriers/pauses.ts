/**
 * Which providers are left alone for a while: what is down is not asked again and again. Each process counts for itself;
 * what it finds is kept with the provider's accounts, so that people see it whichever server they ask.
 */
import { appendOutbox } from "../../outbox.ts";
import type { BackgroundTools } from "../../fields.ts";
import { keepPaused } from "./pauses_store.ts";

/** As many failures after one another pause it. */
const FAILURES = 5;
const PAUSE_SECONDS = 60;

/** What live events call a provider that does not answer, or does again. */
export const CARRIERS = "carriers";

/** @param until unix seconds; null once it answers again */
type Told = (whom: string, until: number | null) => void;

export class Pauses {
  readonly #failures = new Map<string, number>();
  readonly #until = new Map<string, number>();

  constructor(readonly now: () => number, readonly tell: Told = () => {}) {}

  /** @param whom a provider with one key */
  isPaused(whom: string): boolean {
    return (this.#until.get(whom) ?? 0) > this.now();
  }

  note(whom: string, isAnswered: boolean): void {
    const count = isAnswered ? 0 : (this.#failures.get(whom) ?? 0) + 1;
    this.#failures.set(whom, count >= FAILURES ? 0 : count);
    if (count >= FAILURES) {
      const until = this.now() + PAUSE_SECONDS;
      this.#until.set(whom, until);
      this.tell(whom, until);
    } else if (isAnswered && this.#until.delete(whom)) this.tell(whom, null);
  }
}

/** Writes it down, and tells open screens. */
export async function tellPause(
  { db, now }: Pick<BackgroundTools, "db" | "now">,
  whom: string,
  until: number | null,
): Promise<void> {
  await db.write(async (tx) => {
    const ids = await keepPaused(tx, whom, until);
    if (ids.length > 0) await appendOutbox(tx, [{ entity: CARRIERS, sellerId: null, ids }], now());
  });
  db.wake();
}

/** Nobody waits for it: a pause that could not be written is seen with the next one. */
export const tellingPauses = (tools: Pick<BackgroundTools, "db" | "now">): Pauses =>
  new Pauses(tools.now, (whom, until) => {
    tellPause(tools, whom, until).catch((error: unknown) =>
      console.error(`The pause of ${whom} could not be kept.`, error)
    );
  });
