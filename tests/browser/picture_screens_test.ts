/** The first picture of an order's page and of the dashboard, and the app that replaces it. */
import assert from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
let order: string;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
  await using visit = await stage.visit("root");
  await visit.page.goto(`${stage.app}/orders/processing`);
  const id = await visit.page.locator("[data-id]").first().getAttribute("data-id");
  order = `/orders/processing/${id}?view=page`;
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

interface Held {
  readonly page: Page;
  /** Names of the operations that were requested. */
  readonly requests: string[];
  /** Lets the app load. */
  readonly let: () => void;
}

const FIRST_FILES = /\/(lists|screens|drawings|reports)-/;

/** Opens an address while the app's files are held back. */
async function heldBack({ page }: Visit, path: string): Promise<Held> {
  const requests: string[] = [];
  page.on("request", (request) => {
    const [, name] = /"query":"query (\w+)/.exec(request.postData() ?? "") ?? [];
    if (name) requests.push(name);
  });
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    if (!FIRST_FILES.test(route.request().url())) await gate.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const state = globalThis as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) {
        state.shift += (each as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(stage.app + path, { waitUntil: "commit" });
  return { page, requests, let: gate.resolve };
}

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);

/** Returns each visible element's position and style, by its text. */
const textsOf = (page: Page, selector: string) =>
  page.evaluate((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().top < innerHeight)
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const { color, fontSize, fontWeight } = getComputedStyle(each);
        const box = [x, y, width, height].map(Math.round).join(" ");
        return [each.localName, each.textContent, box, color, fontSize, fontWeight].join(" | ");
      }), selector);

/** Waits until the app has replaced the picture and all parts around it are drawn. */
const waitForApp = (page: Page) => page.locator("footer span").first().waitFor({ state: "attached" });

/** A shipping method's name arrives with a later request; until then its code is shown. */
const NAMED_LATER = /^(dd|bdi) \| [a-z]+(-[a-z]+)* \|/;
const WORDS = "main :is(h1, h2, h3, td, th, dt, dd, bdi, address span, a, time)";

interface Screen {
  readonly path: () => string;
  readonly shown: string;
  readonly operation: string;
  readonly atLeast: number;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  "an order": {
    path: () => order,
    shown: "#content table tbody tr",
    operation: "GetOrder",
    atLeast: 12,
  },
  "the dashboard": {
    path: () => "/dashboard",
    shown: "#content section a",
    operation: "Dashboard",
    atLeast: 11,
  },
  "a report": {
    // On the first of a month, "this month" may have no figures, and then there is no picture.
    path: () => "/statistics?range=last-month",
    shown: "#content td",
    operation: "Figures",
    atLeast: 20,
  },
  "a report among tabs": {
    path: () => "/orders/print/quality?start=01-01-2026&end=31-12-2030",
    shown: "#content td",
    operation: "Figures",
    atLeast: 12,
  },
};
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  "1440 px": { viewport: { width: 1440, height: 900 } },
  "390 px": { viewport: { width: 390, height: 844 } },
  "colours of the person's own": { forcedColors: "active", colorScheme: "dark" },
};

for (const [name, { path, shown, operation, atLeast }] of Object.entries(SCREENS)) {
  for (const [appearance, options] of Object.entries(LOOKS)) {
    // On a phone an order's lines are drawn together with the steps above them.
    const isHeading = name === "an order" && appearance === "390 px";
    Deno.test(`${name} at ${appearance}: the picture shows what the app shows, at the same place, and nothing moves`, async () => {
      await using visit = await stage.visit("root", options);
      const { page, requests, let: go } = await heldBack(visit, path());
      await page.locator(isHeading ? "#content h1" : shown).first().waitFor();
      const before = (await textsOf(page, WORDS)).filter((each) => !NAMED_LATER.test(each));
      assert.ok(before.length >= (isHeading ? 2 : atLeast), `the picture shows only ${before.length} texts`);
      go();
      await waitForApp(page);
      const after = new Set(await textsOf(page, WORDS));
      assert.deepEqual(before.filter((each) => !after.has(each)), []);
      assert.equal(await shiftOf(page), 0);
      assert.deepEqual(
        requests.filter((each) => each === operation),
        [operation],
        "the data is requested once",
      );
      assert.deepEqual(visit.faults, []);
    });
  }
}

Deno.test("a link clicked before the app has loaded is followed afterwards", async () => {
  await using visit = await stage.visit("root");
  const { page, let: go } = await heldBack(visit, order);
  await page.getByRole("link", { name: "Back to Orders" }).click();
  assert.match(page.url(), /view=page/, "nobody left the page");
  go();
  await page.waitForURL(`${stage.app}/orders/processing`);
  await page.locator("tr[data-id]").first().waitFor();
  assert.deepEqual(visit.faults, []);
});

Deno.test("a figure clicked before the app has loaded leads to its list afterwards", async () => {
  await using visit = await stage.visit("root");
  const { page, let: go } = await heldBack(visit, "/dashboard");
  await page.locator("#content section a").first().click();
  go();
  await page.waitForURL(/\/orders\?.*due=late|\/orders\/.*late/);
  assert.deepEqual(visit.faults, []);
});

Deno.test("a person who scrolled the picture stays at that position", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 1024, height: 420 } });
  const { page, let: go } = await heldBack(visit, "/dashboard");
  await page.locator("#content section a").first().waitFor();
  await page.evaluate(() => document.querySelector("main")!.scrollTop = 120);
  go();
  await waitForApp(page);
  assert.equal(await page.evaluate(() => document.querySelector("main")!.scrollTop), 120);
});

const UNKNOWN = "/orders/all/0191c2f0-0000-7000-8000-000000000001?view=page";

/** In these cases only the app shows an error. */
const BAD_CASES: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  "an order that is not there": () => Promise.resolve(UNKNOWN),
  "an answer that fails": async (page) => {
    await page.route(
      "**/api/graphql",
      (route) => route.request().postData()?.includes("GetOrder") ? route.abort() : route.continue(),
    );
    return order;
  },
  "a file of drawings that does not come": async (page) => {
    await page.route("**/assets/drawings-*.js", (route) => route.abort());
    return order;
  },
  "a file of requests that does not come": async (page) => {
    await page.route("**/assets/screens-*.js", (route) => route.abort());
    return order;
  },
};

for (const [what, begin] of Object.entries(BAD_CASES)) {
  Deno.test(`${what}: there is no picture, and the app shows its content`, async () => {
    await using visit = await stage.visit("root");
    visit.expect(/Failed to|ERR_FAILED|net::/);
    const path = await begin(visit.page);
    const { page, let: go } = await heldBack(visit, path);
    go();
    await waitForApp(page);
    await page.locator("main :is(h1, h2)").first().waitFor();
    assert.equal(
      await page.evaluate(() => (globalThis as { __early?: { picture?: object } }).__early?.picture),
      undefined,
    );
  });
}
