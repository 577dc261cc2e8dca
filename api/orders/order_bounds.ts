/** Maximum number of lines in an order: a packing slip of a few pages. */
export const MAX_ORDER_LINES = 200;
/** Maximum number of pieces in all lines of an order, because the payment makes a row of the workshop for each. */
export const MAX_ORDER_PIECES = 10_000;

/** Longest order number, postal code or telephone number, in characters. Reason: the room on a carrier's form. */
export const SHORT_CHARS = 60;
/** Longest title, and longest variant, of a line, in characters: both may contain what a buyer chose. */
export const LINE_TITLE_CHARS = 300;

export const piecesOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const isTooManyPieces = (pieces: number): boolean => pieces > MAX_ORDER_PIECES;
