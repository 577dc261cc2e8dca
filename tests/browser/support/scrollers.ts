/** Finds parts that may scroll, and faults of their scrolling. */
import type { Page } from "playwright-core";

/**
 * Parts of the product that may scroll, by name. A list scrolls within itself, so its screen stays; on any
 * other page the screen scrolls.
 */
export const SCROLLERS: Readonly<Record<string, string>> = {
  "a page that is not a list": "main:not(:has([data-scrolls]))",
  "the rows of a list": "main [data-scrolls]",
  "a record beside its list": "main aside",
  "a record above its list": "[role=dialog] .fui-DrawerBody",
  "a garment, or why it is rejected, at a station where there is little room": "[data-station] section",
  "the menu": "nav",
  "steps for the picked rows": "[role=group]",
  "tabs": "[role=tablist], [role=tablist] *, :has(> [role=tablist])",
  "what opens above": "[role=dialog], [role=dialog] *, [role=menu], [role=listbox]",
  "a chart": ":has(> svg)",
  "wide rows within a page": ":has(> table)",
  "a text that is written": "textarea",
};

/** Returns faults: a scrolling part without a name, a scrollbar within another, empty room below the content. */
export async function scrollFaults(page: Page): Promise<string[]> {
  return await page.evaluate(async (named) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const nameOf = (each: Element) =>
      [each.tagName.toLowerCase(), each.getAttribute("role"), each.getAttribute("aria-label"), each.id]
        .filter(Boolean).join(" ") + ` ${each.className}`.slice(0, 90);
    const root = document.documentElement;
    for (const each of [root, document.body]) {
      const [x, y] = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight];
      if (x > 0 || y > 0) found.push(`${nameOf(each)} is ${x} px too wide, ${y} px too high`);
    }
    const isLong = (each: Element) =>
      each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY);
    const isWide = (each: Element) =>
      each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX);
    /** Returns the bottom of the last child that is not fixed. */
    const endOf = (each: Element) => {
      const { paddingBottom } = getComputedStyle(each);
      const ends = [...each.children].filter((child) => !/fixed/.test(getComputedStyle(child).position))
        .map((child) =>
          child.getBoundingClientRect().bottom + parseFloat(getComputedStyle(child).marginBottom)
        );
      const start = each.getBoundingClientRect().top + each.clientTop - each.scrollTop;
      return Math.max(...ends, start) - start + parseFloat(paddingBottom);
    };
    const seen = [...document.body.querySelectorAll("*")].filter((each) => isLong(each) || isWide(each));
    for (const each of seen) {
      if (!each.matches(named)) found.push(`${nameOf(each)} scrolls`);
      if (!isLong(each) || each.matches("textarea")) continue;
      const around = each.parentElement?.closest("main, aside, [data-scrolls]");
      if (around && isLong(around) && !around.matches("main:not(:has([data-scrolls]))")) {
        found.push(`${nameOf(each)} scrolls within ${nameOf(around)}`);
      }
      if (each.matches("main, aside") && each.scrollHeight > endOf(each) + 1) {
        found.push(`${nameOf(each)} is ${each.scrollHeight - endOf(each)} px longer than what it shows`);
      }
    }
    return found;
  }, Object.values(SCROLLERS).join(", "));
}
