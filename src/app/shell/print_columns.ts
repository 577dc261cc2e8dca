/**
 * Prints a wide list as several tables that repeat its first column. The layout is changed only between the events
 * `beforeprint` and `afterprint`.
 */

/** Width in pixels of a landscape Letter page without its margins. Letter is narrower than A4 in landscape. */
const PAGE_PX = 960;
/** Width of printed text of 8.5 points, relative to text on the screen. */
const PRINTED_SHARE = 0.82;

/** Returns the column indices of each page, which all begin with the first column. `widths` are in pixels on paper. */
export function pagesOf(widths: readonly number[], most = PAGE_PX): readonly (readonly number[])[] {
  const [first = 0, ...rest] = widths;
  const pages: number[][] = [];
  let left = 0;
  for (const [at, width] of rest.entries()) {
    if (pages.length === 0 || width > left) {
      pages.push([0]);
      left = most - first;
    }
    pages.at(-1)!.push(at + 1);
    left -= width;
  }
  return pages.length === 0 ? [[0]] : pages;
}

/** Selects the columns to print: neither the check box nor the link at the end has `data-column`. */
const HEADS = "thead th[data-column]";

function tableOf(table: HTMLTableElement, columns: readonly number[], offset: number): HTMLTableElement {
  const copy = table.cloneNode(true) as HTMLTableElement;
  copy.querySelector("colgroup")?.remove();
  copy.style.minWidth = "";
  const shownColumns = new Set(columns.map((at) => at + offset));
  for (const row of copy.rows) {
    if (row.cells.length === 1) continue;
    for (const cell of [...row.cells]) if (!shownColumns.has(cell.cellIndex)) cell.dataset["away"] = "";
    row.querySelectorAll("[data-away]").forEach((cell) => cell.remove());
  }
  return copy;
}

export function layOut(table: HTMLTableElement): () => void {
  const heads = [...table.querySelectorAll<HTMLElement>(HEADS)];
  const pages = pagesOf(heads.map(({ offsetWidth }) => offsetWidth * PRINTED_SHARE));
  if (pages.length < 2) return () => {};
  const offset = (heads[0] as HTMLTableCellElement).cellIndex;
  const place = document.createElement("div");
  place.dataset["printed"] = "";
  place.append(...pages.map((columns) => tableOf(table, columns, offset)));
  const scroller = table.parentElement!;
  scroller.after(place);
  scroller.dataset["notPrinted"] = "";
  return () => {
    place.remove();
    delete scroller.dataset["notPrinted"];
  };
}

let takeAway = () => {};
addEventListener("beforeprint", () => {
  takeAway();
  const table = document.querySelector<HTMLTableElement>("main table[role=grid]");
  takeAway = table ? layOut(table) : () => {};
});
addEventListener("afterprint", () => takeAway());
