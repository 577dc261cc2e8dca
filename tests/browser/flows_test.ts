/** Charts in a browser: no overlapping words, in two languages; keys; paper; what only a layout engine shows. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { loadDrawing } from "../../src/diagnostics/flows/drawings.ts";
import { FLOW_IDS } from "../../src/diagnostics/flows/flows.ts";
import { recording, REFUSED_SWITCH } from "../support/client/recording.ts";
import { sampleOf } from "../support/soak.ts";
import { becomes } from "./support/rest.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

interface Overlap {
  readonly one: string;
  readonly other: string;
}

/** Returns labels of transitions that overlap other labels or a state's box, and text that leaves its box. */
function overlaps(page: Page): Promise<Overlap[]> {
  return page.evaluate(() => {
    const slack = 1;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const lie = (one: DOMRect, other: DOMRect) =>
      one.left + slack < other.right && other.left + slack < one.right && one.top + slack < other.bottom &&
      other.top + slack < one.bottom;
    const labels = [...document.querySelectorAll("[data-label]")].filter((each) => each.childElementCount > 0)
      .map((each) => ({ name: each.getAttribute("data-label") ?? "", box: boxOf(each) }));
    const states = [...document.querySelectorAll<SVGGElement>("[data-state]")].map((each) => ({
      name: each.getAttribute("data-state") ?? "",
      box: boxOf(each.querySelector("rect")!),
      texts: [...each.querySelectorAll("text")].map(boxOf),
    }));
    const leaves = states.filter(({ name }) =>
      name !== "" && !states.some((other) => other.name.startsWith(`${name}.`))
    );
    const found: { one: string; other: string }[] = [];
    labels.forEach(({ name, box }, at) => {
      for (const other of labels.slice(at + 1)) {
        if (lie(box, other.box)) found.push({ one: name, other: other.name });
      }
      for (const leaf of leaves) if (lie(box, leaf.box)) found.push({ one: name, other: leaf.name });
    });
    for (const { name, box, texts } of states) {
      for (const text of texts) {
        if (
          text.left < box.left - slack || text.right > box.right + slack || text.bottom > box.bottom + slack
        ) {
          found.push({ one: name, other: "its own edge" });
        }
      }
    }
    return found;
  });
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** English words are shorter, so a sample suffices where the German ones fit. */
const IN_ENGLISH = sampleOf(FLOW_IDS, (_, at) => at % 8 === 0);
const TECHNICAL = sampleOf(FLOW_IDS, (_, at) => at % 4 === 2);

Deno.test("C7 on no chart do words overlap: every flow in German, and some by technical names and in English", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/flows/acting`);
  await page.locator("svg [data-state]").first().waitFor();
  const wrong: string[] = [];
  for (const language of ["English", "Deutsch"]) {
    if (language !== "English") {
      await page.getByTitle(/^Account of/).click();
      await page.getByRole("menuitemradio", { name: language }).click();
      await page.keyboard.press("Escape");
    }
    for (const id of language === "English" ? IN_ENGLISH : FLOW_IDS) {
      await goTo(page, `/flows/${id}`);
      const { id: drawn } = await loadDrawing(id);
      await page.locator(`svg[data-flow="${drawn}"] [data-state]`).first().waitFor();
      for (const { one, other } of await overlaps(page)) wrong.push(`${language} ${id}: ${one} × ${other}`);
      if (language === "English" || !TECHNICAL.includes(id)) continue;
      await page.getByRole("switch", { name: "Technische Namen" }).click();
      for (const { one, other } of await overlaps(page)) wrong.push(`technical ${id}: ${one} × ${other}`);
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("C7 a chart works by keyboard and wheel: zoom, fit, scroll; a drag moves it and selects nothing", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/flows/order`);
  const canvas = page.getByRole("region", { name: /as a chart/ });
  await canvas.focus();
  const width = () => canvas.locator("svg").evaluate((svg) => svg.getBoundingClientRect().width);
  const scroll = () => canvas.evaluate((place) => [place.scrollLeft, place.scrollTop]);
  const begun = await width();
  await page.keyboard.press("+");
  await becomes(async () => await width() > begun);
  await page.keyboard.press("0");
  const room = await canvas.evaluate((place) => place.clientWidth);
  await becomes(async () => await width() <= room);
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press("+");
  const [, top = 0] = await scroll();
  await page.keyboard.press("ArrowDown");
  await becomes(async () => (await scroll())[1]! > top);
  const box = (await canvas.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [left = 0] = await scroll();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y, { steps: 4 });
  await page.mouse.up();
  await becomes(async () => (await scroll())[0]! > left);
  assert.equal(new URL(page.url()).search, "");
  const before = await width();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await page.waitForFunction(
    (was) => document.querySelector("svg[data-flow]")!.getBoundingClientRect().width > was,
    before,
  );
  await page.getByRole("searchbox").fill("delivered");
  await page.keyboard.press("Enter");
  await page.waitForURL(/state=|way=/);
});

Deno.test("C7 a printed flow is alone on the page, complete and under its title", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/flows/order`);
  await page.locator("svg[data-flow]").waitFor();
  await page.emulateMedia({ media: "print" });
  const seen = (selector: string) => page.locator(selector).first().isVisible();
  assert.deepEqual(
    await Promise.all(["h1", "svg[data-flow]", "nav", "header [role=searchbox]", "[role=tablist]"].map(seen)),
    [true, true, false, false, false],
  );
  const { width, room } = await page.locator("svg[data-flow]").evaluate((svg) => ({
    width: svg.getBoundingClientRect().width,
    room: document.documentElement.clientWidth,
  }));
  assert.ok(width <= room);
});

Deno.test("C7 an order's flow at 390 px needs no sideways scrolling of the page", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await page.goto(`${stage.app}/flows/order`);
  await page.getByRole("tree").waitFor();
  const wide = () => page.evaluate(() => document.querySelector("main")!.scrollWidth <= innerWidth);
  assert.equal(await wide(), true);
  await page.getByRole("tab", { name: "Chart" }).click();
  await page.locator("svg[data-flow]").waitFor();
  assert.equal(await wide(), true);
});

Deno.test("C7 the page for files opens a machine and a recording under the app's policy, without any request", async () => {
  await using visit = await stage.visit(undefined);
  const { page } = visit;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${stage.app}/flow-file.html`);
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  const choose = (name: string, text: string) =>
    page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await choose("mine.json", "no json");
  await page.getByText("it is not JSON.").waitFor();
  await choose(
    "acting.json",
    await Deno.readTextFile(new URL("../../docs/flows/acting.json", import.meta.url)),
  );
  await page.locator('svg[data-flow="acting"] [data-state="stuck"]').click();
  await page.getByText("The bar says why the way back was refused.").waitFor();
  await choose("seen.flow.json", JSON.stringify(recording({ entries: [...REFUSED_SWITCH] })));
  await page.getByRole("slider").waitFor();
  assert.deepEqual(
    requests.filter((path) => !/^\/(assets\/|flow-file\.html|icon\.svg|favicon)/.test(path)),
    [],
  );
});
