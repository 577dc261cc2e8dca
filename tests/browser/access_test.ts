/** The product without a pointer: where the focus is after each step. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { focusedElement } from "./support/focus.ts";
import { becomes } from "./support/rest.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Waits until the focused element begins with these words, and checks that its focus is visible. */
async function at(page: Page, name: RegExp): Promise<void> {
  let now = await focusedElement(page);
  await becomes(async () => name.test((now = await focusedElement(page)).name))
    .catch(() => assert.fail(`${name} does not get the focus: "${now.name}" has it at ${page.url()}`));
  assert.equal(now.fault, "", now.name);
}

Deno.test("Access 1 every kind of link leads to the heading of its screen, and Back to the link", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await arrive(visit, `${stage.app}/dashboard`);

  const tile = page.locator("main a[href^='/orders']").first();
  const tileName = (await tile.textContent())!.trim().slice(0, 12);
  await tile.focus();
  await page.keyboard.press("Enter");
  await at(page, /^Orders/);
  await page.goBack();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await at(page, new RegExp(`^${tileName}`));

  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Stores" }).focus();
  await page.keyboard.press("Enter");
  await at(page, /^Stores/);

  // Choosing an option closes the palette.
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await page.keyboard.type("PD-00001");
  await page.getByRole("option", { name: /PD-00001/ }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/orders\//);
  await at(page, /PD-00001/);

  // A notification.
  await page.getByRole("button", { name: /unread/ }).focus();
  await page.keyboard.press("Enter");
  const note = page.getByRole("feed").getByRole("article").filter({ has: page.locator("a") }).first();
  await note.waitFor();
  const before = page.url();
  await note.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== before);
  await becomes(async () => (await focusedElement(page)).name !== "");

  // A bookmark.
  await page.locator("main").focus();
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Bookmarks" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Bookmarks" });
  await panel.getByRole("searchbox").fill("jobs");
  await panel.getByText("Jobs", { exact: true }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/jobs/);
  await at(page, /^Jobs/);
  assert.deepEqual(visit.faults, []);
});

Deno.test("Access 4 no focused column head is hidden by a sticky column, forwards and backwards", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 768, height: 700 } });
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all`);
  const table = page.getByRole("grid");
  await table.getByRole("checkbox", { name: "Select all rows on this page" }).focus();
  const isInHead = () => page.evaluate(() => document.activeElement?.closest("thead") !== null);
  for (const key of ["Tab", "Shift+Tab"]) {
    let heads = 0;
    for (await page.keyboard.press(key); await isInHead(); await page.keyboard.press(key)) {
      const { name, fault } = await focusedElement(page);
      assert.ok(fault === "" || fault === "has no mark", `${name} ${fault}`);
      heads += 1;
    }
    assert.ok(heads > 4, `${heads} heads by ${key}`);
  }
  assert.deepEqual(visit.faults, []);
});
