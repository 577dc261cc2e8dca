/**
 * Pauses a provider that is down, so that it is not called again and again. All servers count together: it is called as often
 * as by one server, and people see the pause whichever server they use.
 */
import type { Reader } from "../../../../db/database.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { appendOutbox } from "../../../../events/outbox.ts";
import { accountsOf, countFailure, forgetFailures, pauseOf } from "./pauses_store.ts";
import { logError } from "../../../../log.ts";

/** As many failures after one another pause it. */
const FAILURES = 5;
const PAUSE_SECONDS = 60;

/** What live events call a provider that does not answer, or does again. */
export const CARRIERS = "carriers";

/** @param provider with one key */
export async function isPaused(reader: Reader, provider: string, now: number): Promise<boolean> {
  return ((await pauseOf(reader, provider))?.paused_until ?? 0) > now;
}

/** Counts the results of calls, and notifies open screens of a pause that begins or ends. */
export async function countAnswer(
  { db, now }: Pick<BackgroundTools, "db" | "now">,
  provider: string,
  isAnswered: boolean,
): Promise<void> {
  // Nearly every call is answered, by a provider of which nothing else is known: then nothing is written.
  if (isAnswered && !await pauseOf(db.read, provider)) return;
  const at = now();
  await db.write(async (tx) => {
    const isNews = isAnswered
      ? await forgetFailures(tx, provider)
      : await countFailure(tx, provider, { most: FAILURES, until: at + PAUSE_SECONDS });
    const ids = isNews ? await accountsOf(tx, provider) : [];
    if (ids.length > 0) await appendOutbox(tx, [{ entity: CARRIERS, sellerId: null, ids }], at);
  });
  db.wake();
}

/** The same where something more important follows: what could not be counted is only logged. */
export const noteAnswer = (...of: Parameters<typeof countAnswer>): Promise<void> =>
  countAnswer(...of).catch((error: unknown) =>
    logError(`An answer of ${of[1]} could not be counted.`, error)
  );
