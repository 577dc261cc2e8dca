/** Pure. */
import type { DecimalMark } from "../api/csv/plan.ts";
import {
  carryInto,
  cellAt,
  filledPicked,
  type GridSelection,
  type KeepInside,
  MAX_GRID_PAST,
  pastedTexts,
  type Place,
  type Span,
  withinSize,
} from "./grid_places.ts";
import {
  type CardSheets,
  clearCells,
  columnsOf,
  markIn,
  normalizePaste,
  type SheetName,
  textAt,
} from "./price_sheet.ts";

export interface PriceGridContext extends GridSelection {
  /** `card` is the same object while nothing is changed. */
  readonly saved: CardSheets;
  readonly card: CardSheets;
  /** Only a draft can be changed; every table can be read and copied. */
  readonly isDraft: boolean;
  readonly past: readonly CardSheets[];
  readonly future: readonly CardSheets[];
  readonly sheet: SheetName;
  readonly draft: string;
  /** The decimal mark of this text is unknown. */
  readonly waiting: string;
  readonly target: Span;
}

type Context = PriceGridContext;

export const keepInside = ({ card, sheet }: Pick<Context, "card" | "sheet">, place: Place): Place =>
  withinSize(place, card[sheet].length, columnsOf(card, sheet).length);
export const keepInsideOf = (context: Pick<Context, "card" | "sheet">): KeepInside => (place) =>
  keepInside(context, place);

/** Shows the table with the cursor on an existing cell. */
export const showTable = (context: Context, card: CardSheets) => ({
  card,
  ...carryInto(context, keepInsideOf({ ...context, card })),
});

export const changeTable = (context: Context, card: CardSheets) =>
  card === context.card ? {} : {
    ...showTable(context, card),
    past: [...context.past, context.card].slice(-MAX_GRID_PAST),
    future: [],
  };

export function writeText(context: Context, span: Span, text: string, mark: DecimalMark) {
  const { card, sheet } = context;
  const texts = pastedTexts(span, text);
  const next = normalizePaste(card, sheet, texts, mark);
  return { ...changeTable(context, next), ...filledPicked(span, texts, keepInsideOf({ card: next, sheet })) };
}

export const markOf = ({ card, sheet }: Context, span: Span, text: string): DecimalMark | null =>
  markIn(card, sheet, pastedTexts(span, text));

/** A typed cell is never read as a table. */
export const lineOf = (text: string): string => text.replaceAll(/[\t\r\n"]+/g, " ").trim();

export const isSame = ({ card, sheet, at }: Context, text: string): boolean =>
  textAt(card, sheet, at) === lineOf(text);

/** An empty text is no table. */
export const writeTyped = (context: Context, text: string, mark: DecimalMark) =>
  lineOf(text) === ""
    ? changeTable(context, clearCells(context.card, context.sheet, cellAt(context.at)))
    : writeText(context, cellAt(context.at), lineOf(text), mark);
