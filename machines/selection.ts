/** Rows are selected one by one (`picked`), or all matching rows but some (`all`). Other filters end the selection. */
import { and, assign, not, setup } from "xstate";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../api/constants.ts";
import { FIRST_SELECTION, NOTHING_PICKED, type Picks, type SelectionContext, shownPart } from "./picks.ts";
import { placeholderAction } from "./placeholder.ts";
import { intersect } from "./rows.ts";

export type SelectionEvent =
  | { readonly type: "rows.shown"; readonly ids: readonly string[] }
  /** `range`: selects all rows from the previously toggled one to this one; in `all` it deselects them. */
  | { readonly type: "row.toggle"; readonly id: string; readonly range: boolean }
  | { readonly type: "rows.toggleAll" }
  /** Selects all rows of the page; if they are selected already, all matching rows. */
  | { readonly type: "selection.widen" }
  | { readonly type: "selection.all" }
  /** Selects only these rows of the page, such as those that a bulk step did not move. */
  | { readonly type: "selection.set"; readonly ids: readonly string[] }
  | { readonly type: "selection.clear" }
  | { readonly type: "filters.change" }
  | { readonly type: "cursor.move"; readonly by: 1 | -1 }
  | { readonly type: "cursor.extend"; readonly by: 1 | -1 }
  | { readonly type: "cursor.set"; readonly id: string | null };

function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start = 0, end = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return start < 0 ? [to] : ids.slice(start, end + 1);
}

function limitPicks({ isAll }: Picks, ids: readonly string[]): Partial<SelectionContext> {
  const max = isAll ? MAX_EXCEPT_IDS : MAX_LIST_VALUES;
  const some = [...new Set(ids)].slice(0, max);
  const isFull = new Set(ids).size > max;
  return isAll ? { except: some, isFull } : { selected: some, isFull };
}

const pickedIds = ({ isAll, selected, except }: Picks) => isAll ? except : selected;

function idsAfterToggle(context: SelectionContext, id: string, range: boolean) {
  const known = pickedIds(context);
  const { ids, anchor } = context;
  if (range && anchor !== null) return [...known, ...between(ids, anchor, id)];
  return known.includes(id) ? known.filter((each) => each !== id) : [...known, id];
}

function cursorAfter({ ids, cursor }: SelectionContext, by: 1 | -1): string | null {
  if (cursor === null) return ids.at(by > 0 ? 0 : -1) ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(cursor) + by))] ?? null;
}

const idIfListed = (ids: readonly string[], id: string | null) => id !== null && ids.includes(id) ? id : null;

export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    input: {} as { readonly ids: readonly string[] } | undefined,
  },
  actions: {
    keepShown: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ids,
      anchor: idIfListed(ids, context.anchor),
      cursor: idIfListed(ids, context.cursor),
    })),
    toggleRow: assign(({ context }, { id, range }: { id: string; range: boolean }) => ({
      ...limitPicks(context, idsAfterToggle(context, id, range)),
      anchor: id,
    })),
    addShown: assign(({ context }) => {
      const { ids, isAll } = context;
      const others = pickedIds(context).filter((id) => !ids.includes(id));
      return { ...limitPicks(context, isAll ? others : [...others, ...ids]), anchor: null };
    }),
    dropShown: assign(({ context }) => ({
      ...NOTHING_PICKED,
      selected: context.selected.filter((id) => !context.ids.includes(id)),
    })),
    takeAll: assign({ ...NOTHING_PICKED, isAll: true }),
    setSelection: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ...NOTHING_PICKED,
      selected: intersect(context.ids, ids),
    })),
    clear: assign(NOTHING_PICKED),
    announceDropped: placeholderAction("announceDropped"),
    moveCursor: assign(({ context }, { by }: { by: 1 | -1 }) => ({ cursor: cursorAfter(context, by) })),
    extendCursor: assign(({ context }, { by }: { by: 1 | -1 }) => {
      const [from, to] = [context.cursor, cursorAfter(context, by)];
      const passed = [from, to].filter((id) => id !== null);
      const ids = context.isAll ? [...context.except, ...passed] : [...context.selected, ...passed];
      return { ...limitPicks(context, ids), cursor: to, anchor: to };
    }),
    setCursor: assign(({ context }, { id }: { id: string | null }) => ({
      cursor: idIfListed(context.ids, id),
    })),
  },
  guards: {
    isShown: ({ context }, { id }: { id: string }) => context.ids.includes(id),
    hasRows: ({ context }) => context.ids.length > 0,
    isPageSelected: ({ context }) => shownPart(context) === "all",
    isAll: ({ context }) => context.isAll,
    isAnySelected: ({ context }) => context.selected.length > 0,
  },
}).createMachine({
  id: "selection",
  context: ({ input }) => ({ ...FIRST_SELECTION, ...input }),
  initial: "none",
  on: {
    "rows.shown": { actions: { type: "keepShown", params: ({ event }) => event } },
    "row.toggle": {
      guard: { type: "isShown", params: ({ event }) => event },
      actions: { type: "toggleRow", params: ({ event }) => event },
    },
    "rows.toggleAll": [{ guard: "isPageSelected", actions: "dropShown" }, { actions: "addShown" }],
    "selection.widen": [
      { guard: and(["hasRows", "isPageSelected"]), actions: "takeAll" },
      { actions: "addShown" },
    ],
    "selection.all": { guard: "hasRows", actions: "takeAll" },
    "selection.set": { actions: { type: "setSelection", params: ({ event }) => event } },
    "selection.clear": { actions: "clear" },
    "cursor.move": { actions: { type: "moveCursor", params: ({ event }) => event } },
    "cursor.extend": { actions: { type: "extendCursor", params: ({ event }) => event } },
    "cursor.set": { actions: { type: "setCursor", params: ({ event }) => event } },
  },
  states: {
    none: { always: [{ target: "all", guard: "isAll" }, { target: "picked", guard: "isAnySelected" }] },
    picked: {
      always: [{ target: "all", guard: "isAll" }, { target: "none", guard: not("isAnySelected") }],
      on: { "filters.change": { actions: ["announceDropped", "clear"] } },
    },
    all: {
      always: [
        { target: "picked", guard: and([not("isAll"), "isAnySelected"]) },
        { target: "none", guard: not("isAll") },
      ],
      on: { "filters.change": { actions: ["announceDropped", "clear"] } },
    },
  },
});
