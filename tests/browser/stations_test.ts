/**
 * A station on the floor: each verdict is readable by word, shape and color at every width, in the dark and
 * with forced colors; nothing is wider than the window, and targets for gloves are 64 px.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { commandCode } from "../../api/codes/commands.ts";
import type { Database } from "../../server/db/database.ts";
import { accessibilityFaults, overflow, wear } from "./support/appearances.ts";
import { scrollFaults } from "./support/scrollers.ts";
import { openStage, type Stage } from "./support/stage.ts";

let stage: Stage;
/** Ticket of the garment with the longest route, which waits at its last check. */
let sewn = "";

async function plant(db: Database): Promise<void> {
  const unit = await db.read.selectFrom("units as u").innerJoin("items as i", "i._id", "u.item_id")
    .innerJoin("products as k", "k._id", "i.product_id").innerJoin("orders as o", "o._id", "u.order_id")
    .innerJoin("stations as s", "s.location_id", "u.location_id").select(["u._id", "u.code"])
    .where("s.code", "=", FINAL).where("o.status", "=", "In Production").where("u.cycle", "=", 1)
    .where("u.print_status", "<>", "Stopped").where("k.route", "like", "%Cutting%")
    .where("k.route", "like", "%Sewing%").orderBy("u.seq").executeTakeFirstOrThrow();
  sewn = unit.code;
  const state = { print_status: "Final QC", work_status: "Waiting", blank: "Taken" };
  await db.write((tx) => tx.updateTable("units").set(state).where("_id", "=", unit._id).execute());
}

Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80, plant });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** The final check at the demo's first location. */
const FINAL = "ST-000006";

async function scan(page: Page, code: string, verdict: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.locator(`[data-verdict="${verdict}"]`).waitFor();
}

/** Lists visible buttons that are too small for a glove. */
const smallButtons = (page: Page) =>
  page.locator("[data-station] button").evaluateAll((buttons) =>
    buttons.map((each) => ({ name: each.textContent || each.ariaLabel, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 64 || box.height < 64))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`)
  );

/** Returns true if a matching element is not fully above the verdict. */
const isCut = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const end = document.querySelector("[data-verdict]")!.getBoundingClientRect().top;
    return [...document.querySelectorAll(selector)].some((each) => each.getBoundingClientRect().bottom > end);
  }, selector);

const LOOKS = [
  { name: "wide", width: 1440, height: 900, look: {} },
  { name: "tablet, dark", width: 1024, height: 768, look: { theme: "dark" } },
  { name: "phone, right to left", width: 390, height: 844, look: { direction: "rtl" } },
] as const;

Deno.test("every verdict of a station is visible at every width, in dark and with the system's colors", async () => {
  const found: string[] = [];
  for (const { name, width, height, look: appearance } of LOOKS) {
    await using visit = await stage.visit("root", { viewport: { width, height } });
    const { page } = visit;
    await wear(visit, appearance);
    await page.goto(`${stage.app}/stations/qc`);
    const newark = page.getByRole("button", { name: /Newark/ }).first();
    await newark.or(page.locator("[data-verdict]")).first().waitFor();
    if (await newark.isVisible()) await newark.click();
    const next = await page.locator("[data-next] bdi").first().textContent() ?? "";
    const lookAt = async (verdict: string) => {
      const note = (text: string) => found.push(`${name}, ${verdict}: ${text}`);
      assert.ok(await page.locator(`[data-shape="${verdict}"]`).count() > 0, verdict);
      (await accessibilityFaults(page)).forEach(note);
      (await smallButtons(page)).forEach(note);
      if (await overflow(page) > 0) note("is wider than the window");
      (await scrollFaults(page)).forEach(note);
    };
    await scan(page, next, "good");
    await lookAt("good");
    const tops = ["Pass", "Reject"].map((each) =>
      page.getByRole("button", { name: new RegExp(`^${each}`) }).boundingBox().then((box) => box?.y)
    );
    if (new Set(await Promise.all(tops)).size > 1) found.push(`${name}: pass and reject in two rows`);
    await scan(page, commandCode("reject"), "good");
    await page.getByRole("heading", { name: /^Why is/ }).waitFor();
    await lookAt("good");
    if (width > height && await isCut(page, "[data-station] textarea")) {
      found.push(`${name}: the note is cut`);
    }
    await scan(page, commandCode("reason", 4), "back");
    await lookAt("back");
    await scan(page, "UN-999999", "stop");
    await lookAt("stop");
    // Without color the verdict keeps its shape, its word and a line around the band.
    await page.emulateMedia({ forcedColors: "active" });
    const outline = await page.locator("[data-verdict]").evaluate((band) =>
      getComputedStyle(band).outlineStyle
    );
    if (outline !== "solid") found.push(`${name}: no line around the verdict in the system's colours`);
    await page.emulateMedia({ forcedColors: null });
    found.push(...visit.faults.map((fault) => `${name}: ${fault}`));
  }
  assert.deepEqual(found, []);
});

Deno.test("on a tablet the steps of a long route that may be at fault are in one row above the verdict, with the note", async () => {
  await using visit = await stage.visit("order_qc", { viewport: { width: 1024, height: 768 } });
  const { page } = visit;
  await page.addInitScript((code) => localStorage.setItem("station.final_qc", code), FINAL);
  await page.goto(`${stage.app}/stations/final-qc`);
  await page.getByText("Last scans").waitFor();
  await scan(page, sewn, "good");
  await scan(page, commandCode("reject"), "good");
  const steps = page.getByRole("group", { name: "Where it went wrong" }).getByRole("button");
  await steps.first().waitFor();
  assert.deepEqual(await steps.allInnerTexts(), ["QC", "Cutting", "Printing", "Sewing", "Final QC"]);
  const tops = await steps.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1, `the steps are in several rows: ${tops}`);
  assert.equal(await isCut(page, "[data-station] textarea"), false, "the note is cut");
  assert.deepEqual([...await smallButtons(page), ...visit.faults], []);
});

Deno.test("at 200 % on a tablet the box, the garment, the verdict and the two buttons are visible at once", async () => {
  await using visit = await stage.visit("root", { viewport: { width: 512, height: 384 } });
  const { page } = visit;
  await page.goto(`${stage.app}/stations/qc`);
  const newark = page.getByRole("button", { name: /Newark/ }).first();
  await newark.or(page.locator("[data-verdict]")).first().waitFor();
  if (await newark.isVisible()) await newark.click();
  await scan(page, await page.locator("[data-next] bdi").first().textContent() ?? "", "good");
  const found: string[] = [];
  for (const name of ["Pass", "Reject"]) {
    const button = page.getByRole("button", { name: new RegExp(`^${name}`) });
    const { x, y, width, height } = (await button.boundingBox())!;
    if (x < 0 || x + width > 512 || y + height > 384) found.push(`${name} is not whole`);
  }
  const top = (await page.locator("[data-verdict]").boundingBox())!.y;
  const box = (await page.locator("[data-scan-box]").boundingBox())!;
  if (box.y + box.height > top) found.push("the verdict covers the scan box");
  // The garment is shown by its description, color and size.
  if (top - box.y - box.height < 384 / 4) found.push("the garment has less than a quarter of the height");
  found.push(...await accessibilityFaults(page));
  assert.equal(await overflow(page), 0);
  assert.deepEqual([...found, ...visit.faults], []);
});
