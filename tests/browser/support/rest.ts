/** When a screen is at rest, by what it does, and not by a time in which the network says nothing. */
import type { Page } from "playwright-core";
import type {} from "../../../src/lib/early_requests.ts";
import type { WatchedPage } from "./watch.ts";

/** Two turns of whatever answers a change with another one; the network's own silence would be 500. */
const QUIET_MS = 100;
const POLL_MS = 20;
/** As long as everything else is waited for. */
const PATIENCE_MS = 30_000;

/** Resolves once the page has not changed for a while, with whether anything in it still moves or loads. */
const quiet = (page: Page): Promise<boolean> =>
  page.evaluate((quietMs) =>
    new Promise<boolean>((resolve) => {
      const isMoving = () =>
        document.getAnimations().some(({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().iterations !== Infinity
        );
      const end = () => {
        observer.disconnect();
        // A picture that the app has not taken over yet is still, but nobody acts on it; a screen whose code is on its way
        // leaves its place empty.
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

/** Waits until nothing on the page moves: a colour on its way to another has too little contrast. */
export const still = async (page: Page): Promise<void> =>
  void await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) =>
      playState !== "running" || effect?.getComputedTiming().iterations === Infinity
    )
  );

/**
 * Waits until no call is under way, nothing is being loaded or moves, and the page has stopped changing.
 * @throws {Error} When it never does.
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
 * Looks again until it holds: what a key or the wheel does is to be seen some frames later.
 * @throws {Error} When it never does.
 */
export async function becomes(check: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!await check()) {
    if (Date.now() > until) throw new Error(`It never held: ${check}`);
    // Looking is work for the page too.
    await new Promise((go) => setTimeout(go, POLL_MS));
  }
}
