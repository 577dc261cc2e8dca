/** Looks of a screen for different people: dark, right to left, narrow, through a screen reader. */
import type axe from "axe-core";
import type { Page } from "playwright-core";
import type { AppearancePatch } from "../../../api/people/customizer.ts";
import { still } from "./rest.ts";
import type { Visit } from "./stage.ts";

export type ChosenAppearance = AppearancePatch;

/**
 * Gives the person this look by changing the API's answer as the page reads it. Intercepting the call instead
 * would disable the browser's cache: every page would be loaded and compiled again.
 */
export async function wear(visit: Visit, appearance: ChosenAppearance): Promise<void> {
  await visit.context.addInitScript((look) => {
    const { text } = Response.prototype;
    Response.prototype.text = async function () {
      const shown = await text.call(this);
      if (!shown.includes('"customizer"')) return shown;
      const body = JSON.parse(shown);
      if (body?.data?.cUser) Object.assign(body.data.cUser.customizer, look);
      return JSON.stringify(body);
    };
  }, appearance);
}

/**
 * Elements that axe skips: the focus manager's ends of a menu, which are hidden from screen readers and pass
 * the focus on.
 */
const EXCEPT = [["[data-tabster-dummy]"]];

/** The minified file is half as long, and every checked page has to load it. */
const AXE = Deno.readTextFile(new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url));

/** This many rows show every variant of a list's cells. */
const FIRST_ROWS = 8;

/** Parts that many pages share and that only some check, as most of axe's time goes into them. */
export const SEPARATE_PARTS = {
  rows: `main [data-id]:nth-child(n + ${FIRST_ROWS + 1})`,
  bar: "header:not(main header, [role=dialog] header)",
  menu: "nav:not(main nav, [role=dialog] nav)",
  screen: "main",
} as const;

/** Parts that a test of one part leaves out: pages_test.ts checks them on screens of every theme and width. */
export const SURROUNDINGS: readonly (keyof typeof SEPARATE_PARTS)[] = ["rows", "bar", "menu"];

/** Tags of axe's rules. */
const WCAG: readonly string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Tags for WCAG and for axe's good practice: landmarks, order of headings. They need the whole page. */
export const ALL_RULES: readonly string[] = [...WCAG, "best-practice"];

/** Lists tables without a name; a table for layout alone has a role that says so. */
export const bareTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("table")]
      .filter((table) =>
        table.checkVisibility() &&
        !table.matches("[aria-label], [aria-labelledby], [role=presentation], [aria-hidden=true] *") &&
        table.caption === null
      )
      .map((table) => `a table without a name: ${table.textContent?.slice(0, 60)}`)
  );

/**
 * Returns one line for each violation of WCAG 2.2 AA, or of the given tags, that axe finds.
 * @param apart Names of parts that are left out.
 */
export async function accessibilityFaults(
  page: Page,
  apart: readonly (keyof typeof SEPARATE_PARTS)[] = [],
  tags: readonly string[] = WCAG,
): Promise<string[]> {
  await still(page);
  // The script stays in the page while the app changes screens.
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(await AXE);
  const violations = await page.evaluate(
    async ({ tags, exclude }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Returning elements instead of selectors, and no passed rules, halves the time on a long list.
      const { violations } = await run({ exclude }, {
        runOnly: [...tags],
        resultTypes: ["violations"],
        selectors: false,
        elementRef: true,
        preload: false,
      });
      const meets = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
      };
      const stays = (cell: Element) => getComputedStyle(cell).position === "sticky";
      /** Returns whether sticky columns cover others of the same row that are scrolled below them. */
      const isAmongCovered = (found: Element) => {
        const cell = found.closest("th, td");
        return [...cell?.parentElement?.children ?? []].some((other) =>
          cell !== null && stays(other) !== stays(cell) && meets(other, cell)
        );
      };
      // A control that a panel or an open menu partly covers is not used while that is open.
      const isBehind = (found: Element) =>
        found.closest("[aria-hidden=true]") || isAmongCovered(found) ||
        [...document.querySelectorAll("[role=menu]")].some((menu) =>
          !menu.contains(found) && meets(menu, found)
        );
      /** An open menu is above the page, outside of its other parts. */
      const isExcused = (id: string, found: Element) =>
        id === "target-size" && isBehind(found) || id === "region" && found.closest("[role=menu]") !== null;
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ element }) => !element || !isExcused(id, element))
          .map(({ html, failureSummary }) => ({ html, failureSummary })),
      }));
    },
    { tags, exclude: [...EXCEPT, ...apart.map((name) => [SEPARATE_PARTS[name]])] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary?.split("\n")[1]?.trim()}`)
  );
}

/** Returns by how many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth
  );
}

/** Returns pairs of buttons, links and fields that overlap, as `first × second`. */
export async function overlaps(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const nameOf = (each: Element) =>
      (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 30);
    /** Returns the sticky or fixed layer of an element, which covers scrolled content on purpose. */
    const layerOf = (each: Element): Element | null =>
      /sticky|fixed/.test(getComputedStyle(each).position)
        ? each
        : each.parentElement && layerOf(each.parentElement);
    /** Returns the part of an element that is not scrolled away. */
    const seenOf = (each: Element) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const seen = { left, right, top, bottom };
      for (let above = each.parentElement; above; above = above.parentElement) {
        if (!/auto|scroll|hidden|clip/.test(getComputedStyle(above).overflowX)) continue;
        const frame = above.getBoundingClientRect();
        seen.left = Math.max(seen.left, frame.left);
        seen.right = Math.min(seen.right, frame.right);
      }
      return seen;
    };
    const found: string[] = [];
    for (const parent of document.querySelectorAll("header, nav, form, [role=group], [role=search]")) {
      const parts = [...parent.querySelectorAll("a, button, input, select")]
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
      for (const [at, one] of parts.entries()) {
        for (const other of parts.slice(at + 1)) {
          if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) continue;
          const [a, b] = [seenOf(one), seenOf(other)];
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (width > 1 && height > 1) found.push(`${nameOf(one)} × ${nameOf(other)}`);
        }
      }
    }
    return found;
  });
}
