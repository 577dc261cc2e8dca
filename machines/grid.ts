/**
 * A grid that is edited like a spreadsheet: resting (a span of cells is picked) → editing (one cell) | asking (what was
 * pasted may be read in two ways) → reviewing (what would change, before anything is sent). Each change can be taken
 * back, one after the other. Sending is the work of a job (bulk_job.ts).
 */
import { assign, setup } from "xstate";
import type { DecimalMark } from "../api/csv/plan.ts";
import {
  carried,
  cleared,
  editedRows,
  type Edits,
  filledDown,
  type GridTable,
  isFixed,
  markOf,
  NO_EDITS,
  NO_TABLE,
  pasted,
  pastedTexts,
  type Place,
  spanOf,
  textAt,
  within,
  written,
} from "./grid_table.ts";

export interface GridContext {
  readonly table: GridTable;
  readonly edits: Edits;
  /** What the edits were before each change, the last one last. */
  readonly past: readonly Edits[];
  /** Where the keyboard stands, and the opposite corner of what is picked. */
  readonly at: Place;
  readonly corner: Place;
  readonly draft: string;
  /** What was pasted, while its decimal mark is asked for. */
  readonly waiting: string;
}

export type GridEvent =
  /** The rows as they are now: edits stay with their records, those that were written are none any more. */
  | { readonly type: "rows.load"; readonly table: GridTable }
  | { readonly type: "cell.move"; readonly down: number; readonly right: number; readonly extend: boolean }
  | { readonly type: "cell.go"; readonly place: Place; readonly extend: boolean }
  | { readonly type: "cells.all" }
  /** Null: with the text that is there. */
  | { readonly type: "cell.edit"; readonly text: string | null }
  | { readonly type: "text.change"; readonly text: string }
  | { readonly type: "text.keep"; readonly down: number; readonly right: number }
  | { readonly type: "text.drop" }
  | { readonly type: "cells.paste"; readonly text: string }
  | { readonly type: "mark.choose"; readonly mark: DecimalMark }
  | { readonly type: "mark.drop" }
  | { readonly type: "cells.clear" }
  | { readonly type: "cells.fill" }
  | { readonly type: "change.undo" }
  | { readonly type: "review.open" }
  | { readonly type: "review.close" };

/** Changes that can be taken back. */
export const MAX_GRID_PAST = 100;

const FIRST: Place = { row: 0, column: 0 };

const changed = ({ edits, past }: GridContext, next: Edits) => ({
  edits: next,
  past: [...past, edits].slice(-MAX_GRID_PAST),
});

const spanNow = ({ at, corner }: GridContext) => spanOf(at, corner);
const textsOf = (context: GridContext, text: string) => pastedTexts(spanNow(context), text);

/** What was pasted is picked, as far as there is a grid below it. */
function afterPaste(context: GridContext, text: string, mark: DecimalMark) {
  const texts = textsOf(context, text);
  const { top, left } = spanNow(context);
  const far = texts.reduce(
    (most, [place]) => ({
      row: Math.max(most.row, place.row),
      column: Math.max(most.column, place.column),
    }),
    { row: top, column: left },
  );
  return {
    ...changed(context, pasted(context.table, context.edits, texts, mark)),
    at: { row: top, column: left },
    corner: within(context.table, far),
  };
}

const gone = (place: Place, down: number, right: number): Place => ({
  row: place.row + down,
  column: place.column + right,
});

export const gridMachine = setup({
  types: { context: {} as GridContext, events: {} as GridEvent },
  actions: {
    load: assign(({ context: { table, edits, at, corner } }, { table: next }: { table: GridTable }) => ({
      table: next,
      edits: carried(table, edits, next),
      past: [],
      at: within(next, at),
      corner: within(next, corner),
    })),
    move: assign(
      ({ context }, { down, right, extend }: { down: number; right: number; extend: boolean }) => {
        const place = within(context.table, gone(extend ? context.corner : context.at, down, right));
        return extend ? { corner: place } : { at: place, corner: place };
      },
    ),
    go: assign(({ context }, { place: asked, extend }: { place: Place; extend: boolean }) => {
      const place = within(context.table, asked);
      return extend ? { corner: place } : { at: place, corner: place };
    }),
    pickAll: assign(({ context: { table } }) => ({
      at: FIRST,
      corner: within(table, { row: Infinity, column: Infinity }),
    })),
    begin: assign(({ context: { table, edits, at } }, { text }: { text: string | null }) => ({
      draft: text ?? textAt(table, edits, at),
      corner: at,
    })),
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    keepText: assign(({ context }, { down, right }: { down: number; right: number }) => {
      const { table, edits, at, draft } = context;
      const next = within(table, gone(at, down, right));
      const kept = written(table, edits, [[at, draft]]);
      const isSame = textAt(table, kept, at) === textAt(table, edits, at);
      return { ...(isSame ? {} : changed(context, kept)), at: next, corner: next };
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
    clear: assign(({ context }) => changed(context, cleared(context.table, context.edits, spanNow(context)))),
    fill: assign(({ context }) =>
      changed(context, filledDown(context.table, context.edits, spanNow(context)))
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
    at: FIRST,
    corner: FIRST,
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
