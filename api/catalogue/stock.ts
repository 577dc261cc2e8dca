/** Blanks: the words of stock, and what a step of a garment does to its blank. Pure. */

/** Whether a garment has its blank; None where nobody counts those of its item. */
export const BLANKS = ["None", "Short", "Reserved", "Taken"] as const;
export type Blank = (typeof BLANKS)[number];

export const STOCK_MOVES = ["receive", "count", "adjust", "reserve", "release", "take", "scrap"] as const;
export type StockMoveKind = (typeof STOCK_MOVES)[number];
/** Those that a person writes; all others follow from steps. */
export const STOCK_WRITES = ["receive", "count", "adjust"] as const;
export type StockWrite = (typeof STOCK_WRITES)[number];
/** Those that a table of many items can say. */
export const STOCK_IMPORTS = ["receive", "count"] as const satisfies readonly StockWrite[];
/** Rows of such a table: all blanks of a workshop, and a body of a request. */
export const MAX_STOCK_ROWS = 2_000;

/** What sellers are told of an item: a word, and never a figure. */
export const STOCK_WORDS = ["In stock", "Low", "Out"] as const;

/** Of one row. Chosen: a container of shirts many times over, and far below what a sum can hold. */
export const MAX_STOCK = 10_000_000;

/** What becomes of a blank, and of the stock that it lies in. */
export interface BlankTurn {
  readonly to: Blank;
  readonly move?: { readonly kind: StockMoveKind; readonly d_on_hand: number; readonly d_reserved: number };
}

type Turns = Readonly<Partial<Record<Blank, BlankTurn>>>;

/** By the unit machine's action and the blank as it is; nothing where it stays as it is. */
export const BLANK_CHANGES = {
  // What leaves without one was made of something else.
  takeBlank: {
    Reserved: { to: "Taken", move: { kind: "take", d_on_hand: -1, d_reserved: -1 } },
    Short: { to: "None" },
  },
  // One that was taken is off the stock already.
  scrapBlank: {
    Reserved: { to: "Short", move: { kind: "scrap", d_on_hand: -1, d_reserved: -1 } },
    Taken: { to: "Short", move: { kind: "scrap", d_on_hand: 0, d_reserved: 0 } },
  },
  reserveBlank: { Short: { to: "Reserved", move: { kind: "reserve", d_on_hand: 0, d_reserved: 1 } } },
  releaseBlank: {
    Reserved: { to: "None", move: { kind: "release", d_on_hand: 0, d_reserved: -1 } },
    Short: { to: "None" },
  },
} as const satisfies Readonly<Record<string, Turns>>;

export type BlankAction = keyof typeof BLANK_CHANGES;

/** @param artFault what is wrong is the artwork: a blank that was not printed yet is as good as before */
export function turnOf(action: BlankAction, blank: string, artFault = false): BlankTurn | null {
  if (action === "scrapBlank" && artFault && blank === "Reserved") return null;
  const turns: Turns = BLANK_CHANGES[action];
  return turns[blank as Blank] ?? null;
}
