import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const tabs = (page: Page) => page.getByRole("navigation", { name: "Views" });
const heads = (page: Page) =>
  page.locator("th[data-column]").evaluateAll((list) => list.map((each) => each.textContent));
const codes = (page: Page) =>
  page.locator("tr[data-id] a[data-open]").evaluateAll((list) => list.map((each) => each.textContent));
const rowHeight = (page: Page) =>
  page.locator("tr[data-id]").first().evaluate((row) => row.getBoundingClientRect().height);

/** Returns the visible parts of a list. */
async function seen(page: Page) {
  await page.locator("tr[data-id]").first().waitFor();
  const widths = await page.locator("th[data-column]").evaluateAll((list) =>
    list.slice(0, 2).map((each) => Math.round(each.getBoundingClientRect().width))
  );
  return { heads: await heads(page), widths, height: await rowHeight(page), codes: await codes(page) };
}

Deno.test("a view with its columns, widths and filters is saved, and its link shows the same to another person", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all?country=DE`);
  await page.locator("tr[data-id]").first().waitFor();

  await page.getByRole("button", { name: "Columns" }).click();
  const chooser = page.getByRole("dialog");
  await chooser.getByRole("checkbox", { name: "Print" }).uncheck();
  await chooser.getByRole("checkbox", { name: "Tags" }).check();
  await chooser.getByRole("radio", { name: "Compact" }).check({ force: true });
  await page.keyboard.press("Escape");
  const edge = page.getByRole("separator", { name: /Created/ });
  const width = await edge.getAttribute("aria-valuenow");
  await edge.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await edge.and(page.locator(`:not([aria-valuenow="${width}"])`)).waitFor();

  await page.getByRole("button", { name: "View options" }).click();
  await page.getByRole("menuitem", { name: "Save as…" }).click();
  await page.getByLabel("Name").fill("Germany at a glance");
  await page.getByLabel("For").selectOption("everyone");
  await page.getByRole("button", { name: "Save view" }).click();
  await page.waitForURL(/view=/);
  const tab = tabs(page).getByRole("link", { name: /^Germany at a glance/ });
  await tab.and(page.locator("[aria-current=page]")).waitFor();
  // The new view loads a moment after its address changes.
  await page.getByText("Modified").waitFor({ state: "detached" });
  const mine = await seen(page);
  assert.ok(!mine.heads.includes("Print") && mine.heads.includes("Tags"), mine.heads.join());
  assert.equal(mine.height, 32);
  assert.deepEqual(visit.faults, []);

  await using other = await stage.visit("super_root");
  await other.page.goto(page.url());
  assert.deepEqual(await seen(other.page), mine);
  await other.page.reload();
  assert.deepEqual(await seen(other.page), mine);
  assert.equal(await other.page.getByText("Modified").count(), 0);
  assert.deepEqual(other.faults, []);
});

Deno.test("a tab counts the rows it shows; a change of its filters is saved, and the menu returns the focus", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  const late = tabs(page).getByRole("link", { name: /^Late\s*\d/ });
  await late.click();
  await page.waitForURL(/due=late/);
  await page.locator("tr[data-id]").first().waitFor();
  await page.locator("[data-count]", { hasText: /\d/ }).waitFor();
  const total = await page.locator("[data-count]").textContent();
  assert.equal(await late.textContent(), `Late${total}`);

  await page.getByRole("button", { name: "View options" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Save as…" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "View options");
  // The key that opened the part closes it again.
  for (const [name, role] of [["View options", "menu"], ["Columns", "dialog"]] as const) {
    const button = page.locator(`button[aria-label="${name}"]`);
    await button.click();
    await page.getByRole(role).waitFor();
    await button.click();
    await page.getByRole(role).waitFor({ state: "detached" });
  }

  await page.getByRole("button", { name: "Remove the filter Due" }).click();
  await page.getByText("Modified").waitFor();
  await page.getByRole("button", { name: "Save as…" }).click();
  await page.getByLabel("Name").fill("Mine");
  await page.keyboard.press("Enter");
  const mine = tabs(page).getByRole("link", { name: /^Mine/ });
  await mine.waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // After a dialog closes, the page behind it is visible to a screen reader again.
  await page.getByRole("button", { name: "View options" }).click();
  await page.getByRole("menuitem", { name: "Delete view…" }).click();
  await page.getByRole("button", { name: "Delete view" }).click();
  await mine.waitFor({ state: "detached" });
  assert.deepEqual(visit.faults, []);
});
