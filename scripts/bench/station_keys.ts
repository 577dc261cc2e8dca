/**
 * Measures the time from releasing a key until it acts at a station in a browser: R until its question is painted, on a
 * device that is set to a fast scanner. Beside it the same key in a bare page that writes a line of text at once.
 */
import type { Page } from "playwright-core";
import { print, quantile } from "./report.ts";

const ROUNDS = 30;
const WARM = 5;
/** No hand releases a key sooner than 40 ms, and most need longer. */
const HELD_MS = 70;
/** Nobody presses two keys within a shorter time. */
const REST_MS = 300;
const GOAL = "<= 150 ms";
const QUESTION = "#reasons-of";

interface Released {
  released: number;
  acted: number;
}

function watchKey({ shown }: { readonly shown: string }): void {
  const state = globalThis as unknown as Released;
  state.acted = 0;
  addEventListener("keyup", ({ key, timeStamp }) => {
    if (key === "r") state.released = timeStamp;
  }, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shown)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => void (state.acted = performance.now() - state.released);
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

async function measureKey(page: Page, shown: string): Promise<number> {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(watchKey, { shown });
  await page.keyboard.press("r", { delay: HELD_MS });
  const acted = await page.waitForFunction(() => (globalThis as unknown as Released).acted);
  return Number(await acted.jsonValue());
}

/**
 * @param page a station at which a garment is open
 * @param line any page of the same origin
 */
export async function benchKeys(page: Page, line: Page): Promise<void> {
  const ours: number[] = [];
  const bare: number[] = [];
  await line.evaluate(() => {
    const [box, word] = [document.createElement("input"), document.createElement("output")];
    document.body.replaceChildren(box);
    word.textContent = "acted";
    box.focus();
    box.addEventListener("keyup", () => document.body.append(word));
  });
  for (let at = 0; at < ROUNDS + WARM; at++) {
    await page.evaluate(() => localStorage.setItem("scanner.pace", "quick"));
    const own = await measureKey(page, QUESTION);
    await page.keyboard.press("Escape");
    await page.locator(QUESTION).waitFor({ state: "detached" });
    await line.evaluate(() => document.querySelector("output")?.remove());
    const other = await measureKey(line, "output");
    if (at < WARM) continue;
    ours.push(own);
    bare.push(other);
  }
  const row = (name: string, share: number) => ({
    name,
    unit: "ms",
    goal: share > 0.5 ? GOAL : "",
    ours: quantile(ours, share),
    base: quantile(bare, share),
  });
  print(`From letting a key go until it acts, ${ours.length} keys`, "bare page", [
    row("half take up to", 0.5),
    row("95 of 100", 0.95),
  ]);
}
