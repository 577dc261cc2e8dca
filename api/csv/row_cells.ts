import { ORDER_TEXTS, type OrderTextField } from "../orders/order_texts.ts";
import { withLostZeros } from "../places/postal_codes.ts";
import {
  isNoPiece,
  parseCode,
  parseCountry,
  parseEmail,
  parseParagraphs,
  parseText,
  RefusedCell,
  shownText,
} from "./cells.ts";
import {
  type ImportField,
  JOIN_SEPARATORS,
  type JoinField,
  LINE_FIELDS,
  type OrderField,
  type OrderFields,
} from "./plan.ts";
import type { ImportReason } from "./reasons.ts";
import type { RemarkCode } from "./remarks.ts";
import type { CurrentRow, ItemPlaces, RowForm } from "./row_form.ts";
import { discountOf, lineOf, optionalAmount } from "./row_items.ts";
import { columnName, type LineFields, type RowRead, type RowRefusal } from "./row_read.ts";

export const textOr = (value: string | RefusedCell, instead: string) =>
  value instanceof RefusedCell ? instead : value;

/** An apostrophe that keeps a spreadsheet from reading a number. */
const MARKED = /^'(?=[\d+])/;

const NO_REMARKS: readonly RemarkCode[] = [];
const DISCOUNT: readonly RemarkCode[] = ["discount"];
const OF_ITEMS: readonly ImportField[] = LINE_FIELDS;

export class RowCells implements CurrentRow {
  readonly #refusals: RowRefusal[] = [];

  #remarks = NO_REMARKS;

  constructor(
    readonly form: RowForm,
    readonly cells: readonly string[],
    readonly number: string | RefusedCell,
  ) {}

  get isRemoved(): boolean {
    const { items } = this.form;
    if (items.length === 1) return isNoPiece(this.cell(items[0].quantity));
    const used = items.filter((item) => !this.#isUnused(item));
    return used.length > 0 && used.every((item) => isNoPiece(this.cell(item.quantity)));
  }

  read(cell: string): RowRead {
    const { items } = this.form;
    const sold: ItemPlaces[] = [];
    let off: number | null = null;
    for (const item of items) {
      if (items.length > 1 && this.#isLeft(item)) continue;
      const found = discountOf(this, item);
      if (found === null) sold.push(item);
      else off = (off ?? 0) + found;
    }
    if (sold.length > 0) this.#checkFilled(sold);
    const order = this.#order();
    const lines: LineFields[] = [];
    for (const item of sold) {
      const line = lineOf(this, item);
      if (line.quantity > 0) lines.push(line);
    }
    const subtotal = optionalAmount(this, this.form.subtotal)?.minor ?? null;
    const { external_number } = order;
    if (sold.length === 0 && external_number === "" && this.#refusals.length === 0) {
      this.refuse("external_number", "required");
    }
    if (this.#refusals.length > 0) {
      const named = this.form.plan.grouping === undefined ? cell : external_number;
      return { ok: false, refusals: this.#refusals, external_number: named };
    }
    if (sold.length === 0) {
      return { ok: true, order, lines: [], off: off ?? 0, subtotal: null, remarks: DISCOUNT };
    }
    if (lines.length === 0) return { ok: true, order: null, external_number, remark: "returned" };
    if (off !== null) this.remark("discount");
    return { ok: true, order, lines, off: off ?? 0, subtotal, remarks: this.#remarks };
  }

  cell(at: number): string {
    return at < 0 ? "" : this.cells[at] ?? "";
  }

  /** Returns a text for people, without the character references that other programs write. */
  shown(field: ImportField, at: number): string {
    const { joins, profile } = this.form;
    const more = joins !== null && at === this.form.at[field] ? joins.get(field) : undefined;
    const given = more ? this.#joined(field as JoinField, at, more) : this.cell(at);
    return profile.isOurs ? given : shownText(given);
  }

  remark(code: RemarkCode): void {
    this.#remarks = [...this.#remarks, code];
  }

  /** @param at position of the faulty column, if it is not the field's first one */
  refuse(field: ImportField, code: ImportReason, at = this.form.at[field]): void {
    this.refuseColumn(this.form.plan.headers[at] ?? field, code);
  }

  refuseColumn(header: string, code: ImportReason): void {
    this.#refusals.push({ code, column: columnName(header) });
  }

  take<T>(field: ImportField, value: T | RefusedCell, instead: T, at = this.form.at[field]): T {
    if (!(value instanceof RefusedCell)) return value;
    // A blank cell that must not be blank is already refused.
    if (this.shown(field, at).trim() !== "") this.refuse(field, value.code, at);
    return instead;
  }

  #joined(field: JoinField, at: number, more: readonly number[]): string {
    const parts = [this.cell(at), ...more.map((each) => this.cell(each))];
    return parts.map((part) => part.trim()).filter(Boolean).join(JOIN_SEPARATORS[field]);
  }

  #isUnused(item: ItemPlaces): boolean {
    if (item === this.form.items[0]) return false;
    return LINE_FIELDS.every((field) => field === "currency" || this.cell(item[field]).trim() === "");
  }

  /** True for an item for which nothing is made; an item of no pieces also gets a remark. */
  #isLeft(item: ItemPlaces): boolean {
    if (this.#isUnused(item)) return true;
    const isRemoved = isNoPiece(this.cell(item.quantity));
    if (isRemoved) this.remark("removed");
    return isRemoved;
  }

  #checkFilled(sold: readonly ItemPlaces[]): void {
    for (const field of this.form.filled) {
      if (!OF_ITEMS.includes(field)) this.#checkCell(field, this.form.at[field]);
      else for (const item of sold) this.#checkItem(field as keyof ItemPlaces, item);
    }
  }

  #checkItem(field: keyof ItemPlaces, item: ItemPlaces): void {
    const isNamed = field === "sku" && !this.form.profile.filled.includes("sku") &&
      this.cell(item.title).trim() !== "";
    const isElsewhere = item !== this.form.items[0] && item[field] < 0;
    if (!isNamed && !isElsewhere) this.#checkCell(field, item[field]);
  }

  #checkCell(field: ImportField, at: number): void {
    if (this.cell(at).trim() === "") this.refuse(field, "required", at);
  }

  #text(field: ImportField, at: number, max: number): string {
    // A field without a column may still get text from further columns.
    if (at < 0 && this.form.joins === null) return "";
    return this.take(field, parseText(this.shown(field, at), max), "");
  }

  #order(): OrderFields {
    const { at, plan, dayOf } = this.form;
    const ordered = this.cell(at.ordered_on);
    const mail = parseEmail(this.cell(at.email));
    const on = ordered.trim() === "" ? "" : dayOf(ordered);
    const land = parseCountry(this.cell(at.country));
    const isKept = land instanceof RefusedCell && this.cell(at.country).trim() !== "";
    const shown = this.#note(mail === null, isKept);
    const from = land instanceof RefusedCell ? "" : land || (plan.country ?? "");
    const order = {
      external_number: this.#orderNumber(),
      ordered_on: this.take("ordered_on", on, ""),
      country: from,
      email: mail ?? "",
    } as Record<OrderField, string>;
    // For speed one object is filled in a loop, since a file may have a million rows.
    for (const { field, kind, chars } of ORDER_TEXTS) {
      if (field === "external_number" || kind === "country" || kind === "email") continue;
      if (kind === "line") order[field] = this.#text(field, at[field], chars);
      else if (kind === "code") order[field] = this.#code(field, at[field], chars);
      else order[field] = this.#paragraphs(field, chars, field === "note" ? shown : undefined);
    }
    order.postal_code = this.#fixed(order.postal_code, from);
    order.shipping_method ||= plan.shipping_method ?? "";
    return order;
  }

  #paragraphs(field: OrderTextField, max: number, shown = this.shown(field, this.form.at[field])): string {
    return shown === "" ? "" : this.take(field, parseParagraphs(shown, max), "");
  }

  #note(keepsMail: boolean, keepsCountry: boolean): string {
    const { note, email: mail, country: land } = this.form.at;
    const shown = this.shown("note", note);
    if (!keepsMail && !keepsCountry) return shown;
    const keptTexts = keepsMail ? [`E-mail: ${this.cell(mail).trim()}`] : [];
    if (keepsMail) this.remark("emailKept");
    if (keepsCountry) {
      keptTexts.push(`Country: ${this.cell(land).trim()}`);
      this.remark("countryKept");
    }
    return [shown.trim(), ...keptTexts].join("\n").trim();
  }

  #orderNumber(): string {
    const { number, form: { plan: { grouping, headers } } } = this;
    if (grouping === undefined || grouping === "row") return this.take("external_number", number, "");
    const code = number instanceof RefusedCell ? number.code : number === "" ? "required" : null;
    if (code) this.refuseColumn(headers[grouping[0] ?? -1] ?? "", code);
    return textOr(number, "");
  }

  /** Shops put an apostrophe before a postal code or a telephone number, so that a spreadsheet leaves it alone. */
  #code(field: OrderTextField, at: number, max: number): string {
    const given = this.cell(at);
    if (given === "") return "";
    const meant = this.form.profile.isOurs ? given : given.trim().replace(MARKED, "");
    return this.take(field, parseCode(meant, max), "");
  }

  /** Restores leading zeros: a spreadsheet may have read the codes as numbers, `02138` as `2138`. */
  #fixed(postalCode: string, from: string): string {
    if (this.form.profile.isOurs || postalCode === "") return postalCode;
    return withLostZeros(postalCode, from);
  }
}
