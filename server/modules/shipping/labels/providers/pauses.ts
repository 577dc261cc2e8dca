/** Pauses a provider that is down, for all servers, so that it is not called again and again. */
import type { Reader } from "../../../../db/database.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { appendOutbox } from "../../../../events/outbox.ts";
import { accountsOf, countFailure, forgetFailures, pauseOf } from "./pauses_store.ts";
import { logError } from "../../../../log.ts";

const FAILURES = 5;
const PAUSE_SECONDS = 60;

/** Entity name of the live events when a provider's pause begins or ends. */
export const CARRIERS = "carriers";

export async function isPaused(reader: Reader, provider: string, now: number): Promise<boolean> {
  return ((await pauseOf(reader, provider))?.paused_until ?? 0) > now;
}

/** Counts the result of a call, and notifies open screens when a pause begins or ends. */
export async function countAnswer(
  { db, now }: Pick<BackgroundTools, "db" | "now">,
  provider: string,
  isAnswered: boolean,
): Promise<void> {
  // Skips the write in the usual case: an answer of a provider without failures.
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

/** Counts a result, but only logs errors, so that the caller's more important work continues. */
export const noteAnswer = (...of: Parameters<typeof countAnswer>): Promise<void> =>
  countAnswer(...of).catch((error: unknown) =>
    logError(`An answer of ${of[1]} could not be counted.`, error)
  );
