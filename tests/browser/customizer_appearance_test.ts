import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { accessibilityFaults } from "./support/appearances.ts";
import { rest } from "./support/rest.ts";
import { openStage, type Stage, type Visit, whenLive } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const list = async (page: Page) => {
  await page.goto(`${stage.app}/orders/all`);
  await page.locator("[data-id]").first().waitFor();
};
const openPanel = async (page: Page) => {
  await page.getByRole("button", { name: "Customize", exact: true }).click();
  // The dialog takes the focus a moment after it is visible.
  await page.getByRole("dialog", { name: "Customize" }).locator(":focus").waitFor();
};
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const choose = (page: Page, title: string, word: string) =>
  group(page, title).getByRole("radio", { name: word, exact: true }).check();
const saved = (page: Page) => page.getByText("Saved to your profile.").waitFor();

/** Restores the defaults first, as the tests share the people of the stage. */
async function begin(account = "root"): Promise<Visit> {
  const visit = await stage.visit(account);
  await list(visit.page);
  await openPanel(visit.page);
  const reset = visit.page.getByRole("button", { name: "Reset to defaults" });
  if (await reset.isEnabled()) await reset.click();
  await saved(visit.page);
  return visit;
}

const colorOf = (page: Page, selector: string, property = "backgroundColor") =>
  page.locator(selector).first().evaluate(
    (element, name) => getComputedStyle(element)[name as "color"],
    property,
  );
/** Returns the background of the nearest element that paints one. */
const groundOf = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor, display } = getComputedStyle(each);
      if (display !== "contents" && backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    }
    return "";
  });
const MENU = 'nav[aria-label="Main menu"]';
const colorsOf = async (page: Page) => ({
  page: await groundOf(page, "main"),
  menu: await groundOf(page, MENU),
  active: await colorOf(page, `${MENU} [aria-current=page]`),
  navbar: await groundOf(page, "header"),
  scheme: await page.evaluate(() => document.documentElement.style.colorScheme),
  menuScheme: await colorOf(page, MENU, "colorScheme"),
});

Deno.test("S4.12 S4.9 theme, menu colour and navbar colour change what they name, at once and after a reload", async () => {
  await using visit = await begin();
  const { page } = visit;
  const plain = await colorsOf(page);
  assert.equal(plain.scheme, "light");

  await choose(page, "Theme", "Semi-dark");
  const semi = await colorsOf(page);
  assert.equal(semi.page, plain.page, "the page stays light");
  assert.notEqual(semi.menu, plain.menu);
  assert.deepEqual([semi.scheme, semi.menuScheme], ["light", "dark"]);

  await choose(page, "Theme", "Dark");
  const dark = await colorsOf(page);
  assert.notEqual(dark.page, plain.page);
  assert.equal(dark.menu, semi.menu);
  assert.equal(dark.scheme, "dark");

  await choose(page, "Menu color", "Info");
  await choose(page, "Top bar color", "Success");
  const colored = await colorsOf(page);
  assert.notEqual(colored.active, dark.active);
  assert.equal(colored.menu, dark.menu, "the menu's colour is the active item's, not its ground");
  assert.notEqual(colored.navbar, dark.navbar);
  assert.equal(colored.page, dark.page);

  await saved(page);
  await list(page);
  assert.deepEqual(await colorsOf(page), colored);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.12 right to left mirrors the frame and the panel, and survives a reload", async () => {
  await using visit = await begin();
  const { page } = visit;
  const sideOf = (selector: string) =>
    page.locator(selector).first().evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left + right < innerWidth ? "left" : "right";
    });
  const sides = async () => [await sideOf(MENU), await sideOf("[role=dialog]")];
  assert.deepEqual(await sides(), ["left", "right"]);
  await choose(page, "Direction", "Right-to-left");
  await page.waitForFunction(() => document.documentElement.dir === "rtl");
  assert.deepEqual(await sides(), ["right", "left"]);
  await saved(page);
  await list(page);
  assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
  assert.equal(await sideOf(MENU), "right");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.9 a choice that could not be saved stays, is reported and marked, and Try again saves it", async () => {
  await using visit = await begin();
  const { page } = visit;
  visit.expect(/503|Failed to load resource/);
  await page.route(
    "**/api/graphql",
    (route) =>
      route.request().postData()?.includes("SaveLook")
        ? route.fulfill({ status: 503, headers: { "Access-Control-Allow-Origin": stage.app } })
        : route.continue(),
  );
  await choose(page, "Theme", "Dark");
  await page.getByText("Your choice is shown, but it is not saved.").waitFor();
  assert.ok(await group(page, "Theme Not saved").isVisible());
  assert.ok(
    await group(page, "Theme Not saved").getByRole("radio", { name: "Dark", exact: true }).isChecked(),
  );
  assert.equal(new URL(page.url()).pathname, "/orders/all", "a failed save does not leave the page");
  await page.unroute("**/api/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page);
  await list(page);
  assert.equal((await colorsOf(page)).scheme, "dark");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.9 a choice saved in one window shows in the same person's other windows", async () => {
  await using visit = await begin();
  const other = await visit.context.newPage();
  const live = whenLive(other);
  await list(other);
  await live;
  await choose(visit.page, "Theme", "Dark");
  await other.waitForFunction(() => document.documentElement.style.colorScheme === "dark");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.9 a choice made right before leaving the page is saved", async () => {
  await using visit = await begin();
  const { page } = visit;
  await choose(page, "Theme", "Dark");
  await list(page);
  await page.waitForFunction(() => document.documentElement.style.colorScheme === "dark");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.55 on a small screen there is no customizer", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 760, height: 900 } });
  const { page } = visit;
  await list(page);
  assert.equal(await page.getByRole("button", { name: "Customize", exact: true }).count(), 0);
  await page.setViewportSize({ width: 800, height: 900 });
  await openPanel(page);
  await page.setViewportSize({ width: 760, height: 900 });
  await page.getByRole("dialog", { name: "Customize" }).waitFor({ state: "hidden" });
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.12 the panel works by keyboard alone, and axe finds nothing in any theme", async () => {
  await using visit = await begin("order_qc");
  const { page } = visit;
  const theme = group(page, "Theme");
  await theme.getByRole("radio", { name: "Light" }).focus();
  for (const name of ["Dark", "Semi-dark", "Light"]) {
    await page.keyboard.press("ArrowRight");
    await theme.getByRole("radio", { name, exact: true, checked: true }).waitFor();
    await rest(visit);
    assert.deepEqual(await accessibilityFaults(page), [], name);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Customize" }).waitFor({ state: "hidden" });
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.equal(focused, "Customize");
  assert.deepEqual(visit.faults, []);
});
