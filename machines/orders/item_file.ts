/** States: choosing → looking → unfit | ready → sending → sent | unknown, which sends again with the same key. */
import { assign, setup } from "xstate";
import type { Encoding } from "../../api/csv/encodings.ts";
import type { ItemField, ItemPlan } from "../../api/csv/item_table.ts";
import type { EncodedText } from "../../api/csv/letters.ts";
import type { ImportReason } from "../../api/csv/reasons.ts";
import type { DecimalMark } from "../../api/csv/plan.ts";
import type { UnfitReason } from "../../api/csv/inspect.ts";
import { placeholderActor } from "../placeholder.ts";

export interface ItemProblemRow {
  readonly line: number;
  readonly column: string;
  readonly code: ImportReason;
}

export interface ItemFileSummary {
  readonly rows: number;
  /** Number of hidden rows; `rows` includes them if they are imported too. */
  readonly hidden: number;
  readonly refused: number;
  readonly problems: readonly ItemProblemRow[];
  readonly samples: readonly (readonly string[])[];
}

export interface ItemFileChoices {
  readonly sheet: string | null;
  readonly decimal: DecimalMark | null;
  /** Null to detect the encoding. */
  readonly encoding: Encoding | null;
  /** Null to recognize the columns by their headers. */
  readonly columns: ItemPlan["columns"] | null;
  readonly keepsHidden: boolean;
}

export type ItemsInspection =
  & { readonly sheets: readonly string[]; readonly text: EncodedText | null }
  & (
    | { readonly kind: "fit"; readonly plan: ItemPlan; readonly seen: ItemFileSummary }
    | { readonly kind: "unfit"; readonly unfit: UnfitReason }
  );

export type ItemFileSendResult =
  | { readonly kind: "begun"; readonly job: string }
  | { readonly kind: "refused"; readonly failure: unknown }
  | { readonly kind: "unknown"; readonly failure: unknown };

export interface ItemFileContext extends ItemFileChoices {
  readonly file: File | null;
  readonly sheets: readonly string[];
  readonly text: EncodedText | null;
  readonly unfit: UnfitReason | null;
  readonly plan: ItemPlan | null;
  readonly seen: ItemFileSummary | null;
  readonly key: string;
  readonly job: string;
  readonly failure: unknown;
}

export type ItemFileEvent =
  | { readonly type: "file.choose"; readonly file: File }
  | { readonly type: "sheet.choose"; readonly sheet: string }
  | { readonly type: "mark.choose"; readonly mark: DecimalMark }
  | { readonly type: "encoding.choose"; readonly encoding: Encoding }
  | { readonly type: "column.choose"; readonly field: ItemField; readonly position: number | null }
  | { readonly type: "hidden.choose"; readonly keeps: boolean }
  | { readonly type: "file.send"; readonly key: string };

const NOTHING: ItemFileContext = {
  file: null,
  sheet: null,
  decimal: null,
  encoding: null,
  columns: null,
  keepsHidden: false,
  sheets: [],
  text: null,
  unfit: null,
  plan: null,
  seen: null,
  key: "",
  job: "",
  failure: null,
};

type InspectionDone = { readonly output: ItemsInspection };
type SentDone = { readonly output: ItemFileSendResult };

export const itemFileMachine = setup({
  types: { context: {} as ItemFileContext, events: {} as ItemFileEvent },
  actors: {
    lookAtItems: placeholderActor<ItemsInspection, ItemFileChoices & { readonly file: File | null }>(
      "lookAtItems",
    ),
    sendItems: placeholderActor<ItemFileSendResult, Pick<ItemFileContext, "file" | "plan" | "key">>(
      "sendItems",
    ),
  },
  actions: {
    begin: assign((_, { file }: { file: File }) => ({ ...NOTHING, file })),
    chooseSheet: assign((_, { sheet }: { sheet: string }) => ({ sheet, columns: null, keepsHidden: false })),
    chooseMark: assign((_, { mark }: { mark: DecimalMark }) => ({ decimal: mark })),
    chooseEncoding: assign((_, { encoding }: { encoding: Encoding }) => ({ encoding })),
    chooseColumn: assign((
      { context: { plan } },
      { field, position }: { field: ItemField; position: number | null },
    ) => {
      const { [field]: _, ...others } = plan?.columns ?? {};
      return { columns: position === null ? others : { ...others, [field]: position } };
    }),
    chooseHidden: assign((_, { keeps }: { keeps: boolean }) => ({ keepsHidden: keeps })),
    keepLook: assign((_, { output }: InspectionDone) => {
      const { sheets, text } = output;
      return output.kind === "fit"
        ? { sheets, text, plan: output.plan, seen: output.seen, unfit: null }
        : { sheets, text, unfit: output.unfit, seen: null };
    }),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    keepSent: assign((_, { output }: SentDone) =>
      output.kind === "begun" ? { job: output.job } : { failure: output.failure }
    ),
  },
  guards: {
    isFit: (_, { output }: InspectionDone) => output.kind === "fit",
    isBegun: (_, { output }: SentDone) => output.kind === "begun",
    isOpen: (_, { output }: SentDone) => output.kind === "unknown",
    hasRows: ({ context: { seen } }) => seen !== null && seen.rows > seen.refused,
  },
}).createMachine({
  id: "itemFile",
  context: NOTHING,
  initial: "choosing",
  states: {
    choosing: {},
    looking: {
      invoke: {
        id: "lookAtItems",
        src: "lookAtItems",
        input: ({ context: { file, sheet, decimal, encoding, columns, keepsHidden } }) => ({
          ...{ file, sheet, decimal, encoding, columns, keepsHidden },
        }),
        onDone: [
          {
            target: "ready",
            guard: { type: "isFit", params: ({ event }) => event },
            actions: { type: "keepLook", params: ({ event }) => event },
          },
          { target: "unfit", actions: { type: "keepLook", params: ({ event }) => event } },
        ],
      },
    },
    unfit: {
      on: {
        "sheet.choose": { target: "looking", actions: { type: "chooseSheet", params: ({ event }) => event } },
        "encoding.choose": {
          target: "looking",
          actions: { type: "chooseEncoding", params: ({ event }) => event },
        },
      },
    },
    ready: {
      on: {
        "sheet.choose": { target: "looking", actions: { type: "chooseSheet", params: ({ event }) => event } },
        "encoding.choose": {
          target: "looking",
          actions: { type: "chooseEncoding", params: ({ event }) => event },
        },
        "mark.choose": { target: "looking", actions: { type: "chooseMark", params: ({ event }) => event } },
        "column.choose": {
          target: "looking",
          actions: { type: "chooseColumn", params: ({ event }) => event },
        },
        "hidden.choose": {
          target: "looking",
          actions: { type: "chooseHidden", params: ({ event }) => event },
        },
        "file.send": {
          target: "sending",
          guard: "hasRows",
          actions: { type: "keepKey", params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: "sendItems",
        src: "sendItems",
        input: ({ context: { file, plan, key } }) => ({ file, plan, key }),
        onDone: [
          {
            target: "sent",
            guard: { type: "isBegun", params: ({ event }) => event },
            actions: { type: "keepSent", params: ({ event }) => event },
          },
          {
            target: "unknown",
            guard: { type: "isOpen", params: ({ event }) => event },
            actions: { type: "keepSent", params: ({ event }) => event },
          },
          { target: "ready", actions: { type: "keepSent", params: ({ event }) => event } },
        ],
      },
    },
    // The file may have arrived: the same key returns the same job.
    unknown: { on: { "file.send": "sending" } },
    sent: {},
  },
  on: {
    "file.choose": { target: ".looking", actions: { type: "begin", params: ({ event }) => event } },
  },
});
