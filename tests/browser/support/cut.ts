/** Finds short texts of constant length that a table cuts off: column heads, record numbers, amounts and days. */
import type { Page } from "playwright-core";

/** Returns one line for each column with cut texts, naming the first. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SHORT = /^(?:[A-Z]{2}-[\d-]+|[-−\d.,]+(?: [A-Z]{3})?|\d\d-\d\d-\d{4})$/;
    const isCut = (found: Element) =>
      [found, ...found.querySelectorAll("*")].some((each) =>
        getComputedStyle(each).textOverflow === "ellipsis" && each.clientWidth > 0 &&
        each.scrollWidth > each.clientWidth + 1
      );
    const textOf = ({ textContent }: Element) => textContent.trim();
    const heads = [...document.querySelectorAll("main table[role=grid] thead th")];
    const cells = [...document.querySelectorAll("main table[role=grid] tbody td")]
      .filter((cell) => SHORT.test(textOf(cell)));
    return [
      ...heads.filter(isCut).map((head) => `the head "${textOf(head)}" is cut off`),
      ...cells.filter(isCut).slice(0, 1).map((cell) => `"${textOf(cell)}" is cut off`),
    ];
  });
