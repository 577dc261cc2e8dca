/**
 * Lays a document out on pages: what stands where, in points from the top left. It asks how wide a text is and nothing
 * else, so that the same description always falls on the same pages.
 */
import type { Block, DocumentDescription, Row, TableColumn } from "./document.ts";
import { wrapped } from "./lines.ts";

/** A4. Source: ISO 216; a point is 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { side: 40, top: 44, bottom: 52 } as const;
const WIDTH = PAGE.width - 2 * MARGIN.side;
const END = PAGE.height - MARGIN.bottom;

/** Letters, in points; a line is as high as they and the room between lines. */
const SIZE = { title: 20, subtitle: 12, heading: 12, text: 9, cell: 8, foot: 7.5 } as const;
const LEADING = 1.35;
const GAP = 10;
const CELL_GAP = 6;
const ROW_PAD = 2.5;
/** A cell goes on for so many lines; what is left of it is cut off with a mark. */
const MAX_CELL_LINES = 3;
const FACT_SHARE = 0.28;

export interface Placed {
  readonly text: string;
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isQuiet: boolean;
}
/** A line across, or a band behind a row. */
export interface Ruled {
  readonly y: number;
  readonly height: number;
}
export interface LaidPage {
  readonly texts: readonly Placed[];
  readonly rules: readonly Ruled[];
}

/** How wide a text is, in points of one of size 1. */
export type Measure = (text: string, isBold: boolean) => number;

interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
}

export function layOut(document: DocumentDescription, measure: Measure): readonly LaidPage[] {
  const flow = new Flow(measure);
  flow.lines([document.title], { size: SIZE.title, isBold: true });
  flow.lines([document.subtitle], { size: SIZE.subtitle, isQuiet: true });
  flow.gap(GAP);
  for (const block of document.blocks) place(flow, block);
  return withFeet(flow.pages, document, measure);
}

function place(flow: Flow, block: Block): void {
  switch (block.kind) {
    case "heading":
      // A heading alone at the foot of a page leads to nothing.
      flow.room(SIZE.heading * LEADING * 4);
      flow.gap(GAP);
      return flow.lines(flow.wrapped(block.text, WIDTH, { size: SIZE.heading, isBold: true }), {
        size: SIZE.heading,
        isBold: true,
      });
    case "text":
      flow.lines(flow.wrapped(block.text, WIDTH, { size: SIZE.text }), { size: SIZE.text, isQuiet: true });
      return flow.gap(GAP / 2);
    case "facts":
      for (const [name, value] of block.facts) {
        const widths = [WIDTH * FACT_SHARE, WIDTH * (1 - FACT_SHARE)];
        flow.row(
          [
            { text: name, isQuiet: true },
            { text: value },
          ],
          widths,
          SIZE.text,
        );
      }
      return flow.gap(GAP / 2);
    case "table":
      return placeTable(flow, block);
  }
}

function placeTable(
  flow: Flow,
  { columns, before = [], rows, totals = [] }: Block & { kind: "table" },
): void {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => WIDTH * share / all);
  const head = () => {
    flow.row(
      columns.map(({ title, isFigure }) => ({ text: title, isFigure, isBold: true })),
      widths,
      SIZE.cell,
    );
    flow.rule();
  };
  flow.room(SIZE.cell * LEADING * 4);
  head();
  const put = (row: Row, isBold: boolean) => {
    const cells = columns.map((column, at) => cellOf(column, row[at] ?? "", isBold));
    flow.row(cells, widths, SIZE.cell, head);
  };
  for (const row of before) put(row, true);
  for (const row of rows) put(row, false);
  if (totals.length > 0) flow.rule();
  for (const row of totals) put(row, true);
  flow.gap(GAP);
}

interface Cell {
  readonly text: string;
  readonly isFigure?: boolean | undefined;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
}

const cellOf = ({ isFigure }: TableColumn, text: string, isBold: boolean): Cell => ({
  text,
  isFigure,
  isBold,
});

/** Pages as they fill up. */
class Flow {
  readonly pages: { texts: Placed[]; rules: Ruled[] }[] = [];
  readonly #measure: Measure;
  #y = Infinity;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.#turn();
  }

  gap(height: number): void {
    this.#y += height;
  }

  /** So much has to fit below, or a new page begins; `again` stands at its head. */
  room(height: number, again?: () => void): void {
    if (this.#y + height <= END) return;
    this.#turn();
    again?.();
  }

  rule(): void {
    this.#page.rules.push({ y: this.#y, height: 0.6 });
    this.#y += ROW_PAD;
  }

  lines(lines: readonly string[], style: Style): void {
    for (const text of lines) {
      this.room(style.size * LEADING);
      this.#y += style.size * LEADING;
      this.#put(text, MARGIN.side, this.#y, style);
    }
  }

  row(cells: readonly Cell[], widths: readonly number[], size: number, again?: () => void): void {
    const columns = cells.map((cell, at) =>
      this.wrapped(cell.text, (widths[at] ?? 0) - CELL_GAP, { ...cell, size }, MAX_CELL_LINES)
    );
    const height = Math.max(1, ...columns.map((lines) => lines.length)) * size * LEADING + ROW_PAD;
    this.room(height, again);
    let x = MARGIN.side as number;
    for (const [at, lines] of columns.entries()) {
      const [cell, width] = [cells[at] as Cell, widths[at] ?? 0];
      lines.forEach((text, line) => {
        const left = cell.isFigure ? x + width - CELL_GAP - this.#width(text, { ...cell, size }) : x;
        this.#put(text, left, this.#y + size * LEADING * (line + 1), { ...cell, size });
      });
      x += width;
    }
    this.#y += height;
  }

  wrapped(text: string, width: number, style: Style, most = Infinity): string[] {
    return wrapped(text, width, (each) => this.#width(each, style), most);
  }

  #width = (text: string, { size, isBold = false }: Style): number => this.#measure(text, isBold) * size;

  #put(text: string, x: number, y: number, { size, isBold = false, isQuiet = false }: Style): void {
    if (text !== "") this.#page.texts.push({ text, x, y, size, isBold, isQuiet });
  }

  get #page() {
    return this.pages.at(-1)!;
  }

  #turn(): void {
    this.pages.push({ texts: [], rules: [] });
    this.#y = MARGIN.top;
  }
}

/** How many pages there are is known at the end. */
function withFeet(
  pages: readonly LaidPage[],
  { foot, page: words }: DocumentDescription,
  measure: Measure,
): readonly LaidPage[] {
  const style = { y: PAGE.height - MARGIN.bottom / 2, size: SIZE.foot, isBold: false, isQuiet: true };
  return pages.map(({ texts, rules }, at) => {
    const number = words.replace("{page}", String(at + 1)).replace("{pages}", String(pages.length));
    const x = PAGE.width - MARGIN.side - measure(number, false) * SIZE.foot;
    return {
      rules,
      texts: [...texts, { text: foot, x: MARGIN.side, ...style }, { text: number, x, ...style }],
    };
  });
}

/** Where lines across begin and end. */
export const ACROSS = { from: MARGIN.side, to: PAGE.width - MARGIN.side } as const;
