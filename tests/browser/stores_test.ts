import assert from "node:assert/strict";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

Deno.test("S2.35 S2.45 a seller makes a store, matches a SKU, pauses the store and deletes it", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/stores`);
  await page.getByRole("link", { name: "New store" }).click();
  await page.waitForURL(/\/stores\/new$/);
  await page.getByLabel(/^Name/).fill("Lantern Goods");
  await page.getByLabel(/^Platform/).selectOption("etsy");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await zone.click();
  await zone.pressSequentially("new y");
  await page.getByRole("option", { name: "America/New_York" }).click();
  await page.getByLabel("Hold new orders").check();
  await page.getByLabel("Cooling-off").fill("45");
  await page.getByRole("button", { name: "Create store" }).click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("heading", { name: "Lantern Goods" }).waitFor();
  await record.getByText("America/New_York").first().waitFor();

  await record.getByLabel("The store’s SKU").fill("LG-1");
  await record.getByRole("combobox", { name: "Our item" }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await record.getByRole("button", { name: "Match SKU" }).click();
  await record.getByRole("cell", { name: "LG-1", exact: true }).waitFor();
  await record.getByRole("button", { name: "Remove the match of LG-1" }).click();
  await record.getByText("No SKU is matched yet.").first().waitFor();

  await record.getByRole("button", { name: "Edit store" }).click();
  await record.getByRole("combobox", { name: "Status" }).selectOption("Paused");
  await record.getByText("Changed: Status").first().waitFor();
  await page.keyboard.press("Control+Enter");
  await record.getByRole("form", { name: "Edit store" }).waitFor({ state: "detached" });
  await record.getByText("Paused", { exact: true }).first().waitFor();

  await record.getByRole("button", { name: "Delete store" }).click();
  await record.getByText("Delete the store “Lantern Goods”?").first().waitFor();
  await record.getByRole("form", { name: "Delete store" }).getByRole("button", { name: "Delete store" })
    .click();
  await record.waitFor({ state: "detached" });
  assert.deepEqual(visit.faults, []);
});

Deno.test("a store with orders is kept, and the reason is shown", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/stores`);
  await page.locator("tr[data-id]").first().click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("button", { name: "Delete store" }).click();
  await record.getByRole("form", { name: "Delete store" }).getByRole("button", { name: "Delete store" })
    .click();
  await record.getByText("The store has orders, so it can’t be deleted. Pause it instead.").first().waitFor();
  assert.deepEqual(visit.faults, []);
});
