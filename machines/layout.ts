/**
 * `frame`: vertical, horizontal, seller or blank, by preference, role, width and screen. `menu`: none | bar | drawer
 * (closed, open) | full | rail (resting, approached, peeking, held). `scroll`: how far the screen has scrolled. `bar`:
 * there | away, for a top bar that scrolls out of sight (navbar type `static`).
 *
 * Events about look, width and scrolling only change the context; transitions without an event then leave a state that no
 * longer fits. Events of the menu move it directly. Source: docs/requirements.md S2.46, S4.10, S4.11, S9.8, S9.9.
 */
import { assign, not, setup } from "xstate";
import { NAVBAR_SCROLL_PX, SHADOW_SCROLL_PX, TO_TOP_SCROLL_PX } from "../api/constants.ts";
import { frameOf, type LayoutContext, type LayoutRequest, menuOf } from "./frame.ts";
import { placeholderAction } from "./placeholder.ts";

export type LayoutEvent =
  | ({ readonly type: "look.changed" } & LayoutRequest)
  | { readonly type: "width.changed"; readonly isWide: boolean }
  /** A new screen begins at its top. */
  | { readonly type: "screen.opened"; readonly isRailed: boolean; readonly isBare: boolean }
  | { readonly type: "screen.scrolled"; readonly px: number }
  | { readonly type: "menu.open" }
  | { readonly type: "menu.close" }
  | { readonly type: "menu.followed" }
  | { readonly type: "menu.toggle" }
  /** The pointer is over the rail; `menu.entered` reports the keyboard's focus in it. */
  | { readonly type: "menu.approached" }
  | { readonly type: "menu.entered" }
  | { readonly type: "menu.left" };

/** Delay before the rail opens, so that a pointer that only crosses it opens nothing. */
export const PEEK_DELAY_MS = 150;

export const layoutMachine = setup({
  types: {
    context: {} as LayoutContext,
    input: {} as Omit<LayoutContext, "scrolledPx">,
    events: {} as LayoutEvent,
    tags: {} as "scrolling" | "shadow" | "toTop" | "labelled" | "over" | "away",
  },
  actions: {
    /** The answer arrives as `look.changed`. */
    saveCollapsed: (_, _params: { readonly isCollapsed: boolean }): void =>
      placeholderAction("saveCollapsed")(),
    noteLook: assign((_, { layout, isCollapsed, isForSeller }: LayoutRequest) => ({
      layout,
      isCollapsed,
      isForSeller,
    })),
    noteWidth: assign({ isWide: (_, params: { readonly isWide: boolean }) => params.isWide }),
    noteScreen: assign((
      _,
      { isRailed, isBare }: { readonly isRailed: boolean; readonly isBare: boolean },
    ) => ({
      isRailed,
      isBare,
      scrolledPx: 0,
    })),
    noteScroll: assign({ scrolledPx: (_, params: { readonly px: number }) => params.px }),
  },
  guards: {
    isVertical: ({ context }) => frameOf(context) === "vertical",
    isHorizontal: ({ context }) => frameOf(context) === "horizontal",
    isSeller: ({ context }) => frameOf(context) === "seller",
    isBlank: ({ context }) => frameOf(context) === "blank",
    isNone: ({ context }) => menuOf(context) === "none",
    isDrawer: ({ context }) => menuOf(context) === "drawer",
    isBar: ({ context }) => menuOf(context) === "bar",
    isRail: ({ context }) => menuOf(context) === "rail",
    isFull: ({ context }) => menuOf(context) === "full",
    isRailedScreen: ({ context }) => context.isRailed,
    hasBegun: ({ context }) => context.scrolledPx > NAVBAR_SCROLL_PX,
    isShadowed: ({ context }) => context.scrolledPx > SHADOW_SCROLL_PX,
    isFar: ({ context }) => context.scrolledPx > TO_TOP_SCROLL_PX,
  },
}).createMachine({
  id: "layout",
  type: "parallel",
  context: ({ input }) => ({ ...input, scrolledPx: 0 }),
  on: {
    "look.changed": { actions: { type: "noteLook", params: ({ event }) => event } },
    "width.changed": { actions: { type: "noteWidth", params: ({ event }) => event } },
    "screen.opened": { actions: { type: "noteScreen", params: ({ event }) => event } },
    "screen.scrolled": { actions: { type: "noteScroll", params: ({ event }) => event } },
  },
  states: {
    frame: {
      initial: "choosing",
      states: {
        choosing: {
          always: [
            { target: "blank", guard: "isBlank" },
            { target: "seller", guard: "isSeller" },
            { target: "horizontal", guard: "isHorizontal" },
            { target: "vertical" },
          ],
        },
        vertical: {
          always: { target: "choosing", guard: not("isVertical") },
        },
        horizontal: {
          always: { target: "choosing", guard: not("isHorizontal") },
        },
        seller: {
          always: { target: "choosing", guard: not("isSeller") },
        },
        blank: {
          always: { target: "choosing", guard: not("isBlank") },
        },
      },
    },
    menu: {
      initial: "choosing",
      states: {
        choosing: {
          always: [
            { target: "none", guard: "isNone" },
            { target: "drawer", guard: "isDrawer" },
            { target: "bar", guard: "isBar" },
            { target: "rail", guard: "isRail" },
            { target: "full" },
          ],
        },
        none: { always: { target: "choosing", guard: not("isNone") } },
        bar: { always: { target: "choosing", guard: not("isBar") } },
        drawer: {
          always: { target: "choosing", guard: not("isDrawer") },
          initial: "closed",
          states: {
            closed: { on: { "menu.open": "open" } },
            open: {
              tags: "over",
              on: { "menu.close": "closed", "menu.followed": "closed", "screen.opened": "closed" },
            },
          },
        },
        full: {
          tags: "labelled",
          always: { target: "choosing", guard: not("isFull") },
          on: { "menu.toggle": { actions: { type: "saveCollapsed", params: { isCollapsed: true } } } },
        },
        rail: {
          always: { target: "choosing", guard: not("isRail") },
          initial: "resting",
          on: {
            "menu.toggle": [
              // This screen collapses the menu whatever the preference is, so the preference stays.
              { target: ".held", guard: "isRailedScreen" },
              { actions: { type: "saveCollapsed", params: { isCollapsed: false } } },
            ],
          },
          states: {
            resting: { on: { "menu.approached": "approached", "menu.entered": "peeking" } },
            approached: {
              after: { [PEEK_DELAY_MS]: "peeking" },
              on: { "menu.left": "resting", "menu.followed": "resting", "menu.entered": "peeking" },
            },
            peeking: {
              tags: ["labelled", "over"],
              on: { "menu.left": "resting", "menu.followed": "resting", "menu.close": "resting" },
            },
            // The menu stays open until the next screen or toggle.
            held: {
              tags: "labelled",
              on: { "menu.toggle": "resting", "screen.opened": "resting" },
            },
          },
        },
      },
    },
    /** The scroll position passes three thresholds in this order: 50, 100 and 160 px. */
    scroll: {
      initial: "top",
      states: {
        top: { always: { target: "begun", guard: "hasBegun" } },
        begun: {
          tags: "scrolling",
          always: [
            { target: "shadowed", guard: "isShadowed" },
            { target: "top", guard: not("hasBegun") },
          ],
        },
        shadowed: {
          tags: ["scrolling", "shadow"],
          always: [
            { target: "far", guard: "isFar" },
            { target: "begun", guard: not("isShadowed") },
          ],
        },
        far: {
          tags: ["scrolling", "shadow", "toTop"],
          always: { target: "shadowed", guard: not("isFar") },
        },
      },
    },
    /** The bar returns only at the top: hiding it moves the content, which must not show the bar again at once. */
    bar: {
      initial: "there",
      states: {
        there: { always: { target: "away", guard: "isFar" } },
        away: { tags: "away", always: { target: "there", guard: not("hasBegun") } },
      },
    },
  },
});
