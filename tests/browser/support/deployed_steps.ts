/** Steps of people in a deployment as docs/deploying.md describes it. */
import assert from "node:assert/strict";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { diagnose } from "../../../scripts/doctor.ts";
import { fetchRaw } from "../../../scripts/doctor/fetch_raw.ts";
import type { DeployedSite } from "../../support/deployment/deployment.ts";
import { FRUGAL, startChromium } from "./chromium.ts";
import { pollOften } from "./patience.ts";

const PATIENCE_MS = 30_000;
const PASSWORD = "battery staple 9";

export async function openBrowser(): Promise<Pick<Browser, "newContext"> & AsyncDisposable> {
  const { browser } = await startChromium(FRUGAL);
  const contexts: BrowserContext[] = [];
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context;
    },
    async [Symbol.asyncDispose]() {
      for (const context of contexts) await context.close();
    },
  };
}

export async function openPage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  pollOften(page);
  return page;
}

/** Returns the link in a process's greeting. */
export const linkIn = (greeting: string): string =>
  /account: (\S+)/.exec(greeting)?.[1] ?? assert.fail(greeting);

/** Opens the greeting's link, fills in the form for the first account and signs in. */
export async function becomeFirst(page: Page, { app }: DeployedSite, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("heading", { name: "Create the first account" }).waitFor();
  await page.getByLabel("Name").fill("Ada First");
  await page.getByLabel("Email").fill("ada@shop.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat the password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.waitForURL(`${app}/login`);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Email").fill("ada@shop.test");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByTitle("Account of Ada First").waitFor();
}

/** Runs the doctor over the network. */
export async function faultsOf({ app }: DeployedSite): Promise<readonly string[]> {
  return (await diagnose({ app, fetchRaw, now: Date.now, ownAddresses: [] })).faults;
}
