/** States: resting → editing (one cell) | asking (a text can be read in two ways). Undo and redo work across sheets. */
import { assign, setup } from "xstate";
import type { DecimalMark } from "../../api/csv/plan.ts";
import {
  cellAt,
  type CellEvent,
  FIRST_CELL,
  moveCursor,
  moveTo,
  pickAllCells,
  type Place,
  selectedSpan,
  selectPlace,
  stepCursor,
} from "../grid_places.ts";
import {
  changeTable,
  isSame,
  keepInside,
  keepInsideOf,
  lineOf,
  markOf,
  type PriceGridContext,
  showTable,
  writeText,
  writeTyped,
} from "./price_grid_steps.ts";
import {
  clearCells,
  deleteSheetRows,
  type DimText,
  EMPTY_SHEETS,
  fillDown,
  insertSheetRow,
  type SheetName,
  type TableSheets,
  textAt,
} from "./price_sheet.ts";

export type PriceGridEvent =
  | CellEvent
  /** Edits are kept unless the event drops them. */
  | {
    readonly type: "table.load";
    readonly sheets: TableSheets;
    readonly isDraft: boolean;
    readonly dropsChanges: boolean;
  }
  | { readonly type: "table.replace"; readonly sheets: TableSheets }
  | { readonly type: "dim.change"; readonly dim: DimText }
  | { readonly type: "sheet.show"; readonly sheet: SheetName }
  | { readonly type: "row.add" }
  | { readonly type: "rows.remove" }
  | { readonly type: "change.redo" };

export const priceGridMachine = setup({
  types: { context: {} as PriceGridContext, events: {} as PriceGridEvent },
  actions: {
    load: assign(
      (
        { context },
        { sheets, isDraft, dropsChanges }: { sheets: TableSheets; isDraft: boolean; dropsChanges: boolean },
      ) => {
        const isKept = context.sheets !== context.saved && !dropsChanges;
        return isKept
          ? { saved: sheets, isDraft }
          : { ...showTable(context, sheets), saved: sheets, isDraft, past: [], future: [] };
      },
    ),
    replace: assign(({ context }, { sheets }: { sheets: TableSheets }) => changeTable(context, sheets)),
    changeDim: assign(({ context }, { dim }: { dim: DimText }) =>
      changeTable(context, { ...context.sheets, dim })
    ),
    show: assign(({ context }, { sheet }: { sheet: SheetName }) =>
      sheet === context.sheet ? {} : { sheet, ...selectPlace(FIRST_CELL) }
    ),
    move: assign(({ context }, step: { down: number; right: number; extend: boolean }) =>
      moveCursor(context, step, keepInsideOf(context))
    ),
    go: assign(({ context }, step: { place: Place; extend: boolean }) => moveTo(step, keepInsideOf(context))),
    pickAll: assign(({ context }) => pickAllCells(keepInsideOf(context))),
    begin: assign(({ context: { sheets, sheet, at } }, { text }: { text: string | null }) => ({
      draft: text ?? textAt(sheets, sheet, at),
      corner: at,
    })),
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    keepText: assign(({ context }, { down, right }: { down: number; right: number }) => {
      const text = context.draft;
      const mark = markOf(context, cellAt(context.at), lineOf(text)) ?? ".";
      const after = isSame(context, text) ? {} : writeTyped(context, text, mark);
      const next = keepInside({ ...context, ...after }, stepCursor(context.at, down, right));
      return { ...after, ...selectPlace(next) };
    }),
    paste: assign(({ context }, { text }: { text: string }) => {
      const span = selectedSpan(context);
      return writeText(context, span, text, markOf(context, span, text) ?? ".");
    }),
    keepWaiting: assign(({ context }, { text }: { text: string }) => ({
      waiting: text,
      target: selectedSpan(context),
    })),
    keepDraftWaiting: assign(({ context }) => ({
      waiting: lineOf(context.draft),
      target: cellAt(context.at),
    })),
    writeWaiting: assign(({ context }, { mark }: { mark: DecimalMark }) => ({
      ...writeText(context, context.target, context.waiting, mark),
      waiting: "",
    })),
    dropWaiting: assign({ waiting: "" }),
    clear: assign(({ context }) =>
      changeTable(context, clearCells(context.sheets, context.sheet, selectedSpan(context)))
    ),
    fill: assign(({ context }) =>
      changeTable(context, fillDown(context.sheets, context.sheet, selectedSpan(context)))
    ),
    addRow: assign(({ context }) => {
      const { sheets, sheet } = context;
      const below = selectedSpan(context).bottom;
      const after = changeTable(context, insertSheetRow(sheets, sheet, below));
      const at = keepInside({ ...context, ...after }, {
        row: sheets[sheet].length ? below + 1 : 0,
        column: 0,
      });
      return { ...after, ...selectPlace(at) };
    }),
    removeRows: assign(({ context }) => {
      const span = selectedSpan(context);
      const after = changeTable(context, deleteSheetRows(context.sheets, context.sheet, span));
      const at = keepInside({ ...context, ...after }, { row: span.top, column: span.left });
      return { ...after, ...selectPlace(at) };
    }),
    undo: assign(({ context }) => ({
      ...showTable(context, context.past.at(-1) ?? context.sheets),
      past: context.past.slice(0, -1),
      future: [context.sheets, ...context.future],
    })),
    redo: assign(({ context }) => ({
      ...showTable(context, context.future[0] ?? context.sheets),
      past: [...context.past, context.sheets],
      future: context.future.slice(1),
    })),
  },
  guards: {
    isDraft: ({ context: { isDraft } }) => isDraft,
    isCell: ({ context: { isDraft, sheets, sheet } }) => isDraft && sheets[sheet].length > 0,
    isOpenPaste: ({ context }, { text }: { text: string }) =>
      context.isDraft && markOf(context, selectedSpan(context), text) === null,
    isOpenText: ({ context }) =>
      !isSame(context, context.draft) &&
      markOf(context, cellAt(context.at), lineOf(context.draft)) === null,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
  },
}).createMachine({
  id: "price_grid",
  context: {
    saved: EMPTY_SHEETS,
    sheets: EMPTY_SHEETS,
    isDraft: false,
    past: [],
    future: [],
    sheet: "prices",
    at: FIRST_CELL,
    corner: FIRST_CELL,
    draft: "",
    waiting: "",
    target: cellAt(FIRST_CELL),
  },
  initial: "resting",
  states: {
    resting: {
      on: {
        "table.load": { actions: { type: "load", params: ({ event }) => event } },
        "table.replace": { guard: "isDraft", actions: { type: "replace", params: ({ event }) => event } },
        "dim.change": { guard: "isDraft", actions: { type: "changeDim", params: ({ event }) => event } },
        "sheet.show": { actions: { type: "show", params: ({ event }) => event } },
        "cell.move": { actions: { type: "move", params: ({ event }) => event } },
        "cell.go": { actions: { type: "go", params: ({ event }) => event } },
        "cells.all": { actions: "pickAll" },
        "cell.edit": {
          target: "editing",
          guard: "isCell",
          actions: { type: "begin", params: ({ event }) => event },
        },
        "cells.paste": [
          {
            target: "asking",
            guard: { type: "isOpenPaste", params: ({ event }) => event },
            actions: { type: "keepWaiting", params: ({ event }) => event },
          },
          { guard: "isDraft", actions: { type: "paste", params: ({ event }) => event } },
        ],
        "cells.clear": { guard: "isDraft", actions: "clear" },
        "cells.fill": { guard: "isDraft", actions: "fill" },
        "row.add": { guard: "isDraft", actions: "addRow" },
        "rows.remove": { guard: "isCell", actions: "removeRows" },
        "change.undo": { guard: "hasPast", actions: "undo" },
        "change.redo": { guard: "hasFuture", actions: "redo" },
      },
    },
    editing: {
      on: {
        "text.change": { actions: { type: "keepDraft", params: ({ event }) => event } },
        "text.keep": [
          { target: "asking", guard: "isOpenText", actions: "keepDraftWaiting" },
          { target: "resting", actions: { type: "keepText", params: ({ event }) => event } },
        ],
        "text.drop": "resting",
      },
    },
    asking: {
      on: {
        "mark.choose": {
          target: "resting",
          actions: { type: "writeWaiting", params: ({ event }) => event },
        },
        "mark.drop": { target: "resting", actions: "dropWaiting" },
      },
    },
  },
});
