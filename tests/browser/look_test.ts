import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { accessibilityFaults, type Look, overflow, overlaps, wear } from "./support/look.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const NARROW = { viewport: { width: 390, height: 844 } };

/** The main screens, each ready to be looked at. */
const SCREENS: readonly (readonly [name: string, show: (page: Page) => Promise<void>])[] = [
  ["the list", async (page) => {
    await page.goto(`${stage.app}/orders/all`);
    await page.locator("[data-id]").first().waitFor();
  }],
  ["one order", async (page) => {
    await page.locator("[data-id]").first().click();
    await page.getByRole("heading", { name: "Timeline" }).waitFor();
  }],
  ["its form", async (page) => {
    await page.getByRole("button", { name: "Edit order" }).click();
    await page.getByLabel("Recipient", { exact: true }).waitFor();
  }],
  ["a page that is not there", async (page) => {
    await page.goto(`${stage.app}/404`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  }],
];

async function visitAs(look: Look, options = {}): Promise<Visit> {
  const visit = await stage.visit("root", options);
  await wear(visit, look);
  return visit;
}

for (const theme of ["light", "dark"] as const) {
  for (const [width, options] of [["1440", {}], ["390", NARROW]] as const) {
    Deno.test(`axe finds nothing on the main screens at ${width}, ${theme}`, async () => {
      await using visit = await visitAs({ theme }, options);
      for (const [name, show] of SCREENS) {
        await show(visit.page);
        assert.deepEqual(await accessibilityFaults(visit.page), [], name);
      }
      assert.deepEqual(visit.faults, []);
    });
  }
}

for (const direction of ["ltr", "rtl"] as const) {
  Deno.test(`at 390 ${direction} the page does not scroll sideways and nothing lies over its neighbour`, async () => {
    await using visit = await visitAs({ direction }, NARROW);
    for (const [name, show] of SCREENS) {
      await show(visit.page);
      assert.equal(await visit.page.evaluate(() => document.documentElement.dir), direction);
      assert.equal(await overflow(visit.page), 0, name);
      assert.deepEqual(await overlaps(visit.page), [], name);
    }
    assert.deepEqual(visit.faults, []);
  });
}

Deno.test("right to left at 1440 nothing lies over its neighbour", async () => {
  await using visit = await visitAs({ direction: "rtl" });
  for (const [name, show] of SCREENS) {
    await show(visit.page);
    assert.deepEqual(await overlaps(visit.page), [], name);
  }
  assert.deepEqual(visit.faults, []);
});
