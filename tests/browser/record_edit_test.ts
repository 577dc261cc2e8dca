import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { accessibilityFaults, SURROUNDINGS } from "./support/appearances.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** The field is found by its name, as its label depends on the country. */
const city = (page: Page) => page.locator("input[name=city]");
const focusedId = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-id]")?.getAttribute("data-id"));

/** Opens the record of a row with the keyboard alone; returns its id. */
async function openByKeys(visit: Visit): Promise<string> {
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all`);
  await page.keyboard.press("j");
  await page.waitForFunction(() => document.activeElement?.matches("tr[data-id]"));
  const id = await focusedId(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /PD-/ }).waitFor();
  return id ?? "";
}

Deno.test("the keyboard opens a record, moves through its list, and returns to the row", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  const id = await openByKeys(visit);
  await page.keyboard.press("]");
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await page.keyboard.press("[");
  await page.waitForURL((url) => url.pathname.endsWith(id));
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/orders\/all$/);
  await page.waitForFunction((row) => document.activeElement?.getAttribute("data-id") === row, id);
  assert.deepEqual(visit.faults, []);
});

Deno.test("leaving unsaved text asks first, and the text survives a reload", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await openByKeys(visit);
  await page.keyboard.press("e");
  await city(page).fill("Typed here");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  assert.equal(await city(page).inputValue(), "Typed here");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByText("Your unsaved changes were restored.").waitFor();
  assert.equal(await city(page).inputValue(), "Typed here");
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Edit order" }).waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("after leaving through the question the next screen is visible to a screen reader", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/new`);
  await page.getByRole("textbox", { name: "Recipient" }).fill("Typed here");
  await page.getByRole("link", { name: "Stores" }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await page.waitForURL("**/stores");
  await page.locator("#root:not([aria-hidden])").waitFor();
  await page.getByRole("heading", { name: "Stores" }).waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("S8.2 a save that succeeded but was answered with 500 leads to /500 and back, and happens once", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  const id = await openByKeys(visit);
  const keys: string[] = [];
  await page.route("**/api/graphql", async (route) => {
    const body = route.request().postData() ?? "";
    if (!body.includes("makeOrder")) return await route.continue();
    keys.push(JSON.parse(body).variables.key);
    if (keys.length > 1) return await route.continue();
    await route.fetch();
    await route.fulfill({
      status: 500,
      body: "<html>",
      headers: { "access-control-allow-origin": stage.app },
    });
  });
  visit.expect(/status of 500/);
  await page.keyboard.press("e");
  await city(page).fill("Kept by the draft");
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/500/);
  await page.getByText("Back to where you were").click();
  await page.waitForURL((url) => url.pathname.endsWith(id));
  await page.getByText("we do not know whether your changes were saved").waitFor();
  assert.equal(await city(page).inputValue(), "Kept by the draft");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("complementary").getByText("Kept by the draft").first().waitFor();
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
  assert.equal(await page.getByText("Order changed").count(), 1);
  assert.deepEqual(visit.faults, []);
});

Deno.test("on a phone a record holds the focus, and returns it to its card", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  const card = page.locator("[data-id]").nth(1);
  await card.click();
  await page.getByRole("dialog").getByRole("heading", { name: /PD-/ }).waitFor();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null));
  }
  const id = await card.getAttribute("data-id");
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (row) => document.activeElement?.closest("[data-id]")?.getAttribute("data-id") === row,
    id,
  );
  assert.deepEqual(visit.faults, []);
});
