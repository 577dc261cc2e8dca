/** The whole shell by keyboard, with the focus always visible. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { focusedElement } from "./support/focus.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Presses a key until an element of that name has the focus, and checks every stop on the way. */
async function walkTo(page: Page, key: string, name: RegExp, most = 40): Promise<string[]> {
  const met: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    const at = await focusedElement(page);
    assert.equal(at.fault, "", at.name);
    met.push(at.name);
    if (name.test(at.name)) return met;
  }
  throw new Error(`Cannot reach ${name} by ${key}: met ${met.join(", ")}`);
}

async function see(page: Page): Promise<string> {
  const { name, fault } = await focusedElement(page);
  assert.equal(fault, "", name);
  return name;
}

/** Buttons of the top bar from its end to its start. */
const OPENERS: readonly (readonly [button: RegExp, role: "dialog" | "menu"])[] = [
  [/Okafor/, "menu"],
  [/^Notifications|unread/, "dialog"],
  [/^Customize$/, "dialog"],
  [/jobs/i, "dialog"],
  [/^Switch user$/, "dialog"],
  [/^Bookmarks$/, "dialog"],
  [/^Search/, "dialog"],
];

Deno.test("from the page's load by keyboard alone: the skip link, and each part of the bar opened and closed", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all`);
  await page.getByRole("button", { name: "Switch user" }).waitFor();
  await page.getByRole("button", { name: /unread/ }).waitFor();
  assert.match((await walkTo(page, "Tab", /./))[0] ?? "", /^Skip to content$/);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "content");
  for (const [button, role] of OPENERS) {
    await walkTo(page, "Shift+Tab", button);
    await page.keyboard.press("Enter");
    const opened = page.getByRole(role).first();
    await opened.waitFor();
    const isIn = () => document.activeElement?.closest("[role=dialog], [role=menu]");
    await page.waitForFunction(isIn).catch(() => assert.fail(`${button} opens without the focus`));
    await see(page);
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press(role === "menu" ? "ArrowDown" : "Tab");
      await see(page);
    }
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.closest("header"))
      .catch(() => assert.fail(`${button} does not get the focus back`));
    assert.match(await see(page), button);
  }
  assert.deepEqual(visit.faults, []);
});

Deno.test("the profile works by keyboard alone, and no focused element is hidden by the bars", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 1024, height: 500 } });
  const { page } = visit;
  await arrive(visit, `${stage.app}/stores`);
  await page.getByTitle(/^Account of/).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Edit Profile" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Edit Profile", level: 1 }).waitFor();
  await page.getByRole("textbox", { name: "Name" }).waitFor();
  await page.locator("#content").focus();
  const down = await walkTo(page, "Tab", /^Cancel/);
  assert.ok(down.length > 6, down.join(", "));
  await walkTo(page, "Shift+Tab", /^Name/);
  // Going back uses the browser's own key, which a page cannot press.
  await page.goBack();
  await page.getByRole("heading", { name: "Stores", level: 1 }).waitFor();
  assert.deepEqual(visit.faults, []);
});
