/**
 * Reads a sheet's rows like those of CSV: cells of text, as wide as the header. As in a sheet saved as CSV, a merged
 * cell has its value only in its first cell. A formula yields its own text, since its stored result may be forged.
 * Source: ECMA-376, 18.3.1.
 */
import { MAX_FILE_ROWS, MAX_ROW_CHARS } from "../csv/bounds.ts";
import type { CellFault, CsvRow } from "../csv/parser.ts";
import type { DecimalMark } from "../csv/plan.ts";
import { MAX_SHEET_COLUMNS } from "./bounds.ts";
import { TextCollector } from "./parts.ts";
import { WorkbookRefused } from "./workbook_refusal.ts";
import {
  columnOf,
  dayText,
  type Epoch,
  isoText,
  type NumberStyle,
  numberText,
  patternText,
  unescapeText,
} from "./values.ts";
import type { Attributes, XmlHandler } from "./xml.ts";
import type { Budget } from "./zip_read.ts";

export interface SheetForm {
  readonly shared: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly epoch: Epoch;
  /** Number of rows above the header; null while the header is searched, when rows differ in width. */
  readonly rowsAbove: number | null;
  /** Decimal mark of fractions, so that they read as the texts beside them; null leaves numbers out. */
  readonly decimal: DecimalMark | null;
}

/** Reads the XML of a sheet; `takeRows` returns the rows that are complete so far, each once. */
export class SheetRows implements XmlHandler {
  readonly #form: SheetForm;
  /** Bounds the text of all cells together: many cells may share one long text. */
  readonly #budget: Budget;
  readonly #text = new TextCollector();
  readonly #formulas = new Map<string, string>();
  #rows: CsvRow[] = [];
  #count = 0;
  #isHidden = false;
  #width: number | null = null;
  #line = 0;
  #cells: string[] = [];
  #faults: CellFault[] = [];
  #column = -1;
  #cell: Attributes = new Map();
  #value = "";
  #formula: string | null = null;
  #sharedFormula: string | undefined;
  #inside = "";

  constructor(form: SheetForm, budget: Budget) {
    this.#form = form;
    this.#budget = budget;
  }

  takeRows(): CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case "row":
        return this.#openRow(attributes);
      case "c":
        return this.#openCell(attributes);
      case "v":
        this.#inside = name;
        return;
      case "f":
        this.#inside = name;
        this.#formula = "";
        this.#sharedFormula = attributes.get("t") === "shared" ? attributes.get("si") : undefined;
        return;
      default:
        this.#text.open(name);
    }
  }

  close(name: string): void {
    this.#text.close(name);
    if (name === "v" || name === "f") this.#inside = "";
    else if (name === "c") this.#closeCell();
    else if (name === "row") this.#closeRow();
  }

  text(text: string): void {
    if (this.#inside === "v") this.#value = joined(this.#value, text);
    else if (this.#inside === "f") this.#formula = joined(this.#formula ?? "", text);
    else this.#text.add(text);
  }

  #openRow(attributes: Attributes): void {
    const given = Number(attributes.get("r"));
    this.#line = Number.isSafeInteger(given) && given > this.#line ? given : this.#line + 1;
    this.#cells = [];
    this.#faults = [];
    this.#column = -1;
    const hidden = attributes.get("hidden");
    this.#isHidden = hidden === "1" || hidden === "true";
  }

  #openCell(attributes: Attributes): void {
    const reference = attributes.get("r");
    const column = reference === undefined ? this.#column + 1 : columnOf(reference);
    if (column <= this.#column) throw new WorkbookRefused("damaged");
    this.#column = column;
    this.#cell = attributes;
    this.#value = "";
    this.#formula = null;
    this.#text.start();
  }

  #closeCell(): void {
    const limit = this.#width ?? MAX_SHEET_COLUMNS;
    if (this.#column >= limit) {
      if (this.#width === null && this.#cellText() !== "") throw new WorkbookRefused("tooManyColumns");
      // Columns without a header, after the last one, cannot be chosen.
      return;
    }
    const text = this.#cellText();
    const isFormula = this.#formula !== null && this.#textOfFormula() === null;
    const code = isFormula ? "formula" : this.#cell.get("t") === "e" ? "errorCell" : null;
    if (text === "") return;
    while (this.#cells.length < this.#column) this.#cells.push("");
    this.#cells.push(text);
    if (code) this.#faults.push([this.#column, code]);
  }

  #cellText(): string {
    if (this.#formula !== null) return this.#textOfFormula() ?? this.#formulaText(this.#formula);
    const value = this.#value;
    switch (this.#cell.get("t") ?? "n") {
      case "s":
        return unescapeText(this.#sharedText(value));
      case "inlineStr":
        return unescapeText(this.#text.text);
      case "str":
        return unescapeText(value);
      case "b":
        return value.trim() === "" ? "" : value.trim() === "1" || value.trim() === "true" ? "TRUE" : "FALSE";
      case "e":
        return value;
      case "d":
        return isoText(value);
      default:
        return this.#numberText(value);
    }
  }

  #sharedText(value: string): string {
    if (value.trim() === "") return "";
    const text = this.#form.shared[Number(value)];
    if (text === undefined) throw new WorkbookRefused("damaged");
    return text;
  }

  #numberText(value: string): string {
    if (value.trim() === "") return "";
    const { styles, epoch, decimal } = this.#form;
    const style = styles[Number(this.#cell.get("s") ?? 0)] ?? null;
    const day = style === "day" ? dayText(Number(value), epoch) : null;
    if (day !== null) return day;
    const text = numberText(value);
    if (text === null) throw new WorkbookRefused("damaged");
    if (style !== null && style !== "day") return patternText(text, style);
    if (decimal === null) return "";
    return decimal === "." ? text : text.replace(".", decimal);
  }

  /** Returns the text of a formula that is a text literal: `"1001"` keeps a spreadsheet from reading a number. */
  #textOfFormula(): string | null {
    const [, inside] = /^"((?:[^"]|"")*)"$/.exec(this.#formula ?? "") ?? [];
    return inside === undefined ? null : unescapeText(inside.replaceAll('""', '"'));
  }

  /** Returns a formula's text. A shared formula is written only in the first of its cells. */
  #formulaText(formula: string): string {
    const key = this.#sharedFormula;
    if (key !== undefined && formula !== "") this.#formulas.set(key, formula);
    const known = formula === "" && key !== undefined ? this.#formulas.get(key) ?? "" : formula;
    return `=${unescapeText(known)}`;
  }

  #closeRow(): void {
    const cells = this.#cells;
    if (!cells.some((cell) => cell.trim() !== "")) return;
    const { rowsAbove } = this.#form;
    if (++this.#count > MAX_FILE_ROWS + 1 + (rowsAbove ?? 0)) throw new WorkbookRefused("tooManyRows");
    if (rowsAbove !== null && this.#count > rowsAbove) this.#width ??= cells.length;
    while (cells.length < (this.#width ?? 0)) cells.push("");
    let chars = 0;
    const shortened = cells.map((cell) => {
      const part = cell.slice(0, Math.max(0, MAX_ROW_CHARS - chars));
      chars += cell.length;
      return part;
    });
    const isLong = chars > MAX_ROW_CHARS;
    this.#budget.spend(Math.min(chars, MAX_ROW_CHARS));
    this.#rows.push({
      line: this.#line,
      cells: isLong ? shortened : cells,
      broken: isLong ? "tooLong" : null,
      ...this.#faults.length > 0 && { faults: this.#faults },
      ...this.#isHidden && { isHidden: true },
    });
  }
}

const joined = (text: string, more: string): string =>
  text.length < TextCollector.MAX_CHARS ? text + more : text;
