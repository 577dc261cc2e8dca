import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { type ChosenAppearance, wear } from "./support/appearances.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

async function list(direction: ChosenAppearance["direction"]): Promise<Visit> {
  const visit = await stage.visit("root");
  await wear(visit, { direction: direction ?? "ltr" });
  await arrive(visit, `${stage.app}/orders/all`);
  return visit;
}

const boxOf = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

/** Returns true if an icon is mirrored. */
const isMirrored = (icon: Locator) =>
  icon.evaluate((element) => {
    let sign = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { transform } = getComputedStyle(each);
      if (transform !== "none") sign *= Math.sign(new DOMMatrix(transform).a);
    }
    return sign < 0;
  });

Deno.test("S4.12 right to left: the button of the next page is on the left, and its arrow points left", async () => {
  await using visit = await list("rtl");
  const { page } = visit;
  const [next, previous] = [
    page.getByRole("button", { name: "Next page" }),
    page.getByRole("button", {
      name: "Previous page",
    }),
  ];
  assert.ok((await boxOf(next)).left < (await boxOf(previous)).left);
  for (const button of [next, previous]) assert.ok(await isMirrored(button.locator("svg")));
  await using other = await list("ltr");
  assert.ok(!await isMirrored(other.page.getByRole("button", { name: "Next page" }).locator("svg")));
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.12 right to left: the number stays at the right edge while the table scrolls to the left", async () => {
  await using visit = await list("rtl");
  const { page } = visit;
  const cells = page.locator("[data-id]").first().locator("td");
  const before = await boxOf(cells.nth(1));
  await page.locator("table").evaluate((table) => table.parentElement!.scrollLeft = -300);
  assert.deepEqual(await boxOf(cells.nth(1)), before);
  const [first, last] = [await boxOf(cells.first()), await boxOf(cells.last())];
  assert.ok(first.left > before.left && last.right < before.left);
  assert.deepEqual(visit.faults, []);
});

/** Returns the writing direction of each truncated text. */
const directionsOfCutTexts = (page: Page) =>
  page.locator("[data-id] td span[title]").evaluateAll((spans) =>
    spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) =>
      getComputedStyle(span).direction
    )
  );

Deno.test("S4.12 right to left: a truncated text shows its beginning", async () => {
  await using visit = await list("rtl");
  const cut = await directionsOfCutTexts(visit.page);
  assert.ok(cut.length > 0, "some text is cut");
  assert.deepEqual([...new Set(cut)], ["ltr"]);
  const aligned = await visit.page.locator("[data-id] td span[title]").first()
    .evaluate((span) => getComputedStyle(span).textAlign);
  assert.match(aligned, /right|end|match-parent/);
});

Deno.test("S4.12 right to left: a number before words and a full stop after them keep their side", async () => {
  await using visit = await list("rtl");
  const { page } = visit;
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const sides = await page.getByText(/1 selected/).first().evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
    const text = node.textContent ?? "";
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    return { number: at(text.indexOf("1")), word: at(text.indexOf("selected")) };
  });
  assert.ok(sides.number < sides.word, "1 selected, not: selected 1");
});

for (
  const [direction, on, back] of [["ltr", "ArrowRight", "ArrowLeft"], [
    "rtl",
    "ArrowLeft",
    "ArrowRight",
  ]] as const
) {
  Deno.test(`S4.12 ${direction}: ${on} moves on along the tabs of a list, ${back} moves back`, async () => {
    await using visit = await list(direction);
    const { page } = visit;
    const tabs = page.getByRole("navigation", { name: "Views", exact: true }).getByRole("link");
    // Saved views and their counts load after the list.
    const second = await tabs.nth(1).getAttribute("href");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    await tabs.first().focus();
    await page.keyboard.press(on);
    assert.equal(await focused(), second);
    await page.keyboard.press(on);
    await page.keyboard.press(back);
    assert.equal(await focused(), second);
    const [one, two] = [await boxOf(tabs.first()), await boxOf(tabs.nth(1))];
    assert.equal(one.left < two.left, direction === "ltr");
  });
}
