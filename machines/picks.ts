/** The selection of a list, and its state for each row. Pure, for the machine and for the rows. */

export interface SelectionContext {
  /** Ids of the rows on the screen, in their order. */
  readonly ids: readonly string[];
  /** Rows selected one by one, on other pages too; empty while all are selected. */
  readonly selected: readonly string[];
  /** All matching rows are selected; `except` lists those that were removed. */
  readonly isAll: boolean;
  readonly except: readonly string[];
  /** The last selection exceeded the number of ids that may be named: the rest was left unchanged. */
  readonly isFull: boolean;
  /** The row where a range begins. */
  readonly anchor: string | null;
  readonly cursor: string | null;
}

export type Picks = Pick<SelectionContext, "selected" | "isAll" | "except">;

export const isPicked = ({ selected, isAll, except }: Picks, id: string): boolean =>
  isAll ? !except.includes(id) : selected.includes(id);

/** Returns how many of the rows on the screen are selected. */
export function shownPart(context: SelectionContext): "none" | "some" | "all" {
  const picked = context.ids.filter((id) => isPicked(context, id)).length;
  if (picked === 0) return "none";
  return picked === context.ids.length ? "all" : "some";
}

export const NOTHING_PICKED = {
  selected: [],
  isAll: false,
  except: [],
  isFull: false,
  anchor: null,
} as const;

/** Selection of a list that has just loaded. */
export const FIRST_SELECTION: SelectionContext = { ids: [], ...NOTHING_PICKED, cursor: null };
