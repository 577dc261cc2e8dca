/** A page of a label file is matched with an order and becomes its package's label. Source: docs/label_files.md. */
import { and, setup } from "xstate";
import type { LabelPageFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type LabelPageEvent =
  | { readonly type: "page.rematch" }
  | { readonly type: "page.match" }
  | { readonly type: "page.attach" }
  | { readonly type: "page.replace" }
  | { readonly type: "page.discard" }
  | { readonly type: "page.restore" }
  /** The page was read: its content decides the next status. */
  | { readonly type: "match.settle" }
  /** The matched order was paid, and now has a package. */
  | { readonly type: "order.settle" };

const effect = () => {};

const ATTACHABLE = [
  "isLabelPage",
  "hasNumber",
  "isPagePaid",
  "isOrderOpen",
  "isLabelIdle",
  "hasUnits",
] as const;
const attached = (...first: readonly "isArmed"[]) => ({
  target: "Attached",
  guard: and([...first, ...ATTACHABLE]),
  actions: ["attachPage" as const],
});
const filed = [
  { target: "Matched", guard: "isFound" as const, actions: ["fileAgain" as const] },
  { target: "Mismatch", guard: "isContradicted" as const, actions: ["fileAgain" as const] },
  { target: "Duplicate", guard: "isDoubled" as const, actions: ["fileAgain" as const] },
];
const match = { target: "Matched", guard: "isLabelPage" as const, actions: ["matchByHand" as const] };
const discard = { target: "Discarded" };

export const labelPageMachine = setup({
  types: {
    context: {} as LabelPageFacts,
    input: {} as LabelPageFacts,
    events: {} as LabelPageEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    fileAgain: effect,
    matchByHand: effect,
    attachPage: effect,
    takePlace: effect,
    swapFile: effect,
  },
  guards: {
    isFound: ({ context }) => context.found,
    isContradicted: ({ context }) => context.contradicted,
    isDoubled: ({ context }) => context.doubled,
    isLabelPage: ({ context }) => context.label,
    hasNumber: ({ context }) => context.numbered,
    isPagePaid: ({ context }) => context.paid,
    isOrderOpen: ({ context }) => context.orderOpen,
    isLabelIdle: ({ context }) => context.labelIdle,
    hasUnits: ({ context }) => context.filled,
    isArmed: ({ context }) => context.armed,
    isFirstInHouse: ({ context }) => context.firstInHouse,
    isFirstAttached: ({ context }) => context.firstAttached,
    isFirstMatched: ({ context }) => context.firstMatched,
  },
}).createMachine({
  id: "label_page",
  context: ({ input }) => input,
  initial: "Unmatched",
  states: {
    Unmatched: {
      meta: { tone: "person" },
      on: { "match.settle": filed, "page.rematch": filed, "page.match": match, "page.discard": discard },
    },
    Matched: {
      meta: { tone: "waiting" },
      on: {
        "page.attach": attached(),
        "order.settle": attached("isArmed"),
        "page.match": match,
        "page.discard": discard,
      },
    },
    Duplicate: {
      meta: { tone: "ended" },
      on: {
        "page.replace": [
          {
            target: "Attached",
            guard: and(["isFirstInHouse", "isFirstAttached"]),
            actions: ["swapFile", "takePlace"],
          },
          { target: "Matched", guard: and(["isFirstInHouse", "isFirstMatched"]), actions: ["takePlace"] },
          { target: "Unmatched", guard: "isFirstInHouse", actions: ["takePlace"] },
        ],
        "page.discard": discard,
      },
    },
    Mismatch: {
      meta: { tone: "failed" },
      on: { "page.match": match, "page.rematch": filed[0]!, "page.discard": discard },
    },
    Attached: { meta: { tone: "done" } },
    Discarded: {
      meta: { tone: "ended" },
      on: { "page.restore": { target: "Unmatched" } },
    },
  },
});
