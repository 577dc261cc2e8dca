import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const line = (page: Page) => page.getByRole("group", { name: "Selected rows" });

/** Opens a list, selects all rows that match its filters, and opens the dialog of a step. */
async function askForAll(visit: Visit, path: string, step: string): Promise<void> {
  const { page } = visit;
  await arrive(visit, `${stage.app}${path}`);
  await page.locator("tr[data-id]").first().waitFor();
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  const all = page.getByRole("button", { name: /^Select all .* that match$/ });
  if (await all.isVisible()) await all.click();
  await line(page).getByRole("button", { name: /^(More|Actions)$/ }).click();
  await page.getByRole("menuitem", { name: step }).click();
}

Deno.test("all rows that match a filter are held by a job, change in place, and are released by an undo", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await askForAll(visit, "/orders/processing", "Hold order …");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("list", { name: "By status" }).waitFor();
  await dialog.getByLabel("Reason").fill("Out of blanks");
  await dialog.getByRole("button", { name: /^Hold \d+ orders$/ }).click();
  await page.getByText(/^\d+ held$/).waitFor();
  const row = page.locator("tr[data-id]").first();
  await row.getByText("On hold", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/^\d+ undone$/).waitFor();
  await row.getByText("Processing", { exact: true }).first().waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("tags are put only on the selected rows, without a mouse", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all?cols=code,status,tags`);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await line(page).getByText("2 selected").waitFor();
  await line(page).getByRole("button", { name: /^(More|Actions)$/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Tags …" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Add tags").focus();
  await page.keyboard.type("season");
  await page.keyboard.press("Enter");
  const change = page.getByRole("button", { name: "Change tags of 2 orders" });
  await change.focus();
  // The button has just changed its meaning: it ignores keys and clicks for a moment.
  await change.click({ trial: true });
  await page.keyboard.press("Enter");
  await page.getByText("2 changed").waitFor();
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-work"));
  assert.deepEqual(visit.faults, []);
});

Deno.test("closing a dialog returns the focus to the element that opened it", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  await page.locator("tr[data-id]").first().waitFor();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("radio").first().waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Export");
  await page.locator("tr[data-id] input").first().check();
  await line(page).getByRole("button", { name: /^(More|Actions)$/ }).click();
  await page.getByRole("menuitem", { name: "Tags …" }).click();
  await page.getByLabel("Add tags").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-haspopup") === "menu");
  assert.deepEqual(visit.faults, []);
});
