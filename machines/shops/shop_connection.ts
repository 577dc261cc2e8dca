/**
 * States: editing ⇄ testing, editing → saving → saved | unknown, after which the stored connection is read again. No
 * secret enters the context, where an inspector could show it. Source: docs/shops.md.
 */
import { assign, setup } from "xstate";
import type { InputProblem } from "../../api/errors.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** The answer of a shop to a test: the fields of the API's type that are needed here. */
export interface FoundShop {
  readonly trouble: string;
  readonly taken: boolean;
}

export type ShopTestAnswer =
  | { readonly kind: "answered"; readonly found: FoundShop }
  | { readonly kind: "invalid"; readonly problems: readonly InputProblem[] }
  | { readonly kind: "failed"; readonly failure: unknown };

export type ShopSaveAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "invalid"; readonly problems: readonly InputProblem[] }
  /** Nothing was stored. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The connection may have been stored. */
  | { readonly kind: "unknown" };

export interface ShopConnectionContext {
  readonly problems: readonly InputProblem[];
  readonly failure: unknown;
  /** The result of testing the current values; null before a test, and after a tested value has changed. */
  readonly found: FoundShop | null;
}

export type ShopConnectionEvent =
  | { readonly type: "shop.type"; readonly name: string; readonly isTested: boolean }
  | { readonly type: "shop.test"; readonly problems: readonly InputProblem[] }
  | { readonly type: "shop.save"; readonly problems: readonly InputProblem[] };

type TestDone = { readonly output: ShopTestAnswer };
type SaveDone = { readonly output: ShopSaveAnswer };
type Typed = { readonly name: string; readonly isTested: boolean };
type Problems = { readonly problems: readonly InputProblem[] };

export const shopConnectionMachine = setup({
  types: { context: {} as ShopConnectionContext, events: {} as ShopConnectionEvent },
  actors: {
    testShop: placeholderActor<ShopTestAnswer, void>("testShop"),
    saveShop: placeholderActor<ShopSaveAnswer, void>("saveShop"),
  },
  actions: {
    /** Clears the typed secrets and reads the stored connection. */
    finish: placeholderAction("finish"),
    readAgain: placeholderAction("readAgain"),
    clear: assign(({ context }, { name, isTested }: Typed) => ({
      problems: context.problems.filter(({ path }) => path !== name),
      ...isTested && { found: null },
    })),
    showProblems: assign((_, { problems }: Problems) => ({ problems, failure: null })),
    begin: assign({ problems: [], failure: null }),
    forgetTest: assign({ found: null }),
    keepTest: assign((_, { output }: TestDone) => ({
      found: output.kind === "answered" ? output.found : null,
      problems: output.kind === "invalid" ? output.problems : [],
      failure: output.kind === "failed" ? output.failure : null,
    })),
    keepSave: assign((_, { output }: SaveDone) => ({
      problems: output.kind === "invalid" ? output.problems : [],
      failure: output.kind === "failed" ? output.failure : null,
    })),
  },
  guards: {
    hasProblems: (_, { problems }: Problems) => problems.length > 0,
    isSaved: (_, { output }: SaveDone) => output.kind === "saved",
    isUnknown: (_, { output }: SaveDone) => output.kind === "unknown",
  },
}).createMachine({
  id: "shopConnection",
  context: { problems: [], failure: null, found: null },
  initial: "editing",
  states: {
    editing: {
      on: {
        "shop.type": { actions: { type: "clear", params: ({ event }) => event } },
        "shop.test": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "testing", actions: ["begin", "forgetTest"] },
        ],
        "shop.save": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "saving", actions: "begin" },
        ],
      },
    },
    testing: {
      invoke: {
        id: "testShop",
        src: "testShop",
        onDone: { target: "editing", actions: { type: "keepTest", params: ({ event }) => event } },
      },
    },
    saving: {
      invoke: {
        id: "saveShop",
        src: "saveShop",
        onDone: [
          { target: "saved", guard: { type: "isSaved", params: ({ event }) => event }, actions: "finish" },
          {
            target: "unknown",
            guard: { type: "isUnknown", params: ({ event }) => event },
            actions: "readAgain",
          },
          { target: "editing", actions: { type: "keepSave", params: ({ event }) => event } },
        ],
      },
    },
    /** The form can be sent again, whether or not the connection was stored. */
    unknown: {
      on: {
        "shop.type": { target: "editing", actions: { type: "clear", params: ({ event }) => event } },
        "shop.test": [
          {
            target: "editing",
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "testing", actions: ["begin", "forgetTest"] },
        ],
        "shop.save": { target: "saving", actions: "begin" },
      },
    },
    saved: { type: "final" },
  },
});
