import assert from "node:assert/strict";
import { COOKIES } from "../../api/constants.ts";
import { DEMO_PASSWORD } from "../../server/demo/people/people.ts";
import { accessibilityFaults, SURROUNDINGS } from "./support/appearances.ts";
import { becomes, rest } from "./support/rest.ts";
import { openStage, signIn, type Stage, type Visit, whenLive } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const openMenu = async ({ page }: Visit) => {
  await page.getByTitle(/^Account of/).click();
  await page.getByRole("menu").waitFor();
};

Deno.test("S2.38 S5.1 a name changed by keyboard is in the top bar at once, and in another tab", async () => {
  await using visit = await stage.visit("sewer");
  const { page, context } = visit;
  await page.goto(`${stage.app}/packages`);
  const other = await context.newPage();
  const live = whenLive(other);
  await other.goto(`${stage.app}/packages`);
  await other.getByTitle("Account of Rosa Jiménez").waitFor();
  await live;
  await page.getByTitle("Account of Rosa Jiménez").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Edit Profile" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/profile\/info/);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Rosa J. Jiménez");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Your profile was saved.").first().waitFor();
  await page.getByTitle("Account of Rosa J. Jiménez").waitFor();
  await other.getByTitle("Account of Rosa J. Jiménez").waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.38 leaving an unsaved profile by Back asks first, and a reload restores it", async () => {
  await using visit = await stage.visit("printer");
  const { page } = visit;
  await page.goto(`${stage.app}/packages`);
  await openMenu(visit);
  await page.getByRole("menuitem", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "Skype" }).fill("half typed");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  assert.match(page.url(), /\/profile\/info/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("Your unsaved changes were restored.").waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Skype" }).inputValue(), "half typed");
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.39 a changed password ends the person's other sessions, and is valid for the next sign-in", async () => {
  await using visit = await stage.visit();
  await using there = await stage.visit();
  for (const { page } of [visit, there]) {
    await page.goto(`${stage.app}/login`);
    await signIn(page, "cutting");
  }
  there.expect(/401/);
  // The session ends while its socket may be opening, so a refusal is right.
  there.expect(/WebSocket connection to .* failed: HTTP Authentication failed/);
  const { page } = visit;
  await page.goto(`${stage.app}/profile/password`);
  const fill = async (label: RegExp, text: string) => await page.getByLabel(label).fill(text);
  await fill(/^Current password/, DEMO_PASSWORD);
  await fill(/^Repeat the new password/, "cut by the moon 7");
  await page.locator("input[name=new_password]").fill("cut by the moon 7");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("You were signed out everywhere else").waitFor();
  // The server closes the socket, so the other window learns of it without a click.
  await there.page.waitForURL(/\/login/);
  await page.goto(`${stage.app}/packages`);
  await page.getByRole("heading", { name: "Packages", level: 1 }).waitFor();
  const storage = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  assert.ok(!storage.includes("moon"));
  assert.deepEqual([visit.faults, there.faults], [[], []]);
});

Deno.test("S2.51 Z6 an API token is made, copied and works; no key lands on My inbox", async () => {
  await using visit = await stage.visit("order_qc");
  const { page, context } = visit;
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: stage.app });
  await page.goto(`${stage.app}/orders`);
  await openMenu(visit);
  assert.equal(await page.getByText("My Inbox").isVisible(), false);
  const met = new Set<string>();
  for (let step = 0; step < 12; step++) {
    met.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    await page.keyboard.press(step === 5 ? "m" : "ArrowDown");
  }
  assert.ok(met.has("API Token") && met.has("Log Out") && !met.has("My Inbox"), [...met].join());
  await page.getByRole("menuitem", { name: "API Token" }).click();
  await page.getByRole("button", { name: "Create token" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(token, /^pd_/);
  await page.getByRole("button", { name: "I have copied it" }).click();
  await page.getByText(`Your token ends in ${token.slice(-4)}.`).waitFor();
  assert.ok(!(await page.content()).includes(token));
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ cUser { identity } }" }),
  });
  assert.deepEqual(await response.json(), { data: { cUser: { identity: "order_qc" } } });
  // The token can be copied again, without being shown.
  await page.evaluate(() => navigator.clipboard.writeText("something else"));
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), token);
  assert.ok(!(await page.content()).includes(token));
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute("title") ?? ""), /^Account of/);
  const cookies = await context.cookies(stage.app);
  assert.ok(cookies.some(({ name }) => name === COOKIES.token));
  assert.deepEqual(visit.faults, []);
});

Deno.test("C11 when the host no longer has a file of the app the screen says so, and a reload keeps the typed text", async () => {
  await using visit = await stage.visit("support");
  const { page, context } = visit;
  visit.expect(/chunk|module|MIME|404/i);
  await page.goto(`${stage.app}/profile/info`);
  await page.getByRole("textbox", { name: "Skype" }).waitFor();
  // Files that load after the first screen have arrived too, such as the check for a newer version.
  await becomes(() => Promise.resolve(visit.requests.some((url) => url.includes("/assets/start-"))));
  await rest(visit);
  const loaded = new Set(visit.requests);
  // A new deployment: files that were not loaded yet are missing, and version.json names another build.
  await context.route(
    "**/assets/*.js",
    (route) =>
      loaded.has(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }),
  );
  await context.route(
    "**/version.json",
    (route) => route.fulfill({ json: { version: "9.9.9", commit: "abc1234", build: "another" } }),
  );
  await page.getByRole("textbox", { name: "Skype" }).fill("typed before");
  // The dialog's own code is missing too, so the browser itself asks.
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("heading", { name: "This part could not be loaded" }).waitFor();
  await page.getByText("A newer version (9.9.9) replaced a part of this one.").waitFor();
  assert.ok(await page.getByTitle(/^Account of/).isVisible(), "the shell continues to work");
  assert.match(questions.join(), /Leave without saving/);
  await context.unroute("**/assets/*.js");
  await page.getByRole("status").getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { name: "Statistics", level: 1 }).waitFor();
  await page.goto(`${stage.app}/profile/info`);
  assert.equal(await page.getByRole("textbox", { name: "Skype" }).inputValue(), "typed before");
  assert.deepEqual(visit.faults, []);
});
