/** The first picture of a list, and the app that takes over: in a real browser, with the app's own files held back. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { rest } from "./support/rest.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

interface Held {
  readonly page: Page;
  /** Warnings of the console, React's included. */
  readonly warned: string[];
  /** Lets the app load. */
  readonly let: () => void;
}

/** Opens an address whose picture is shown while the app's files are held back. */
async function pictured({ page }: Visit, path: string): Promise<Held> {
  const warned: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    if (!/\/lists-/.test(route.request().url())) await gate.promise;
    await route.continue();
  });
  await page.goto(stage.app + path, { waitUntil: "commit" });
  await page.locator("[data-id]").first().waitFor();
  await page.evaluate(() => {
    document.querySelectorAll("main *").forEach((each, at) => each.setAttribute("data-was", `${at}`));
  });
  return { page, warned, let: gate.resolve };
}

const waitForApp = (page: Page) => page.locator("footer span").first().waitFor();

/** Returns position and look of each visible element of the list. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main [data-was]")].filter((each) =>
      each.getBoundingClientRect().top < innerHeight
    ).map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const { color, backgroundColor, font, padding, border, cursor, opacity } = getComputedStyle(each);
      const box = [x, y, width, height].map(Math.round).join(" ");
      return [
        each.getAttribute("data-was"),
        each.nodeName,
        box,
        color,
        backgroundColor,
        font,
        padding,
        border,
        cursor,
        opacity,
      ].join("|");
    })
  );

/** Lists rules of a single class that the page contains more than once. */
const twice = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const plain = all.map(({ cssText }) => cssText).filter((text) => /^\.f\w+ \{/.test(text));
    return plain.filter((text, at) => plain.indexOf(text) < at);
  });

const SCREENS = [
  { path: "/orders/all", account: "root", viewport: { width: 1440, height: 900 } },
  { path: "/packages", account: "root", viewport: { width: 390, height: 844 } },
  // On a phone the first line of orders is full, and the list shows a note above its rows.
  { path: "/orders/all", account: "root", viewport: { width: 390, height: 844 } },
  { path: "/items/internal", account: "root", viewport: { width: 1024, height: 768 } },
  // The page of users has no heading of its kind.
  { path: "/users", account: "super_root", viewport: { width: 1440, height: 900 } },
] as const;

for (const { path, account, viewport } of SCREENS) {
  Deno.test(`the picture of ${path} at ${viewport.width} has the place, the elements and the styles of the app's list`, async () => {
    await using visit = await stage.visit(account, { viewport });
    const { page, warned, let: go } = await pictured(visit, path);
    const before = await looks(page);
    assert.ok(before.length > 80, "the picture shows a whole list");
    go();
    await waitForApp(page);
    // The parts around the rows load one by one.
    await rest(visit);
    // Only the bar below the table was missing: nothing else moves when it appears.
    const after = new Set(await looks(page));
    const rows = before.filter((each) => /\|(TR|TD|TH|LI|A|BDI|H1|INPUT)\|/.test(each));
    assert.deepEqual(rows.filter((each) => !after.has(each)), []);
    assert.deepEqual(await twice(page), [], "no plain rule of the page is added again");
    assert.deepEqual(warned, []);
    assert.deepEqual(visit.faults, []);
  });
}

Deno.test("clicks before the app has loaded are done afterwards", async () => {
  await using visit = await stage.visit("root");
  const { page, let: go } = await pictured(visit, "/orders/all");
  const row = page.locator("tr[data-id]").nth(2);
  const id = await row.getAttribute("data-id");
  await row.locator("a[data-open]").click();
  assert.equal(new URL(page.url()).pathname, "/orders/all", "nobody left the page");
  go();
  await page.waitForURL(`**/orders/all/${id}`);
  await page.getByRole("dialog").or(page.getByRole("complementary")).first().waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("text typed before the app has loaded is searched for afterwards, and the focus stays", async () => {
  await using visit = await stage.visit("root");
  const { page, let: go } = await pictured(visit, "/orders/all");
  await page.getByRole("searchbox").click();
  await page.keyboard.type("anna");
  go();
  await page.waitForURL(/search=anna/);
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "anna");
  assert.deepEqual(visit.faults, []);
});

Deno.test("a page whose app files no longer exist, as after a deployment, is reloaded once", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  visit.expect(/404|Failed to/);
  let visits = 0;
  page.on("request", (request) => visits += Number(request.isNavigationRequest()));
  let isGone = true;
  await page.route("**/assets/*.js", (route) => isGone ? route.fulfill({ status: 404 }) : route.continue());
  await page.goto(`${stage.app}/orders/all`, { waitUntil: "commit" });
  await page.waitForFunction(() =>
    performance.getEntriesByType("navigation").some((each) =>
      (each as PerformanceNavigationTiming).type === "reload"
    )
  );
  await page.waitForFunction(() => document.getElementById("root")?.childNodes.length === 0);
  assert.equal(visits, 2);
  isGone = false;
  await page.goto(`${stage.app}/orders/all`);
  await waitForApp(page);
});

const BAD_CASES = {
  "a browser that keeps nothing": {
    init: () => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    },
  },
  "colours of the person's own": { context: { forcedColors: "active", colorScheme: "dark" } },
  "a page at 200 %": { context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } },
} as const;

for (const [what, bad] of Object.entries(BAD_CASES)) {
  Deno.test(`${what}: the picture is drawn, hydrated unchanged, and a record opens`, async () => {
    await using visit = await stage.visit("root", "context" in bad ? bad.context : {});
    if ("init" in bad) await visit.page.addInitScript(bad.init);
    const { page, warned, let: go } = await pictured(visit, "/orders/all");
    go();
    await waitForApp(page);
    // The rows are still elements of the picture.
    assert.ok(await page.locator("main [data-id][data-was]").count() > 0);
    const { width, wanted } = await page.evaluate(() => ({
      width: innerWidth,
      wanted: document.documentElement.scrollWidth,
    }));
    assert.equal(wanted, width, "nothing is beside the window");
    await page.locator("tr[data-id] a[data-open]").first().click();
    await page.getByRole("dialog").or(page.getByRole("complementary")).first().waitFor();
    assert.deepEqual(warned, []);
    assert.deepEqual(visit.faults, []);
  });
}

Deno.test("the browser's Back shows a list once, with its rows", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  await waitForApp(page);
  await page.goto(`${stage.login}/`);
  await page.goBack();
  await waitForApp(page);
  assert.equal(await page.getByRole("grid").count(), 1);
  assert.ok(await page.locator("tr[data-id]").count() > 0);
});

Deno.test("without scripts the page says that it needs them", async () => {
  await using visit = await stage.visit("root", { javaScriptEnabled: false });
  await visit.page.goto(`${stage.app}/orders/all`);
  assert.match(await visit.page.locator("body").innerText(), /needs JavaScript/);
});

Deno.test("a printed page shows the open record, otherwise all rows of the page, and no controls", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all`);
  await waitForApp(page);
  await rest(visit);
  const printed = async () => {
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() => ({
      rows: [...document.querySelectorAll("tr[data-id]")].filter((each) => each.checkVisibility()).length,
      tools: [...document.querySelectorAll("nav, footer, header input, tr[data-id] input")]
        .filter((each) => each.checkVisibility()).length,
      isWhole: [...document.querySelectorAll("[data-scrolls], aside")].filter((each) =>
        each.checkVisibility()
      )
        .every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1),
      aside: document.querySelector("aside")?.checkVisibility() ?? false,
    }));
    await page.emulateMedia({ media: "screen" });
    return seen;
  };
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  assert.deepEqual(await printed(), { rows: 20, tools: 0, isWhole: true, aside: false });
  await page.locator("tr[data-id] a[data-open]").first().click();
  await page.getByRole("complementary").getByRole("heading", { level: 3 }).first().waitFor();
  assert.deepEqual(await printed(), { rows: 0, tools: 0, isWhole: true, aside: true });
});
