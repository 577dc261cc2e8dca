/**
 * A card of prices that is edited like spreadsheets: resting (a span of cells is picked) → editing (one cell) | asking (what
 * was typed or pasted may be read in two ways). Each change can be taken back and made again, whichever sheet it was in.
 */
import { assign, setup } from "xstate";
import type { DecimalMark } from "../api/csv/plan.ts";
import type { Place } from "./grid_table.ts";
import {
  cellAt,
  changed,
  FIRST,
  given,
  gone,
  isSame,
  lineOf,
  markOf,
  NOWHERE,
  type PriceGridContext,
  shown,
  spanNow,
  typed,
  within,
} from "./price_grid_steps.ts";
import {
  type CardSheets,
  cleared,
  type DimText,
  filledDown,
  NO_CARD,
  rowAdded,
  rowsRemoved,
  type SheetName,
  textAt,
} from "./price_sheet.ts";

export type PriceGridEvent =
  /** The card as it is now. What is changed here stays, unless it is said that it goes. */
  | {
    readonly type: "card.load";
    readonly card: CardSheets;
    readonly isDraft: boolean;
    readonly dropsChanges: boolean;
  }
  /** All of it at once, of a file. */
  | { readonly type: "card.replace"; readonly card: CardSheets }
  | { readonly type: "dim.change"; readonly dim: DimText }
  | { readonly type: "sheet.show"; readonly sheet: SheetName }
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
  | { readonly type: "row.add" }
  | { readonly type: "rows.remove" }
  | { readonly type: "change.undo" }
  | { readonly type: "change.redo" };

export const priceGridMachine = setup({
  types: { context: {} as PriceGridContext, events: {} as PriceGridEvent },
  actions: {
    load: assign(
      (
        { context },
        { card, isDraft, dropsChanges }: { card: CardSheets; isDraft: boolean; dropsChanges: boolean },
      ) => {
        const isKept = context.card !== context.saved && !dropsChanges;
        return isKept
          ? { saved: card, isDraft }
          : { ...shown(context, card), saved: card, isDraft, past: [], future: [] };
      },
    ),
    replace: assign(({ context }, { card }: { card: CardSheets }) => changed(context, card)),
    changeDim: assign(({ context }, { dim }: { dim: DimText }) => changed(context, { ...context.card, dim })),
    show: assign(({ context }, { sheet }: { sheet: SheetName }) =>
      sheet === context.sheet ? {} : { sheet, at: FIRST, corner: FIRST }
    ),
    move: assign(
      ({ context }, { down, right, extend }: { down: number; right: number; extend: boolean }) => {
        const place = within(context, gone(extend ? context.corner : context.at, down, right));
        return extend ? { corner: place } : { at: place, corner: place };
      },
    ),
    go: assign(({ context }, { place: asked, extend }: { place: Place; extend: boolean }) => {
      const place = within(context, asked);
      return extend ? { corner: place } : { at: place, corner: place };
    }),
    pickAll: assign(({ context }) => ({
      at: FIRST,
      corner: within(context, { row: Infinity, column: Infinity }),
    })),
    begin: assign(({ context: { card, sheet, at } }, { text }: { text: string | null }) => ({
      draft: text ?? textAt(card, sheet, at),
      corner: at,
    })),
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    keepText: assign(({ context }, { down, right }: { down: number; right: number }) => {
      const text = context.draft;
      const mark = markOf(context, cellAt(context.at), lineOf(text)) ?? ".";
      const after = isSame(context, text) ? {} : typed(context, text, mark);
      const next = within({ ...context, ...after }, gone(context.at, down, right));
      return { ...after, at: next, corner: next };
    }),
    paste: assign(({ context }, { text }: { text: string }) => {
      const span = spanNow(context);
      return given(context, span, text, markOf(context, span, text) ?? ".");
    }),
    keepWaiting: assign(({ context }, { text }: { text: string }) => ({
      waiting: text,
      target: spanNow(context),
    })),
    keepDraftWaiting: assign(({ context }) => ({
      waiting: lineOf(context.draft),
      target: cellAt(context.at),
    })),
    writeWaiting: assign(({ context }, { mark }: { mark: DecimalMark }) => ({
      ...given(context, context.target, context.waiting, mark),
      waiting: "",
    })),
    dropWaiting: assign({ waiting: "" }),
    clear: assign(({ context }) => changed(context, cleared(context.card, context.sheet, spanNow(context)))),
    fill: assign(({ context }) =>
      changed(context, filledDown(context.card, context.sheet, spanNow(context)))
    ),
    addRow: assign(({ context }) => {
      const { card, sheet } = context;
      const below = spanNow(context).bottom;
      const after = changed(context, rowAdded(card, sheet, below));
      const at = within({ ...context, ...after }, { row: card[sheet].length ? below + 1 : 0, column: 0 });
      return { ...after, at, corner: at };
    }),
    removeRows: assign(({ context }) => {
      const span = spanNow(context);
      const after = changed(context, rowsRemoved(context.card, context.sheet, span));
      const at = within({ ...context, ...after }, { row: span.top, column: span.left });
      return { ...after, at, corner: at };
    }),
    undo: assign(({ context }) => ({
      ...shown(context, context.past.at(-1) ?? context.card),
      past: context.past.slice(0, -1),
      future: [context.card, ...context.future],
    })),
    redo: assign(({ context }) => ({
      ...shown(context, context.future[0] ?? context.card),
      past: [...context.past, context.card],
      future: context.future.slice(1),
    })),
  },
  guards: {
    isDraft: ({ context: { isDraft } }) => isDraft,
    isCell: ({ context: { isDraft, card, sheet } }) => isDraft && card[sheet].length > 0,
    isOpenPaste: ({ context }, { text }: { text: string }) =>
      context.isDraft && markOf(context, spanNow(context), text) === null,
    isOpenText: ({ context }) =>
      !isSame(context, context.draft) &&
      markOf(context, cellAt(context.at), lineOf(context.draft)) === null,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
  },
}).createMachine({
  id: "price_grid",
  context: {
    saved: NO_CARD,
    card: NO_CARD,
    isDraft: false,
    past: [],
    future: [],
    sheet: "prices",
    at: FIRST,
    corner: FIRST,
    draft: "",
    waiting: "",
    target: NOWHERE,
  },
  initial: "resting",
  states: {
    resting: {
      on: {
        "card.load": { actions: { type: "load", params: ({ event }) => event } },
        "card.replace": { guard: "isDraft", actions: { type: "replace", params: ({ event }) => event } },
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
