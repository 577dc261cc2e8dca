import assert from "node:assert/strict";
import { resize } from "./support/arrive.ts";
import { accessibilityFaults, overflow } from "./support/appearances.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => await stage[Symbol.asyncDispose]());

const RUN = "<img src=x onerror=__ran=1>";

Deno.test("S2.31 S6.14 an announcement by root appears above a seller's open screen without a reload, and is dismissed by key for good", async () => {
  await using staff = await stage.visit("root");
  await using seller = await stage.visit("sale");
  const { page } = seller;
  await page.goto(`${stage.app}/orders/all`);
  await page.locator("[data-id]").first().waitFor();
  const desk = staff.page;
  await desk.goto(`${stage.app}/call-to-action/new`);
  await desk.getByLabel(/^Title\W*$/).fill(`Stocktaking ${RUN}`);
  await desk.getByLabel("Text", { exact: true }).fill("From noon.\nNothing is packed.");
  await desk.getByLabel("Link", { exact: true }).fill("/orders/draft");
  await desk.getByRole("checkbox", { name: "Sales" }).check();
  await desk.getByRole("form").getByText("Open Orders").waitFor();
  assert.deepEqual(await accessibilityFaults(desk), []);
  await desk.getByRole("button", { name: "Create announcement" }).click();
  await desk.getByRole("complementary", { name: "Record details" }).getByText("Everybody").or(
    desk.getByRole("complementary", { name: "Record details" }).getByText("Sales"),
  ).first().waitFor();

  const bar = page.getByRole("region", { name: "Announcements" });
  await bar.getByText("Stocktaking").waitFor();
  const box = (await bar.boundingBox())!;
  assert.ok(box.height <= 40, `a slim bar is not ${box.height} px high`);
  assert.deepEqual(await accessibilityFaults(page), []);
  await bar.getByRole("button", { name: "Read more" }).press("Enter");
  await bar.getByText("Nothing is packed.").waitFor();
  await resize(seller, { width: 390, height: 844 });
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.keyboard.press("Escape");
  await bar.getByRole("link", { name: "Open Orders" }).click();
  await page.waitForURL(`${stage.app}/orders/draft`);
  await bar.getByRole("button", { name: /^Dismiss/ }).focus();
  const dismissed = page.waitForResponse((answer) =>
    answer.request().postData()?.includes("DismissNotice") ?? false
  );
  await Promise.all([dismissed, page.keyboard.press("Enter")]);
  await bar.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.id), "content");
  const refetched = page.waitForResponse((answer) =>
    answer.request().postData()?.includes("MyNotices") ?? false
  );
  await Promise.all([refetched, page.reload()]);
  await page.locator("[data-id], h2").first().waitFor();
  assert.equal(await bar.count(), 0);
  assert.equal(await page.evaluate(() => "__ran" in globalThis), false);

  await desk.reload();
  const record = desk.getByRole("complementary", { name: "Record details" });
  await record.getByText("Clicked").first().waitFor();
  assert.deepEqual(await record.locator("dl").nth(1).locator("dd").allTextContents(), ["1", "1", "1"]);
  assert.deepEqual([staff.faults, seller.faults], [[], []]);
});
