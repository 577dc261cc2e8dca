/** One row of a file as what it says about its order and its line, by the plan of the file. */
import {
  ADDRESS_CHARS as ADDRESS,
  LINE_TITLE_CHARS as TITLE,
  MAX_ORDER_PIECES,
  NAME_CHARS as NAME,
  NOTE_CHARS as NOTE,
  SHORT_CHARS as SHORT,
} from "../order_bounds.ts";
import { type Amount, amount } from "./amounts.ts";
import { isSameOrder, orderNumber, RowMemory, shortWords } from "./order_number.ts";
import { MAX_CELL_CHARS, MAX_HEADER_CHARS } from "./bounds.ts";
import { count, country, day, email, identity, paragraphs, Refused, text } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import { type ImportField, type ImportPlan, ORDER_FIELDS, type OrderFields, requiredFields } from "./plan.ts";
import type { Profile } from "./profile.ts";
import { PROFILES } from "./profiles.ts";
import type { ImportReason } from "./reasons.ts";
import { unescapeFormula } from "./write.ts";

/** What a row says about its own line of the order. */
export interface LineFields {
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
  /** What the shop says that it sold the line for; null where the file says no amount. */
  readonly total: Amount | null;
}

/** One thing that is wrong with a row. `column` is a header of the file, empty when the whole row is meant. */
export interface RowRefusal {
  readonly code: ImportReason;
  readonly column: string;
}

export type RowRead =
  | { readonly ok: true; readonly order: OrderFields; readonly line: LineFields }
  /** `external_number` is what stands in its column, so that no order is made without this row. */
  | { readonly ok: false; readonly refusals: readonly RowRefusal[]; readonly external_number: string };

/** Reads the rows below the header, in their order; null for a row that is none. */
export type RowReader = (row: CsvRow) => RowRead | null;

/** The last column of the refused rows that an import hands back: they are ours to read again. */
export const PROBLEM_HEADER = "Problem";

const US_CODE_LENGTH = 5;

type TextField = Exclude<
  (typeof ORDER_FIELDS)[number],
  "external_number" | "ordered_on" | "country" | "email" | "note"
>;
const TEXT_CHARS: Readonly<Record<TextField, number>> = {
  recipient_name: NAME,
  company: NAME,
  address_line1: ADDRESS,
  address_line2: ADDRESS,
  city: NAME,
  region: NAME,
  postal_code: SHORT,
  phone: SHORT,
  shipping_method: NAME,
};
const TEXT_FIELDS = Object.keys(TEXT_CHARS) as TextField[];

/** An apostrophe that keeps a spreadsheet from reading a number. */
const MARKED = /^'(?=[\d+])/;

/**
 * A reader for one reading of a file. It is the door through which all cells come: what is longer than a cell may be
 * is refused here, before anything looks into it.
 */
export function rowReader(plan: ImportPlan, currency: string, memory = new RowMemory()): RowReader {
  const profile = PROFILES[plan.profile];
  const { headers, columns } = plan;
  // A workbook keeps texts apart from formulas: nothing was escaped there.
  const isEscaped = plan.sheet === undefined &&
    (profile.isOurs || headers.at(-1)?.trim() === PROBLEM_HEADER);
  const at = (field: ImportField) => columns[field] ?? -1;
  const filled = [...new Set([...requiredFields(plan), ...profile.filled])]
    .filter((field) => field !== "country" || plan.country === undefined);
  const cellsOf = isEscaped ? (cells: readonly string[]) => cells.map(unescapeFormula) : asTheyAre;
  const isDayUnsure = plan.unsure?.includes("dateOrder");
  const dayOf = lastKept((cell) => day(cell, plan.format.dateOrder, profile.hasShortYears, isDayUnsure));

  function read(row: CsvRow): RowRead | null {
    const long = longCells(row.cells, plan);
    const given = cellsOf(long.cells);
    const number = (given[at("external_number")] ?? "").trim();
    const numberOf = (cells: readonly string[]) => orderNumber(cells, plan, memory);
    const shape = row.broken ?? (isRagged(given, headers.length) ? "ragged" : null);
    const refusals: readonly RowRefusal[] = shape
      ? [{ code: shape, column: "" }]
      : [...long.refusals, ...faultsOf(row, plan)];
    if (refusals.length > 0) {
      return { ok: false, refusals, external_number: plan.grouping ? textOr(numberOf(given), "") : number };
    }
    if (memory.isFirst && profile.isDescribed && !/\d/.test(number)) return null;
    const cells = profile.isFilledDown ? filledDown(given, memory.above, plan) : given;
    memory.above = cells;
    return new RowCells(plan, profile, filled, dayOf, cells, currency, numberOf(cells)).read(number);
  }

  return (row) => {
    const found = read(row);
    memory.isFirst = false;
    return found;
  };
}

/** Rows of a file come day by day: what was read last is kept. */
function lastKept<Value>(read: (cell: string) => Value): (cell: string) => Value {
  let last: { readonly cell: string; readonly value: Value } | null = null;
  return (cell) => {
    if (last?.cell !== cell) last = { cell, value: read(cell) };
    return last.value;
  };
}

const textOr = (value: string | Refused, instead: string) => value instanceof Refused ? instead : value;
const asTheyAre = (cells: readonly string[]) => cells;

/** The cells, none longer than may be, and the columns in use whose cells were. What no column uses may be long. */
function longCells(cells: readonly string[], { columns, headers }: ImportPlan) {
  if (!cells.some(isLong)) return { cells, refusals: [] };
  const used = new Set(Object.values(columns));
  const refusals = cells.flatMap((cell, at): RowRefusal[] =>
    isLong(cell) && used.has(at) ? [{ code: "tooLong", column: columnName(headers[at] ?? "") }] : []
  );
  return { cells: cells.map((cell) => cell.slice(0, MAX_CELL_CHARS)), refusals };
}

/** Formulas and errors of a spreadsheet, in columns that are used. */
function faultsOf({ faults }: CsvRow, { columns, grouping, headers }: ImportPlan): readonly RowRefusal[] {
  if (!faults) return [];
  const used = new Set([...Object.values(columns), ...Array.isArray(grouping) ? grouping : []]);
  return faults.filter(([at]) => used.has(at))
    .map(([at, code]) => ({ code, column: columnName(headers[at] ?? "") }));
}

const isLong = (cell: string): boolean => cell.length > MAX_CELL_CHARS;

/** A header as a refusal names it. */
const columnName = (header: string): string =>
  header.slice(0, MAX_HEADER_CHARS).replaceAll(/\p{Cc}+/gu, " ").trim();

/** Blank cells behind the last column are nothing. */
const isRagged = (cells: readonly string[], width: number): boolean =>
  cells.length < width || cells.slice(width).some((cell) => cell.trim() !== "");

/** Below the first row of an order, what is blank is as above. */
function filledDown(
  cells: readonly string[],
  above: readonly string[] | null,
  plan: ImportPlan,
): readonly string[] {
  if (!above || !isSameOrder(cells, above, plan)) return cells;
  const filled = [...cells];
  for (const field of ORDER_FIELDS) {
    const at = plan.columns[field];
    if (at !== undefined && filled[at]?.trim() === "") filled[at] = above[at] ?? "";
  }
  return filled;
}

/** The cells of one row and what is wrong with them. */
class RowCells {
  readonly #refusals: RowRefusal[] = [];

  constructor(
    readonly plan: ImportPlan,
    readonly profile: Profile,
    /** What may not be blank. */
    readonly filled: readonly ImportField[],
    readonly dayOf: (cell: string) => string | Refused,
    readonly cells: readonly string[],
    readonly currency: string,
    /** Of the row's order. */
    readonly number: string | Refused,
  ) {}

  /** @param cell what stands in the number's column, for a row that is refused */
  read(cell: string): RowRead {
    this.#checkFilled();
    const order = this.#order();
    const line = this.#line();
    if (this.#refusals.length === 0) return { ok: true, order, line };
    const external_number = this.plan.grouping === undefined ? cell : order.external_number;
    return { ok: false, refusals: this.#refusals, external_number };
  }

  #cell(field: ImportField): string {
    return this.cells[this.plan.columns[field] ?? -1] ?? "";
  }

  #refuse(field: ImportField, code: ImportReason): void {
    const header = this.plan.headers[this.plan.columns[field] ?? -1] ?? field;
    this.#refusals.push({ code, column: columnName(header) });
  }

  /** The value, or what stands for it until whoever finds the refusal throws the row away. */
  #take<T>(field: ImportField, value: T | Refused, instead: T): T {
    if (!(value instanceof Refused)) return value;
    // A blank cell that must not be blank was told as such.
    if (this.#cell(field).trim() !== "") this.#refuse(field, value.code);
    return instead;
  }

  #checkFilled(): void {
    for (const field of this.filled) {
      if (field === "sku" && !this.profile.filled.includes("sku") && this.#cell("title").trim() !== "") {
        continue;
      }
      if (this.#cell(field).trim() === "") this.#refuse(field, "required");
    }
  }

  #order(): OrderFields {
    const texts = {} as Record<TextField, string>;
    for (const field of TEXT_FIELDS) {
      const cell = field === "postal_code" || field === "phone" ? this.#unmarked(field) : this.#cell(field);
      texts[field] = this.#take(field, text(cell, TEXT_CHARS[field]), "");
    }
    const ordered = this.#cell("ordered_on");
    const on = ordered.trim() === "" ? "" : this.dayOf(ordered);
    return this.#fixed({
      external_number: this.#orderNumber(),
      ordered_on: this.#take("ordered_on", on, ""),
      ...texts,
      country: this.#take("country", country(this.#cell("country")), "") || (this.plan.country ?? ""),
      email: this.#take("email", email(this.#cell("email"), NAME), ""),
      note: this.#take("note", paragraphs(this.#cell("note"), NOTE), ""),
    });
  }

  /** Where other columns than the number's say it, what is wrong is said of the first of them. */
  #orderNumber(): string {
    const { number, plan: { grouping, headers } } = this;
    if (grouping === undefined || grouping === "row") return this.#take("external_number", number, "");
    const code = number instanceof Refused ? number.code : number === "" ? "required" : null;
    if (code) this.#refusals.push({ code, column: columnName(headers[grouping[0] ?? -1] ?? "") });
    return textOr(number, "");
  }

  /** Shops put an apostrophe before a postal code or a telephone number, so that a spreadsheet leaves it alone. */
  #unmarked(field: "postal_code" | "phone"): string {
    return this.profile.isOurs ? this.#cell(field) : this.#cell(field).trim().replace(MARKED, "");
  }

  /** A spreadsheet once read the codes as numbers: `02138` came out as `2138`. */
  #fixed(order: OrderFields): OrderFields {
    const { country, postal_code } = order;
    if (this.profile.isOurs || country !== "US" || !/^\d{3,4}$/.test(postal_code)) return order;
    return { ...order, postal_code: postal_code.padStart(US_CODE_LENGTH, "0") };
  }

  #line(): LineFields {
    const title = this.#take("title", text(this.#cell("title"), TITLE), "");
    const variant = this.#take("variant", text(this.#cell("variant"), TITLE), "");
    const sku = this.#take("sku", identity(this.#cell("sku"), SHORT), "");
    const quantity = this.#take("quantity", this.#count(this.#cell("quantity")), 0);
    const currency = this.#cell("currency").trim().toUpperCase();
    if (currency !== "" && currency !== this.currency) this.#refuse("currency", "otherCurrency");
    return { sku: sku || skuOf(title, variant), title, variant, quantity, total: this.#total(quantity) };
  }

  #count(cell: string): number | Refused {
    const { format: { decimal }, unsure } = this.plan;
    return count(cell, MAX_ORDER_PIECES, decimal, unsure?.includes("decimal"));
  }

  /** The line's own total where there is one, else the price of one piece, else nothing. */
  #total(quantity: number): Amount | null {
    const { format: { decimal }, unsure } = this.plan;
    const field = this.#cell("line_total").trim() !== "" ? "line_total" : "unit_price";
    const cell = this.#cell(field);
    if (cell.trim() === "") return null;
    const times = field === "unit_price" ? quantity : 1;
    return this.#take(field, amount(cell, times, decimal, this.currency, unsure?.includes("decimal")), null);
  }
}

/** What stands for the SKU that a shop did not give: its words, and a digest where they are too long. */
const skuOf = (title: string, variant: string): string =>
  shortWords(variant === "" ? title : `${title} / ${variant}`);
