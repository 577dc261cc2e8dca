import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { accessibilityFaults, overflow, overlaps, wear } from "./support/appearances.ts";
import { sampleOf } from "../support/soak.ts";
import { openStage, type Stage } from "./support/stage.ts";
import { SLICE_BYTES } from "../../src/engine/imports/file_pieces.ts";
import { HEAD_BYTES } from "../../src/features/orders/imports/inspect_file_wiring.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const FIXTURE = decodeURIComponent(new URL("../fixtures/superstore_small.csv", import.meta.url).pathname);
const ORDERS = 5;
const MAX_TABS = 40;
const LARGE_BYTES = 20_000_000;

/** Drops a file onto the middle of the page. */
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

/** Imports the chosen file into the first store. */
async function send(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /^Store/ }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Import orders" }).click();
}

Deno.test("a dropped file becomes drafts that name their problems; importing it again adds nothing", async () => {
  await using visit = await stage.visit("order_qc");
  const { page } = visit;
  await page.goto(`${stage.app}/orders`);
  await page.getByRole("link", { name: "Import orders" }).click();
  await page.getByRole("heading", { name: "Import orders" }).waitFor();
  await drop(page, "orders.csv", await fixture());
  await page.getByText(`${ORDERS} orders from`).first().waitFor();
  await send(page);
  await page.getByText(`${ORDERS} orders imported, 0 skipped, 0 refused`).first().waitFor();
  assert.match(page.url(), /\/orders\/import\?job=/);

  await page.getByRole("link", { name: "Show drafts to fix" }).click();
  await page.waitForURL("**/orders/draft?**problem=any**");
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
  await page.getByText("Every order in this file already exists").waitFor();
  assert.deepEqual(visit.faults, []);
});

/** Returns an order of two items as Shopify exports it: the order's own columns are in its first row only. */
const shopifyOrder = (number: string, quantity: string) =>
  `${number},ada@example.com,USD,2026-03-14 10:00:00 +0100,${quantity},Mug,15.00,MUG-11,Ada Lind,Way 1,Bergen,'0501,,NO
${number},ada@example.com,,,1,Cap,5.50,CAP-M,,,,,,
`;
const SHOPIFY_HEADER = "Name,Email,Currency,Created at,Lineitem quantity,Lineitem name,Lineitem price," +
  "Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country\n";

Deno.test("a Shopify export is recognised, previewed and imported; refused rows come back as a file", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/import`);
  const orders = ["#9101", "#9102", "#9103"].map((number) => shopifyOrder(number, "2"));
  await choose(page, "shopify.csv", SHOPIFY_HEADER + orders.join("") + shopifyOrder("#9104", "many"));
  await page.getByText("UTF-8 · comma · decimal point · year-month-day · Shopify order export").first()
    .waitFor();
  await page.getByText("3 orders from 8 rows; 2 rows will be refused").first().waitFor();
  await page.getByRole("row").filter({ hasText: "#9101" }).getByText("35.50 USD").waitFor();
  await send(page);
  await page.getByText("3 orders imported, 0 skipped, 2 refused").first().waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download refused rows" }).click();
  const file = await Deno.readTextFile(await (await download).path());
  assert.match(file, /#9104.*many/);
  assert.match(file, /Problem/);

  await page.getByRole("button", { name: "Import another file" }).click();
  await choose(page, "own.csv", "Bestellung;Artikel;Stück\nB-1;MUG-11;2\n");
  for (const [field, name] of [["Order number", "Bestellung"], ["SKU", "Artikel"], ["Quantity", "Stück"]]) {
    await page.getByRole("combobox", { name: field! }).selectOption({ label: name! });
  }
  await send(page);
  await page.getByText("1 order imported, 0 skipped, 0 refused").first().waitFor();
  await page.getByRole("button", { name: "Import another file" }).click();
  await choose(page, "own again.csv", "Bestellung;Artikel;Stück\nB-2;MUG-11;1\n");
  await page.getByText("Same as last time for this store.").waitFor();
  await page.getByText("1 order from 1 row").first().waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("a file of 20 MB is counted in slices, each a separate task; the longest tasks are printed", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/import`);
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  const count = Math.ceil(LARGE_BYTES / shopifyOrder("#12345", "2").length);
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(globalThis, { longTasks, readSlices: [] });
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: "longtask" });
    const { slice } = Blob.prototype;
    Blob.prototype.slice = function (this: Blob, start = 0, end = this.size, type) {
      (globalThis as unknown as { readSlices: number[] }).readSlices.push(Math.min(end, this.size) - start);
      return slice.call(this, start, end, type);
    };
  });
  const file = await page.evaluateHandle(([header, order, count]) => {
    const orders = Array.from({ length: count }, (_, at) => order.replaceAll("#", `#${at + 10_000}`));
    return new File([header, ...orders], "large.csv", { type: "text/csv" });
  }, [SHOPIFY_HEADER, shopifyOrder("#", "2"), count] as const);
  // The time that making the file took does not count for the page.
  await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
  const startedAt = performance.now();
  await page.evaluate((file) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, file);
  await page.getByText(`${count.toLocaleString("en")} orders from`).first().waitFor({ timeout: 90_000 });
  const seen = await page.evaluate(() => {
    const { longTasks, readSlices } = globalThis as unknown as Record<"longTasks" | "readSlices", number[]>;
    return { longTasks, readSlices };
  });
  // The observer works: it reports a task that is long on purpose.
  await page.evaluate(() => {
    setTimeout(() => {
      const until = performance.now() + 80;
      while (performance.now() < until);
    });
  });
  await page.waitForFunction(
    (known) => (globalThis as unknown as { longTasks: number[] }).longTasks.length > known,
    seen.longTasks.length,
  );
  const [head, ...slices] = seen.readSlices;
  assert.ok((head ?? 0) <= HEAD_BYTES);
  assert.ok(slices.length >= LARGE_BYTES / SLICE_BYTES, "the file was read in too few slices");
  assert.ok(Math.max(...slices) <= SLICE_BYTES);
  const longest = Math.round(Math.max(0, ...seen.longTasks));
  console.log(
    `20 MB, ${count} orders: ${Math.round(performance.now() - startedAt)} ms; ` +
      `tasks over 50 ms: ${seen.longTasks.length}, longest ${longest} ms`,
  );
  assert.deepEqual(visit.faults, []);
});

Deno.test("the job in the address returns after a reload, but not for another person", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/import`);
  const [header, , ...rows] = (await fixture()).replaceAll("-9000", "-8000").split("\n");
  await choose(page, "mine.csv", [header, `1,CA-1,soon${",".repeat(18)}`, ...rows].join("\n"));
  await send(page);
  await page.getByText("1 refused").first().waitFor();
  const row = page.getByRole("row").filter({ hasText: "Order Date" });
  await row.getByText("This is not a day with a four-digit year").waitFor();
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
  // The wait begins early: the browser must first learn to intercept file dialogs, and does not confirm that.
  const dialog = page.waitForEvent("filechooser");
  await page.goto(`${stage.app}/orders/import`);
  const store = page.getByRole("combobox", { name: /^Store/ });
  // The box cannot be focused before it has an option.
  await store.locator("option").nth(1).waitFor({ state: "attached" });
  await store.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await (await dialog).setFiles(FIXTURE);
  await page.getByText("orders from").first().waitFor();
  // Tab passes the whole page: file settings, columns, preview.
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const tabTo = async (name: string) => {
    for (let turn = 0; turn < MAX_TABS && await focused() !== name; turn++) await page.keyboard.press("Tab");
    assert.equal(await focused(), name);
  };
  await tabTo("Change settings");
  await page.keyboard.press("Enter");
  await page.getByLabel("Encoding").waitFor();
  await tabTo("Import orders");
  await page.keyboard.press("Enter");
  await page.getByText("The import is done").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SECTION");
  assert.deepEqual(visit.faults, []);
});

Deno.test("after a broken connection the file is sent again under the same key, and imported once", async () => {
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
    // The server does the work; only its response is lost.
    if (isFirst) await route.fetch();
    if (isFirst) await route.abort();
    else await route.continue();
    isFirst = false;
  });
  await send(page);
  await page.getByText("We do not know whether the file arrived").first().waitFor();
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText(`${ORDERS} orders imported, 0 skipped, 0 refused`).first().waitFor();
  assert.deepEqual([keys.length, keys[0]], [2, keys[1]]);
  assert.deepEqual(visit.faults, []);
});

const LOOKS = [{ theme: "dark", direction: "rtl" }, { theme: "light" }] as const;
for (const appearance of sampleOf(LOOKS, (_, at) => at === 0)) {
  Deno.test(`at 390 ${appearance.theme} the page is complete, aligned, and axe finds nothing`, async () => {
    await using visit = await stage.visit("root", { viewport: { width: 390, height: 844 } });
    await wear(visit, appearance);
    const { page } = visit;
    await page.goto(`${stage.app}/orders/import`);
    await choose(page, "wrong.csv", "Order ID,Total\n1,2\n");
    await page.getByText("Choose the columns for").first().waitFor();
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
