import { clipboardRows, clipboardText } from "../api/csv/clipboard.ts";
import type { DecimalMark } from "../api/csv/plan.ts";

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, including both corners. */
export interface Span {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface GridSelection {
  readonly at: Place;
  readonly corner: Place;
}

export type PlacedTexts = readonly (readonly [place: Place, text: string])[];

export type CellEvent =
  | { readonly type: "cell.move"; readonly down: number; readonly right: number; readonly extend: boolean }
  | { readonly type: "cell.go"; readonly place: Place; readonly extend: boolean }
  | { readonly type: "cells.all" }
  /** Opens the cell for editing; `text` replaces its text, null edits the present one. */
  | { readonly type: "cell.edit"; readonly text: string | null }
  | { readonly type: "text.change"; readonly text: string }
  | { readonly type: "text.keep"; readonly down: number; readonly right: number }
  | { readonly type: "text.drop" }
  | { readonly type: "cells.paste"; readonly text: string }
  | { readonly type: "mark.choose"; readonly mark: DecimalMark }
  | { readonly type: "mark.drop" }
  | { readonly type: "cells.clear" }
  | { readonly type: "cells.fill" }
  | { readonly type: "change.undo" };

export type PlaceLimiter = (place: Place) => Place;
type Step<Type extends CellEvent["type"]> = Omit<Extract<CellEvent, { readonly type: Type }>, "type">;

export const MAX_GRID_PAST = 100;

export const FIRST_CELL: Place = { row: 0, column: 0 };
const LAST: Place = { row: Infinity, column: Infinity };

export const spanOf = (one: Place, other: Place): Span => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});
export const selectedSpan = ({ at, corner }: GridSelection): Span => spanOf(at, corner);
export const cellAt = (place: Place): Span => spanOf(place, place);

const clamp = (value: number, count: number): number => Math.min(Math.max(0, value), Math.max(0, count - 1));

export const withinSize = ({ row, column }: Place, rows: number, columns: number): Place => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

export const stepCursor = (place: Place, down: number, right: number): Place => ({
  row: place.row + down,
  column: place.column + right,
});

export const selectPlace = (place: Place): GridSelection => ({ at: place, corner: place });
export const pickAllCells = (within: PlaceLimiter): GridSelection => ({
  at: FIRST_CELL,
  corner: within(LAST),
});
export const carryInto = ({ at, corner }: GridSelection, within: PlaceLimiter): GridSelection => ({
  at: within(at),
  corner: within(corner),
});

export function moveTo({ place, extend }: Step<"cell.go">, within: PlaceLimiter): Partial<GridSelection> {
  const next = within(place);
  return extend ? { corner: next } : selectPlace(next);
}

export const moveCursor = (
  { at, corner }: GridSelection,
  { down, right, extend }: Step<"cell.move">,
  within: PlaceLimiter,
): Partial<GridSelection> => moveTo({ place: stepCursor(extend ? corner : at, down, right), extend }, within);

export function pickFilled({ top, left }: Span, texts: PlacedTexts, within: PlaceLimiter): GridSelection {
  let far: Place = { row: top, column: left };
  for (const [{ row, column }] of texts) {
    far = { row: Math.max(far.row, row), column: Math.max(far.column, column) };
  }
  return { at: within({ row: top, column: left }), corner: within(far) };
}

const rowsOf = ({ top, left, bottom, right }: Span): readonly (readonly Place[])[] =>
  Array.from(
    { length: bottom - top + 1 },
    (_, down) =>
      Array.from({ length: right - left + 1 }, (_, across) => ({ row: top + down, column: left + across })),
  );

export const emptiedTexts = (span: Span): PlacedTexts => rowsOf(span).flat().map((place) => [place, ""]);

export const filledTexts = (span: Span, textAt: (place: Place) => string): PlacedTexts =>
  rowsOf(span).flat().map((place) => [place, textAt({ ...place, row: span.top })]);

export const copiedText = (span: Span, textAt: (place: Place) => string): string =>
  clipboardText(rowsOf(span).map((places) => places.map(textAt)));

/** A single pasted cell fills the whole span; a pasted table begins at the span's top left corner. */
export function pastedTexts(span: Span, text: string): PlacedTexts {
  const rows = clipboardRows(text);
  const [[only] = []] = rows;
  if (rows.length === 1 && rows[0]?.length === 1 && only !== undefined) {
    return rowsOf(span).flat().map((place) => [place, only]);
  }
  return rows.flatMap((cells, down) =>
    cells.map((cell, across) => [{ row: span.top + down, column: span.left + across }, cell] as const)
  );
}
