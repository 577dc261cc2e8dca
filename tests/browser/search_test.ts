import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { accessibilityFaults, overflow, wear } from "./support/appearances.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const listSearch = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((each) => document.activeElement?.matches(each), selector);

/** Sends a hand scanner's burst: no key waits for the one before, however busy the machine is. */
const scan = (page: Page, text: string) =>
  page.evaluate((keys) => {
    for (const key of keys) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }, [...text, "Enter"]);

const at = (visit: Visit, path: string) => arrive(visit, stage.app + path);

Deno.test("S2.53 Ctrl+K, typing, arrows and Enter lead to a record", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await at(visit, "/dashboard");
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  await page.keyboard.type("pd-00001");
  await option(page, /PD-00001\d/).first().waitFor();
  await page.keyboard.press("ArrowDown");
  const chosen = await page.locator('[role=option][aria-selected="true"] bdi').first().textContent();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/orders\/all\//);
  await page.getByRole("heading", { name: chosen! }).waitFor();
  assert.equal(await field(page).count(), 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.53 Escape closes the search, and restores the focus", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await at(visit, "/orders/all");
  await listSearch(page).focus();
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  await page.keyboard.type("orders");
  await page.keyboard.press("Escape");
  await field(page).waitFor({ state: "detached" });
  await hasFocus(page, "[role=search] input");
  await page.getByRole("button", { name: /^Search: Order, Item/ }).click();
  await field(page).waitFor();
  await page.keyboard.press("Escape");
  await hasFocus(page, "button[aria-keyshortcuts]");
  assert.deepEqual(visit.faults, []);
});

Deno.test("a slash opens the search on a screen without a list, and focuses the list's own search otherwise", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await at(visit, "/dashboard");
  await page.keyboard.press("/");
  await field(page).waitFor();
  assert.equal(await field(page).inputValue(), "");
  await page.keyboard.press("Escape");
  await at(visit, "/orders/all");
  await page.locator("[data-id]").first().waitFor();
  await page.keyboard.press("/");
  await hasFocus(page, "[role=search] input");
  assert.equal(await field(page).count(), 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("a scanned number opens its record directly, on any screen and in the search field", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await at(visit, "/dashboard");
  await scan(page, "PD-000012");
  await page.waitForURL(/\/orders\/all\//);
  await page.getByRole("heading", { name: "PD-000012" }).waitFor();
  await at(visit, "/dashboard");
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  await page.keyboard.type("PD-000013\n");
  await page.getByRole("heading", { name: "PD-000013" }).waitFor();
  await at(visit, "/dashboard");
  await scan(page, "NOBODY-HAS-THIS");
  await page.getByText("Nothing found for “NOBODY-HAS-THIS”.").waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.52 without a session the bar's search offers pages, each of which leads through the sign-in", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.goto(`${stage.app}/login`);
  await page.getByRole("button", { name: /^Search: Order, Item/ }).click();
  await field(page).fill("order production");
  await option(page, "Order in production").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login\?from=%2Forders%2Fall%3Fstatus/);
  assert.deepEqual(visit.requests.filter((url) => url.includes("main-search")), []);
  assert.deepEqual(visit.faults, []);
});

const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true };

Deno.test("at 390 px, by touch and right to left, the search fills the window and hides nothing", async () => {
  for (const appearance of [{ theme: "dark" }, { direction: "rtl" }] as const) {
    await using visit = await stage.visit("root", NARROW);
    await wear(visit, appearance);
    const { page } = visit;
    await at(visit, "/dashboard");
    await page.getByRole("button", { name: /^Search: Order, Item/ }).tap();
    await field(page).fill("smith");
    await option(page, /Smith/).first().waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    await option(page, /Smith/).first().tap();
    await page.waitForURL(/\/orders\/all\//);
    assert.deepEqual(visit.faults, []);
    await visit.context.unrouteAll({ behavior: "ignoreErrors" });
  }
});
