/** Edits price tables without side effects; a table or row that does not change stays the same object. */
import { exactAmount } from "../../api/csv/amounts.ts";
import { RefusedCell } from "../../api/csv/cells.ts";
import { MAX_BRACKETS, MAX_ZONES } from "../../api/shipping/rating/bounds.ts";
import type { DecimalMark } from "../../api/csv/plan.ts";
import { decimalText } from "../../api/money.ts";
import {
  copiedText,
  emptiedTexts,
  filledTexts,
  type Place,
  type PlacedTexts,
  type Span,
} from "../grid_places.ts";
import { markOf } from "../grid_table.ts";

export const SHEETS = ["prices", "zones", "surcharges", "duties"] as const;
export type SheetName = (typeof SHEETS)[number];

export type Cells = readonly string[];
export type Sheet = readonly Cells[];

/** Rules for dimensional weight; without a divisor there are none. */
export interface DimText {
  readonly unit: string;
  readonly divisor: string;
  readonly over: string;
  readonly side: string;
  readonly step: string;
}

export interface TableSheets extends Readonly<Record<SheetName, Sheet>> {
  readonly currency: string;
  readonly dim: DimText;
}

export const NO_DIM: DimText = { unit: "mm", divisor: "", over: "0", side: "nearest", step: "1" };
export const EMPTY_SHEETS: TableSheets = {
  currency: "USD",
  prices: [],
  zones: [],
  surcharges: [],
  duties: [],
  dim: NO_DIM,
};

export const MAX_SHEET_ROWS = MAX_BRACKETS;

type ColumnKind = "weight" | "money" | "number" | "text";
export interface SheetColumn {
  readonly key: string;
  readonly kind: ColumnKind;
}

const text = (key: string): SheetColumn => ({ key, kind: "text" });
const number = (key: string): SheetColumn => ({ key, kind: "number" });
const money = (key: string): SheetColumn => ({ key, kind: "money" });
const WEIGHT: SheetColumn = { key: "up_to", kind: "weight" };
const FIXED: Readonly<Record<Exclude<SheetName, "prices">, readonly SheetColumn[]>> = {
  zones: [text("code"), text("countries"), text("prefixes")],
  surcharges: [
    text("code"),
    number("over_g"),
    number("side_over_mm"),
    text("in_zones"),
    money("flat"),
    number("percent"),
  ],
  duties: [
    ...[text("group"), text("origin"), text("hs_prefix"), text("channel"), money("max_value")],
    ...[number("percent"), money("per_line"), money("per_item")],
  ],
};

export const columnsOf = ({ zones }: Pick<TableSheets, "zones">, sheet: SheetName): readonly SheetColumn[] =>
  sheet === "prices" ? [WEIGHT, ...zones.map((_, at) => money(`zone${at}`))] : FIXED[sheet];

export const textAt = (table: TableSheets, sheet: SheetName, { row, column }: Place): string =>
  table[sheet][row]?.[column] ?? "";

const blank = (count: number): Cells => Array.from({ length: count }, () => "");

const fitted = (rows: Sheet, count: number): Sheet =>
  rows.map((cells) =>
    cells.length === count ? cells : Array.from({ length: count }, (_, at) => cells[at] ?? "")
  );

const withZones = (table: TableSheets, zones: Sheet): TableSheets => ({
  ...table,
  zones,
  prices: fitted(table.prices, zones.length + 1),
});

const grown = (rows: Sheet, count: number, columns: number): Sheet =>
  rows.length >= count
    ? rows
    : [...rows, ...Array.from({ length: count - rows.length }, () => blank(columns))];

const mostRows = (sheet: SheetName): number => sheet === "zones" ? MAX_ZONES : MAX_SHEET_ROWS;

export function isBeyond(sheet: SheetName, texts: PlacedTexts): boolean {
  const columns = sheet === "prices" ? MAX_ZONES + 1 : FIXED[sheet].length;
  return texts.some(([{ row, column }, text]) =>
    text.trim() !== "" && (row >= mostRows(sheet) || column >= columns)
  );
}

/** Returns the table with room for the texts; each additional column of prices is a new zone. */
function withRoom(table: TableSheets, sheet: SheetName, texts: PlacedTexts): TableSheets {
  let rows = 0;
  let columns = 0;
  for (const [{ row, column }] of texts) {
    rows = Math.max(rows, row + 1);
    columns = Math.max(columns, column + 1);
  }
  const most = mostRows(sheet);
  const zones = Math.min(columns - 1, MAX_ZONES);
  const wide = sheet === "prices" && zones > table.zones.length
    ? withZones(table, [
      ...table.zones,
      ...Array.from({ length: zones - table.zones.length }, (_, at): Cells => [
        String(table.zones.length + at + 1),
        "",
        "",
      ]),
    ])
    : table;
  return replaced(wide, sheet, grown(wide[sheet], Math.min(rows, most), columnsOf(wide, sheet).length));
}

function replaced(table: TableSheets, sheet: SheetName, rows: Sheet): TableSheets {
  if (rows === table[sheet]) return table;
  if (sheet !== "zones") return { ...table, [sheet]: rows };
  const named = withRenamed(table, rows);
  return rows.length === table.zones.length ? { ...named, zones: rows } : withZones(named, rows);
}

/** Index of the column of a surcharge that limits it to zones. */
export const IN_ZONES = 3;
export const zoneCodesIn = (text: string): readonly string[] =>
  text.split(/[,;]/).map((each) => each.trim()).filter(Boolean);

/** Renames zones in surcharges too, except a name that two zones had, because either could be meant. */
function withRenamed(table: TableSheets, zones: Sheet): TableSheets {
  const codes = table.zones.map(([code = ""]) => code);
  const names = new Map(
    codes.map((before, at) => [before, zones[at]?.[0] ?? ""] as const).filter(([before, after]) =>
      before !== "" && after !== "" && before !== after &&
      codes.indexOf(before) === codes.lastIndexOf(before)
    ),
  );
  if (names.size === 0) return table;
  const surcharges = table.surcharges.map((cells) => {
    const named = zoneCodesIn(cells[IN_ZONES] ?? "");
    if (!named.some((code) => names.has(code))) return cells;
    return cells.with(IN_ZONES, named.map((code) => names.get(code) ?? code).join(", "));
  });
  return { ...table, surcharges };
}

/** Returns the table with the texts, or the same object if nothing changes. */
export function writeTexts(table: TableSheets, sheet: SheetName, texts: PlacedTexts): TableSheets {
  const roomy = withRoom(table, sheet, texts);
  const width = columnsOf(roomy, sheet).length;
  const next = new Map<number, string[]>();
  for (const [{ row, column }, given] of texts) {
    const before = roomy[sheet][row];
    if (!before || column >= width) continue;
    const cells = next.get(row) ?? before;
    const text = given.trim();
    if (cells[column] === text) continue;
    const mine = next.get(row) ?? [...before];
    mine[column] = text;
    next.set(row, mine);
  }
  if (next.size === 0) return roomy;
  return replaced(roomy, sheet, roomy[sheet].map((cells, at) => next.get(at) ?? cells));
}

export const clearCells = (table: TableSheets, sheet: SheetName, span: Span): TableSheets =>
  table[sheet].length === 0 ? table : writeTexts(table, sheet, emptiedTexts(span));

export const fillDown = (table: TableSheets, sheet: SheetName, span: Span): TableSheets =>
  table[sheet].length === 0
    ? table
    : writeTexts(table, sheet, filledTexts(span, (place) => textAt(table, sheet, place)));

export const copyCells = (table: TableSheets, sheet: SheetName, span: Span): string =>
  copiedText(span, (place) => textAt(table, sheet, place));

/** Spellings for a price that is not offered. */
const NOTHING = /^(?:[-–—−x]|n\/?a)$/iu;

const kindAt = (sheet: SheetName, column: number): ColumnKind =>
  sheet === "prices" ? column === 0 ? "weight" : "money" : FIXED[sheet][column]?.kind ?? "text";

const grid = ({ currency }: TableSheets, sheet: SheetName, width: number) => ({
  columns: Array.from({ length: width }, (_, at) => ({
    key: String(at),
    kind: kindAt(sheet, at) === "money" ? "money" as const : "text" as const,
  })),
  currency,
});

/** Returns the decimal mark of the texts, or null if they could be read in two ways. */
export const markIn = (table: TableSheets, sheet: SheetName, texts: PlacedTexts): DecimalMark | null =>
  markOf(grid(table, sheet, 1 + Math.max(0, ...texts.map(([{ column }]) => column))), texts);

/** Returns a text in the table's own format of amounts and weights. */
export function normalizeCell(
  { currency }: TableSheets,
  sheet: SheetName,
  column: number,
  given: string,
  mark: DecimalMark,
): string {
  const text = given.trim();
  const kind = kindAt(sheet, column);
  if (text === "" || kind === "text" || kind === "number") return text;
  if (kind === "weight") return normalizeWeight(text);
  if (NOTHING.test(text)) return "";
  const minor = exactAmount(text, mark, currency);
  // Text that is not an amount stays unchanged, and is marked as wrong.
  return minor instanceof RefusedCell ? text : decimalText(minor, currency);
}

/** Grams in one unit of weight, exact by definition. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };
const WEIGHT_TEXT = /^(\+?)\s*(\d{1,9}(?:[.,]\d{1,6})?)\s*(g|kg|oz|lb)?$/i;
/** One tonne: heavier than any package. */
const MAX_G = 1_000_000;

/** Returns a weight in grams as text; `+500` means each further 500 g. Text that is not a weight stays unchanged. */
function normalizeWeight(given: string): string {
  const [, plus = "", number = "", unit = "g"] = WEIGHT_TEXT.exec(given.trim()) ?? [];
  const grams = Math.round(Number(number.replace(",", ".")) * (GRAMS[unit.toLowerCase()] ?? NaN));
  const isWhole = unit.toLowerCase() !== "g" || /^\d+$/.test(number);
  return number !== "" && isWhole && grams > 0 && grams <= MAX_G ? `${plus}${grams}` : given.trim();
}

export const normalizePaste = (
  table: TableSheets,
  sheet: SheetName,
  texts: PlacedTexts,
  mark: DecimalMark,
): TableSheets =>
  texts.length === 0 ? table : writeTexts(
    table,
    sheet,
    texts.map(([place, each]) => [place, normalizeCell(table, sheet, place.column, each, mark)]),
  );

/** Adds an empty row below the given one, unless the sheet is full. */
export function insertSheetRow(table: TableSheets, sheet: SheetName, below: number): TableSheets {
  const rows = table[sheet];
  const most = mostRows(sheet);
  if (rows.length >= most) return table;
  const at = Math.min(below + 1, rows.length);
  return replaced(table, sheet, rows.toSpliced(at, 0, blank(columnsOf(table, sheet).length)));
}

/** Removes rows; a removed zone also loses its column of prices. */
export function deleteSheetRows(table: TableSheets, sheet: SheetName, { top, bottom }: Span): TableSheets {
  const count = bottom - top + 1;
  if (table[sheet].length === 0) return table;
  const shortened = { ...table, [sheet]: table[sheet].toSpliced(top, count) };
  return sheet === "zones"
    ? { ...shortened, prices: table.prices.map((cells) => cells.toSpliced(top + 1, count)) }
    : shortened;
}
