import { SKU_CHARS } from "../catalogue/catalogue.ts";
import { LINE_TITLE_CHARS as TITLE, MAX_ORDER_PIECES } from "../orders/order_bounds.ts";
import { type Amount, isCurrency, negatedFigure, parseAmount, scaleAmount } from "./amounts.ts";
import { parseCount, parseIdentity, parseText, RefusedCell } from "./cells.ts";
import { shortWords } from "./order_number.ts";
import type { CurrentRow, ItemPlaces } from "./row_form.ts";
import type { LineFields } from "./row_read.ts";

/** Returns the amount of an item that is a discount: its price is below zero. Null for any other item. */
export function discountOf(row: CurrentRow, item: ItemPlaces): number | null {
  const field = pricedBy(row, item);
  const at = item[field];
  const figure = at < 0 ? null : negatedFigure(row.cell(at));
  if (figure === null) return null;
  const pieces = field === "unit_price" ? countOf(row, row.cell(item.quantity)) : 1;
  const off = amountOf(row, item, figure, pieces instanceof RefusedCell ? 1 : pieces);
  return row.take(field, off, null, at)?.minor ?? 0;
}

/** @returns a line of no pieces if all of them came back */
export function lineOf(row: CurrentRow, item: ItemPlaces): LineFields {
  const title = textOf(row, "title", item);
  const variant = textOf(row, "variant", item);
  const sku = row.take("sku", parseIdentity(row.cell(item.sku), SKU_CHARS), "", item.sku);
  const sold = row.take("quantity", countOf(row, row.cell(item.quantity)), 0, item.quantity);
  const isFirst = item === row.form.items[0];
  const quantity = isFirst ? Math.max(0, sold - returnedOf(row)) : sold;
  if (quantity > 0 && quantity < sold) row.remark("returnedSome");
  const named = currencyOf(row, item);
  if (named !== "" && !isCurrency(named)) row.refuse("currency", "badCurrency", item.currency);
  return {
    sku: sku || skuOf(title, variant),
    title,
    variant,
    quantity,
    total: totalOf(row, item, quantity, sold),
  };
}

export function optionalAmount(row: CurrentRow, at: number | undefined): Amount | null {
  if (at === undefined) return null;
  const cell = row.cell(at).trim();
  if (cell === "") return null;
  const value = amountOf(row, row.form.items[0], cell, 1);
  if (!(value instanceof RefusedCell)) return value;
  row.refuseColumn(row.form.plan.headers[at] ?? "", value.code);
  return null;
}

function textOf(row: CurrentRow, field: "title" | "variant", item: ItemPlaces): string {
  const at = item[field];
  if (at < 0 && row.form.joins === null) return "";
  return row.take(field, parseText(row.shown(field, at), TITLE), "", at);
}

const pricedBy = (row: CurrentRow, item: ItemPlaces) =>
  item.line_total >= 0 && row.cell(item.line_total).trim() !== "" ? "line_total" : "unit_price";

/** Returns how many pieces of the line came back; 0 if the plan has them made all the same. */
function returnedOf(row: CurrentRow): number {
  const { returned, plan } = row.form;
  if (returned === undefined) return 0;
  const cell = row.cell(returned).trim();
  if (cell === "" || /^0+([.,]0*)?$/.test(cell) || plan.keep?.includes("returned")) return 0;
  const pieces = countOf(row, cell);
  if (!(pieces instanceof RefusedCell)) return pieces;
  row.refuseColumn(plan.headers[returned] ?? "", pieces.code);
  return 0;
}

const countOf = ({ form: { plan, isMarkUnsure } }: CurrentRow, cell: string): number | RefusedCell =>
  parseCount(cell, MAX_ORDER_PIECES, plan.format.decimal, isMarkUnsure);

const currencyOf = (row: CurrentRow, { currency }: ItemPlaces): string =>
  currency < 0 ? "" : row.cell(currency).trim().toUpperCase();

/** Reads an amount. If the row names no currency, that of the amount's sign counts, or else the usual one. */
function amountOf(row: CurrentRow, item: ItemPlaces, cell: string, times: number): Amount | RefusedCell {
  const { currency: usual, plan: { format: { decimal } }, isMarkUnsure: isUnsure } = row.form;
  const named = currencyOf(row, item);
  return parseAmount(cell, times, decimal, named || usual, { isUnsure, isUsual: named === "" });
}

/** Returns the price of the remaining pieces, less the discount of the line; null if the row has no price. */
function totalOf(row: CurrentRow, item: ItemPlaces, quantity: number, sold: number): Amount | null {
  const field = pricedBy(row, item);
  const at = item[field];
  const cell = row.cell(at);
  if (cell.trim() === "") return null;
  const total = row.take(field, amountOf(row, item, cell, field === "unit_price" ? sold : 1), null, at);
  if (!total) return null;
  const discount = item === row.form.items[0] ? optionalAmount(row, row.form.discount) : null;
  const left = discount && discount.minor > 0
    ? { ...total, raw: `${total.raw} − ${discount.raw}`, minor: Math.max(0, total.minor - discount.minor) }
    : total;
  // Returned pieces are not sent, so only the rest is declared.
  return quantity < sold ? shareOf(left, quantity, sold) : left;
}

const shareOf = ({ raw, minor, currency }: Amount, pieces: number, of: number): Amount => ({
  currency,
  raw: `${raw} × ${pieces} / ${of}`,
  minor: scaleAmount(minor, pieces, of),
});

/** Returns a stand-in for a missing SKU: title and variant, shortened with a digest if they are too long. */
const skuOf = (title: string, variant: string): string =>
  shortWords(variant === "" ? title : `${title} / ${variant}`);
