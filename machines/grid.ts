/** States: resting ⇄ editing (one cell) | asking (a paste has two readings) | reviewing; bulk_job.ts then sends. */
import { assign, setup } from "xstate";
import type { DecimalMark } from "../api/csv/plan.ts";
import {
  carryInto,
  type CellEvent,
  FIRST_CELL,
  type GridSelection,
  MAX_GRID_PAST,
  moveCursor,
  moveTo,
  pastedTexts,
  pickAllCells,
  pickFilled,
  type Place,
  type PlaceLimiter,
  selectedSpan,
  selectPlace,
  stepCursor,
} from "./grid_places.ts";
import {
  carryEdits,
  clearCells,
  editedRows,
  type Edits,
  fillDown,
  type GridTable,
  isFixed,
  keepInside,
  markOf,
  NO_EDITS,
  NO_TABLE,
  normalizePaste,
  textAt,
  writeTexts,
} from "./grid_table.ts";

export interface GridContext extends GridSelection {
  readonly table: GridTable;
  readonly edits: Edits;
  /** Earlier edits for undo, the oldest first. */
  readonly past: readonly Edits[];
  readonly draft: string;
  /** The pasted text whose decimal mark the person is asked for; empty without a question. */
  readonly waiting: string;
}

export type GridEvent =
  | CellEvent
  /** Loads newer rows: edits stay with their records, and edits that have been saved disappear. */
  | { readonly type: "rows.load"; readonly table: GridTable }
  | { readonly type: "review.open" }
  | { readonly type: "review.close" };

const changed = ({ edits, past }: GridContext, next: Edits) => ({
  edits: next,
  past: [...past, edits].slice(-MAX_GRID_PAST),
});

const textsOf = (context: GridContext, text: string) => pastedTexts(selectedSpan(context), text);
const withinOf = ({ table }: GridContext): PlaceLimiter => (place) => keepInside(table, place);

function afterPaste(context: GridContext, text: string, mark: DecimalMark) {
  const texts = textsOf(context, text);
  return {
    ...changed(context, normalizePaste(context.table, context.edits, texts, mark)),
    ...pickFilled(selectedSpan(context), texts, withinOf(context)),
  };
}

export const gridMachine = setup({
  types: { context: {} as GridContext, events: {} as GridEvent },
  actions: {
    load: assign(({ context }, { table }: { table: GridTable }) => ({
      table,
      edits: carryEdits(context.table, context.edits, table),
      past: [],
      ...carryInto(context, (place) => keepInside(table, place)),
    })),
    move: assign(({ context }, step: { down: number; right: number; extend: boolean }) =>
      moveCursor(context, step, withinOf(context))
    ),
    go: assign(({ context }, step: { place: Place; extend: boolean }) => moveTo(step, withinOf(context))),
    pickAll: assign(({ context }) => pickAllCells(withinOf(context))),
    begin: assign(({ context: { table, edits, at } }, { text }: { text: string | null }) => ({
      draft: text ?? textAt(table, edits, at),
      corner: at,
    })),
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    keepText: assign(({ context }, { down, right }: { down: number; right: number }) => {
      const { table, edits, at, draft } = context;
      const next = keepInside(table, stepCursor(at, down, right));
      const saved = writeTexts(table, edits, [[at, draft]]);
      const isSame = textAt(table, saved, at) === textAt(table, edits, at);
      return { ...(isSame ? {} : changed(context, saved)), ...selectPlace(next) };
    }),
    paste: assign(({ context }, { text }: { text: string }) =>
      afterPaste(context, text, markOf(context.table, textsOf(context, text)) ?? ".")
    ),
    keepWaiting: assign((_, { text }: { text: string }) => ({ waiting: text })),
    pasteWaiting: assign(({ context }, { mark }: { mark: DecimalMark }) => ({
      ...afterPaste(context, context.waiting, mark),
      waiting: "",
    })),
    dropWaiting: assign({ waiting: "" }),
    clear: assign(({ context }) =>
      changed(context, clearCells(context.table, context.edits, selectedSpan(context)))
    ),
    fill: assign(({ context }) =>
      changed(context, fillDown(context.table, context.edits, selectedSpan(context)))
    ),
    undo: assign(({ context: { past } }) => ({ edits: past.at(-1) ?? NO_EDITS, past: past.slice(0, -1) })),
  },
  guards: {
    isOpen: ({ context: { table, at } }) => table.rows.length > 0 && !isFixed(table, at),
    isAmbiguous: ({ context }, { text }: { text: string }) =>
      markOf(context.table, textsOf(context, text)) === null,
    hasPast: ({ context }) => context.past.length > 0,
    hasEdits: ({ context: { table, edits } }) => editedRows(table, edits).length > 0,
  },
}).createMachine({
  id: "grid",
  context: {
    table: NO_TABLE,
    edits: NO_EDITS,
    past: [],
    at: FIRST_CELL,
    corner: FIRST_CELL,
    draft: "",
    waiting: "",
  },
  initial: "resting",
  states: {
    resting: {
      on: {
        "rows.load": { actions: { type: "load", params: ({ event }) => event } },
        "cell.move": { actions: { type: "move", params: ({ event }) => event } },
        "cell.go": { actions: { type: "go", params: ({ event }) => event } },
        "cells.all": { actions: "pickAll" },
        "cell.edit": {
          target: "editing",
          guard: "isOpen",
          actions: { type: "begin", params: ({ event }) => event },
        },
        "cells.paste": [
          {
            target: "asking",
            guard: { type: "isAmbiguous", params: ({ event }) => event },
            actions: { type: "keepWaiting", params: ({ event }) => event },
          },
          { actions: { type: "paste", params: ({ event }) => event } },
        ],
        "cells.clear": { actions: "clear" },
        "cells.fill": { actions: "fill" },
        "change.undo": { guard: "hasPast", actions: "undo" },
        "review.open": { target: "reviewing", guard: "hasEdits" },
      },
    },
    editing: {
      on: {
        "text.change": { actions: { type: "keepDraft", params: ({ event }) => event } },
        "text.keep": {
          target: "resting",
          actions: { type: "keepText", params: ({ event }) => event },
        },
        "text.drop": "resting",
      },
    },
    asking: {
      on: {
        "rows.load": {
          target: "resting",
          actions: [{ type: "load", params: ({ event }) => event }, "dropWaiting"],
        },
        "mark.choose": {
          target: "resting",
          actions: { type: "pasteWaiting", params: ({ event }) => event },
        },
        "mark.drop": { target: "resting", actions: "dropWaiting" },
      },
    },
    reviewing: {
      on: {
        "rows.load": { target: "resting", actions: { type: "load", params: ({ event }) => event } },
        "review.close": "resting",
      },
    },
  },
});
