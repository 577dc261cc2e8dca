/** Bounds of an order, said once: the form, a file, a call from outside, fixing and the server all read these. */

/** Most lines of one order. Chosen: a packing slip of a few pages. */
export const MAX_ORDER_LINES = 200;
/** Most pieces of one order, in however many lines. Chosen: each is a row of the workshop, made within the payment. */
export const MAX_ORDER_PIECES = 10_000;

/** Longest order number, SKU, postal code or telephone number, in characters. Chosen: what a carrier's form can hold. */
export const SHORT_CHARS = 60;
/** Title and variant of a line: shops give their buyers' choices in words. Chosen: what shops allow. */
export const LINE_TITLE_CHARS = 300;

/** Pieces of all lines together. */
export const piecesOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether so many pieces are more than one order may have. */
export const isTooManyPieces = (pieces: number): boolean => pieces > MAX_ORDER_PIECES;
