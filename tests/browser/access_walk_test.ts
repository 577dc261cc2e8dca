/**
 * A day's work by the keyboard alone: making, fixing and paying an order, holding rows, opening a record,
 * using the bar; the focus is always visible. Also the accessibility trees of four screens.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { isSoak } from "../support/soak.ts";
import { arrive, jump } from "./support/arrive.ts";
import { focusedElement } from "./support/focus.ts";
import { becomes } from "./support/rest.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({
    orders: 80,
    // The sellers' credit limit covers the order that is paid.
    plant: (db) =>
      db.write(async (tx) =>
        void await tx.updateTable("wallets").set({ credit_limit_minor: 1_000_00 }).execute()
      ),
  });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Waits until the focused element has that name, and checks that its focus is visible. */
async function at(page: Page, name: RegExp): Promise<void> {
  let now = await focusedElement(page);
  await becomes(async () => name.test((now = await focusedElement(page)).name) && now.fault === "")
    .catch(() =>
      assert.fail(`${name} has no focus that is seen: "${now.name}" ${now.fault} at ${page.url()}`)
    );
}

/** Presses Tab until a field of that name has the focus; checks each stop on the way. */
async function toField(page: Page, name: string, most = 30): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    const now = await focusedElement(page);
    assert.notEqual(now.name, "", `nothing has the focus before ${name}`);
    assert.equal(now.fault, "", now.name);
    if (await page.evaluate(() => document.activeElement?.getAttribute("name")) === name) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no Tab leads to ${name}`);
}

/** Presses a key until any element of that name has the focus. */
async function toNamed(page: Page, name: RegExp, key = "Tab", most = 40): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    const now = await focusedElement(page);
    assert.notEqual(now.name, "", `nothing has the focus before ${name}`);
    assert.equal(now.fault, "", now.name);
    if (name.test(now.name)) return;
    met.push(now.name);
  }
  assert.fail(`no ${key} leads to ${name}: ${met.join(", ")}`);
}

/** A button that has just appeared ignores presses for a moment. */
const settled = (page: Page, name: RegExp): Promise<void> =>
  becomes(async () => {
    const button = page.getByRole("button", { name }).first();
    return await button.isVisible() && await button.evaluate(({ style }) => style.pointerEvents === "");
  });

const ORDER: Readonly<Record<string, string>> = {
  recipient_name: "Ada Keys",
  address_line1: "12 Tab Street",
  postal_code: "10001",
  city: "New York",
  region: "NY",
  country: "United States",
  "lines.0.sku": "NO-SUCH-SKU",
  "lines.0.quantity": "1",
};

Deno.test({
  name:
    "Access by keyboard alone an order is made, fixed and paid; rows are selected and held; the bar is used",
  ignore: !isSoak,
  async fn() {
    await using visit = await stage.visit("root");
    const { page } = visit;
    const sku = "HOD-Y185-HGR-2T";
    await arrive(visit, `${stage.app}/orders/all`);
    await page.getByRole("link", { name: "New order" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await toNamed(page, /^New order/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/orders\/new/);

    // The order is made with an unknown SKU.
    await at(page, /^Choose a store/);
    await page.keyboard.press("ArrowDown");
    // The country's address format decides the order of the fields.
    const left = new Map(Object.entries(ORDER));
    for (let presses = 0; left.size > 0; presses++) {
      assert.ok(presses < 30, `no Tab leads to ${[...left.keys()].join(", ")}`);
      const now = await focusedElement(page);
      assert.notEqual(now.name, "", "nothing has the focus in the form");
      assert.equal(now.fault, "", now.name);
      const name = await page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");
      const value = left.get(name);
      if (value !== undefined) {
        left.delete(name);
        await page.keyboard.press("Control+a");
        await page.keyboard.type(value);
        if (name === "country") {
          await page.getByRole("option", { name: value }).first().waitFor();
          await page.keyboard.press("Enter");
        }
      }
      await page.keyboard.press("Tab");
    }
    await toField(page, "shipping_method");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/\/orders\/[^/]+\/[^/]+$/);
    await at(page, /^PD-/);

    // The unknown SKU is corrected.
    await page.keyboard.press("e");
    await at(page, /Recipient/);
    await toField(page, "lines.0.sku");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(sku);
    await page.getByRole("option", { name: new RegExp(sku) }).first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Edit order" }).waitFor();
    await at(page, /./);

    // The order is submitted and paid.
    await settled(page, /^Submit order/);
    await toNamed(page, /^Submit order/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await settled(page, /^Pay order/);
    await at(page, /^Pay order/);
    await page.keyboard.press("Enter");
    await settled(page, /^Pay [\d.]+/);
    await at(page, /^Pay [\d.]+/);
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: /^Pay/ }).waitFor({ state: "detached" });
    await at(page, /./);

    // Closing the record returns the focus to its row.
    await toNamed(page, /^Close/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/orders\/all$/);
    await at(page, /./);

    // Three rows are selected and held.
    await jump(visit, `${stage.app}/orders/processing`);
    await page.locator("tr[data-id]").nth(2).waitFor();
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press("j");
      await page.keyboard.press("x");
      await at(page, /PD-/);
    }
    await page.getByRole("group", { name: "Selected rows" }).getByText("3 selected").waitFor();
    await page.keyboard.press(".");
    await at(page, /./);
    await toNamed(page, /^(More|Actions)$/);
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    await toNamed(page, /^Hold order/, "ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Reason").waitFor();
    await toField(page, "reason");
    await page.keyboard.type("Out of blanks");
    await toNamed(page, /^Hold 3 orders$/);
    await settled(page, /^Hold 3 orders$/);
    await page.keyboard.press("Enter");
    await page.getByText(/3 .*held/).first().waitFor();
    await at(page, /./);

    await page.locator("tr[data-id]").first().focus();
    await page.keyboard.press("Enter");
    await at(page, /^PD-/);
    await page.keyboard.press("Escape");
    await at(page, /PD-/);

    // Palette, customizer and notifications are opened and closed; the focus returns to where it was.
    await page.keyboard.press("Control+k");
    await at(page, /./);
    await page.keyboard.press("Escape");
    await at(page, /PD-/);
    for (const name of [/^Customize$/, /^Notifications|unread/]) {
      await page.getByRole("banner").getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
      await at(page, /./);
      await page.keyboard.press("Escape");
      await at(page, name);
    }
    assert.deepEqual(visit.faults, []);
  },
});

const FOLDER = new URL("./trees/", import.meta.url);
/** Texts from the data: names of records, numbers, times. */
const isKept = (line: string) =>
  /^\s*- '?(banner|main|heading|button|tab|tablist|tabpanel|region|group|grid|table|columnheader|navigation|complementary|form|textbox|searchbox|combobox|spinbutton|switch|checkbox|radio|search|status)\b/
    .test(line);

/** Returns the accessibility tree below an element, without texts from the data. */
const treeOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().ariaSnapshot()).split("\n")
    .filter((line) => isKept(line) && !line.includes("·"))
    .map((line) =>
      line.replace(/\b(PD|UN|PK)-\d+/g, "$1-…").replace(/\d+/g, "…").replace(/: [^"]*$/, "").replace(/:$/, "")
    )
    // Equal neighbouring rows are shown once.
    .filter((line, at, all) => line !== all[at - 1])
    .join("\n") + "\n";

/** Screens whose accessibility tree is stored as text; `TREES=1` updates the files. */
const SCREENS: Readonly<Record<string, readonly [path: string, selector: string]>> = {
  list: ["/orders/all?status=Processing", "main"],
  record: ["/orders/all?status=Processing", "main aside"],
  form: ["/stores/new", "main form"],
  station: ["/stations/qc", "[data-station]"],
};

Deno.test("Access the accessibility trees of list, record, form and station match the stored ones", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await arrive(visit, `${stage.app}/stores`);
  for (const [name, [path, selector]] of Object.entries(SCREENS)) {
    await jump(visit, stage.app + path);
    if (name === "record") {
      await page.keyboard.press("j");
      await page.keyboard.press("Enter");
      await page.locator("main aside h2").first().waitFor();
    }
    const newark = page.getByRole("button", { name: /Newark/ }).first();
    if (name === "station") {
      await newark.or(page.locator("[data-verdict]")).first().waitFor();
      if (await newark.isVisible()) await newark.click();
      await page.locator("[data-verdict]").waitFor();
      // The lists beside the station load last.
      await page.getByRole("heading", { name: "Last scans" }).waitFor();
      await page.getByRole("button", { name: /^Print / }).waitFor();
    }
    const file = new URL(`${name}.txt`, FOLDER);
    if (Deno.env.has("TREES")) await Deno.writeTextFile(file, await treeOf(page, selector));
    const stored = await Deno.readTextFile(file);
    let now = "";
    await becomes(async () => (now = await treeOf(page, selector)) === stored).catch(() =>
      assert.equal(now, stored, name)
    );
  }
  assert.deepEqual(visit.faults, []);
});
