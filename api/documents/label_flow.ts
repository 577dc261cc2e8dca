/** Lays a label out in whole dots of the printer, so that no bar is drawn wider than its neighbor. */
import type { Rgb } from "../catalogue/garment_colors.ts";
import type { PrintedGarment } from "../catalogue/garment_picture.ts";
import type { LabelBlock, LabelDocument } from "./label.ts";
import type { Measure } from "./flow.ts";
import { isFromRight, wrapText } from "./lines.ts";

/** Dots per inch of label printers; a PDF is laid out in those of the finer one. */
export const PRINTER_DPI = [203, 300] as const;
export type PrinterDpi = (typeof PRINTER_DPI)[number];

const MM_PER_INCH = 25.4;
const MARGIN_MM = 4;
const LEADING = 1.3;
const COLUMN_GAP_MM = 3;
const GAP_MM = 1.2;
const RULE_MM = 0.3;
/** The smallest height of shrunk letters that can still be read. */
const MIN_MM = 2;
/** Width of the white margin beside a symbol, in modules. Source: ISO/IEC 15417 §4.4, ISO/IEC 18004 §6.3.8. */
const QUIET = { bars: 10, qr: 4 } as const;
/** Narrowest module that cheap scanners read. */
const MIN_MODULE_MM = 0.24;
/** Widest module: beyond it the label would have nothing but bars. */
const MAX_MODULE_MM = { bars: 0.55, qr: 1 } as const;

/** Rows of modules, dark where true; bars are one row. */
export type Modules = readonly (readonly boolean[])[];
export interface Symbols {
  readonly bars: (code: string) => Modules;
  readonly qr: (code: string) => Modules;
}

export interface LabelText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}
export interface LabelSymbol {
  readonly x: number;
  readonly y: number;
  /** In dots. */
  readonly module: number;
  /** In dots. */
  readonly row: number;
  readonly modules: Modules;
}
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame: number | null;
}
export interface LabelPicture {
  readonly key: string;
  readonly garment?: PrintedGarment;
  readonly cloth?: Rgb;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface LaidLabel {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly LabelText[];
  readonly symbols: readonly LabelSymbol[];
  readonly boxes: readonly LabelBox[];
  readonly pictures: readonly LabelPicture[];
}

export interface Drawing {
  readonly dpi: PrinterDpi;
  readonly measure: Measure;
  readonly symbols: Symbols;
}

/** @throws {RangeError} for a label that is too full, and for a code that is too long for it */
export const layOutLabels = (document: LabelDocument, drawing: Drawing): readonly LaidLabel[] =>
  document.labels.map((blocks) => labelOf(document, drawing, blocks));

/** Maximum number of lines that texts with `givesWay` lose, one by one, while the label is too full. */
const MAX_LINES_LESS = 3;

function labelOf(document: LabelDocument, drawing: Drawing, blocks: readonly LabelBlock[]): LaidLabel {
  let room = 0;
  for (let less = 0; less <= MAX_LINES_LESS; less++) {
    const label = new Label(document, drawing, less);
    room = label.room(blocks);
    if (room >= 0) return label.laid();
  }
  throw new RangeError(`The label is ${-room} dots too full`);
}

interface Column {
  readonly x: number;
  readonly width: number;
}

class Label {
  readonly #texts: LabelText[] = [];
  readonly #symbols: LabelSymbol[] = [];
  readonly #boxes: LabelBox[] = [];
  readonly #pictures: LabelPicture[] = [];
  readonly #width: number;
  readonly #height: number;

  /** Each text with `givesWay` loses `less` lines. */
  constructor({ size }: LabelDocument, readonly drawing: Drawing, readonly less: number) {
    this.#width = this.#dots(size.width);
    this.#height = this.#dots(size.height);
  }

  /** Places the blocks and returns the dots that remain below, negative if the label is too full. */
  room(blocks: readonly LabelBlock[]): number {
    const margin = this.#dots(MARGIN_MM);
    return this.#height - this.#stack(blocks, { x: margin, width: this.#width - 2 * margin }, margin);
  }

  laid(): LaidLabel {
    const [texts, symbols, boxes, pictures] = [this.#texts, this.#symbols, this.#boxes, this.#pictures];
    return { width: this.#width, height: this.#height, texts, symbols, boxes, pictures };
  }

  #dots = (mm: number): number => Math.round(mm * this.drawing.dpi / MM_PER_INCH);

  #stack(blocks: readonly LabelBlock[], column: Column, top: number): number {
    let y = top;
    for (const block of blocks) y = this.#place(block, column, y) + this.#dots(GAP_MM);
    return y;
  }

  #place(block: LabelBlock, column: Column, y: number): number {
    switch (block.kind) {
      case "gap":
        return y + this.#dots(block.mm);
      case "rule": {
        const height = Math.max(1, this.#dots(RULE_MM));
        this.#boxes.push({ ...column, y, height, frame: null });
        return y + height;
      }
      case "text":
        return this.#text(block, column, y);
      case "boxes":
        return this.#tickBoxes(block, column, y);
      case "pictures":
        return this.#pictureRow(block, column, y);
      case "columns":
        return this.#columns(block, column, y);
      case "bars": {
        const modules = this.drawing.symbols.bars(block.code);
        const height = this.#dots(block.mm);
        return this.#symbol(modules, "bars", column, { y, most: column.width, row: height });
      }
      case "qr": {
        const modules = this.drawing.symbols.qr(block.code);
        const most = Math.min(column.width, this.#dots(block.mm));
        return this.#symbol(modules, "qr", column, { y, most, row: null });
      }
    }
  }

  #symbol(
    modules: Modules,
    kind: keyof typeof QUIET,
    column: Column,
    { y, most, row }: { readonly y: number; readonly most: number; readonly row: number | null },
  ): number {
    const quiet = QUIET[kind];
    const across = (modules[0]?.length ?? 0) + 2 * quiet;
    const module = Math.min(Math.floor(most / across), Math.floor(this.#exact(MAX_MODULE_MM[kind])));
    if (module < Math.floor(this.#exact(MIN_MODULE_MM))) {
      throw new RangeError(`A code of ${across} modules does not fit ${column.width} dots`);
    }
    const x = column.x + quiet * module;
    const above = row === null ? quiet * module : 0;
    this.#symbols.push({ x, y: y + above, module, row: row ?? module, modules });
    return y + (row ?? across * module);
  }

  #exact = (mm: number): number => mm * this.drawing.dpi / MM_PER_INCH;

  #text(block: LabelBlock & { kind: "text" }, column: Column, y: number): number {
    const { text, isBold = false, lines = 1, isWhole = false, givesWay = false } = block;
    const most = givesWay ? Math.max(1, lines - this.less) : lines;
    const size = isWhole ? this.#sizeFor(block, column) : this.#dots(block.mm);
    const widthOf = (each: string) => this.drawing.measure(each, isBold) * size;
    let base = y;
    for (const line of wrapText(text, column.width, widthOf, most)) {
      base += Math.round(size * LEADING);
      const left = column.x + beforeLine(block, column.width - widthOf(line));
      if (line !== "") this.#texts.push({ text: line, x: left, y: base, size, isBold });
    }
    // The height of a text includes the descenders of its last line.
    return base + Math.round(size * (LEADING - 1));
  }

  #sizeFor({ text, mm, isBold = false }: LabelBlock & { kind: "text" }, { width }: Column): number {
    const wide = this.drawing.measure(text, isBold);
    const fitting = wide === 0 ? Infinity : Math.floor(width / wide);
    return Math.max(this.#dots(MIN_MM), Math.min(this.#dots(mm), fitting));
  }

  #columns({ columns }: LabelBlock & { kind: "columns" }, { x, width }: Column, y: number): number {
    const gap = this.#dots(COLUMN_GAP_MM);
    const room = width - gap * (columns.length - 1);
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    let [left, end] = [x, y];
    for (const { share, blocks } of columns) {
      const wide = Math.floor(room * share / all);
      end = Math.max(end, this.#stack(blocks, { x: left, width: wide }, y));
      left += wide + gap;
    }
    return end;
  }

  #pictureRow({ pictures, mm }: LabelBlock & { kind: "pictures" }, { x, width }: Column, y: number): number {
    const [gap, most] = [this.#dots(GAP_MM), this.#dots(mm)];
    const room = Math.floor((width - gap * (pictures.length - 1)) / Math.max(1, pictures.length));
    let left = x;
    for (const { key, ratio, garment, cloth } of pictures) {
      const wide = Math.max(1, Math.min(room, Math.round(most * ratio)));
      const high = Math.max(1, Math.min(most, Math.round(wide / ratio)));
      const shown = { ...garment && { garment }, ...cloth && { cloth } };
      this.#pictures.push({ key, ...shown, x: left, y, width: wide, height: high });
      left += wide + gap;
    }
    return y + most;
  }

  #tickBoxes({ texts, mm }: LabelBlock & { kind: "boxes" }, { x, width }: Column, y: number): number {
    const [gap, height, frame] = [this.#dots(GAP_MM), this.#dots(mm), Math.max(2, this.#dots(RULE_MM))];
    const wide = Math.floor((width - gap * (texts.length - 1)) / Math.max(1, texts.length));
    for (const [at, text] of texts.entries()) {
      const left = x + at * (wide + gap);
      this.#boxes.push({ x: left, y, width: wide, height, frame });
      const block = { kind: "text", text, mm: MIN_MM, isWhole: true } as const;
      this.#text(block, { x: left + 2 * frame, width: wide - 4 * frame }, y + frame);
    }
    return y + height;
  }
}

function beforeLine(
  { text, isCentred, isFromRight: fromRight }: LabelBlock & { kind: "text" },
  room: number,
): number {
  const share = isCentred ? 0.5 : fromRight ?? isFromRight(text) ? 1 : 0;
  return Math.max(0, Math.floor(room * share));
}
