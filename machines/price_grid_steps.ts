/** What each change makes of a grid of prices: the card, where the keyboard stands, and the way back. Pure. */
import type { DecimalMark } from "../api/csv/plan.ts";
import { type Place, type Span, spanOf } from "./grid_table.ts";
import {
  type CardSheets,
  cleared,
  columnsOf,
  markIn,
  pasted,
  type SheetName,
  textAt,
  textsOf,
} from "./price_sheet.ts";

export interface PriceGridContext {
  /** As it is saved; `card` is the same object while nothing is changed. */
  readonly saved: CardSheets;
  readonly card: CardSheets;
  /** Only a draft is changed; any card is looked at and copied. */
  readonly isDraft: boolean;
  readonly past: readonly CardSheets[];
  readonly future: readonly CardSheets[];
  readonly sheet: SheetName;
  /** Where the keyboard stands, and the opposite corner of what is picked. */
  readonly at: Place;
  readonly corner: Place;
  readonly draft: string;
  /** What was given, and where to, while its decimal mark is asked for. */
  readonly waiting: string;
  readonly target: Span;
}

/** Changes that can be taken back. */
export const MAX_PRICE_GRID_PAST = 100;

export const FIRST: Place = { row: 0, column: 0 };
export const NOWHERE: Span = { top: 0, left: 0, bottom: 0, right: 0 };

type Context = PriceGridContext;

const kept = (value: number, count: number): number => Math.min(Math.max(0, value), Math.max(0, count - 1));

export const within = ({ card, sheet }: Pick<Context, "card" | "sheet">, { row, column }: Place): Place => ({
  row: kept(row, card[sheet].length),
  column: kept(column, columnsOf(card, sheet).length),
});

/** A card in its place, with the keyboard where there still is a cell. */
export const shown = (context: Context, card: CardSheets) => ({
  card,
  at: within({ ...context, card }, context.at),
  corner: within({ ...context, card }, context.corner),
});

export const changed = (context: Context, card: CardSheets) =>
  card === context.card ? {} : {
    ...shown(context, card),
    past: [...context.past, context.card].slice(-MAX_PRICE_GRID_PAST),
    future: [],
  };

export const spanNow = ({ at, corner }: Context): Span => spanOf(at, corner);
export const gone = (place: Place, down: number, right: number): Place => ({
  row: place.row + down,
  column: place.column + right,
});
export const cellAt = (place: Place): Span => spanOf(place, place);

/** A text goes into a span, and what it filled is picked, as far as there is a sheet below it. */
export function given(context: Context, span: Span, text: string, mark: DecimalMark) {
  const { card, sheet } = context;
  const texts = textsOf(span, text);
  const next = pasted(card, sheet, texts, mark);
  let far: Place = { row: span.top, column: span.left };
  for (const [{ row, column }] of texts) {
    far = { row: Math.max(far.row, row), column: Math.max(far.column, column) };
  }
  return {
    ...changed(context, next),
    at: within({ card: next, sheet }, { row: span.top, column: span.left }),
    corner: within({ card: next, sheet }, far),
  };
}

export const markOf = ({ card, sheet }: Context, span: Span, text: string): DecimalMark | null =>
  markIn(card, sheet, textsOf(span, text));

/** One cell's text is written as it is typed: it is no table, whatever is in it. */
export const lineOf = (text: string): string => text.replaceAll(/[\t\r\n"]+/g, " ").trim();

export const isSame = ({ card, sheet, at }: Context, text: string): boolean =>
  textAt(card, sheet, at) === lineOf(text);

/** An empty text is no table at all. */
export const typed = (context: Context, text: string, mark: DecimalMark) =>
  lineOf(text) === ""
    ? changed(context, cleared(context.card, context.sheet, cellAt(context.at)))
    : given(context, cellAt(context.at), lineOf(text), mark);
