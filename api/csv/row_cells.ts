/** The cells of one row as what they say about its order and its line, and what is wrong with them. */
import {
  ADDRESS_CHARS as ADDRESS,
  LINE_TITLE_CHARS as TITLE,
  MAX_ORDER_PIECES,
  NAME_CHARS as NAME,
  NOTE_CHARS as NOTE,
  SHORT_CHARS as SHORT,
} from "../order_bounds.ts";
import { type Amount, amount, isCurrency, negatedFigure, scaled } from "./amounts.ts";
import { code, count, country, email, identity, paragraphs, Refused, shownText, text } from "./cells.ts";
import { withLostZeros } from "../postal_codes.ts";
import { shortWords } from "./order_number.ts";
import { type ImportField, type ImportPlan, ORDER_FIELDS, type OrderFields } from "./plan.ts";
import type { Profile } from "./profile.ts";
import type { ImportReason } from "./reasons.ts";
import type { RemarkCode } from "./remarks.ts";
import { columnName, type LineFields, type RowRead, type RowRefusal } from "./row_read.ts";

export const textOr = (value: string | Refused, instead: string) =>
  value instanceof Refused ? instead : value;
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

/** Facts that are the same for all rows of a file. */
export interface RowForm {
  readonly plan: ImportPlan;
  readonly profile: Profile;
  /** Fields that may not be blank. */
  readonly filled: readonly ImportField[];
  readonly dayOf: (cell: string) => string | Refused;
  readonly currency: string;
  /** Position of the column that says how many pieces came back. */
  readonly returned: number | undefined;
  /** Position of the column with the discount of a line, and of the one with what an order's lines are sold for. */
  readonly discount: number | undefined;
  readonly subtotal: number | undefined;
  /** Positions of further columns of a field. */
  readonly joins: ReadonlyMap<ImportField, readonly number[]>;
}

const NO_REMARKS: readonly RemarkCode[] = [];
const DISCOUNT: readonly RemarkCode[] = ["discount"];

/** The cells of one row and what is wrong with them. */
export class RowCells {
  readonly #refusals: RowRefusal[] = [];

  #remarks = NO_REMARKS;

  constructor(
    readonly form: RowForm,
    readonly cells: readonly string[],
    /** The number of the row's order. */
    readonly number: string | Refused,
  ) {}

  /** @param cell text of the number's column, for a row that is refused */
  read(cell: string): RowRead {
    const off = this.#discount();
    if (off === null) this.#checkFilled();
    const order = this.#order();
    const line = off === null ? this.#line() : null;
    const subtotal = this.#besides(this.form.subtotal)?.minor ?? null;
    const { external_number } = order;
    if (line === null && external_number === "" && this.#refusals.length === 0) {
      this.#refuse("external_number", "required");
    }
    if (this.#refusals.length > 0) {
      const named = this.form.plan.grouping === undefined ? cell : external_number;
      return { ok: false, refusals: this.#refusals, external_number: named };
    }
    if (!line) return { ok: true, order, lines: [], off: off ?? 0, subtotal: null, remarks: DISCOUNT };
    // All of it came back.
    if (line.quantity === 0) return { ok: true, order: null, external_number, remark: "returned" };
    return { ok: true, order, lines: [line], off: 0, subtotal, remarks: this.#remarks };
  }

  #cell(field: ImportField): string {
    return this.cells[this.form.plan.columns[field] ?? -1] ?? "";
  }

  /** Returns a text for people: other programs write it as web pages do. */
  #text(field: ImportField): string {
    if (this.form.profile.isOurs) return this.#cell(field);
    const more = this.form.joins.size === 0 ? undefined : this.form.joins.get(field);
    if (!more) return shownText(this.#cell(field));
    const parts = [this.#cell(field), ...more.map((at) => this.cells[at] ?? "")];
    return shownText(parts.map((part) => part.trim()).filter(Boolean).join(", "));
  }

  #refuse(field: ImportField, code: ImportReason): void {
    const header = this.form.plan.headers[this.form.plan.columns[field] ?? -1] ?? field;
    this.#refusals.push({ code, column: columnName(header) });
  }

  /** The value, or a placeholder until the refused row is thrown away. */
  #take<T>(field: ImportField, value: T | Refused, instead: T): T {
    if (!(value instanceof Refused)) return value;
    // A blank cell that must not be blank is already a problem.
    if (this.#cell(field).trim() !== "") this.#refuse(field, value.code);
    return instead;
  }

  /** The amount of a line that is a discount: its price is below zero. Null for any other line. */
  #discount(): number | null {
    const field = this.#cell("line_total").trim() !== "" ? "line_total" : "unit_price";
    const figure = negatedFigure(this.#cell(field));
    if (figure === null) return null;
    const pieces = field === "unit_price" ? this.#count(this.#cell("quantity")) : 1;
    const off = this.#amount(figure, pieces instanceof Refused ? 1 : pieces);
    return this.#take(field, off, null)?.minor ?? 0;
  }

  #checkFilled(): void {
    for (const field of this.form.filled) {
      if (field === "sku" && !this.form.profile.filled.includes("sku") && this.#cell("title").trim() !== "") {
        continue;
      }
      if (this.#cell(field).trim() === "") this.#refuse(field, "required");
    }
  }

  #order(): OrderFields {
    const texts = {} as Record<TextField, string>;
    for (const field of TEXT_FIELDS) {
      const max = TEXT_CHARS[field];
      const isCode = field === "postal_code" || field === "phone";
      const value = isCode ? code(this.#unmarked(field), max) : text(this.#text(field), max);
      texts[field] = this.#take(field, value, "");
    }
    const ordered = this.#cell("ordered_on");
    const mail = email(this.#cell("email"));
    const on = ordered.trim() === "" ? "" : this.form.dayOf(ordered);
    return this.#fixed({
      external_number: this.#orderNumber(),
      ordered_on: this.#take("ordered_on", on, ""),
      ...texts,
      shipping_method: texts.shipping_method || (this.form.plan.shipping_method ?? ""),
      country: this.#take("country", country(this.#cell("country")), "") || (this.form.plan.country ?? ""),
      email: mail ?? "",
      note: this.#take(
        "note",
        paragraphs(mail === null ? this.#noteWithEmail() : this.#text("note"), NOTE),
        "",
      ),
    });
  }

  /** No mail is sent to what is no address: the person reads it in the note. */
  #noteWithEmail(): string {
    this.#remarks = [...this.#remarks, "emailKept"];
    const note = this.#text("note").trim();
    const kept = `E-mail: ${this.#cell("email").trim()}`;
    return note === "" ? kept : `${note}\n${kept}`;
  }

  /** Names the first of several columns as the one that is wrong. */
  #orderNumber(): string {
    const { number, form: { plan: { grouping, headers } } } = this;
    if (grouping === undefined || grouping === "row") return this.#take("external_number", number, "");
    const code = number instanceof Refused ? number.code : number === "" ? "required" : null;
    if (code) this.#refusals.push({ code, column: columnName(headers[grouping[0] ?? -1] ?? "") });
    return textOr(number, "");
  }

  /** Shops put an apostrophe before a postal code or a telephone number, so that a spreadsheet leaves it alone. */
  #unmarked(field: "postal_code" | "phone"): string {
    return this.form.profile.isOurs ? this.#cell(field) : this.#cell(field).trim().replace(MARKED, "");
  }

  /** A spreadsheet once read the codes as numbers: `02138` came out as `2138`. */
  #fixed(order: OrderFields): OrderFields {
    if (this.form.profile.isOurs || order.postal_code === "") return order;
    const postal_code = withLostZeros(order.postal_code, order.country);
    return postal_code === order.postal_code ? order : { ...order, postal_code };
  }

  #line(): LineFields {
    const title = this.#take("title", text(this.#text("title"), TITLE), "");
    const variant = this.#take("variant", text(this.#text("variant"), TITLE), "");
    const sku = this.#take("sku", identity(this.#cell("sku"), SHORT), "");
    const sold = this.#take("quantity", this.#count(this.#cell("quantity")), 0);
    const quantity = Math.max(0, sold - this.#returned());
    if (quantity > 0 && quantity < sold) this.#remarks = [...this.#remarks, "returnedSome"];
    const named = this.#currency();
    if (named !== "" && !isCurrency(named)) this.#refuse("currency", "badCurrency");
    return {
      sku: sku || skuOf(title, variant),
      title,
      variant,
      quantity,
      total: this.#total(quantity, sold),
    };
  }

  /** Pieces of the line that came back; none if the file has none, or if they are made all the same. */
  #returned(): number {
    const { returned, plan } = this.form;
    const cell = (this.cells[returned ?? -1] ?? "").trim();
    if (cell === "" || /^0+([.,]0*)?$/.test(cell) || plan.keep?.includes("returned")) return 0;
    const count = this.#count(cell);
    if (!(count instanceof Refused)) return count;
    this.#refusals.push({ code: count.code, column: columnName(plan.headers[returned ?? -1] ?? "") });
    return 0;
  }

  #count(cell: string): number | Refused {
    const { format: { decimal }, unsure } = this.form.plan;
    return count(cell, MAX_ORDER_PIECES, decimal, unsure?.includes("decimal"));
  }

  #currency(): string {
    return this.#cell("currency").trim().toUpperCase();
  }

  /** In the currency that the row names; without one, in the amount's own or in ours. */
  #amount(cell: string, times: number): Amount | Refused {
    const { currency: usual, plan: { format: { decimal }, unsure } } = this.form;
    const named = this.#currency();
    const isUnsure = unsure?.includes("decimal");
    return amount(cell, times, decimal, named || usual, { isUnsure, isUsual: named === "" });
  }

  /** The line's own total where there is one, else the price of one piece, else nothing; less its discount. */
  #total(quantity: number, sold: number): Amount | null {
    const field = this.#cell("line_total").trim() !== "" ? "line_total" : "unit_price";
    const cell = this.#cell(field);
    if (cell.trim() === "") return null;
    const total = this.#take(field, this.#amount(cell, field === "unit_price" ? sold : 1), null);
    if (!total) return null;
    const discount = this.#besides(this.form.discount);
    const minor = Math.max(0, total.minor - (discount?.minor ?? 0));
    const raw = discount && discount.minor > 0 ? `${total.raw} − ${discount.raw}` : total.raw;
    const left = { ...total, raw, minor };
    // Returned pieces are not sent: the rest is declared.
    return quantity < sold ? shareOf(left, quantity, sold) : left;
  }

  /** An amount in a column that is no field; null where there is none. */
  #besides(at: number | undefined): Amount | null {
    if (at === undefined) return null;
    const cell = (this.cells[at] ?? "").trim();
    if (cell === "") return null;
    const value = this.#amount(cell, 1);
    if (!(value instanceof Refused)) return value;
    this.#refusals.push({ code: value.code, column: columnName(this.form.plan.headers[at] ?? "") });
    return null;
  }
}

/** The part of a line's total that some of its pieces have, rounded half-up. */
const shareOf = ({ raw, minor, currency }: Amount, pieces: number, of: number): Amount => ({
  currency,
  raw: `${raw} × ${pieces} / ${of}`,
  minor: scaled(minor, pieces, of),
});

/** Returns a stand-in for the SKU that a shop did not give: its words, and a digest where they are too long. */
const skuOf = (title: string, variant: string): string =>
  shortWords(variant === "" ? title : `${title} / ${variant}`);
