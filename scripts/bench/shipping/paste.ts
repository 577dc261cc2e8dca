/**
 * Measures a paste of 60 rows of 30 cells into a price table until they are painted, parsed as amounts,
 * marked as changed and stored as one step to undo. In turns with it, the same paste into a bare table.
 */
import type { Page } from "playwright-core";
import { startChromium } from "../../../tests/browser/support/chromium.ts";
import { makeSite } from "../baselines/site.ts";
import { contextOf } from "../load/visit.ts";
import { type Figure, median } from "../report.ts";
import { ORIGIN, seedDatabase, serve } from "../world.ts";

const ORDERS = 5_000;
const [ROWS, COLUMNS] = [60, 30];
const [WARM, TURNS] = [3, 15];
/** A paste that takes longer counts as failed. */
const MAX_MS = 10_000;
const GRAMS = 100;
const CENTS = 100;
const DEARER = 7;

/** Returns amounts that rise with the weight and differ in each turn, so that every cell changes. */
const pasted = (turn: number): string =>
  Array.from({ length: ROWS }, (_, row) =>
    [
      (row + 1) * GRAMS,
      ...Array.from(
        { length: COLUMNS - 1 },
        (_, column) => ((400 + turn + row * DEARER + column * ROWS * DEARER) / CENTS).toFixed(2),
      ),
    ].join("\t")).join("\n");

const paste = (page: Page, text: string): Promise<number> =>
  page.evaluate(async ({ text, mostMs }) => {
    // The first grid on the page is the list behind the record.
    const grid = [...document.querySelectorAll("[role=grid]")].at(-1)!;
    const last = text.split("\n").at(-1)!.split("\t").at(-1)!;
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await frame();
    const startedAt = performance.now();
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    const shown = () => [...grid.querySelectorAll("td")].at(-1)?.textContent;
    do await frame(); while (shown() !== last && performance.now() - startedAt < mostMs);
    if (shown() !== last) throw new Error(`The last cell says ${shown()}, not ${last}`);
    return performance.now() - startedAt;
  }, { text, mostMs: MAX_MS });

async function openDraft(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/shipping-costs/draft`);
  const id = await page.locator("[data-id]").first().getAttribute("data-id");
  await page.goto(`${ORIGIN}/shipping-costs/all/${id}`);
  await page.locator('[role=gridcell][data-row="0"][data-column="0"]').click();
}

export async function pasteFigures(): Promise<readonly Figure[]> {
  await using server = await serve(await seedDatabase(ORDERS), await makeSite());
  const { browser, close } = await startChromium();
  try {
    const context = await contextOf({ browser, token: server.token }, { path: "", shown: "h1" });
    const [card, bare] = [await context.newPage(), await context.newPage()];
    await openDraft(card);
    await bare.goto(`${ORIGIN}/bare-table.html`);
    await bare.locator("[role=grid]").waitFor({ state: "attached" });
    const [ours, base]: [number[], number[]] = [[], []];
    for (let turn = -WARM; turn < TURNS; turn++) {
      // The page is brought to the front, because pages in the background are not painted.
      await card.bringToFront();
      const mine = await paste(card, pasted(turn + WARM));
      await bare.bringToFront();
      const other = await paste(bare, pasted(turn + WARM));
      if (turn < 0) continue;
      ours.push(mine);
      base.push(other);
    }
    return [{
      ...{ name: `${ROWS} × ${COLUMNS} pasted into a card`, unit: "ms", goal: "<= 1.3x" },
      ...{ ours: median(ours), base: median(base) },
    }];
  } finally {
    await close();
  }
}
