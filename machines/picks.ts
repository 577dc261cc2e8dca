/** What is picked in a list, and what that says of a row: pure, for the machine and for whoever draws the rows. */

export interface SelectionContext {
  /** Ids of the rows on the screen, in their order. */
  readonly ids: readonly string[];
  /** Rows picked one by one, those of other pages too; none while all are. */
  readonly selected: readonly string[];
  /** True while all that match are picked; `except` are those that were taken out again. */
  readonly isAll: boolean;
  readonly except: readonly string[];
  /** True when the last pick went over what may be named one by one: the rest was left as it was. */
  readonly isFull: boolean;
  /** Where a range of rows begins. */
  readonly anchor: string | null;
  readonly cursor: string | null;
}

export type Picks = Pick<SelectionContext, "selected" | "isAll" | "except">;

export const isPicked = ({ selected, isAll, except }: Picks, id: string): boolean =>
  isAll ? !except.includes(id) : selected.includes(id);

/** How many of the rows on the screen are picked. */
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

/** Of a list that has just come. */
export const FIRST_SELECTION: SelectionContext = { ids: [], ...NOTHING_PICKED, cursor: null };
