/** Effects of each change of a price grid on its table, cursor and undo list. Pure. */
import type { DecimalMark } from "../api/csv/plan.ts";
import {
  carriedInto,
  cellAt,
  filledPicked,
  MAX_GRID_PAST,
  pastedTexts,
  type Picked,
  type Place,
  type Span,
  type Within,
  withinSize,
} from "./grid_places.ts";
import {
  type CardSheets,
  cleared,
  columnsOf,
  markIn,
  pasted,
  type SheetName,
  textAt,
} from "./price_sheet.ts";

export interface PriceGridContext extends Picked {
  /** The saved table; `card` is the same object while nothing is changed. */
  readonly saved: CardSheets;
  readonly card: CardSheets;
  /** Only a draft can be changed; every table can be read and copied. */
  readonly isDraft: boolean;
  readonly past: readonly CardSheets[];
  readonly future: readonly CardSheets[];
  readonly sheet: SheetName;
  readonly draft: string;
  /** The text and its place while its decimal mark is unknown. */
  readonly waiting: string;
  readonly target: Span;
}

type Context = PriceGridContext;

export const within = ({ card, sheet }: Pick<Context, "card" | "sheet">, place: Place): Place =>
  withinSize(place, card[sheet].length, columnsOf(card, sheet).length);
export const withinOf = (context: Pick<Context, "card" | "sheet">): Within => (place) =>
  within(context, place);

/** Shows the table with the cursor on an existing cell. */
export const shown = (context: Context, card: CardSheets) => ({
  card,
  ...carriedInto(context, withinOf({ ...context, card })),
});

export const changed = (context: Context, card: CardSheets) =>
  card === context.card ? {} : {
    ...shown(context, card),
    past: [...context.past, context.card].slice(-MAX_GRID_PAST),
    future: [],
  };

/** Writes a text into a span. */
export function given(context: Context, span: Span, text: string, mark: DecimalMark) {
  const { card, sheet } = context;
  const texts = pastedTexts(span, text);
  const next = pasted(card, sheet, texts, mark);
  return { ...changed(context, next), ...filledPicked(span, texts, withinOf({ card: next, sheet })) };
}

export const markOf = ({ card, sheet }: Context, span: Span, text: string): DecimalMark | null =>
  markIn(card, sheet, pastedTexts(span, text));

/** Returns one line of text, so that a typed cell is never read as a table. */
export const lineOf = (text: string): string => text.replaceAll(/[\t\r\n"]+/g, " ").trim();

export const isSame = ({ card, sheet, at }: Context, text: string): boolean =>
  textAt(card, sheet, at) === lineOf(text);

/** An empty text is no table. */
export const typed = (context: Context, text: string, mark: DecimalMark) =>
  lineOf(text) === ""
    ? changed(context, cleared(context.card, context.sheet, cellAt(context.at)))
    : given(context, cellAt(context.at), lineOf(text), mark);
