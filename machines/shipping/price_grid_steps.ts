/** Computes the steps of the grid of a price table, without side effects. */
import type { DecimalMark } from "../../api/csv/plan.ts";
import {
  carryInto,
  cellAt,
  type GridSelection,
  MAX_GRID_PAST,
  pastedTexts,
  pickFilled,
  type Place,
  type PlaceLimiter,
  type Span,
  withinSize,
} from "../grid_places.ts";
import {
  clearCells,
  columnsOf,
  markIn,
  normalizePaste,
  type SheetName,
  type TableSheets,
  textAt,
} from "./price_sheet.ts";

export interface PriceGridContext extends GridSelection {
  /** The saved table; `sheets` is the same object while nothing is changed. */
  readonly saved: TableSheets;
  readonly sheets: TableSheets;
  /** Only a draft table can be changed; every table can be read and copied. `draft` is the text of the open cell. */
  readonly isDraft: boolean;
  readonly past: readonly TableSheets[];
  readonly future: readonly TableSheets[];
  readonly sheet: SheetName;
  readonly draft: string;
  /** Entered text whose decimal mark the person is asked for; empty without a question. */
  readonly waiting: string;
  readonly target: Span;
}

type Context = PriceGridContext;

export const keepInside = ({ sheets, sheet }: Pick<Context, "sheets" | "sheet">, place: Place): Place =>
  withinSize(place, sheets[sheet].length, columnsOf(sheets, sheet).length);
export const keepInsideOf = (context: Pick<Context, "sheets" | "sheet">): PlaceLimiter => (place) =>
  keepInside(context, place);

export const showTable = (context: Context, sheets: TableSheets) => ({
  sheets,
  ...carryInto(context, keepInsideOf({ ...context, sheets })),
});

export const changeTable = (context: Context, sheets: TableSheets) =>
  sheets === context.sheets ? {} : {
    ...showTable(context, sheets),
    past: [...context.past, context.sheets].slice(-MAX_GRID_PAST),
    future: [],
  };

export function writeText(context: Context, span: Span, text: string, mark: DecimalMark) {
  const { sheets, sheet } = context;
  const texts = pastedTexts(span, text);
  const next = normalizePaste(sheets, sheet, texts, mark);
  return {
    ...changeTable(context, next),
    ...pickFilled(span, texts, keepInsideOf({ sheets: next, sheet })),
  };
}

export const markOf = ({ sheets, sheet }: Context, span: Span, text: string): DecimalMark | null =>
  markIn(sheets, sheet, pastedTexts(span, text));

/** Replaces tabs, line breaks and quotation marks, so that a typed text is never read as a table. */
export const lineOf = (text: string): string => text.replaceAll(/[\t\r\n"]+/g, " ").trim();

export const isSame = ({ sheets, sheet, at }: Context, text: string): boolean =>
  textAt(sheets, sheet, at) === lineOf(text);

export const writeTyped = (context: Context, text: string, mark: DecimalMark) =>
  lineOf(text) === ""
    ? changeTable(context, clearCells(context.sheets, context.sheet, cellAt(context.at)))
    : writeText(context, cellAt(context.at), lineOf(text), mark);
