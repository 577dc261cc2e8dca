/** Computes edits without side effects. An edit that restores a cell's old text is removed. */
import { exactAmount } from "../api/csv/amounts.ts";
import { RefusedCell } from "../api/csv/cells.ts";
import { signsOfDecimals, strongest } from "../api/csv/evidence.ts";
import type { DecimalMark } from "../api/csv/plan.ts";
import { decimalText, exponentOf } from "../api/money.ts";
import {
  copiedText,
  emptiedTexts,
  filledTexts,
  type Place,
  type PlacedTexts,
  type Span,
  withinSize,
} from "./grid_places.ts";

export interface GridColumn {
  readonly key: string;
  /** `fixed` columns cannot be changed. */
  readonly kind: "fixed" | "text" | "money" | "number" | "choice";
}

export interface GridRow {
  readonly _id: string;
  readonly version: number;
  readonly cells: readonly string[];
}

export interface GridTable {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly currency: string;
}

export type Edits = ReadonlyMap<string, string>;

export const NO_EDITS: Edits = new Map();
export const NO_TABLE: GridTable = { columns: [], rows: [], currency: "USD" };

export const isSameTable = (one: GridTable, other: GridTable): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const keyOf = ({ row, column }: Place): string => `${row}:${column}`;

export const keepInside = ({ rows, columns }: GridTable, place: Place): Place =>
  withinSize(place, rows.length, columns.length);

const cellOf = ({ rows }: GridTable, { row, column }: Place): string => rows[row]?.cells[column] ?? "";

export const textAt = (table: GridTable, edits: Edits, place: Place): string =>
  edits.get(keyOf(place)) ?? cellOf(table, place);

export const isEdited = (edits: Edits, place: Place): boolean => edits.has(keyOf(place));

export const isFixed = ({ columns }: GridTable, { column }: Place): boolean =>
  (columns[column]?.kind ?? "fixed") === "fixed";

export function writeTexts(table: GridTable, edits: Edits, texts: PlacedTexts): Edits {
  const next = new Map(edits);
  for (const [place, text] of texts) {
    if (place.row >= table.rows.length || isFixed(table, place)) continue;
    const given = text.trim();
    if (given === cellOf(table, place).trim()) next.delete(keyOf(place));
    else next.set(keyOf(place), given);
  }
  return next;
}

export const clearCells = (table: GridTable, edits: Edits, span: Span): Edits =>
  writeTexts(table, edits, emptiedTexts(span));

export const fillDown = (table: GridTable, edits: Edits, span: Span): Edits =>
  writeTexts(table, edits, filledTexts(span, (place) => textAt(table, edits, place)));

export const copyCells = (table: GridTable, edits: Edits, span: Span): string =>
  copiedText(span, (place) => textAt(table, edits, place));

/** Three digits after a single mark may be thousands or a fraction: `1,234`. */
const AMBIGUOUS_DIGITS = 3;
const AMBIGUOUS = /^\D*[1-9]\d{0,2}([.,])\d{3}\D*$/;

/** Returns the decimal mark of pasted amounts, or null if they could be read in two ways. */
export function markOf(
  table: Pick<GridTable, "columns" | "currency">,
  texts: PlacedTexts,
): DecimalMark | null {
  const amounts = texts.filter(([{ column }]) => table.columns[column]?.kind === "money").map(([, text]) =>
    text.trim()
  );
  const seen = strongest(signsOfDecimals(amounts));
  if (seen) return seen;
  // A currency with three decimals is written as `1.234` here, so text copied from this grid is read back the same way.
  const isOurs = exponentOf(table.currency) === AMBIGUOUS_DIGITS;
  const isOpen = (each: string) => {
    const [, mark] = AMBIGUOUS.exec(each) ?? [];
    return mark !== undefined && !(isOurs && mark === ".");
  };
  return amounts.some(isOpen) ? null : ".";
}

export const normalizePaste = (
  table: GridTable,
  edits: Edits,
  texts: PlacedTexts,
  mark: DecimalMark,
): Edits =>
  writeTexts(table, edits, texts.map(([place, text]) => [place, normalizeCell(table, place, text, mark)]));

/** Returns text that is not an amount unchanged; the review reports it. */
function normalizeCell(
  { columns, currency }: GridTable,
  { column }: Place,
  text: string,
  mark: DecimalMark,
): string {
  if (columns[column]?.kind !== "money" || text.trim() === "") return text;
  const minor = exactAmount(text, mark, currency);
  return minor instanceof RefusedCell ? text : decimalText(minor, currency);
}

export interface RowEdit {
  readonly row: GridRow;
  readonly cells: readonly { readonly column: GridColumn; readonly before: string; readonly after: string }[];
}

export function editedRows(table: GridTable, edits: Edits): readonly RowEdit[] {
  return table.rows.flatMap((row, at) => {
    const cells = table.columns.flatMap((column, across) => {
      const after = edits.get(keyOf({ row: at, column: across }));
      return after === undefined ? [] : [{ column, before: row.cells[across] ?? "", after }];
    });
    return cells.length > 0 ? [{ row, cells }] : [];
  });
}

/** Moves edits to the newer table, without those that equal its values and those whose record or column is gone. */
export function carryEdits(from: GridTable, edits: Edits, to: GridTable): Edits {
  const places = new Map(to.rows.map(({ _id }, row) => [_id, row]));
  const columns = new Map(to.columns.map(({ key }, column) => [key, column]));
  const texts = editedRows(from, edits).flatMap(({ row, cells }) =>
    cells.flatMap(({ column, after }): (readonly [Place, string])[] => {
      const place = { row: places.get(row._id) ?? -1, column: columns.get(column.key) ?? -1 };
      return place.row < 0 || place.column < 0 ? [] : [[place, after]];
    })
  );
  return writeTexts(to, NO_EDITS, texts);
}
