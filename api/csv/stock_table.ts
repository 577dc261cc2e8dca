import type { StockRowInput } from "../generated/schema.ts";
import { SKU_CHARS } from "../catalogue/catalogue.ts";
import { MAX_STOCK } from "../catalogue/stock.ts";
import { MAX_FIGURE_CHARS } from "./bounds.ts";
import { parseIdentity, RefusedCell } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import { headerName } from "./profile.ts";
import type { ImportReason } from "./reasons.ts";
import { unescapeFormula } from "./write.ts";

export const STOCK_FIELDS = ["sku", "count"] as const;
export type StockField = (typeof STOCK_FIELDS)[number];
export type StockColumns = Readonly<Partial<Record<StockField, number>>>;

/** Headers that other programs use, the best first. */
const NAMES: Readonly<Record<StockField, readonly string[]>> = {
  sku: ["sku", "Variant SKU", "Item SKU", "Article number", "code"],
  count: [
    "count",
    "on_hand",
    "On hand",
    "Counted",
    "Quantity",
    "Qty",
    "Available",
    "Pieces",
    "Received",
    "Stock",
  ],
};

export interface StockTable {
  /** The headers are empty texts if the pasted table has no header row. */
  readonly headers: readonly string[];
  readonly columns: StockColumns;
  readonly rows: readonly CsvRow[];
}

function matchColumns(
  headers: readonly string[],
  words: Readonly<Partial<Record<StockField, string>>>,
): StockColumns {
  const names = headers.map(headerName);
  const placeOf = (field: StockField) =>
    [...NAMES[field], ...words[field] ? [words[field]] : []].map((name) => names.indexOf(headerName(name)))
      .find((at) => at >= 0);
  const [sku, count] = [placeOf("sku"), placeOf("count")];
  return { ...sku !== undefined && { sku }, ...count !== undefined && { count } };
}

/** A first row with a number in its second column is no header: the columns are SKU and count. */
export function stockTableOf(
  header: CsvRow,
  below: readonly CsvRow[],
  words: Readonly<Partial<Record<StockField, string>>> = {},
): StockTable {
  const headers = header.cells.map((cell) => cell.trim());
  const isBare = headers.length >= 2 && typeof countOf(headers[1] ?? "") === "number";
  return isBare
    ? { headers: headers.map(() => ""), columns: { sku: 0, count: 1 }, rows: [header, ...below] }
    : { headers, columns: matchColumns(headers, words), rows: below };
}

export interface StockRefusal {
  readonly line: number;
  readonly field: StockField;
  readonly code: ImportReason;
}

export type StockRead = { readonly rows: readonly (StockRowInput & { readonly line: number })[] } & {
  readonly refusals: readonly StockRefusal[];
};

/** Leaves out a row without a count. */
export function readStockRows({ rows }: StockTable, columns: Required<StockColumns>): StockRead {
  const read: (StockRowInput & { readonly line: number })[] = [];
  const refusals: StockRefusal[] = [];
  for (const { cells, line, broken, faults } of rows) {
    const cell = (field: StockField) => unescapeFormula(cells[columns[field]] ?? "").trim();
    if (cell("count") === "" && !broken) continue;
    const faultOf = (field: StockField) => faults?.find(([at]) => at === columns[field])?.[1];
    const given = parseIdentity(cell("sku"), SKU_CHARS);
    const sku = given === "" ? new RefusedCell("required") : given;
    const count = countOf(cell("count"));
    const code = broken ?? faultOf("sku") ?? (sku instanceof RefusedCell ? sku.code : null);
    const wrong = code ?? faultOf("count") ?? (count instanceof RefusedCell ? count.code : null);
    if (wrong) refusals.push({ line, field: code ? "sku" : "count", code: wrong });
    else read.push({ line, sku: String(sku), count: Number(count) });
  }
  return { rows: read, refusals };
}

/** Reads whole pieces, also as a spreadsheet writes them: `12`, `12.00`. */
function countOf(cell: string): number | RefusedCell {
  const given = cell.trim();
  const [, digits] = given.length > MAX_FIGURE_CHARS ? [] : /^(\d{1,8})(?:[.,]0{1,4})?$/.exec(given) ?? [];
  const count = Number(digits ?? NaN);
  return count <= MAX_STOCK ? count : new RefusedCell("badNumber");
}
