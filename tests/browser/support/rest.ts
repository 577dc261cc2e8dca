/** When a screen is at rest, by what it does, and not by a time in which the network says nothing. */
import type { Page } from "playwright-core";
import type { Watched } from "./watch.ts";

/** Two turns of whatever answers a change with another one; the network's own silence would be 500. */
const QUIET_MS = 100;
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
        resolve(!isMoving() && !document.querySelector("main [aria-busy=true]"));
      };
      let timer = setTimeout(end, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, quietMs);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }), QUIET_MS);

/**
 * Waits until no call is under way, nothing is being loaded or moves, and the page has stopped changing.
 * @throws {Error} When it never does.
 */
export async function rest({ page, underWay }: { page: Page } & Pick<Watched, "underWay">): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await quiet(page)) || underWay() > 0) {
    if (Date.now() > until) throw new Error(`Not at rest: ${underWay()} calls under way at ${page.url()}`);
  }
}
