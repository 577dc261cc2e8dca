/** Measures the milliseconds from a click to the new rows: of the next page, or of another filter. */
import type { Page } from "playwright-core";
import { median } from "../report.ts";
import { ORIGIN } from "../world.ts";
import { contextOf, type Visit, type Visitor } from "./visit.ts";

const RUNS = 9;
/** Time in which the app loads further files when idle: a person too waits before turning a page. */
const REST_MS = 500;

export interface Turn {
  readonly click: string;
  readonly opener?: string;
}

async function measureTurn(page: Page, row: string, click: string): Promise<number> {
  await page.evaluate((selector) => {
    const idOf = () => document.querySelector(selector)?.getAttribute("data-id") ?? null;
    const state = globalThis as unknown as { clickedAt: number; turned: number };
    const before = idOf();
    state.turned = 0;
    addEventListener("click", () => state.clickedAt = performance.now(), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const now = idOf();
      if (now === null || now === before) return;
      state.turned = performance.now() - state.clickedAt;
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, row);
  await page.locator(click).first().click();
  const turned = await page.waitForFunction(() => (globalThis as unknown as { turned: number }).turned);
  return Number(await turned.jsonValue());
}

/** Measures all screens in turn, so that other load of the machine affects all of them. */
export async function measurePaging<Name extends string>(
  visitor: Visitor,
  screens: Readonly<Record<Name, Visit>>,
  turns: Readonly<Record<Name, Turn>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(screens) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const opened = await Promise.all(names.map(async (name) => {
    const context = await contextOf(visitor, screens[name]);
    return { name, context, page: await context.newPage() };
  }));
  for (let run = 0; run < RUNS; run++) {
    for (const { name, page } of opened) {
      const { path, shown } = screens[name];
      const { click, opener } = turns[name];
      // The browser paints pages in the background less often.
      await page.bringToFront();
      await page.goto(ORIGIN + path);
      await page.waitForFunction(() => globalThis.bench?.painted > 0);
      await page.waitForTimeout(REST_MS);
      if (opener) {
        await page.locator(opener).first().click();
        await page.locator(click).first().waitFor();
      }
      times[name].push(await measureTurn(page, shown, click));
    }
  }
  for (const { context } of opened) await context.close();
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
