/** The dates decide which scheduled, active or ended table is used for pricing; the status only follows them. */
import { and, setup } from "xstate";
import type { PriceTableFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type PriceTableEvent =
  | { readonly type: "table.schedule" }
  | { readonly type: "table.withdraw" }
  | { readonly type: "table.revise" }
  | { readonly type: "table.settle" };

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
        // A table in force has already priced packages, so it cannot be withdrawn.
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
