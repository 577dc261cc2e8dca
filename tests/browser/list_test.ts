import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { rest as settle } from "./support/rest.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const codes = (page: Page) =>
  page.locator("tr[data-id]").evaluateAll((rows) => rows.map((row) => row.textContent));

/** Waits until the table shows other rows than before; returns them. */
async function changed(page: Page, before: readonly (string | null)[]): Promise<(string | null)[]> {
  await page.waitForFunction(
    (old) => {
      const now = [...document.querySelectorAll("tr[data-id]")].map((row) => row.textContent);
      return now.length > 0 && JSON.stringify(now) !== old && !document.querySelector("[aria-busy=true]");
    },
    JSON.stringify(before),
  );
  return await codes(page);
}

Deno.test("S9.2 pages, sorting and page size are in the address, and Back restores the rows", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  const first = await changed(page, []);
  assert.equal(first.length, 20);
  await page.getByRole("button", { name: "Next page" }).click();
  const second = await changed(page, first);
  assert.equal(new URL(page.url()).searchParams.get("page"), "2");
  await page.getByRole("button", { name: /^Number/ }).click();
  await changed(page, second);
  const { searchParams } = new URL(page.url());
  assert.match(searchParams.get("sort") ?? "", /code/);
  assert.equal(searchParams.get("page"), null, "another sort order begins at the first page");
  await page.goBack();
  await page.waitForURL(/page=2/);
  assert.deepEqual(await changed(page, []), second);
  await page.getByRole("combobox", { name: "Rows per page" }).selectOption("50");
  assert.equal((await changed(page, second)).length, 50);
  await page.reload();
  assert.equal((await changed(page, [])).length, 50);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.19 the bare menu link shows Processing of this month, and each filter is a removable chip", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders`);
  const first = await changed(page, []);
  const filters = page.getByRole("group", { name: "Filters" });
  await filters.getByRole("button", { name: "Status: Processing" }).waitFor();
  await filters.getByRole("button", { name: "Created: This month" }).waitFor();
  await filters.getByRole("button", { name: "Remove the filter Status" }).click();
  await changed(page, first);
  assert.match(page.url(), /\/orders\/all\?range=this-month$/);
  assert.deepEqual(visit.faults, []);
});

/** Lists the filters whose chip is fully visible in the line. */
const inLine = (page: Page) =>
  page.getByRole("group", { name: "Filters" }).evaluate((line) => {
    const frame = line.getBoundingClientRect();
    return [...line.children].filter((chip) => chip.checkVisibility({ visibilityProperty: true })).map(
      (chip) => {
        const { right, bottom } = chip.getBoundingClientRect();
        return right <= frame.right && bottom <= frame.bottom
          ? chip.textContent
          : `${chip.textContent} is cut off`;
      },
    );
  });

Deno.test("filters without room are behind More at every width; nothing moves while room is measured", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.addInitScript(() => {
    const moved: string[] = (globalThis as unknown as { moved: string[] }).moved = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[]) {
        for (const { node } of sources) {
          if (node instanceof Element && node.closest("[role=group]")) moved.push(node.textContent ?? "");
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${stage.app}/orders`);
  await changed(page, []);
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved), []);
  const more = page.getByRole("button", { name: /^More/ });
  // Twelve filters exceed the widest window; their room is measured after the rows.
  await more.waitFor();
  const wide = await inLine(page);
  assert.ok(wide.length > 2 && !wide.some((each) => each?.includes("cut off")), wide.join());
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.waitForFunction(
    (before) =>
      [...document.querySelectorAll("[aria-label=Filters] > *")].filter((each) =>
        each.checkVisibility({ visibilityProperty: true })
      ).length < before,
    wide.length,
  );
  // On a busy machine the last chips move behind More a moment later.
  await settle(visit);
  const narrow = await inLine(page);
  assert.ok(!narrow.some((each) => each?.includes("cut off")), narrow.join());
  await more.click();
  const rest = page.getByRole("dialog", { name: "Filters" });
  await rest.getByRole("button", { name: "Tag" }).waitFor();
  const behind = (await rest.getByRole("button").allTextContents()).filter((name) =>
    name !== "Clear filters"
  );
  assert.equal(new Set([...narrow, ...behind]).size, 16, [...narrow, "behind", ...behind].join());
  await rest.getByRole("button", { name: "Due" }).click();
  const due = page.getByRole("dialog", { name: "Due" });
  await due.getByText("Late", { exact: true }).click();
  await page.waitForURL(/due=late/);
  for (const each of [due, rest]) {
    await page.keyboard.press("Escape");
    await each.waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "More (1)" }).waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("a new filter sends one request for the rows and one for their count, also a search", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  const first = await changed(page, []);
  const code = /PD-\d{6}/.exec(first[3] ?? "")?.[0] ?? "";
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  await page.getByRole("searchbox", { name: "Search" }).fill(code);
  const found = await changed(page, first);
  assert.equal(found.length, 1);
  assert.match(found[0] ?? "", new RegExp(code));
  assert.equal(new URL(page.url()).searchParams.get("search"), code);
  assert.equal(sent.filter((body) => body.includes("query List")).length, 1);
  assert.equal(sent.filter((body) => body.includes("query Count")).length, 1);
  assert.deepEqual(visit.faults, []);
});

Deno.test("keys: j and k walk, x selects, Enter opens, Esc closes, / searches, ? lists them all", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all`);
  const ids = await page.locator("tr[data-id]").evaluateAll((rows) =>
    rows.map((row) => row.getAttribute("data-id"))
  );
  const cursorAt = (at: number) => page.locator(`tr[data-id="${ids[at]}"][aria-current=true]`).waitFor();
  await page.keyboard.press("j");
  await cursorAt(0);
  await page.keyboard.press("j");
  await cursorAt(1);
  await page.keyboard.press("k");
  await cursorAt(0);
  await page.keyboard.press("x");
  const selected = page.getByRole("group", { name: "Selected rows" });
  await selected.getByText("1 selected").waitFor();
  await page.keyboard.press("Escape");
  await selected.waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/orders/all/${ids[0]}`));
  await page.getByRole("complementary", { name: "Record details" }).getByRole("heading", { name: /PD-/ })
    .waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/orders\/all$/);
  await page.keyboard.press("/");
  await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "search");
  await page.keyboard.type("?");
  assert.equal(await page.getByRole("dialog").count(), 0, "a key that is typed is no shortcut");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.matches("main"));
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  assert.deepEqual(visit.faults, []);
});
