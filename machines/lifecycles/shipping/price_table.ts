/**
 * The life of a card of prices: written as a draft, tried, scheduled, and then the clock's. Pricing reads the dates of a
 * card and never its status. Source: shipping §3; operations, Not now (approval).
 */
import { and, setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export interface PriceTableFacts {
  /** Nothing in it is wrong. */
  readonly sound: boolean;
  /** These very prices were tried on the parcels of 30 days, at most 7 days ago, or there were none. */
  readonly tested: boolean;
  /** Each of those parcels has a price. */
  readonly holeless: boolean;
  /** A price begins later. */
  readonly ahead: boolean;
  /** No other card of its line begins at the same instant. */
  readonly alone: boolean;
  readonly begun: boolean;
  readonly over: boolean;
}

export type PriceTableEvent =
  | { readonly type: "table.schedule" }
  | { readonly type: "table.withdraw" }
  | { readonly type: "table.revise" }
  | { readonly type: "table.settle" };

/** An effect is carried out by the store; the machine only names it. */
const effect = () => {};

const revise = { "table.revise": { actions: "copyToDraft" } } as const;

export const priceTableMachine = setup({
  types: {
    context: {} as PriceTableFacts,
    input: {} as PriceTableFacts,
    events: {} as PriceTableEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { copyToDraft: effect, setValidFrom: effect },
  guards: {
    isFaultless: ({ context }) => context.sound,
    isTested: ({ context }) => context.tested,
    hasNoHoles: ({ context }) => context.holeless,
    isAhead: ({ context }) => context.ahead,
    isAlone: ({ context }) => context.alone,
    hasBegun: ({ context }) => context.begun,
    isNotBegun: ({ context }) => !context.begun,
    isOver: ({ context }) => context.over,
  },
}).createMachine({
  id: "price_table",
  context: ({ input }) => input,
  initial: "draft",
  states: {
    draft: {
      meta: { tone: "person" },
      on: {
        "table.schedule": {
          target: "scheduled",
          guard: and(["isFaultless", "isAhead", "isAlone", "isTested", "hasNoHoles"]),
          actions: "setValidFrom",
        },
        "table.withdraw": { target: "withdrawn" },
      },
    },
    scheduled: {
      meta: { tone: "waiting" },
      on: {
        ...revise,
        // What has begun has priced parcels.
        "table.withdraw": { target: "withdrawn", guard: "isNotBegun" },
        "table.settle": [
          { target: "ended", guard: "isOver" },
          { target: "active", guard: "hasBegun" },
        ],
      },
    },
    active: {
      meta: { tone: "done" },
      on: { ...revise, "table.settle": { target: "ended", guard: "isOver" } },
    },
    ended: { meta: { tone: "ended" }, on: revise },
    withdrawn: { meta: { tone: "ended" }, on: revise },
  },
});
