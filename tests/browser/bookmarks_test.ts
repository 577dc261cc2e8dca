/** Bookmarks in a browser: by mouse and keys, drag, two windows, a reload, and hostile stored addresses. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { COOKIES } from "../../api/constants.ts";
import { HOSTILE } from "../support/hostile/hostile.ts";
import { openStage, type Stage, type Visit, whenLive } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const panel = (page: Page) => page.getByRole("dialog", { name: "Bookmarks" });
const part = (page: Page, name: string) => panel(page).getByRole("region", { name, exact: true });
const titles = (page: Page, name: string) => part(page, name).locator("li bdi").allTextContents();
const star = (page: Page, title: string) =>
  panel(page).getByRole("button", { name: `Star: ${title}`, exact: true });
const bar = (page: Page) => page.locator("nav[aria-label=Starred]");
/** An open panel hides the rest from assistive technology, so links are found by their attribute. */
const link = (page: Page, name: string) => bar(page).locator(`a[aria-label="${name}"]`);
const open = (page: Page) => page.getByRole("button", { name: "Bookmarks" }).click();

/** Calls the API as the visitor. */
async function call({ context }: Visit, obj: unknown): Promise<Response> {
  const token = (await context.cookies(stage.app)).find((cookie) => cookie.name === COOKIES.token)?.value;
  return await fetch(`${stage.api}/api/update/bookmarks`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ obj }),
  });
}

async function keep(visit: Visit, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    const response = await call(visit, { link: `/orders/all?search=${n}`, title: `No ${n}`, starred: true });
    await response.body?.cancel();
  }
}

async function waitForTitles(page: Page, name: string, expected: readonly string[]): Promise<void> {
  const region = part(page, name);
  for (const [at, title] of expected.entries()) {
    await region.locator("li").nth(at).getByText(title, { exact: true }).waitFor();
  }
  assert.deepEqual(await titles(page, name), expected);
}

/** Drags a row by its handle to the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.locator("[data-grip]").boundingBox(), await to.boundingBox()];
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

Deno.test("S2.48 a screen is starred by click and by keyboard, appears in the top bar, and stays after a reload", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/on-hold`);
  await open(page);
  await star(page, "Stores").click();
  await link(page, "Stores").waitFor();
  await panel(page).getByRole("searchbox").fill("jo");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await link(page, "Jobs").waitFor();
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
  assert.equal(await page.evaluate("document.activeElement.ariaLabel"), "Bookmarks");
  await page.locator("main").focus();
  await page.keyboard.press("s");
  const own = link(page, "Orders: On hold");
  await own.waitFor();
  assert.equal(await own.getAttribute("href"), "/orders/on-hold");
  await page.reload();
  await own.waitFor();
  assert.deepEqual(
    await bar(page).locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    [
      "/stores",
      "/jobs",
      "/orders/on-hold",
    ],
  );
  await link(page, "Jobs").click();
  await page.waitForURL(/\/jobs$/);
  await open(page);
  await panel(page).getByRole("link", { name: "Stores" }).click();
  await page.waitForURL(/\/stores$/);
  // Nothing stays hidden from assistive technology behind the panel.
  await page.getByRole("button", { name: "Bookmarks" }).waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.8 the eleventh star goes to More; it is dragged and moved by keys; another window follows", async () => {
  await using visit = await stage.visit("support");
  await keep(visit, 10);
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  await open(page);
  const other = await visit.context.newPage();
  // The context may have the viewport of a phone.
  await other.setViewportSize({ width: 1440, height: 900 });
  const live = whenLive(other);
  await other.goto(`${stage.app}/orders/all`);
  await open(other);
  await live;
  const ten = Array.from({ length: 10 }, (_, n) => `No ${n + 1}`);
  await waitForTitles(other, "Starred", ten);
  await star(page, "Jobs").click();
  await waitForTitles(page, "More", ["Jobs"]);
  await waitForTitles(other, "More", ["Jobs"]);

  const row = (name: string) => panel(page).locator("li", { has: page.getByText(name, { exact: true }) });
  // Dragging over a row at the panel's edge scrolls the panel.
  await row("No 5").scrollIntoViewIfNeeded();
  await drag(page, row("Jobs"), row("No 9"));
  await waitForTitles(page, "More", ["No 10"]);
  await waitForTitles(other, "Starred", [...ten.slice(0, 8), "Jobs", "No 9"]);

  await row("Jobs").getByRole("link").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await waitForTitles(page, "Starred", [...ten.slice(0, 6), "Jobs", "No 7", "No 8", "No 9"]);
  await waitForTitles(other, "Starred", [...ten.slice(0, 6), "Jobs", "No 7", "No 8", "No 9"]);
  assert.equal(await page.evaluate("document.activeElement.textContent"), "Jobs");

  await star(other, "No 1").click();
  await waitForTitles(page, "Starred", [...ten.slice(1, 6), "Jobs", "No 7", "No 8", "No 9", "No 10"]);
  assert.deepEqual(visit.faults, []);
});

Deno.test("C2 a hostile bookmark neither runs nor leads away", async () => {
  await using visit = await stage.visit("order_qc");
  const { page } = visit;
  for (const [at, text] of HOSTILE.entries()) {
    if (at % 4 !== 0) continue;
    const title = text.replaceAll(/\p{Cc}/gu, " ").trim().slice(0, 120) || "empty";
    for (const obj of [{ link: text, title }, { link: `/orders/all?search=${at}`, title }]) {
      const response = await call(visit, { ...obj, starred: true });
      assert.ok(response.status < 500, text);
      await response.body?.cancel();
    }
  }
  await page.goto(`${stage.app}/orders/all`);
  await open(page);
  await part(page, "More").locator("li").first().waitFor();
  const hrefs = await page.locator("a").evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href)
  );
  assert.deepEqual(hrefs.filter((href) => !href.startsWith(`${stage.app}/`)), []);
  const bad = panel(page).locator("li a");
  for (const at of [0, 5, 12]) {
    await bad.nth(at).click();
    await page.waitForLoadState();
    assert.equal(new URL(page.url()).origin, stage.app);
    await open(page);
    await bad.first().waitFor();
  }
  assert.equal(await page.evaluate("globalThis.__ran"), undefined);
  assert.deepEqual(visit.faults, []);
});
