/** The product with unusual displays: forced colors, 400 % zoom, longer languages, paper. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { resources } from "../../resources/generated/resources.ts";
import { isSoak } from "../support/soak.ts";
import { arrive, jump } from "./support/arrive.ts";
import { overflow } from "./support/appearances.ts";
import { textOfPdf } from "../support/files/pdf_text.ts";
import { becomes } from "./support/rest.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Returns the computed styles of an element, or of its `::before` or `::after`. */
const drawn = (element: Locator, names: readonly string[], pseudo?: string): Promise<string[]> =>
  element.evaluate(
    (each, { names, pseudo }) => {
      const style = getComputedStyle(each, pseudo);
      return names.map((name) => style.getPropertyValue(name));
    },
    { names, pseudo },
  );

const CLEAR = /^rgba\(\d+, \d+, \d+, 0\)$|^transparent$/;
/** Waits until one border side of the element is drawn, with a minimum width in pixels. */
async function hasLine(element: Locator, side: string, least: number, what: string): Promise<void> {
  let last: string[] = [];
  await becomes(async () => {
    last = await drawn(element, [`${side}-style`, `${side}-width`, `${side}-color`]);
    const [style = "", width = "", color = ""] = last;
    return style !== "none" && parseFloat(width) >= least && !CLEAR.test(color);
  }).catch(() => assert.fail(`${what} has no line: ${last.join(" ")}`));
}

/** Waits until the element has a color that differs from the ground's. */
async function isFilled(element: Locator, ground: string, what: string, pseudo?: string): Promise<void> {
  let last = "";
  await becomes(async () => {
    [last = ""] = await drawn(element, ["background-color"], pseudo);
    return !CLEAR.test(last) && last !== ground;
  }).catch(() => assert.fail(`${what} is ${last} on ${ground}`));
}

const groundOf = async (page: Page): Promise<string> =>
  (await drawn(page.locator("main"), ["background-color"]))[0]!;

Deno.test("Access 11 with forced colors every state of list, record, form, dashboard and station stays marked", async () => {
  await using visit = await stage.visit("root", { forcedColors: "active" });
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all`);
  const ground = await groundOf(page);
  const rows = page.locator("tr[data-id]");
  await rows.first().waitFor();

  const view = page.locator("main header a[aria-current]").first();
  await hasLine(view, "border-bottom", 2, "the chosen view");
  await isFilled(page.getByRole("separator").first(), ground, "a grip", "::after");

  await page.keyboard.press("j");
  await hasLine(rows.first().locator("td").nth(2), "border-top", 2, "the focused row");
  await hasLine(rows.first().locator("td").first(), "border-left", 3, "the start of the focused row");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await hasLine(rows.first().locator("td").nth(2), "border-bottom", 3, "a picked row");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Enter");
  const tab = page.getByRole("tab", { selected: true });
  await tab.waitFor();
  await isFilled(tab, ground, "the chosen tab", "::after");
  await page.keyboard.press("Escape");

  await jump(visit, `${stage.app}/stores/new`);
  const field = page.locator("form input[type=text], form input:not([type])").first();
  await hasLine(field.locator("xpath=.."), "border-top", 1, "a field");

  await jump(visit, `${stage.app}/dashboard`);
  const chart = page.getByRole("region", { name: "The last 30 days" });
  const [first, second] = [
    chart.locator("[aria-hidden] a span:first-child"),
    chart.locator("[aria-hidden] a span:last-child"),
  ];
  await isFilled(first.first(), ground, "a bar");
  await isFilled(second.first(), ground, "a second bar");
  assert.notDeepEqual(
    await drawn(first.first(), ["background-color"]),
    await drawn(second.first(), ["background-color"]),
  );
  const swatches = chart.locator("span[aria-hidden]");
  for (const at of [0, 1]) await isFilled(swatches.nth(at), ground, "a part of the legend");
  const part = page.locator("li a [aria-hidden] > span").first();
  await isFilled(part, ground, "a bar of a state");

  await jump(visit, `${stage.app}/stations/qc`);
  const newark = page.getByRole("button", { name: /Newark/ }).first();
  await newark.or(page.locator("[data-verdict]")).first().waitFor();
  if (await newark.isVisible()) await newark.click();
  await hasLine(page.locator("[data-verdict]"), "outline", 1, "the verdict");
  await hasLine(page.locator("[data-scan-box]"), "border-top", 1, "the scan box");
  assert.deepEqual(visit.faults, []);
});

const LISTS = [
  "/orders/all",
  "/jobs",
  ...resources.map(({ path }) => path).filter((path) => !["/orders", "/jobs", "/app-config"].includes(path)),
];

/** Height of the element's visible part, in pixels. */
const seenHeight = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  });

Deno.test("Access 13 at 320 CSS px chips are readable, the pager does not scroll, and a row is on the first screen", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 320, height: 640 } });
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all?status=Processing`);
  const chip = page.getByRole("button", { name: "Status: Processing" });
  const isWhole = () => chip.locator("span").evaluate((words) => words.scrollWidth <= words.clientWidth);
  await becomes(isWhole);
  const pager = page.getByRole("navigation", { name: "Page" });
  assert.equal(await overflow(page), 0);
  for (const each of [page.locator("main"), pager]) {
    assert.ok(await each.evaluate((box) => box.scrollWidth <= box.clientWidth), "nothing scrolls sideways");
  }
  await page.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear filters" }).click();
  await page.waitForURL((url) => url.search === "");

  await page.setViewportSize({ width: 320, height: 256 });
  const row = page.locator("main li[data-id]").first();
  await becomes(async () => await seenHeight(row) >= 40);
  await page.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Status", exact: true }).waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test({
  name: "Access 13 no column head of a list is cut at 1440 in German, French and Portuguese",
  ignore: !isSoak,
  async fn() {
    await using visit = await stage.visit("root", { viewport: { width: 1440, height: 900 } });
    const { page } = visit;
    await arrive(visit, `${stage.app}/orders/all`);
    const cut: string[] = [];
    for (const language of ["Deutsch", "Français", "Português"]) {
      await page.getByTitle(/Daniel Okafor/).click();
      await page.getByRole("menuitemradio", { name: language }).click();
      await page.keyboard.press("Escape");
      for (const path of LISTS) {
        await jump(visit, stage.app + path);
        const heads = page.locator("thead th[data-column]");
        const found = await heads.evaluateAll((all) =>
          all.filter((head) => head.scrollWidth > head.clientWidth + 1 || head.scrollHeight > 37)
            .map((head) =>
              `${head.textContent} ${head.scrollWidth} of ${head.clientWidth}, ${head.scrollHeight} high`
            )
        );
        cut.push(...found.map((each) => `${language} ${path}: ${each}`));
      }
    }
    assert.deepEqual(cut, []);
    assert.deepEqual(visit.faults, []);
  },
});

/** Printable width of a landscape page in Letter format, in CSS pixels. */
const PAPER_PX = 980;
const MIN_PX = 8 * 96 / 72;

Deno.test("Access 17 a printed list has letters of 8 points, whole dates, and its columns on as many pages as needed", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await arrive(visit, `${stage.app}/orders/all`);
  await page.locator("tr[data-id]").first().waitFor();
  const columns = await page.locator("thead th[data-column]").allTextContents();
  const tables = page.locator("[data-printed] table");
  // The styles for print are loaded after the list.
  await becomes(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    return await tables.count() > 1;
  });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: PAPER_PX, height: 700 });
  const printed = await tables.evaluateAll((all) =>
    all.map((table) => ({
      heads: [...table.querySelectorAll("th")].map((head) => head.textContent),
      rows: table.querySelectorAll("tbody tr").length,
      width: Math.ceil(table.getBoundingClientRect().width),
      least: Math.min(
        ...[...table.querySelectorAll("td, td *")].map((cell) => parseFloat(getComputedStyle(cell).fontSize)),
      ),
      broken: [...table.querySelectorAll("time")].filter((time) => time.getClientRects().length > 1).length,
    }))
  );
  assert.deepEqual([...new Set(printed.flatMap(({ heads }) => heads))], columns);
  for (const { heads, rows, width, least, broken } of printed) {
    assert.equal(heads[0], columns[0]);
    assert.equal(rows, 20);
    assert.ok(width <= PAPER_PX, `${width} px for ${heads.join(", ")}`);
    assert.ok(least >= MIN_PX - 0.01, `${least} px`);
    assert.equal(broken, 0);
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await tables.count(), 0);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.4 a printed report has each of its rows once, and its total at the end alone", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 1440, height: 500 } });
  const { page } = visit;
  await arrive(visit, `${stage.app}/order-report?range=last-90-days`);
  await page.locator("[data-report] tfoot").waitFor();
  const days = await page.locator("tbody th[scope=row]").allTextContents();
  assert.ok(days.length === 90, `${days.length} days`);
  const text = (await textOfPdf(await page.pdf({ preferCSSPageSize: true }))).join("\n");
  const printed = (words: string) => text.split(words).length - 1;
  // The chart also labels the first, the middle and the last day.
  const others = days.filter((_, place) =>
    ![0, Math.floor((days.length - 1) / 2), days.length - 1].includes(place)
  );
  assert.deepEqual(others.filter((day) => printed(day) !== 1), []);
  assert.equal(printed("Total"), 1);
});
