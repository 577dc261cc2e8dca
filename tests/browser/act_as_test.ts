import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { COOKIES } from "../../api/constants.ts";
import { becomes, rest } from "./support/rest.ts";
import { openStage, signIn, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const REAL = "Daniel Okafor";
const SELLER = "Harbor & Pine";

/** Signs in with a separate session, as switching changes its token. */
async function signedIn(account: string): Promise<Visit> {
  const visit = await stage.visitWithNewSession(account);
  // The API refuses a call that became stale through another window's switch with 400 or 401; the browser
  // logs that.
  visit.expect(/status of 40[01]/);
  // A socket that was opened with the former token is refused too.
  visit.expect(/WebSocket connection to .* failed: HTTP Authentication failed/);
  await visit.page.goto(`${stage.app}/orders`);
  await visit.page.getByTitle(/^Account of/).waitFor();
  return visit;
}

const bar = (page: Page) => page.getByRole("region", { name: "Acting as somebody else" });

/** Acts as somebody through the dialog. */
async function actAs(page: Page, name: string, reason = ""): Promise<void> {
  await page.getByRole("button", { name: "Switch user" }).click();
  await page.getByRole("combobox", { name: "Search by name" }).fill(name);
  await page.getByRole("option", { name }).first().click();
  if (reason) await page.getByLabel(/^Why are you acting/).fill(reason);
  await page.getByRole("button", { name: /^Act as / }).click();
  await bar(page).getByText(`Acting as ${name}`).waitFor();
}

async function goBack(page: Page): Promise<void> {
  await bar(page).getByRole("button").click();
  await page.getByTitle(`Account of ${REAL}`).waitFor();
  await bar(page).waitFor({ state: "detached" });
}

async function cookie(context: BrowserContext, name: keyof typeof COOKIES) {
  return (await context.cookies(stage.app)).find((each) => each.name === COOKIES[name])?.value ?? null;
}

Deno.test("S1.2 S2.49 S4.3 button, list, search, reason, bar and the way back work, each on the open page", async () => {
  await using visit = await signedIn("root");
  const { page, context } = visit;
  await page.goto(`${stage.app}/orders/all?page=2`);
  const before = await cookie(context, "token");
  const button = page.getByRole("button", { name: "Switch user" });
  await button.click();
  const search = page.getByRole("combobox", { name: "Search by name" });
  await page.locator('[role="combobox"]:focus').waitFor();
  const names = await page.getByRole("option").allInnerTexts();
  assert.ok(names.some((name) => name.includes(SELLER)));
  assert.ok(
    !names.some((name) => /Okafor|Sørensen|Carvalho/.test(name)),
    "people with equal or more rights are not offered",
  );
  await search.fill("pine");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByLabel(/^Why are you acting/).fill("Ticket 41");
  await page.keyboard.press("Enter");
  await bar(page).getByText(`Acting as ${SELLER}`).waitFor();
  assert.match(page.url(), /\/orders\/all\?page=2$/, "the open page remains");
  assert.notEqual(await cookie(context, "token"), before);
  assert.match(await bar(page).innerText(), /60 minutes left/);
  // A switch to a third person is judged by the real person's rights.
  await actAs(page, "Studio Kastanie");
  await page.goto(`${stage.app}/nowhere`);
  await bar(page).waitFor();
  await page.goto(`${stage.app}/stores/all`);
  await bar(page).waitFor();
  await page.keyboard.press("Control+b");
  await page.getByTitle(`Account of ${REAL}`).waitFor();
  assert.equal(new URL(page.url()).pathname, "/stores/all");
  assert.equal(await bar(page).count(), 0);
  // A page that the person may not see is replaced by their own first page.
  await page.goto(`${stage.app}/locations`);
  await actAs(page, SELLER);
  assert.equal(new URL(page.url()).pathname, "/dashboard");
  await goBack(page);
  // The dialog offers the last reason again.
  await button.click();
  await page.getByRole("option", { name: SELLER }).click();
  await page.getByRole("group", { name: "Reasons you gave before" }).getByText("Ticket 41").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.49 without a super token there is no button and no request", async () => {
  await using visit = await stage.visit("order_qc");
  await visit.page.goto(`${stage.app}/orders`);
  await visit.page.getByTitle(/^Account of/).waitFor();
  // The button is loaded after the first paint.
  await rest(visit);
  assert.equal(await visit.page.getByRole("button", { name: "Switch user" }).count(), 0);
  assert.deepEqual(visit.faults, []);
});

/** Returns the name of the token's person, which every window must show; null without a token. */
async function owner(context: BrowserContext): Promise<string | null> {
  const token = await cookie(context, "token");
  if (!token) return null;
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ cUser { name } }" }),
  });
  const body = await response.json() as { data?: { cUser: { name: string } } };
  return body.data?.cUser.name ?? null;
}

/** Waits until a window in front shows the current person, and no name of a former one. */
async function isOwners(page: Page, name: string | null, former: readonly string[]): Promise<void> {
  await page.bringToFront();
  // The page may already be navigating, which makes the call fail.
  await page.evaluate(() => void dispatchEvent(new Event("focus"))).catch(() => {});
  if (name) await page.getByTitle(`Account of ${name}`).waitFor();
  else await page.getByRole("link", { name: "Sign in" }).first().waitFor();
  const text = await page.evaluate(() => `${document.title} ${document.body.innerText}`);
  const way = await bar(page).count() > 0 ? await bar(page).innerText() : "";
  for (const each of former) assert.ok(!text.replace(way, "").includes(each), `${each} is still shown`);
}

interface Tabs {
  readonly a: Page;
  readonly b: Page;
  readonly context: BrowserContext;
}

/** Schedules of two windows of one browser; a `deaf` window receives nothing from the other, as if it slept. */
const SCHEDULES: readonly (readonly [what: string, run: (tabs: Tabs) => Promise<void>, deaf?: true])[] = [
  ["one switches, the other learns of it", async ({ a }) => await actAs(a, SELLER)],
  ["one switches, the other sleeps and is looked at again", async ({ a }) => await actAs(a, SELLER), true],
  ["one switches and goes back", async ({ a }) => {
    await actAs(a, SELLER);
    await goBack(a);
  }, true],
  ["one logs out", async ({ a }) => await logOut(a)],
  ["one logs out and another person signs in", async ({ a }) => {
    await logOut(a);
    await signIn(a, "sale2");
  }, true],
  ["both switch at once, to two people", async ({ a, b }) => {
    const ready = async (page: Page, name: string) => {
      await page.bringToFront();
      await page.getByRole("button", { name: "Switch user" }).click();
      await page.getByRole("option", { name }).click();
    };
    await ready(a, SELLER);
    await ready(b, "Studio Kastanie");
    // One window may be too late: its dialog closes when it learns of the other's switch.
    const confirm = (page: Page) =>
      becomes(async () => {
        await page.getByRole("button", { name: /^Act as / }).click({ timeout: 1_000 }).catch(() => {});
        return await bar(page).isVisible();
      });
    await Promise.all([confirm(a), confirm(b)]);
    await bar(a).waitFor();
  }],
  ["one acts, the other goes back in its history", async ({ a, b }) => {
    await b.goto(`${stage.app}/packages`);
    await actAs(a, SELLER);
    await b.goBack();
  }, true],
  ["one acts as a third while the other clicks", async ({ a, b }) => {
    await actAs(a, SELLER);
    await b.reload();
    await b.getByRole("link", { name: "Orders", exact: true }).first().waitFor();
    await actAs(a, "Studio Kastanie");
    await b.getByRole("link", { name: "Orders", exact: true }).first().click();
  }, true],
];

async function logOut(page: Page): Promise<void> {
  await page.getByTitle(/^Account of/).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL(/\/login/);
}

for (const [what, run, deaf] of SCHEDULES) {
  Deno.test(`security S8 two windows never show two people: ${what}`, async () => {
    await using visit = await signedIn("root");
    const { page: a, context } = visit;
    const b = await context.newPage();
    if (deaf) await b.addInitScript("delete globalThis.BroadcastChannel");
    await b.goto(`${stage.app}/orders`);
    await b.getByTitle(`Account of ${REAL}`).waitFor();
    await a.bringToFront();
    await run({ a, b, context });
    const name = await owner(context);
    const everybody = [REAL, SELLER, "Studio Kastanie"];
    // The real person's lists show all sellers' names; in these the account's name alone identifies the
    // person.
    const former = name === REAL ? [] : everybody.filter((each) => each !== name);
    for (const page of [a, b]) await isOwners(page, name, former);
    assert.deepEqual(visit.faults, []);
  });
}

Deno.test("security S8 a window that slept through a switch saves nothing, in nobody's name", async () => {
  await using visit = await signedIn("root");
  const { page: a, context } = visit;
  const b = await context.newPage();
  await b.addInitScript("delete globalThis.BroadcastChannel");
  await b.goto(`${stage.app}/orders/all`);
  await b.getByRole("row").nth(1).getByRole("link").first().click();
  const words = b.getByRole("textbox", { name: /comment/i }).first();
  await words.fill("Never said.");
  await a.bringToFront();
  await actAs(a, SELLER);
  const name = await owner(context);
  const messages: string[] = [];
  context.on("request", (request) => {
    if (request.postData()?.includes("makeComment")) messages.push(request.url());
  });
  // Without a focus event the click is the first sign of the switch.
  await b.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find((each) =>
      /comment|send/i.test(each.textContent)
    );
    button?.click();
  });
  await b.getByTitle(`Account of ${name}`).waitFor();
  assert.deepEqual(messages, []);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.2 after Log Out while acting cookies and storage are empty, and both tokens have ended", async () => {
  await using visit = await signedIn("root");
  const { page, context } = visit;
  await actAs(page, SELLER, "Ticket 41");
  const token = await cookie(context, "token");
  await logOut(page);
  // Log Out first checks for unsent changes, so it is not finished when the click is.
  await becomes(async () =>
    (await context.cookies(stage.app)).every(({ name, value }) =>
      !value || !Object.values<string>(COOKIES).includes(name)
    )
  );
  const stored = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage).filter((key) => key.startsWith("draft.")),
    local: JSON.stringify({ ...localStorage }),
    caches: await caches.keys(),
  }));
  assert.deepEqual(stored.session, []);
  assert.deepEqual(stored.caches, []);
  assert.doesNotMatch(stored.local, /Harbor|Okafor|Ticket/);
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ cUser { _id } }" }),
  });
  assert.equal(response.status, 401);
  await response.body?.cancel();
  assert.deepEqual(visit.faults, []);
});
