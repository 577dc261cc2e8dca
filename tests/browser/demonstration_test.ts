import assert from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import { RENEWAL_MARGIN_S, TOKEN_LIFE_S } from "../../machines/demonstration.ts";
import { DEMO_ACCOUNT } from "../../src/diagnostics/demonstration/mock/world.ts";
import { type DemonstrationStage, openDemonstration } from "./support/demonstration_stage.ts";
import { accessibilityFaults, overflow, overlaps } from "./support/appearances.ts";

let stage: DemonstrationStage;
Deno.test.beforeAll(async () => {
  stage = await openDemonstration();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const ADA = { name: "Ada Lovelace", email: "ada@example.test", password: "long enough" };
const TOKEN = "pressdock-demonstration.token";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();
const password = (page: Page) => page.getByRole("textbox", { name: "Password" });

async function logIn(
  page: Page,
  { email, password: secret }: { email: string; password: string } = DEMO_ACCOUNT,
) {
  await page.getByLabel("Email").fill(email);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function register(page: Page, { name, email, password: secret } = ADA) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Register" }).click();
}

const storedToken = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), TOKEN);

Deno.test("S7.22 S7.23 S7.24 S7.25 S8.8 a person registers, logs out and in, reloads, sees the tasks; no call leaves the browser", async () => {
  await using visit = await stage.visit();
  const { page, context } = visit;
  await page.goto(`${stage.origin}/tasks`);
  await page.getByRole("link", { name: "Register" }).click();
  await register(page, { ...ADA, email: DEMO_ACCOUNT.email });
  await page.getByText("This email is already in use.").waitFor();
  await register(page);
  await heading(page, "Tasks");
  await page.getByRole("cell", { name: "T-1041" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/tasks");

  const first = await storedToken(page);
  await page.reload();
  await page.getByText(ADA.name).waitFor();
  assert.notEqual(await storedToken(page), first, "a refresh gives a new token");

  await page.getByRole("button", { name: "Log Out" }).click();
  await page.getByText("You are logged out.").waitFor();
  assert.equal(await storedToken(page), null);
  assert.deepEqual(await context.cookies(), []);
  await logIn(page, { ...ADA, password: "something else" });
  await page.getByText("Email Or Password Invalid").waitFor();
  await logIn(page, ADA);
  await heading(page, "Tasks");
  const inStorage = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  assert.ok(!inStorage.includes(ADA.password));
  assert.deepEqual(visit.requests.filter((url) => new URL(url).pathname.startsWith("/api")), []);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S9.11 S8.8 an open window renews its token in time; a window that slept past the token's 8000 seconds signs out and says why", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.clock.install();
  await page.goto(stage.origin);
  await logIn(page);
  await heading(page, "Tasks");
  const first = await storedToken(page);
  await page.clock.runFor((TOKEN_LIFE_S - RENEWAL_MARGIN_S) * 1_000);
  await page.waitForFunction(([name, old]) => sessionStorage.getItem(name!) !== old, [TOKEN, first]);
  await heading(page, "Tasks");
  // The window sleeps while the clock continues.
  await page.clock.setSystemTime(Date.now() + 3 * TOKEN_LIFE_S * 1_000);
  await page.reload();
  await page.getByText("Invalid access token").waitFor();
  assert.equal(await storedToken(page), null);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S7.26 all other calls pass through to the host", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  visit.expect(/405.*\/api\/graphql/);
  await page.goto(stage.origin);
  await heading(page, "Log in");
  const answers = await page.evaluate(async () => {
    const graphql = await fetch("/api/graphql", { method: "POST", body: "{}" });
    const icon = await fetch("/icon.svg");
    const tasks = await fetch("/api/tasks");
    return [graphql.status, icon.headers.get("Content-Type"), (await tasks.json()).tasks.length > 0];
  });
  assert.deepEqual(answers, [405, "image/svg+xml", true]);
  const paths = visit.requests.map((url) => new URL(url).pathname);
  assert.ok(paths.includes("/api/graphql"));
  assert.ok(!paths.includes("/api/tasks"));
  assert.deepEqual(visit.faults, []);
});

const LOOKS: readonly (BrowserContextOptions & { readonly isDark?: boolean })[] = [
  {},
  { isDark: true },
  { viewport: { width: 390, height: 800 } },
  { viewport: { width: 320, height: 640 }, forcedColors: "active" },
];

Deno.test("S2.40 every page of the demonstration is accessible and fits, in both themes, narrow and with forced colors", async () => {
  for (const { isDark, ...options } of LOOKS) {
    await using visit = await stage.visit(options);
    const { page } = visit;
    const isFine = async (what: string) => {
      const faults = [...await accessibilityFaults(page), ...await overlaps(page)];
      const wide = await overflow(page);
      assert.deepEqual([faults, wide], [[], 0], `${what} ${JSON.stringify({ isDark, ...options })}`);
    };
    await page.goto(`${stage.origin}/register`);
    await heading(page, "Register");
    if (isDark) await page.getByRole("button", { name: "Use the dark theme" }).click();
    await register(page, { name: "", email: "no", password: "short" });
    await page.getByText("Please enter your name.").waitFor();
    await isFine("register");
    await page.getByRole("link", { name: "Log in" }).click();
    await logIn(page, { email: "a@b.test", password: "nothing" });
    await page.getByText("Email Or Password Invalid").waitFor();
    await isFine("login");
    await logIn(page);
    await page.getByText("T-1041").waitFor();
    await isFine("tasks");
    await page.getByLabel("Search tasks").fill("no such task");
    await page.getByRole("heading", { name: "No task matches" }).waitFor();
    await isFine("no task");
    assert.deepEqual(visit.faults, []);
  }
});

Deno.test("S7.22 S7.25 the demonstration is usable by keyboard alone", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.goto(stage.origin);
  await heading(page, "Log in");
  const { keyboard } = page;
  await keyboard.type(DEMO_ACCOUNT.email);
  await keyboard.press("Tab");
  await keyboard.type(DEMO_ACCOUNT.password);
  await keyboard.press("Enter");
  await page.getByText("T-1041").waitFor();
  await keyboard.press("Tab");
  await keyboard.type("mugs");
  await page.getByText("1 task", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Log Out" }).focus();
  await keyboard.press("Enter");
  await page.getByText("You are logged out.").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "email");
  assert.deepEqual(visit.faults, []);
});
