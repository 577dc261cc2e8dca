/** Lays a document out, in points from the top left. The same description always gives the same pages. */
import type { Block, DocumentDescription, Row, TableColumn } from "./document.ts";
import { isFromRight, wrapText } from "./lines.ts";

/** A4. Source: ISO 216; a point is 1/72 inch. */
const A4 = { width: 595.28, height: 841.89 } as const;
const POINTS_PER_MM = 72 / 25.4;

/** Margins and letters of documents on paper, in points; SMALL is for label printers. */
const LARGE = {
  margin: { side: 40, top: 44, bottom: 52 },
  size: { title: 20, subtitle: 12, heading: 12, text: 9, cell: 8, foot: 7.5 },
} as const;
const SMALL = {
  margin: { side: 14, top: 12, bottom: 26 },
  size: { title: 13, subtitle: 9, heading: 9, text: 7.5, cell: 6.5, foot: 6 },
} as const;
/** A page that is narrower than this many points is a label. */
const SMALL_WIDTH = 400;

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly size: Readonly<Record<keyof typeof LARGE["size"], number>>;
}

function sheetOf({ size }: DocumentDescription): Sheet {
  const page = size ? { width: size.width * POINTS_PER_MM, height: size.height * POINTS_PER_MM } : A4;
  return { ...page, ...page.width < SMALL_WIDTH ? SMALL : LARGE };
}

const LEADING = 1.35;
const GAP = 10;
const CELL_GAP = 6;
const ROW_PAD = 2.5;
/** Height of bars in a table, which are read by a hand scanner. */
const CELL_BARS = 9 * POINTS_PER_MM;
/** Maximum number of lines of a cell; the rest is cut off with a mark. */
const MAX_CELL_LINES = 3;
/** An address has up to six lines, and long ones wrap. */
const MAX_FACT_LINES = 14;
const FACT_SHARE = 0.28;

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isQuiet: boolean;
}
export interface RuleLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface BarcodeBand {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface LaidPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly rules: readonly RuleLine[];
  readonly bars: readonly BarcodeBand[];
}

/** Returns the width of a text at font size 1, in points. */
export type Measure = (text: string, isBold: boolean) => number;

interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
}

export function layOut(document: DocumentDescription, measure: Measure): readonly LaidPage[] {
  const sheet = sheetOf(document);
  const flow = new Flow(measure, sheet);
  const { size } = sheet;
  const title = { size: size.title, isBold: true };
  flow.text(document.title, title);
  flow.text(document.subtitle, { size: size.subtitle, isQuiet: true });
  flow.gap(GAP);
  for (const block of document.blocks) place(flow, block);
  return withFeet(flow.pages, document, sheet, measure);
}

function place(flow: Flow, block: Block): void {
  const { width, sheet: { size } } = flow;
  switch (block.kind) {
    case "heading":
      // Keeps a heading with its text, so that no heading is alone at the foot of a page.
      flow.room(size.heading * LEADING * 4);
      flow.gap(GAP);
      return flow.text(block.text, { size: size.heading, isBold: true });
    case "text":
      flow.text(block.text, { size: size.text, isQuiet: block.isQuiet ?? false });
      return flow.gap(GAP / 2);
    case "bars":
      return flow.bars(block.code, block.mm * POINTS_PER_MM);
    case "facts":
      for (const [name, value] of block.facts) {
        const widths = [width * FACT_SHARE, width * (1 - FACT_SHARE)];
        flow.row(
          [
            { text: name, isQuiet: true },
            { text: value },
          ],
          widths,
          size.text,
          undefined,
          MAX_FACT_LINES,
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
  const { width, sheet: { size } } = flow;
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => width * share / all);
  const head = () => {
    flow.row(
      columns.map(({ title, isFigure }) => ({ text: title, isFigure, isBold: true })),
      widths,
      size.cell,
    );
    flow.rule();
  };
  flow.room(size.cell * LEADING * 4);
  head();
  const put = (row: Row, isBold: boolean) => {
    const cells = columns.map((column, at) => cellOf(column, row[at] ?? "", isBold));
    flow.row(cells, widths, size.cell, head);
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
  /** True if the text is printed below its bars. */
  readonly isBars?: boolean;
}

const cellOf = ({ isFigure, isBars = false }: TableColumn, text: string, isBold: boolean): Cell => ({
  text,
  isFigure,
  isBold,
  isBars: isBars && !isBold,
});

const barsOver = (cell: Cell | undefined): number => cell?.isBars ? CELL_BARS + ROW_PAD : 0;

class Flow {
  readonly pages: {
    width: number;
    height: number;
    texts: PlacedText[];
    rules: RuleLine[];
    bars: BarcodeBand[];
  }[] = [];
  readonly width: number;
  readonly #measure: Measure;
  readonly #end: number;
  #y = Infinity;

  constructor(measure: Measure, readonly sheet: Sheet) {
    this.#measure = measure;
    this.width = sheet.width - 2 * sheet.margin.side;
    this.#end = sheet.height - sheet.margin.bottom;
    this.#turn();
  }

  gap(height: number): void {
    this.#y += height;
  }

  /** Begins a new page unless this height fits below; `again` draws the table's head on it. */
  room(height: number, again?: () => void): void {
    if (this.#y + height <= this.#end) return;
    this.#turn();
    again?.();
  }

  rule(): void {
    this.#page.rules.push({ x: this.sheet.margin.side, y: this.#y, width: this.width, height: 0.6 });
    this.#y += ROW_PAD;
  }

  text(text: string, style: Style): void {
    const { width, sheet: { margin } } = this;
    const fromRight = isFromRight(text);
    for (const line of this.#wrapped(text, width, style)) {
      this.room(style.size * LEADING);
      this.#y += style.size * LEADING;
      const left = fromRight ? width - this.#width(line, style) : 0;
      this.#put(line, margin.side + left, this.#y, style);
    }
  }

  bars(code: string, height: number): void {
    this.room(height + GAP);
    const { sheet: { margin, size }, width } = this;
    this.#page.bars.push({ code, x: margin.side, y: this.#y, width, height });
    this.gap(height);
    this.text(code, { size: size.text, isBold: true });
    this.gap(GAP / 2);
  }

  row(
    cells: readonly Cell[],
    widths: readonly number[],
    size: number,
    again?: () => void,
    most = MAX_CELL_LINES,
  ): void {
    const columns = cells.map((cell, at) =>
      this.#wrapped(cell.text, (widths[at] ?? 0) - CELL_GAP, { ...cell, size }, most)
    );
    const line = size * LEADING;
    const heights = columns.map((lines, at) => barsOver(cells[at]) + lines.length * line);
    const height = Math.max(line, ...heights) + ROW_PAD;
    this.room(height, again);
    let x = this.sheet.margin.side;
    for (const [at, lines] of columns.entries()) {
      const [cell, width] = [cells[at] as Cell, widths[at] ?? 0];
      const top = this.#y + barsOver(cell);
      if (cell.isBars) {
        const [y, across] = [this.#y + ROW_PAD, width - CELL_GAP];
        this.#page.bars.push({ code: cell.text, x, y, width: across, height: CELL_BARS });
      }
      lines.forEach((text, nth) => {
        const isRight = cell.isFigure || isFromRight(cell.text);
        const left = isRight ? x + width - CELL_GAP - this.#width(text, { ...cell, size }) : x;
        this.#put(text, left, top + line * (nth + 1), { ...cell, size });
      });
      x += width;
    }
    this.#y += height;
  }

  #wrapped(text: string, width: number, style: Style, most = Infinity): string[] {
    return wrapText(text, width, (each) => this.#width(each, style), most);
  }

  #width = (text: string, { size, isBold = false }: Style): number => this.#measure(text, isBold) * size;

  #put(text: string, x: number, y: number, { size, isBold = false, isQuiet = false }: Style): void {
    if (text !== "") this.#page.texts.push({ text, x, y, size, isBold, isQuiet });
  }

  get #page() {
    return this.pages.at(-1)!;
  }

  #turn(): void {
    const { width, height, margin } = this.sheet;
    this.pages.push({ width, height, texts: [], rules: [], bars: [] });
    this.#y = margin.top;
  }
}

function withFeet(
  pages: readonly LaidPage[],
  { foot, page: words }: DocumentDescription,
  { width, height, margin, size }: Sheet,
  measure: Measure,
): readonly LaidPage[] {
  const style = { y: height - margin.bottom / 2, size: size.foot, isBold: false, isQuiet: true };
  return pages.map(({ texts, ...page }, at) => {
    const number = words.replace("{page}", String(at + 1)).replace("{pages}", String(pages.length));
    const x = width - margin.side - measure(number, false) * size.foot;
    return {
      ...page,
      texts: [...texts, { text: foot, x: margin.side, ...style }, { text: number, x, ...style }],
    };
  });
}
