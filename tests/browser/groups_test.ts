import assert from "node:assert/strict";
import { openStage } from "./support/stage.ts";

Deno.test("S7.12 S3.5 a group is made, a person joins, and ticking a box closes a screen of that person", async () => {
  await using stage = await openStage();
  await using head = await stage.visit("super_root");
  await using other = await stage.visit("order_qc");
  const { page } = head;
  await other.page.goto(`${stage.app}/stores`);
  await other.page.getByRole("row").nth(1).waitFor();
  await page.goto(`${stage.app}/user-groups/new`);
  await page.getByLabel("Name").fill("Night shift");
  await page.getByRole("checkbox", { name: "Stores: View" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Create group" }).click();
  await page.getByRole("button", { name: "Add people" }).click();
  await page.getByRole("searchbox", { name: "Find people to add" }).fill("Linh");
  await page.getByRole("button", { name: /^Add: Linh/ }).click();
  await page.getByRole("button", { name: /^Remove: Linh/ }).waitFor();
  other.expect(/403|404|FORBIDDEN/);
  // Without a reload: the server reopens the socket of each person concerned, and the window learns of it.
  await other.page.waitForURL(/\/404/);
  await page.goto(`${stage.app}/user-groups`);
  await page.getByRole("row").nth(1).waitFor();
  const names = await page.getByRole("row").allInnerTexts();
  assert.ok(names.some((text) => text.includes("Night shift")));
  assert.deepEqual([...head.faults, ...other.faults], []);
});
