/** Everything that opens over a screen: left while it is open, in the system's colors, by keyboard. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { systemNow } from "../../server/app.ts";
import { addLabelPages } from "../../server/demo/shipping/label_pages.ts";
import { folderStore } from "../../server/files/folder.ts";
import { sampleOf } from "../support/soak.ts";
import { focusedElement } from "./support/focus.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";
import { type Stop, stopAt, STOPS } from "./support/stops.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({
    orders: 80,
    plant: (db, dataDir) => addLabelPages(db, folderStore(dataDir), systemNow()),
  });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const OPENED = STOPS.filter(({ open, account }) => open && !account);

/** Lists the visible parts that are hidden from screen readers. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    ["main", "header", "nav"].filter((name) => document.querySelector(name)?.closest("[aria-hidden=true]"))
  );

/** The focus manager restores the rest after a quarter of a second, on a busy machine much later. */
async function stillHidden(page: Page): Promise<string[]> {
  for (let turn = 0; turn < 600 && (await hidden(page)).length > 0; turn++) await page.waitForTimeout(50);
  return await hidden(page);
}

/**
 * Keeps the page from being idle, so that work which waits for idle time never runs, as for a person who
 * leaves early.
 */
const neverQuiet = (page: Page) =>
  page.addInitScript(() => {
    // A timeout below this runs anyway, as the parts around the rows must load soon.
    const SOON_MS = 500;
    globalThis.requestIdleCallback = (run, { timeout = Infinity } = {}) =>
      timeout < SOON_MS ? Number(setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
  });

/** Opens the overlay on a screen, then leaves that screen while the overlay may still load. */
async function leave(visit: Visit, stop: Stop): Promise<void> {
  await stopAt(visit, stage.app, stop);
  const { page } = visit;
  await page.waitForFunction(() =>
    !document.querySelector("[aria-modal=true]") || document.querySelector("[aria-hidden=true] main")
  );
  await page.evaluate(() => history.pushState(null, "", "/flows"));
}

/** A dialog stays open across screens, and hides the screen below from screen readers. */
const DIALOGS = ["API Token", "switch user", "search", "keys"];
const LEAVABLE = OPENED.filter(({ name }) => !DIALOGS.includes(name));
/** A record covers the page only in a narrow window. All lists share one frame, so a sample of them suffices. */
const LEFT = {
  1440: LEAVABLE.filter(({ needs }) => needs),
  390: sampleOf(LEAVABLE.filter(({ needs }) => !needs), ({ isMain }, at) => isMain === true || at % 3 === 0),
};

for (const [width, stops] of Object.entries(LEFT)) {
  Deno.test(`at ${width} a page reached while an overlay of the previous one is open can be read`, async () => {
    await using visit = await stage.visit("root", { viewport: { width: Number(width), height: 844 } });
    const { page } = visit;
    await neverQuiet(page);
    const found: string[] = [];
    for (const stop of stops) {
      try {
        await leave(visit, stop);
        await page.getByRole("heading", { name: "Flows", level: 1, includeHidden: true }).waitFor();
        (await stillHidden(page)).forEach((each) => found.push(`${stop.name}: ${each}`));
      } catch (error) {
        found.push(`${stop.name}: ${String(error).split("\n").slice(0, 3).join(" ")}`);
      }
    }
    assert.deepEqual(found, []);
  });
}

/** Lists texts whose color is not one of the system's. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const names = "Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText Field FieldText";
    const system = new Set([...names.split(" "), "Highlight", "HighlightText", "GrayText"].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }));
    probe.remove();
    const hasText = (each: Element) =>
      [...each.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    return [...document.querySelectorAll("body *")]
      .filter((each) => hasText(each) && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !system.has(getComputedStyle(each).color))
      .map((each) => `${each.textContent} ${getComputedStyle(each).color}`);
  });

Deno.test("with the system's own colors every text uses one of them, and the focus is visible", async () => {
  await using visit = await stage.visit("root", { forcedColors: "active" });
  const { page } = visit;
  const found: string[] = [];
  for (const stop of OPENED.filter(({ needs, isMain }) => needs || isMain)) {
    await stopAt(visit, stage.app, stop);
    (await painted(page)).forEach((each) => found.push(`${stop.name}: ${each}`));
    // A record takes the focus when it opens, and people continue only after that.
    await page.waitForFunction(() => {
      const record = document.querySelector("aside[tabindex='-1']");
      return !record || record.contains(document.activeElement);
    });
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press("Tab");
      const { name, fault } = await focusedElement(page);
      if (fault) found.push(`${stop.name}: ${name} ${fault}`);
    }
  }
  assert.deepEqual(found, []);
});
