import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { accessibilityFaults, overflow, overlaps, wear } from "./support/look.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 20 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const FIXTURE = new URL("../fixtures/superstore_small.csv", import.meta.url).pathname;
const ORDERS = 5;

/** Lets go of a file over the middle of the page, as a person does. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const transfer = await page.evaluateHandle(([name, content]) => {
    const data = new DataTransfer();
    data.items.add(new File([content!], name!, { type: "text/csv" }));
    return data;
  }, [name, content]);
  const zone = page.getByRole("group", { name: "File" });
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
}

const choose = (page: Page, name: string, content: string) =>
  page.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(content),
  });

const fixture = () => Deno.readTextFile(FIXTURE);

/** Sends what is chosen to the first store. */
async function send(page: Page): Promise<void> {
  await page.getByLabel("Store").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Import orders" }).click();
}

Deno.test("a dropped file becomes drafts that say what they lack; importing it again adds nothing", async () => {
  await using visit = await stage.visit("order_qc");
  const { page } = visit;
  await page.goto(`${stage.app}/orders`);
  await page.getByRole("link", { name: "Import orders" }).click();
  await page.getByRole("heading", { name: "Import orders" }).waitFor();
  await drop(page, "orders.csv", await fixture());
  await page.getByText("The file has all columns that are needed.").first().waitFor();
  await send(page);
  await page.getByText(`${ORDERS} orders imported, 0 skipped, 0 refused`).first().waitFor();
  assert.match(page.url(), /\/orders\/import\?job=/);

  await page.getByRole("link", { name: "Show the drafts" }).click();
  await page.waitForURL("**/orders/draft");
  const imported = page.locator("tr[data-id]").filter({ hasText: "-9000" });
  await imported.first().waitFor();
  assert.equal(await imported.count(), ORDERS);
  for (let at = 0; at < ORDERS; at++) {
    await imported.nth(at).click();
    const missing = page.getByRole("complementary").getByRole("region", { name: "What is missing" });
    await missing.getByRole("listitem").first().waitFor();
  }

  await page.goto(`${stage.app}/orders/import`);
  await choose(page, "again.csv", await fixture());
  await send(page);
  await page.getByText(`0 orders imported, ${ORDERS} skipped, 0 refused`).first().waitFor();
  await page.getByText("Every order of this file was here already").waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("the job of the address is there again after a reload, and nobody else's", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/import`);
  const [header, , ...rows] = (await fixture()).replaceAll("-9000", "-8000").split("\n");
  await choose(page, "mine.csv", [header, `1,CA-1,13/40/2018${",".repeat(18)}`, ...rows].join("\n"));
  await send(page);
  await page.getByText("1 refused").first().waitFor();
  const row = page.getByRole("row").filter({ hasText: "Order Date" });
  await row.getByText("This is not a day written as month/day/year.").waitFor();
  await page.reload();
  await row.waitFor();
  const address = page.url();

  await using other = await stage.visit("sale2");
  await other.page.goto(address);
  await other.page.getByText("There is no such import").waitFor();
  assert.deepEqual([...visit.faults, ...other.faults], []);
});

Deno.test("the keyboard alone imports a file", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  // Long before it is needed: the browser is told to hand the dialog over, and nobody says when it has heard.
  const dialog = page.waitForEvent("filechooser");
  await page.goto(`${stage.app}/orders/import`);
  const store = page.getByLabel("Store");
  // It takes no focus before there is something to choose.
  await store.locator("option").nth(1).waitFor({ state: "attached" });
  await store.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await (await dialog).setFiles(FIXTURE);
  const start = page.getByRole("button", { name: "Import orders" });
  await start.waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await start.evaluate((each) => each === document.activeElement), true);
  await page.keyboard.press("Enter");
  await page.getByText("The import is done").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SECTION");
  assert.deepEqual(visit.faults, []);
});

Deno.test("when the connection breaks the file goes again under the same key, and is imported once", async () => {
  await using visit = await stage.visit("root");
  visit.expect(/ERR_FAILED|ERR_CONNECTION/);
  const { page } = visit;
  await page.goto(`${stage.app}/orders/import`);
  await choose(page, "twice.csv", (await fixture()).replaceAll("-9000", "-7000"));
  let isFirst = true;
  const keys: (string | null)[] = [];
  await page.route("**/api/imports/**", async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    keys.push(new URL(route.request().url()).searchParams.get("key"));
    // The server does the work; only the answer is lost.
    if (isFirst) await route.fetch();
    if (isFirst) await route.abort();
    else await route.continue();
    isFirst = false;
  });
  await send(page);
  await page.getByText("It is not known whether the file arrived").first().waitFor();
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText(`${ORDERS} orders imported, 0 skipped, 0 refused`).first().waitFor();
  assert.deepEqual([keys.length, keys[0]], [2, keys[1]]);
  assert.deepEqual(visit.faults, []);
});

for (const look of [{ theme: "light", direction: "rtl" }, { theme: "dark" }] as const) {
  Deno.test(`at 390 ${look.theme} the page is whole, sits right and axe finds nothing`, async () => {
    await using visit = await stage.visit("root", { viewport: { width: 390, height: 844 } });
    await wear(visit, look);
    const { page } = visit;
    await page.goto(`${stage.app}/orders/import`);
    await choose(page, "wrong.csv", "Order ID,Total\n1,2\n");
    await page.getByText("Missing:").waitFor();
    const check = async () => {
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.deepEqual(await overlaps(page), []);
      assert.equal(await overflow(page), 0);
    };
    await check();
    await choose(page, "right.csv", await fixture());
    await send(page);
    await page.getByText("The import is done").waitFor();
    await check();
    assert.deepEqual(visit.faults, []);
  });
}
