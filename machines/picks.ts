/** Computes which rows are selected, for the machine and for the rows on the screen. */

export interface SelectionContext {
  readonly ids: readonly string[];
  /** Ids of selected rows, on other pages too; empty while all are selected. */
  readonly selected: readonly string[];
  /** All rows are selected but those in `except`. */
  readonly isAll: boolean;
  readonly except: readonly string[];
  /** More rows were selected than a request may name, so the surplus was not added. */
  readonly isFull: boolean;
  readonly anchor: string | null;
  readonly cursor: string | null;
}

export type Picks = Pick<SelectionContext, "selected" | "isAll" | "except">;

export const isPicked = ({ selected, isAll, except }: Picks, id: string): boolean =>
  isAll ? !except.includes(id) : selected.includes(id);

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

export const FIRST_SELECTION: SelectionContext = { ids: [], ...NOTHING_PICKED, cursor: null };
