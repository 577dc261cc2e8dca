/** Ambiguous cells are not guessed: `asks` names what a person must decide. */
import { MAX_BRACKETS, MAX_CELL_MINOR, MAX_PRICE_TABLE_G, MAX_ZONES } from "./bounds.ts";
import { exactAmount } from "../../csv/amounts.ts";
import { RefusedCell } from "../../csv/cells.ts";
import type { DecimalMark } from "../../csv/plan.ts";
import { decimalText, exponentOf } from "../../money.ts";
import type { Bracket, FurtherStep, PriceTableBody, Zone } from "./price_table.ts";
import { EMPTY_BODY, type PriceTableProblem, problemOf } from "./problems.ts";
import { gramsOf, WEIGHT_UNITS, type WeightUnit } from "./weights.ts";

export interface CellsOptions {
  readonly currency: string;
  readonly mark?: DecimalMark | undefined;
  readonly unit?: WeightUnit | undefined;
  /** Price table whose zones (by their codes), surcharges and dimensional weight are kept. */
  readonly base?: PriceTableBody | undefined;
}

export type CellsRead =
  | { readonly ok: true; readonly body: PriceTableBody; readonly problems: readonly PriceTableProblem[] }
  | {
    readonly ok: false;
    readonly asks: "mark" | "unit" | "table";
    readonly example: string;
    readonly problems: readonly PriceTableProblem[];
  };

type Rows = readonly (readonly string[])[];

const NOT_OFFERED = /^(?:[-–—]|n\/?a)?$/i;
const COMMENT = "#";
const BEYOND = "+";
const NUMBER = /^\+?\d[\d.,'’ \u00a0\u202f]*$/;

/** Writes weights in grams and prices as decimals, so that `priceTableFromCells` reads the same table back. */
export function cellsOf({ zones, brackets, further }: PriceTableBody, currency: string): string[][] {
  const shown = (cells: readonly (number | null)[]) =>
    zones.map((_, at) => {
      const cell = cells[at] ?? null;
      return cell === null ? "–" : decimalText(cell, currency);
    });
  return [
    ["g", ...zones.map(({ code }) => code)],
    ...brackets.map(({ up_to_g, cells }) => [String(up_to_g), ...shown(cells)]),
    ...further ? [[`${BEYOND}${further.step_g}`, ...shown(further.cells)]] : [],
  ];
}

/** True for a table with a header, whatever separates its cells: the first cell is neither a weight nor a price. */
export function isWholeTable(text: string): boolean {
  const [header = "", ...lines] = text.split(/\r\n|\n|\r/).filter((line) =>
    line.trim() !== "" && !line.startsWith(COMMENT)
  );
  const [first = "", ...others] = header.split(/[\t;,]/).map((cell) => cell.replaceAll('"', "").trim());
  return lines.length > 0 && others.length > 0 && /\p{L}/u.test(first) && !/\d/.test(first) &&
    !NOT_OFFERED.test(first);
}

export function priceTableFromCells(given: Rows, options: CellsOptions): CellsRead {
  const rows = given.map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== "") && !cells[0]?.startsWith(COMMENT));
  const [header = [], ...lines] = rows;
  const asks = (what: "mark" | "unit" | "table", example: string) =>
    ({ ok: false, asks: what, example, problems: [] }) as const;
  const isRange = /from/i.test(header[0] ?? "") && /to/i.test(header[1] ?? "");
  const first = isRange ? 2 : 1;
  const codes = header.slice(first);
  while (codes.at(-1) === "") codes.pop();
  if (codes.length === 0 || lines.length === 0 || codes.some((code) => code === "")) {
    return asks("table", header.join(" "));
  }
  if (codes.length > MAX_ZONES || lines.length > MAX_BRACKETS) {
    return { ok: false, asks: "table", example: "", problems: [problemOf("tooMany")] };
  }
  const unit = unitIn(header.slice(0, first)) ?? options.unit;
  if (!unit) return asks("unit", header[0] ?? "");
  const figures = lines.map((cells) => cells.slice(0, first + codes.length));
  const mark: Evidence = options.mark ?? markOf(figures, first, options.currency);
  if (typeof mark === "object") return asks("mark", mark.example);
  return new Reading(figures, { ...options, mark, unit, isRange, codes }).read();
}

function unitIn(header: readonly string[]): WeightUnit | null {
  const words = header.join(" ").toLowerCase().match(/[a-z]+/g) ?? [];
  const named = words.flatMap((word) => WEIGHT_UNITS.filter((unit) => WORDS[unit].includes(word)));
  return named.at(-1) ?? null;
}

const WORDS: Readonly<Record<WeightUnit, readonly string[]>> = {
  g: ["g", "gram", "grams", "gr"],
  kg: ["kg", "kgs", "kilogram", "kilograms"],
  oz: ["oz", "ounce", "ounces"],
  lb: ["lb", "lbs", "pound", "pounds"],
};

interface ReadingOptions extends CellsOptions {
  readonly mark: DecimalMark;
  readonly unit: WeightUnit;
  readonly isRange: boolean;
  readonly codes: readonly string[];
}

class Reading {
  readonly #problems: PriceTableProblem[] = [];

  constructor(readonly rows: Rows, readonly known: ReadingOptions) {}

  read(): CellsRead {
    const { codes, isRange, base = EMPTY_BODY } = this.known;
    const zones = codes.map((code, at): Zone => {
      const zone = base.zones.find((each) => each.code.toLowerCase() === code.toLowerCase());
      if (!zone) this.#problems.push(problemOf("unknownZone", { zone: at, values: { zone: code } }));
      return zone ?? { code, countries: [], postal_prefixes: [] };
    });
    const brackets: Bracket[] = [];
    let further: FurtherStep | null = null;
    let until = 0;
    for (const [row, cells] of this.rows.entries()) {
      const [weight = ""] = cells.slice(isRange ? 1 : 0);
      const isFurther = row === this.rows.length - 1 && weight.startsWith(BEYOND);
      const grams = this.#grams(isFurther ? weight.slice(1) : weight, row);
      const prices = codes.map((_, zone) => this.#price(cells[zone + (isRange ? 2 : 1)] ?? "", row, zone));
      if (isFurther) {
        further = { step_g: grams, cells: prices };
        continue;
      }
      if (isRange) {
        this.#checkStart(this.#grams(cells[0] ?? "", row, true), until, row);
        until = grams;
      }
      brackets.push({ up_to_g: grams, cells: prices });
    }
    return { ok: true, body: { ...base, zones, brackets, further }, problems: this.#problems };
  }

  /** Checks that a bracket begins at the end of the one before, or at most the smallest written weight above it. */
  #checkStart(from: number, until: number, row: number): void {
    const apart = from - until;
    const step = this.known.unit === "g" ? 1 : gramsOf(1n, this.known.unit === "kg" ? 3 : 2, this.known.unit);
    if (apart > Math.max(step, 1)) this.#problems.push(problemOf("gap", { row }));
    if (apart < 0) this.#problems.push(problemOf("overlap", { row }));
  }

  #grams(cell: string, row: number, mayBeZero = false): number {
    const found = decimalIn(cell, this.known.mark);
    const grams = found ? gramsOf(found.digits, found.scale, this.known.unit) : -1;
    if (grams < (mayBeZero ? 0 : 1) || grams > MAX_PRICE_TABLE_G) {
      this.#problems.push(problemOf("badWeight", { row, values: { text: cell } }));
      return 0;
    }
    return grams;
  }

  #price(cell: string, row: number, zone: number): number | null {
    if (NOT_OFFERED.test(cell)) return null;
    const minor = exactAmount(cell, this.known.mark, this.known.currency);
    if (minor instanceof RefusedCell || minor > MAX_CELL_MINOR) {
      this.#problems.push(problemOf("badAmount", { row, zone, values: { text: cell } }));
      return null;
    }
    return minor;
  }
}

function decimalIn(cell: string, mark: DecimalMark) {
  if (!NUMBER.test(cell) || cell.length > 20) return null;
  const grouping = mark === "." ? "," : ".";
  const [whole = "", fraction = "", ...rest] = cell.replaceAll(/['’\s]/g, "").replaceAll(grouping, "").split(
    mark,
  );
  if (rest.length > 0 || whole === "" || fraction.length > 6) return null;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

type Evidence = DecimalMark | { readonly example: string };

const SINGLE = /^\D*([1-9]\d{0,2})([.,])(\d{3})\D*$/;
const DECIMAL_LAST = /\d([.,])(\d+)\D*$/;

/** Finds the decimal mark: one unambiguous cell decides for all, else a person. Columns before `first` are weights. */
function markOf(
  rows: readonly (readonly string[])[],
  first: number,
  currency: string,
): Evidence {
  let doubt: string | null = null;
  for (const cells of rows) {
    for (const [at, cell] of cells.entries()) {
      const sure = sureMark(cell);
      if (sure) return sure;
      // A currency without decimals has no fraction to mistake; a weight may have one.
      const isPlain = at >= first && exponentOf(currency) === 0;
      if (SINGLE.test(cell) && !isPlain) doubt ??= cell;
      else if (SINGLE.test(cell)) return SINGLE.exec(cell)?.[2] === "," ? "." : ",";
    }
  }
  return doubt === null ? "." : { example: doubt };
}

function sureMark(cell: string): DecimalMark | null {
  if (SINGLE.test(cell)) return null;
  const [, mark, fraction = ""] = DECIMAL_LAST.exec(cell) ?? [];
  if (mark !== "." && mark !== ",") return null;
  const others = cell.split(mark).length - 1;
  // 1,234,567 has two grouping marks, so the other mark is the decimal one.
  if (others > 1) return mark === "," ? "." : ",";
  // The last of two different marks is the decimal one, as is one without three digits behind it, or after a zero.
  return fraction.length !== 3 || /[.,].*[.,]/.test(cell) || /^\D*0/.test(cell) ? mark : null;
}
