/** A price table in a real browser: the keyboard, the system's clipboard, and saving a draft. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { accessibilityFaults, overflow, SURROUNDINGS } from "./support/appearances.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Opens the demo's draft at its prices. */
async function openDraft(page: Page): Promise<void> {
  await page.goto(`${stage.app}/shipping-costs/draft`);
  const id = await page.locator("[data-id]").first().getAttribute("data-id");
  await page.goto(`${stage.app}/shipping-costs/all/${id}`);
  await page.getByRole("grid", { name: "Prices by weight and zone" }).waitFor();
}

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`);

Deno.test("S2.29 prices are pasted from and copied to the system's clipboard, undone, and saved", async () => {
  await using visit = await stage.visit("root", { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visit;
  await openDraft(page);
  const before = await cell(page, 0, 1).textContent();
  await cell(page, 0, 1).click();
  await page.evaluate(() => navigator.clipboard.writeText("3.10 $\t4.20\n3.3\t\n"));
  await page.keyboard.press("Control+v");
  assert.equal(await cell(page, 0, 1).textContent(), "3.10");
  assert.equal(await cell(page, 1, 1).textContent(), "3.30");
  assert.equal(await cell(page, 1, 2).textContent(), "–");
  await page.keyboard.press("Control+c");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "3.10\t4.20\n3.30\t\n");
  await page.keyboard.press("Control+z");
  assert.equal(await cell(page, 0, 1).textContent(), before);
  await page.keyboard.press("Control+y");
  // In a cell no letter is a shortcut of the page.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("2.75");
  await page.keyboard.press("Enter");
  assert.equal(await cell(page, 1, 1).textContent(), "2.75");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText("Changes that are not saved").waitFor({ state: "detached" });
  await page.reload();
  await cell(page, 1, 1).filter({ hasText: "2.75" }).waitFor();
});

Deno.test("S2.29 a price table works on a phone: only the sheet scrolls, and nothing covers it", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await openDraft(page);
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
  await page.goto(`${stage.app}/express-price-list`);
  await page.getByRole("tab").first().waitFor();
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
});

Deno.test("S2.29 the keyboard scrolls each cell into view, also undrawn ones, next to head and first column", async () => {
  await using visit = await stage.visit("root", {});
  const { page } = visit;
  await openDraft(page);
  await cell(page, 0, 0).click();
  // The pasted grid is larger than the window in both directions.
  const text = Array.from({ length: 80 }, (_, row) => [(row + 1) * 100, ...Array(40).fill("7.00")].join("\t"))
    .join("\n");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    [...document.querySelectorAll("[role=grid]")].at(-1)!.dispatchEvent(event);
  }, text);
  const isSeen = () =>
    page.waitForFunction(() => {
      const grid = [...document.querySelectorAll("[role=grid]")].at(-1)!;
      const at = document.getElementById(grid.getAttribute("aria-activedescendant") ?? "");
      const box = at?.getBoundingClientRect();
      const sheet = grid.getBoundingClientRect();
      if (!box) return false;
      const [head, first] = [grid.querySelector("thead")!, grid.querySelector("th")!].map((each) =>
        each.getBoundingClientRect()
      );
      const isBeside = at!.dataset["column"] === "0" || box.left >= first!.right - 1;
      return isBeside && box.top >= head!.bottom - 1 && box.bottom <= sheet.bottom + 1 &&
        box.right <= sheet.right + 1;
    });
  for (const keys of ["Control+ArrowDown", "Control+ArrowRight", "Control+ArrowUp", "Home", "ArrowDown"]) {
    await page.keyboard.press(keys);
    await isSeen();
  }
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
  await isSeen();
  const drawn = await page.locator("[role=gridcell]").count();
  assert.ok(drawn < 1_000, `${drawn} cells are drawn`);
});
