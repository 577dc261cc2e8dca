/** Notifications in Chromium: live after a cut socket, in two windows, by keyboard, and accessible. */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { COOKIES } from "../../api/constants.ts";
import { accessibilityFaults, overflow, wear } from "./support/appearances.ts";
import { openStage, type Stage, type Visit, whenLive } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value;

/** Calls the API outside of the browser, as the visit's person. */
async function ask<T>({ context }: Visit, query: string): Promise<T> {
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf(context)}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json() as { data: T; errors?: unknown };
  assert.equal(errors, undefined);
  return data;
}

const unread = async (visit: Visit) =>
  (await ask<{ notificationsCount: { count: number } }>(
    visit,
    `{ notificationsCount(status: "New") { count } }`,
  )).notificationsCount.count;

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
const says = (page: Page, count: number) =>
  page.locator(
    `header button[aria-label="${count === 0 ? "Notifications" : `Notifications: ${count} unread`}"]`,
  )
    .waitFor();
const articles = (page: Page) => page.getByRole("feed").getByRole("article");

/** Opens the notifications' page and waits for the socket. */
async function openPage({ page }: Visit): Promise<void> {
  const live = whenLive(page);
  await page.goto(`${stage.app}/notifications`);
  await articles(page).first().waitFor();
  await live;
}

Deno.test("S2.50 the first list sends one count for the bell; the panel requests the feed when it opens", async () => {
  await using visit = await stage.visit("sale2");
  const { page } = visit;
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  const countQueries = (name: string) => bodies.filter((body) => body.includes(`query ${name}(`)).length;
  await page.goto(`${stage.app}/orders/all`);
  await says(page, await unread(visit));
  assert.deepEqual([countQueries("NotificationsCount"), countQueries("NotificationsFeed")], [1, 0]);
  await bell(page).click();
  await articles(page).nth(19).waitFor();
  assert.equal(countQueries("NotificationsFeed"), 1);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.4 S2.44 by keyboard alone: the bell, down the feed, Enter; the notification is read and leads to its target", async () => {
  await using visit = await stage.visit("order_qc");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  const before = await unread(visit);
  await says(page, before);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  const order = articles(page).filter({ has: page.locator("a") }).filter({ hasText: "Unread" })
    .filter({ hasText: "PD-" }).first();
  await order.waitFor();
  await order.focus();
  const code = await order.locator("bdi").last().textContent();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/orders/all?status=All&search=${code}`);
  await says(page, before - 1);
  assert.equal(await page.getByRole("feed").count(), 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S9.3 scrolling loads the next 20, each once, to the end", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await openPage(visit);
  const all = await ask<{ notificationsCount: { count: number } }>(visit, "{ notificationsCount { count } }");
  while (await page.getByText("You have reached the end.").count() === 0) {
    await articles(page).last().hover();
    await page.mouse.wheel(0, 4_000);
    await page.waitForTimeout(50);
  }
  const ids = await articles(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-id")));
  assert.equal(ids.length, all.notificationsCount.count);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.5 a notification read in one window is read in all: one by one and all at once", async () => {
  await using visit = await stage.visit("support");
  const { page, context } = visit;
  await openPage(visit);
  const other = await context.newPage();
  await other.goto(`${stage.app}/notifications`);
  await articles(other).first().waitFor();
  const before = await unread(visit);
  await says(other, before);
  const id = await articles(page).filter({ hasText: "Unread" }).first().getAttribute("data-id");
  const mark = (window: Page, name: string) =>
    window.locator(`[data-id="${id}"]`).getByRole("button", { name });
  await mark(page, "Mark as read").click();
  await says(page, before - 1);
  await says(other, before - 1);
  await mark(other, "Mark as unread").waitFor();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await says(page, 0);
  await says(other, 0);
  assert.equal(await unread(visit), 0);
  assert.equal(await articles(other).filter({ hasText: "Unread" }).count(), 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.50 the socket is cut 3 times during changes, and after it returns everything matches the server", async () => {
  await using visit = await stage.visit("super_root");
  const { page, context } = visit;
  let cut = () => Promise.resolve();
  let isCut = false;
  await context.routeWebSocket(/graphql/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    const server = socket.connectToServer();
    cut = async () => {
      await socket.close({ code: 1012 });
      await server.close();
    };
  });
  await page.goto(`${stage.app}/notifications`);
  await articles(page).first().waitFor();
  for (let round = 0; round < 3; round++) {
    await says(page, await unread(visit));
    isCut = true;
    await cut();
    const { notifications } = await ask<{ notifications: { _id: string; status: string }[] }>(
      visit,
      "{ notifications { _id status } }",
    );
    const [first] = notifications.filter(({ status }) => status === (round === 1 ? "Readed" : "New"));
    const status = round === 1 ? "New" : "Readed";
    await ask(visit, `mutation { notificationMake(ids: ["${first?._id}"], status: "${status}") { count } }`);
    isCut = false;
    await says(page, await unread(visit));
    await page.locator(`[data-id="${first?._id}"]`)
      .getByRole("button", { name: status === "New" ? "Mark as read" : "Mark as unread" }).waitFor();
  }
  const ids = await articles(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-id")));
  assert.equal(new Set(ids).size, ids.length);
  visit.expect(/WebSocket/i);
  assert.deepEqual(visit.faults, []);
});

for (const [width, theme, direction] of [[390, "light", "ltr"], [390, "dark", "rtl"]] as const) {
  Deno.test(`S4.6 the page is accessible at ${width} px, ${theme}, ${direction}`, async () => {
    await using visit = await stage.visit("root", { viewport: { width, height: 900 } });
    await wear(visit, { theme, direction });
    const { page } = visit;
    await page.goto(`${stage.app}/notifications`);
    await articles(page).first().waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(visit.faults, []);
  });
}
