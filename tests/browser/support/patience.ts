/**
 * Shortens Playwright's polls. By default it polls after 20, 50, 100 and 100 ms, then every 500 ms, without a
 * setting for it: it notices a change at 300 ms only after 770.
 */
import type { Page } from "playwright-core";

const LOOKS_MS = [20, 30, 50];

type Check = (progress: unknown, again: unknown) => Promise<unknown>;

/** The internal method of Playwright's frame that polls. */
interface Waiting {
  retryWithProgressAndBackoff(progress: unknown, check: Check): Promise<unknown>;
  retryWithProgressAndTimeouts(progress: unknown, waitsMs: readonly number[], check: Check): Promise<unknown>;
}

interface Connected {
  readonly _connection?: { toImpl?(page: Page): { mainFrame(): Waiting } };
}

/**
 * Makes every wait on any page of this process poll every 50 ms from now on.
 * @throws {Error} If this version of Playwright waits in another way.
 */
export function pollOften(page: Page): void {
  const frame = (page as unknown as Connected)._connection?.toImpl?.(page).mainFrame();
  const waiting: Partial<Waiting> = frame ? Object.getPrototypeOf(frame) : {};
  if (!waiting.retryWithProgressAndBackoff || !waiting.retryWithProgressAndTimeouts) {
    throw new Error("This Playwright waits in another way: see tests/browser/support/patience.ts.");
  }
  waiting.retryWithProgressAndBackoff = function (this: Waiting, progress, check) {
    return this.retryWithProgressAndTimeouts(progress, LOOKS_MS, check);
  };
}
