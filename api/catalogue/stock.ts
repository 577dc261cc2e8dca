/** States of a unit's blank; None if the unit uses none of the counted stock. */
export const BLANKS = ["None", "Short", "Reserved", "Taken"] as const;
export type Blank = (typeof BLANKS)[number];

export const STOCK_MOVES = ["receive", "count", "adjust", "reserve", "release", "take", "scrap"] as const;
export type StockMoveKind = (typeof STOCK_MOVES)[number];
/** Stock moves that people enter; all others follow from steps of units. */
export const STOCK_WRITES = ["receive", "count", "adjust"] as const;
export type StockWrite = (typeof STOCK_WRITES)[number];
export const STOCK_IMPORTS = ["receive", "count"] as const satisfies readonly StockWrite[];
/** Maximum number of rows of an imported table: all blanks of a workshop, within the body of a request. */
export const MAX_STOCK_ROWS = 2_000;

/** Sellers see these words instead of a quantity. */
export const STOCK_WORDS = ["In stock", "Low", "Out"] as const;

/** Largest quantity of one row. Reason: it is many containers of shirts, and far below the largest exact sum. */
export const MAX_STOCK = 10_000_000;

export interface BlankChange {
  readonly to: Blank;
  readonly move?: { readonly kind: StockMoveKind; readonly d_on_hand: number; readonly d_reserved: number };
}

type BlankChanges = Readonly<Partial<Record<Blank, BlankChange>>>;

/** Changes of a blank, by the unit machine's action and the blank's state; a missing entry means no change. */
export const BLANK_CHANGES = {
  // A unit that is made while its blank is short takes nothing from the stock.
  takeBlank: {
    Reserved: { to: "Taken", move: { kind: "take", d_on_hand: -1, d_reserved: -1 } },
    Short: { to: "None" },
  },
  // A taken blank has left the stock already.
  scrapBlank: {
    Reserved: { to: "Short", move: { kind: "scrap", d_on_hand: -1, d_reserved: -1 } },
    Taken: { to: "Short", move: { kind: "scrap", d_on_hand: 0, d_reserved: 0 } },
  },
  reserveBlank: { Short: { to: "Reserved", move: { kind: "reserve", d_on_hand: 0, d_reserved: 1 } } },
  releaseBlank: {
    Reserved: { to: "None", move: { kind: "release", d_on_hand: 0, d_reserved: -1 } },
    Short: { to: "None" },
  },
} as const satisfies Readonly<Record<string, BlankChanges>>;

export type BlankAction = keyof typeof BLANK_CHANGES;

/** Returns the change of a blank, or null. With `artFault` the artwork is at fault: an unprinted blank is kept. */
export function blankChangeOf(action: BlankAction, blank: string, artFault = false): BlankChange | null {
  if (action === "scrapBlank" && artFault && blank === "Reserved") return null;
  const changes: BlankChanges = BLANK_CHANGES[action];
  return changes[blank as Blank] ?? null;
}
