/**
 * The worked example of docs/deploying.md, walked: a description, a proxy, the first account, a seller who signs in. With the small
 * proxy here; `SOAK` walks all of it, from a release, with two processes, and with nginx where it is installed.
 */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { diagnose } from "../../scripts/doctor.ts";
import { look } from "../../scripts/doctor/look.ts";
import { deploy, type Deployed, root } from "../support/deployed.ts";
import { startChromium } from "./support/chromium.ts";
import { lookOften } from "./support/patience.ts";
import { watch } from "./support/watch.ts";

const PATIENCE_MS = 30_000;
const PASSWORD = "battery staple 9";

async function openBrowser() {
  const { browser, close } = await startChromium();
  const newContext = () => browser.newContext();
  return { newContext, [Symbol.asyncDispose]: close };
}

async function open(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  lookOften(page);
  return page;
}

/** Steps 5 and 10 of the page: the link of the log, the form, the sign-in. */
async function becomeFirst(page: Page, { app }: Deployed, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("heading", { name: "Create the first account" }).waitFor();
  await page.getByLabel("Name").fill("Ada First");
  await page.getByLabel("Email").fill("ada@shop.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password again").fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.waitForURL(`${app}/login`);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Email").fill("ada@shop.test");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByTitle("Account of Ada First").waitFor();
}

const linkIn = (greeting: string): string => /account: (\S+)/.exec(greeting)?.[1] ?? assert.fail(greeting);

const faultsOf = async ({ app }: Deployed): Promise<readonly string[]> =>
  (await diagnose({ app, look, now: Date.now(), ownAddresses: [] })).faults.filter((each) =>
    !each.includes("/ready")
  );

Deno.test("a deployment as documented: its files agree, the doctor finds no fault, the first account signs in through the proxy", async () => {
  await using deployed = await deploy({ program: root, processes: 1 });
  await using browser = await openBrowser();
  const context = await browser.newContext();
  const watched = await watch(context, [deployed.app, deployed.api, deployed.login]);
  const page = await open(context);
  await becomeFirst(page, deployed, linkIn(deployed.processes[0]!.greeting));
  assert.deepEqual(await faultsOf(deployed), []);
  assert.deepEqual(watched.faults, []);
  assert.equal(await deployed.processes[0]!.stop(), 0, "SIGTERM to the task ends it cleanly");
});
