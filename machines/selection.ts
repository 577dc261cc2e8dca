/**
 * What is picked among the rows on the screen, and where the keyboard stands. Rows that leave the screen are
 * picked no longer: a bulk step acts on nothing that is out of sight. Pure, without effects.
 */
import { assign, setup } from "xstate";
import { common } from "./rows.ts";

export interface SelectionContext {
  /** Ids of the rows on the screen, in their order. */
  readonly ids: readonly string[];
  readonly selected: readonly string[];
  /** Where a range of rows begins. */
  readonly anchor: string | null;
  readonly cursor: string | null;
}

export type SelectionEvent =
  | { readonly type: "rows.shown"; readonly ids: readonly string[] }
  /** `range`: everything from the row toggled before up to this one is picked. */
  | { readonly type: "row.toggle"; readonly id: string; readonly range: boolean }
  | { readonly type: "rows.toggleAll" }
  /** Exactly these: the ones a bulk step left behind. */
  | { readonly type: "selection.set"; readonly ids: readonly string[] }
  | { readonly type: "selection.clear" }
  | { readonly type: "cursor.move"; readonly by: 1 | -1 }
  | { readonly type: "cursor.set"; readonly id: string | null };

function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start = 0, end = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return start < 0 ? [to] : ids.slice(start, end + 1);
}

function toggled({ ids, selected, anchor }: SelectionContext, id: string, range: boolean) {
  if (range && anchor !== null) return [...new Set([...selected, ...between(ids, anchor, id)])];
  return selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
}

function moved({ ids, cursor }: SelectionContext, by: 1 | -1): string | null {
  if (cursor === null) return ids.at(by > 0 ? 0 : -1) ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(cursor) + by))] ?? null;
}

const kept = (ids: readonly string[], id: string | null) => id !== null && ids.includes(id) ? id : null;

export const selectionMachine = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent },
  actions: {
    keepShown: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ids,
      selected: common(context.selected, ids),
      anchor: kept(ids, context.anchor),
      cursor: kept(ids, context.cursor),
    })),
    toggleRow: assign(({ context }, { id, range }: { id: string; range: boolean }) => ({
      selected: toggled(context, id, range),
      anchor: id,
    })),
    toggleAll: assign(({ context: { ids, selected } }) => ({
      selected: selected.length === ids.length ? [] : ids,
      anchor: null,
    })),
    setSelection: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      selected: common(context.ids, ids),
      anchor: null,
    })),
    clear: assign({ selected: [], anchor: null }),
    moveCursor: assign(({ context }, { by }: { by: 1 | -1 }) => ({ cursor: moved(context, by) })),
    setCursor: assign(({ context }, { id }: { id: string | null }) => ({ cursor: kept(context.ids, id) })),
  },
  guards: {
    isShown: ({ context }, { id }: { id: string }) => context.ids.includes(id),
    isNoneSelected: ({ context }) => context.selected.length === 0,
    isAnySelected: ({ context }) => context.selected.length > 0,
  },
}).createMachine({
  id: "selection",
  context: { ids: [], selected: [], anchor: null, cursor: null },
  initial: "none",
  on: {
    "rows.shown": { actions: { type: "keepShown", params: ({ event }) => event } },
    "row.toggle": {
      guard: { type: "isShown", params: ({ event }) => event },
      actions: { type: "toggleRow", params: ({ event }) => event },
    },
    "rows.toggleAll": { actions: "toggleAll" },
    "selection.set": { actions: { type: "setSelection", params: ({ event }) => event } },
    "selection.clear": { actions: "clear" },
    "cursor.move": { actions: { type: "moveCursor", params: ({ event }) => event } },
    "cursor.set": { actions: { type: "setCursor", params: ({ event }) => event } },
  },
  states: {
    /** The filter line is shown. */
    none: { always: { target: "some", guard: "isAnySelected" } },
    /** The bulk line is shown. */
    some: { always: { target: "none", guard: "isNoneSelected" } },
  },
});
