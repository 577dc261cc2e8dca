import type { Page } from "playwright-core";

export interface FocusedElement {
  /** The beginning of the name that a screen reader would say. */
  readonly name: string;
  /** The reason why the focus is not visible; empty if the element is marked, in the window and uncovered. */
  readonly fault: "" | "has no mark" | "is covered" | "is outside of the window";
}

/** Returns the element that has the focus, with an empty name if none has it. */
export async function focusedElement(page: Page): Promise<FocusedElement> {
  return await page.evaluate(async () => {
    // A field's mark is drawn from the next frame on.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const element = document.activeElement ?? document.body;
    if (element === document.body) return { name: "", fault: "" };
    // The mark is animated, and a busy machine draws few frames.
    const moves = (element.parentElement ?? element).getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
    const labels = (element as HTMLInputElement).labels ?? [];
    const name = element.getAttribute("aria-label") || element.textContent || labels[0]?.textContent;
    const isSeen = (color: string) => !/^rgba\(.*, 0\)$|transparent/.test(color);
    const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && parseFloat(outlineWidth) > 0 && isSeen(outlineColor);
    /** Fields draw their mark in a pseudo-element behind their content. */
    const isUnderlined = (each: Element) => {
      const after = getComputedStyle(each, "::after");
      if (after.content === "none") return false;
      const isDrawn = parseFloat(after.borderBottomWidth) >= 2 && isSeen(after.borderBottomColor) ||
        after.backgroundImage.startsWith("linear-gradient") && parseFloat(after.height) >= 2;
      return isDrawn && !after.transform.startsWith("matrix(0") || isOutlined(after);
    };
    const own = getComputedStyle(element);
    const parent = element.parentElement ?? element;
    // A checkbox is the browser's own, transparent above its drawn form.
    const isUnseen = own.opacity === "0";
    const drawn = isUnseen ? [parent, ...parent.children] : [parent];
    // A row has its mark at the start of its first cell.
    const isRowMarked = element.matches("tr") && getComputedStyle(element.children[0]!).boxShadow !== "none";
    const isMarked = isRowMarked || isOutlined(own) || own.boxShadow !== "none" ||
      own.textDecorationStyle === "double" ||
      isUnderlined(element) ||
      parseFloat(getComputedStyle(parent).borderBottomWidth) >= 2 || drawn.some((each) =>
        isOutlined(getComputedStyle(each)) || isUnderlined(each)
      );
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const top = document.elementFromPoint(x, y);
    const isOnTop = top !== null &&
      (element.contains(top) || top.contains(element) || isUnseen && parent.contains(top));
    const fault = !isInside
      ? "is outside of the window"
      : !isOnTop
      ? "is covered"
      : isMarked
      ? ""
      : "has no mark";
    return { name: name?.trim() || (element as HTMLElement).title || element.tagName, fault } as const;
  });
}
