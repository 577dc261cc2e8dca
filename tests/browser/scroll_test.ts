/** The wheel scrolls only the part below the pointer. pages_test.ts checks which parts may scroll. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { jump } from "./support/arrive.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const HEIGHT = 800;
const WIDTHS = [1440, 1024, 390] as const;

/** Counts scrolled parts that must stay in place; `main` may scroll if it is a page. */
const scrolledAway = (page: Page, isPage: boolean) =>
  page.evaluate(
    (isPage) =>
      ["html", "body", "#root", "#root > *", ...(isPage ? [] : ["main"])].filter((each) =>
        [...document.querySelectorAll(each)].some(({ scrollTop, scrollLeft }) =>
          scrollTop !== 0 || scrollLeft !== 0
        )
      ),
    isPage,
  );

/** Turns the wheel over the middle of each existing part. */
async function wheelOver(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const found = await page.$(part);
    const box = await found?.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, Math.min(box.y + box.height / 2, HEIGHT - 2));
    await page.mouse.wheel(0, 500);
  }
}

const PARTS = ["header", "nav", "main h1", "main [data-id]", "footer"];
const OPENED = {
  drawer: { query: "", scroller: "main aside, .fui-DrawerBody" },
  page: { query: "?view=page", scroller: "main" },
} as const;

for (const [shape, { query, scroller }] of Object.entries(OPENED)) {
  Deno.test(`the wheel over an order open as a ${shape} scrolls only the order`, async () => {
    await using visit = await stage.visit("root", { viewport: { width: WIDTHS[0], height: HEIGHT } });
    const { page } = visit;
    await page.goto(`${stage.app}/orders/in-production`);
    const id = await page.locator("[data-id]").first().getAttribute("data-id");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await jump(visit, `${stage.app}/orders/all/${id}${query}`);
      await page.locator("section > div > :is(h2, h3)").first().waitFor();
      await wheelOver(page, [...PARTS, scroller]);
      await page.waitForFunction((it) => document.querySelector(it)!.scrollTop > 0, scroller);
      assert.deepEqual(await scrolledAway(page, shape === "page"), [], `${width}`);
    }
    assert.deepEqual(visit.faults, []);
  });
}
