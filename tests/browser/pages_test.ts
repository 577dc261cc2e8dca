/**
 * Every page and every opened part of the product, each each in one of the variants, in turn: axe finds
 * nothing, the page fits the window, no part covers another, no table cuts off short texts, nothing moves
 * under reduced motion, no unknown part scrolls at any width, and neither policy nor console report anything.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { systemNow } from "../../server/app.ts";
import { addLabelPages } from "../../server/demo/shipping/label_pages.ts";
import { folderStore } from "../../server/files/folder.ts";
import { isSoak, sampleOf } from "../support/soak.ts";
import { cutOff } from "./support/cut.ts";
import {
  accessibilityFaults,
  ALL_RULES,
  bareTables,
  type ChosenAppearance,
  overflow,
  overlaps,
  type SEPARATE_PARTS,
  SURROUNDINGS,
  wear,
} from "./support/appearances.ts";
import { noteMotion, takeMovements } from "./support/motion.ts";
import { scrollFaults } from "./support/scrollers.ts";
import { openStage, type Stage } from "./support/stage.ts";
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

interface Variant {
  readonly appearance: ChosenAppearance;
  readonly width: number;
  readonly account?: string;
  /** The system's forced colors are used. */
  readonly isForced?: boolean;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  "dark": { appearance: { theme: "dark" }, width: 1440 },
  "light, horizontal at 390": { appearance: { layout: "horizontal", navbarType: "floating" }, width: 390 },
  "semi-dark, a rail, right to left": {
    appearance: { theme: "semi-dark", sidebarCollapsed: true, direction: "rtl" },
    width: 1440,
  },
  "horizontal, right to left": {
    appearance: { layout: "horizontal", navbarColor: "primary", direction: "rtl" },
    width: 1280,
  },
  "dark, right to left at 390": { appearance: { theme: "dark", direction: "rtl" }, width: 390 },
  "seller, dark, right to left": {
    appearance: { layout: "seller", theme: "dark", direction: "rtl" },
    width: 1440,
    account: "sale",
  },
  "blank at 1024": { appearance: { layout: "blank" }, width: 1024 },
};

/** Every screen as each kind of account sees it, its refusal if the account has no access, and forced colors. */
const ROUTE_VARIANTS: Readonly<Record<string, Variant>> = {
  ...Object.fromEntries(
    ["super_root", "accounting", "order_qc", "cutting", "printer", "sewer", "packager", "sale", "support"]
      .map((account) => [
        account,
        { appearance: {}, width: 1440, account },
      ]),
  ),
  "sale, dark at 390": { appearance: { theme: "dark" }, width: 390, account: "sale" },
  "packager, right to left at 390": { appearance: { direction: "rtl" }, width: 390, account: "packager" },
  "forced colors": { appearance: {}, width: 1440, isForced: true },
  "forced colors, right to left at 390": { appearance: { direction: "rtl" }, width: 390, isForced: true },
};

/** A seller may not open everything. */
const fits = ({ needs, open, isMain }: Stop, { appearance, width, account }: Variant): boolean =>
  (!account || !open || isMain === true) &&
  (needs === undefined || appearance.layout !== "blank" && (needs === "bar" || width > 390));

/** Stops are dealt out to the variants that fit; main screens, and in the soak all, are checked in every variant. */
const turns = new Map<Variant, Stop[]>(Object.values(VARIANTS).map((variant) => [variant, []]));
for (const [at, stop] of STOPS.entries()) {
  const able = [...turns].filter(([variant]) => fits(stop, variant));
  for (const [turn, [, stops]] of able.entries()) {
    if (stop.isMain || isSoak || turn === at % able.length) stops.push(stop);
  }
}

/**
 * Returns the parts that another stop of the same variant checks: those around a screen, and the screen
 * behind an overlay.
 */
const apartOf = ({ isMain, needs }: Stop): readonly (keyof typeof SEPARATE_PARTS)[] =>
  isMain || isSoak ? [] : needs ? ["screen"] : SURROUNDINGS;

const HEIGHT = 844;
const WIDTHS = [1440, 1024, 390] as const;

/** Finds unknown or doubled scrolling parts, first at the page's width, then at the others. */
async function scrolls(page: Page, { isMain }: Stop, width: number): Promise<string[]> {
  const widths = sampleOf(WIDTHS, (each) => each !== 1024 || isMain === true).filter((each) =>
    each !== width
  );
  const found: string[] = [];
  for (const each of [width, ...widths]) {
    if (each !== width) await page.setViewportSize({ width: each, height: HEIGHT });
    for (const fault of await scrollFaults(page)) found.push(`at ${each}: ${fault}`);
  }
  await page.setViewportSize({ width, height: HEIGHT });
  return found;
}

for (const [name, variant] of Object.entries(VARIANTS)) {
  Deno.test(`S2.46 no page and no opened part has an accessibility fault: ${name}`, async () => {
    const viewport = { width: variant.width, height: HEIGHT };
    await using person = await stage.visit(variant.account ?? "root", { viewport });
    await using chief = await stage.visit("super_root", { viewport });
    await using nobody = await stage.visit(undefined, { viewport });
    for (const visit of [person, chief]) await wear(visit, variant.appearance);
    for (const { page } of [person, chief, nobody]) await noteMotion(page);
    const visits = { super_root: chief, none: nobody };
    const found: string[] = [];
    for (const stop of turns.get(variant) ?? []) {
      const visit = stop.account ? visits[stop.account] : person;
      const { page } = visit;
      const note = (text: string) => void found.push(`${stop.name}: ${text}`);
      try {
        await stopAt(visit, stage.app, stop);
        (await accessibilityFaults(page, apartOf(stop), isSoak || stop.isMain ? ALL_RULES : undefined))
          .forEach(note);
        (await bareTables(page)).forEach(note);
        (await overlaps(page)).forEach(note);
        (await cutOff(page)).forEach(note);
        if (await overflow(page) > 0) note("is wider than the window");
        (await scrolls(page, stop, variant.width)).forEach(note);
        (await takeMovements(page)).forEach((each) => note(`moves: ${each}`));
      } catch (error) {
        note(String(error).split("\n").slice(0, 3).join(" "));
      }
    }
    assert.deepEqual([...found, ...[person, chief, nobody].flatMap(({ faults }) => faults)], []);
  });
}

/** Dialogs and panels are checked as root, if root may see them and the bar has room for the button. */
const opensHere = ({ account, needs }: Stop, as: string, width: number): boolean =>
  as === "root" && account === undefined && !(needs && width <= 390);

for (const [name, { appearance, width, account = "root", isForced }] of Object.entries(ROUTE_VARIANTS)) {
  Deno.test({
    name: `Access every route passes all rules of axe: ${name}`,
    ignore: !isSoak,
    async fn() {
      await using visit = await stage.visit(account, {
        viewport: { width, height: HEIGHT },
        ...(isForced && { forcedColors: "active" as const }),
      });
      await wear(visit, appearance);
      const found: string[] = [];
      for (const stop of STOPS) {
        if (stop.account === "none" || stop.open && !opensHere(stop, account, width)) continue;
        const note = (text: string) => void found.push(`${stop.name}: ${text}`);
        try {
          await stopAt(visit, stage.app, stop);
          (await accessibilityFaults(visit.page, [], ALL_RULES)).forEach(note);
          (await bareTables(visit.page)).forEach(note);
        } catch (error) {
          note(String(error).split("\n").slice(0, 3).join(" "));
        }
      }
      assert.deepEqual([...found, ...visit.faults], []);
    },
  });
}

Deno.test("faults of a page are detected: no name, no text, a misplaced role, a weak color, a bare table", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.goto(`${stage.app}/login`);
  await page.locator("h1, h2").first().waitFor();
  await page.evaluate(() => {
    const add = (name: string, attributes: Readonly<Record<string, string>>, text = "") => {
      const made = document.body.appendChild(document.createElement(name));
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.textContent = text;
    };
    add("button", {});
    add("img", { src: "/icon.svg" });
    add("div", { role: "listitem" }, "alone");
    add("table", {}, "bare");
    const pale = document.body.appendChild(document.createElement("p"));
    pale.textContent = "Hardly to be read";
    Object.assign(pale.style, {
      color: "#ccc",
      background: "#fff",
      position: "fixed",
      inset: "0",
      zIndex: "9",
    });
  });
  assert.deepEqual(await bareTables(page), ["a table without a name: bare"]);
  const rules = (await accessibilityFaults(page, [], ALL_RULES)).map((fault) => fault.split(":")[0]);
  for (const rule of ["button-name", "image-alt", "aria-required-parent", "color-contrast", "region"]) {
    assert.ok(rules.includes(rule), `${rule} is not among ${rules.join(", ")}`);
  }
});
