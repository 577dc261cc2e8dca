/** Prints a wide list as several tables that repeat its first column. Active only between the two print events. */

/** Pixels of a landscape page of Letter, the narrower of the two papers, within its margins. */
const PAGE_PX = 960;
/** The width of printed letters of 8.5 points, relative to the screen's. */
const PRINTED_SHARE = 0.82;

/** Each page begins with the first column. `widths` are pixels on paper. */
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

/** Neither the check box nor the link at the end is printed. */
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
