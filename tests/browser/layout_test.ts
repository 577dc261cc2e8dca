import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { AppearancePatch } from "../../api/people/customizer.ts";
import { arrive } from "./support/arrive.ts";
import { wear } from "./support/appearances.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

async function open(
  appearance: AppearancePatch,
  path = "/orders/all",
  { account = "root", width = 1440 } = {},
): Promise<Visit> {
  const visit = await stage.visit(account, { viewport: { width, height: 800 } });
  await wear(visit, appearance);
  await arrive(visit, stage.app + path);
  return visit;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Waits until the rail has the width for words (open) or only for icons (closed). */
const railIs = (page: Page, wanted: "open" | "closed") =>
  page.waitForFunction(
    (isOpen) => document.querySelector("nav")!.getBoundingClientRect().width > 200 === isOpen,
    wanted === "open",
  );

Deno.test("S4.10 the menu works by keyboard alone: one tab stop, letters, a title closed, a screen opened and the focus moved on", async () => {
  await using visit = await open({ sidebarCollapsed: true });
  const { page } = visit;
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  await press(page, "Tab", "Tab", "Tab");
  assert.equal(await focused(page), "Orders");
  await railIs(page, "open");
  // The keys pass the title of the branch and the screen above it, up to the group's title.
  await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft");
  assert.equal(await page.getByRole("link", { name: "Stores" }).count(), 0);
  await press(page, "ArrowRight", "s", "t", "o");
  assert.equal(await focused(page), "Stores");
  await press(page, "Enter");
  await page.getByRole("heading", { name: "Stores", level: 1 }).waitFor();
  // The heading of the new screen has the focus.
  await page.waitForFunction(() => document.activeElement?.matches("h1:not(:empty)") === true);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Stores");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.10 the rail opens over the screen under a pointer, and closes after a choice", async () => {
  await using visit = await open({ sidebarCollapsed: true });
  const { page } = visit;
  // The menu loads after the rows, and a pointer that already rests over it does not open it.
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  await railIs(page, "closed");
  const left = await page.locator("main").evaluate((each) => each.getBoundingClientRect().left);
  await page.mouse.move(600, 300);
  await page.mouse.move(30, 300);
  await page.mouse.move(28, 310);
  await railIs(page, "open");
  assert.equal(await page.locator("main").evaluate((each) => each.getBoundingClientRect().left), left);
  await page.getByRole("link", { name: "Stores" }).click({ position: { x: 10, y: 10 } });
  await page.getByRole("heading", { name: "Stores", level: 1 }).waitFor();
  // After a choice the rail stays closed while the pointer is still over it.
  await page.mouse.move(30, 320);
  await page.waitForTimeout(300);
  await railIs(page, "closed");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.46 the menubar works by keyboard alone: along the bar, into a menu, to its neighbor, to a screen", async () => {
  await using visit = await open({ layout: "horizontal" });
  const { page } = visit;
  await page.getByRole("menuitem", { name: "Sales" }).focus();
  await press(page, "ArrowLeft", "ArrowDown");
  await page.getByRole("menuitem", { name: "Manifests" }).waitFor();
  assert.equal(await focused(page), "Manifests");
  await press(page, "ArrowRight");
  await page.getByRole("menuitem", { name: "Stores" }).waitFor();
  assert.equal(await focused(page), "Statistics");
  await press(page, "s", "t", "Enter");
  await page.getByRole("heading", { name: "Stores", level: 1 }).waitFor();
  assert.equal(await page.getByRole("menu").count(), 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.46 entries that do not fit into the menubar are under More", async () => {
  await using visit = await open({ layout: "horizontal" });
  const { page } = visit;
  const bar = page.getByRole("menubar");
  await bar.waitFor();
  await bar.evaluate((each) => Object.assign((each as HTMLElement).style, { maxWidth: "220px" }));
  await bar.getByRole("menuitem", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Packages" }).click();
  await page.waitForURL(/packages/);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S9.9 a list reacts to the scroll position of its table: 50, 100 and 160 px, and back to the top", async () => {
  await using visit = await open({}, "/orders/all?per_page=50");
  const { page } = visit;
  const table = page.locator("main [data-scrolls]");
  const shadowOf = (name: string) =>
    page.locator(name).first().evaluate((each) => getComputedStyle(each).boxShadow !== "none");
  const marks = async (px: number) => {
    await table.evaluate(async (each, top) => {
      each.scrollTo(0, top);
      // The scroll position is read in the next frame, and drawn in the one after.
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    }, px);
    const toTop = await page.getByRole("button", { name: "Back to top" }).count() > 0;
    return [await shadowOf("header"), await shadowOf("div:has(> div > nav)"), toTop];
  };
  assert.deepEqual(await marks(50), [false, false, false]);
  assert.deepEqual(await marks(51), [true, false, false]);
  assert.deepEqual(await marks(101), [true, true, false]);
  assert.deepEqual(await marks(161), [true, true, true]);
  await page.getByRole("button", { name: "Back to top" }).click();
  await page.waitForFunction(() => document.querySelector("main [data-scrolls]")!.scrollTop === 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.46 every screen in the blank layout has a way out", async () => {
  await using visit = await open({ layout: "blank" });
  const { page } = visit;
  await page.getByRole("button", { name: "Back to the usual layout" }).click();
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  assert.equal(await page.getByRole("banner").count(), 1);
});
