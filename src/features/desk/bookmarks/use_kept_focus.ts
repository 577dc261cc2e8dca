/** A row that is starred or moved comes to stand somewhere else as another element: the focus goes with it. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { ShownBookmark } from "./shown.ts";

/** What of a row has the focus. */
const PARTS = ["[data-stop]", "[aria-pressed]", "[aria-haspopup]"];

interface Focused {
  readonly link: string;
  readonly part: string;
  /** Where the row stood. */
  readonly at: number;
}

const rowsIn = (body: HTMLElement | null) => [...body?.querySelectorAll<HTMLElement>("[data-link]") ?? []];

/** @returns what hears of the focus inside of `body` */
export function useKeptFocus(body: RefObject<HTMLElement | null>, items: readonly ShownBookmark[] | null) {
  const last = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (last.current === null || activeElement && activeElement !== document.body) return;
    const { link, part, at } = last.current;
    const rows = rowsIn(body.current);
    const row = rows.find((each) => each.dataset["link"] === link) ?? rows[Math.min(at, rows.length - 1)];
    row?.querySelector<HTMLElement>(part)?.focus();
  }, [body, items]);
  return ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>("[data-link]");
    const part = PARTS.find((each) => target.matches(each));
    last.current = row && part
      ? { link: row.dataset["link"] ?? "", part, at: rowsIn(body.current).indexOf(row) }
      : null;
  };
}
