import assert from "node:assert/strict";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

Deno.test("S2.33 S7.15 a super root makes a person, sets prices and a hub in tabs, locks and deletes them", async () => {
  await using visit = await stage.visit("super_root");
  const { page } = visit;
  await page.goto(`${stage.app}/users`);
  await page.locator("tr[data-id]").first().waitFor();
  await page.getByRole("link", { name: "New user" }).click();
  await page.waitForURL(/\/users\/new$/);
  await page.getByLabel(/^Name/).fill("Mai Pham");
  await page.getByLabel(/^Email/).fill("mai@example.test");
  await page.getByRole("combobox", { name: /^Role/ }).selectOption("sale");
  await page.getByRole("button", { name: "Create user" }).click();
  // The one-time link is shown at once; the record is behind a further link.
  await page.getByRole("textbox", { name: "One-time link" }).waitFor();
  await page.getByRole("link", { name: "Open the user" }).click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("heading", { name: "Mai Pham" }).waitFor();

  await record.getByRole("button", { name: "Edit user" }).click();
  await record.getByRole("tab", { name: "Prices" }).click();
  await record.getByRole("button", { name: "Add row" }).click();
  await record.getByLabel("Level").fill("gold");
  await record.locator('[name="effective_at"]').fill("2026-01-01");
  await record.getByRole("tab", { name: "Hubs" }).click();
  await record.getByRole("button", { name: "Add row" }).click();
  await record.getByLabel("Domain name").fill("http://hub");
  await page.keyboard.press("Control+Enter");
  await record.getByText("Use a hostname, such as hub.example.com.").first().waitFor();
  await record.getByLabel("Domain name").fill("hub.example.com");
  await page.keyboard.press("Control+Enter");
  await record.getByRole("form", { name: "Edit user" }).waitFor({ state: "detached" });
  await record.getByText("hub.example.com").first().waitFor();
  await record.getByRole("tab", { name: "Prices" }).click();
  await record.getByText("Active now").first().waitFor();

  await record.getByRole("button", { name: "Edit user" }).click();
  await record.getByRole("tab", { name: "Role and rights" }).click();
  await record.getByRole("combobox", { name: "Status" }).selectOption("Locked");
  await record.getByRole("button", { name: "Save user" }).click();
  await record.getByRole("form", { name: "Edit user" }).waitFor({ state: "detached" });
  // The record's badge is awaited, as the closing form still shows the same word.
  await record.locator("span").filter({ hasText: /^Locked$/ }).first().waitFor();

  await record.getByRole("button", { name: "Delete user" }).click();
  await record.getByRole("form", { name: "Delete user" }).getByRole("button", { name: "Delete user" })
    .click();
  await record.waitFor({ state: "detached" });
  assert.deepEqual(visit.faults, []);
});
