/** Decides that a screen is at rest by its activity, not by a time without network calls. */
import type { Page } from "playwright-core";
import type {} from "../../../src/lib/early_requests.ts";
import type { WatchedPage } from "./watch.ts";

/** Two turns of a part that answers a change with another one; waiting for the idle network takes 500 ms. */
const QUIET_MS = 100;
const POLL_MS = 20;
/** The limit equals that of all other waits. */
const PATIENCE_MS = 30_000;

/** Resolves once the page has not changed for a while, with true if nothing in it moves or loads. */
const quiet = (page: Page): Promise<boolean> =>
  page.evaluate((quietMs) =>
    new Promise<boolean>((resolve) => {
      const isMoving = () =>
        document.getAnimations().some(({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().iterations !== Infinity
        );
      const end = () => {
        observer.disconnect();
        // A picture is at rest, but nobody can act on it until the app takes over; a screen whose code still
        // loads is empty.
        const isTakenOver = !globalThis.__early?.picture;
        const isLoading = document.querySelector("main:empty, main :is([aria-busy=true], [data-skeleton])");
        resolve(!isMoving() && isTakenOver && !isLoading);
      };
      let timer = setTimeout(end, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, quietMs);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }), QUIET_MS);

/** Waits until nothing on the page moves: a color in transition has too little contrast. */
export const still = async (page: Page): Promise<void> =>
  void await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) =>
      playState !== "running" || effect?.getComputedTiming().iterations === Infinity
    )
  );

/**
 * Waits until no call is under way, nothing is being loaded or moves, and the page has stopped changing.
 * @throws {Error} If that never happens.
 */
export async function rest(
  { page, underWay }: { page: Page } & Pick<WatchedPage, "underWay">,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await quiet(page)) || underWay() > 0) {
    if (Date.now() > until) throw new Error(`Not at rest: ${underWay()} calls under way at ${page.url()}`);
  }
}

/**
 * Polls a condition until it holds, as the effect of a key or the wheel shows some frames later.
 * @throws {Error} If it never holds.
 */
export async function becomes(check: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!await check()) {
    if (Date.now() > until) throw new Error(`It never held: ${check}`);
    // Each check is work for the page too, so it gets a pause.
    await new Promise((go) => setTimeout(go, POLL_MS));
  }
}
