/**
 * Looking at a file of orders before it is sent: choosing → looking (what is it, which columns has it?) → unfit |
 * mapping (a needed column is not chosen) | counting (the whole file) → counted, where the store is asked what it
 * knows. How the file is read is a plan: what a person chose by hand outlives another look at the same header.
 * Effects asked for: `lookAtFile`, `countOrders`, `checkOrders`. Source: architecture, Jobs.
 */
import { assign, setup } from "xstate";
import type { FileFormat, Grouping, ImportField, ImportPlan } from "../api/csv/plan.ts";
import type { Choice } from "../api/csv/remarks.ts";
import type { LookAnswer, Unfit } from "../api/csv/look.ts";
import type { Outlook } from "../api/csv/outlook.ts";
import {
  type Answer,
  changedParts,
  isSameHeader,
  missingFields,
  readsAlike,
  withAnswer,
  withChoice,
  withColumn,
  withCountry,
  withGrouping,
  withMethod,
  withProfile,
  withSheet,
} from "../api/csv/plan_edit.ts";
import type { Preview } from "../api/csv/preview.ts";
import type { ImportFileEvent } from "./import_file_events.ts";
import {
  type CheckInput,
  type CountInput,
  type ImportFileContext,
  type LookInput,
  proven,
  provenByAll,
} from "./import_file_context.ts";
import { placeholderActor, placeholderCallback } from "./placeholder.ts";

const NO_FILE = {
  files: [],
  format: null,
  sheet: null,
  settled: [],
  sheets: [],
  unfit: null,
  tried: null,
  look: null,
  plan: null,
  isByHand: false,
  preview: null,
  counted: 0,
  outlook: null,
} as const;

type LookDone = { readonly output: LookAnswer };

export const importFileMachine = setup({
  types: {
    context: {} as ImportFileContext,
    events: {} as ImportFileEvent,
    /** The file can be sent as it would be read. */
    tags: {} as "fit",
  },
  actors: {
    lookAtFile: placeholderActor<LookAnswer, LookInput>("lookAtFile"),
    countOrders: placeholderCallback<CountInput>("countOrders"),
    checkOrders: placeholderCallback<CheckInput>("checkOrders"),
  },
  actions: {
    keepFiles: assign((_, { files }: { files: readonly File[] }) => ({ ...NO_FILE, files })),
    dropFiles: assign(NO_FILE),
    keepStore: assign((_, { id }: { id: string }) => ({ storeId: id })),
    keepFormat: assign(({ context }, { format }: { format: FileFormat }) => {
      const chosen = changedParts(format, context.plan?.format ?? context.tried);
      return { format, settled: [...new Set([...context.settled, ...chosen])] };
    }),
    keepAnswer: assign(({ context: { plan, settled } }, { answer }: { answer: Answer }) => ({
      plan: plan && withAnswer(plan, answer),
      settled: [...new Set([...settled, answer.part])],
    })),
    keepChoice: assign((
      { context: { plan } },
      { choice, isKept }: { choice: Choice; isKept: boolean },
    ) => ({ plan: plan && withChoice(plan, choice, isKept), isByHand: true })),
    takeProof: assign(({ context }, { preview }: { preview: Preview }) => ({
      plan: context.plan && provenByAll(context, context.plan, preview),
    })),
    keepSheet: assign((_, { sheet }: { sheet: string }) => ({ sheet })),
    keepSheets: assign((_, { output: { sheets = [], sheet } }: LookDone) => ({
      sheets,
      sheet: sheet ?? null,
    })),
    keepUnfit: assign((_, { output }: LookDone) =>
      output.kind === "unfit" ? { unfit: output.unfit, tried: output.format, preview: null } : {}
    ),
    keepLook: assign(({ context: { plan, isByHand, settled } }, { output }: LookDone) => {
      if (output.kind === "unfit") return {};
      const { look } = output;
      const isKept = isByHand && plan !== null && isSameHeader(plan, look.plan);
      const kept = isKept ? withSheet({ ...plan, format: look.plan.format }, look.plan.sheet) : look.plan;
      const next = isKept ? proven({ look, settled }, kept) : kept;
      return { look, plan: next, isByHand: isKept, unfit: null, tried: null };
    }),
    chooseColumn: assign(
      ({ context }, { field, position }: { field: ImportField; position: number | null }) => {
        const plan = context.plan && withColumn(context.plan, field, position);
        return { plan: plan && proven(context, plan), isByHand: true };
      },
    ),
    chooseGrouping: assign(({ context: { plan } }, { grouping }: { grouping: Grouping | null }) => ({
      plan: plan && withGrouping(plan, grouping),
      isByHand: true,
    })),
    chooseCountry: assign(({ context: { plan } }, { country }: { country: string }) => ({
      plan: plan && withCountry(plan, country),
      isByHand: true,
    })),
    chooseMethod: assign(({ context: { plan } }, { method }: { method: string }) => ({
      plan: plan && withMethod(plan, method),
      isByHand: true,
    })),
    chooseProfile: assign(({ context }, { profile }: Pick<ImportPlan, "profile">) => ({
      plan: context.plan && proven(context, withProfile(context.plan, profile)),
      isByHand: true,
    })),
    forgetCount: assign({ counted: 0, preview: null, outlook: null }),
    beginCount: assign({ counted: 0, outlook: null }),
    askStore: assign({ outlook: "asking" }),
    keepOutlook: assign((_, { outlook }: { outlook: Outlook | null }) => ({ outlook })),
    keepCount: assign((_, params: { counted: number; preview: Preview }) => ({
      counted: params.counted,
      preview: params.preview,
    })),
    keepPreview: assign((_, { preview }: { preview: Preview }) => ({ preview })),
    keepFault: assign(({ context }, { unfit }: { unfit: Unfit }) => ({
      unfit,
      tried: context.plan?.format ?? null,
      preview: null,
    })),
  },
  guards: {
    hasFile: ({ context }) => context.files.length > 0,
    isByHand: ({ context }) => context.isByHand || context.format !== null || context.settled.length > 0,
    /** The new store may have read such a file before. */
    isOpen: ({ context }) =>
      context.files.length > 0 && !context.isByHand && context.format === null &&
      context.settled.length === 0,
    isFit: (_, { output }: LookDone) => output.kind === "fit",
    /** The end of the file says otherwise than its beginning. */
    isProvenOtherwise: ({ context }, { preview }: { preview: Preview }) =>
      context.plan !== null && !readsAlike(context.plan, provenByAll(context, context.plan, preview)),
    isMissing: ({ context }) => context.plan === null || missingFields(context.plan).length > 0,
  },
}).createMachine({
  id: "importFile",
  context: { ...NO_FILE, storeId: "" },
  initial: "choosing",
  on: {
    "file.choose": { target: ".looking", actions: { type: "keepFiles", params: ({ event }) => event } },
    "file.again": { target: ".looking", guard: "hasFile" },
    "file.drop": { target: ".choosing", actions: "dropFiles" },
    "store.choose": [
      {
        target: ".looking",
        guard: "isOpen",
        actions: { type: "keepStore", params: ({ event }) => event },
      },
      { actions: { type: "keepStore", params: ({ event }) => event } },
    ],
    "sheet.choose": {
      target: ".looking",
      guard: "hasFile",
      actions: { type: "keepSheet", params: ({ event }) => event },
    },
    "format.change": {
      target: ".looking",
      guard: "hasFile",
      actions: { type: "keepFormat", params: ({ event }) => event },
    },
  },
  states: {
    choosing: {},
    looking: {
      invoke: {
        id: "lookAtFile",
        src: "lookAtFile",
        input: ({ context: { files, storeId, format, sheet, settled } }) => (
          { files, storeId, format, sheet, settled }
        ),
        onDone: [
          {
            target: "read",
            guard: { type: "isFit", params: ({ event }) => event },
            actions: [
              { type: "keepSheets", params: ({ event }) => event },
              { type: "keepLook", params: ({ event }) => event },
            ],
          },
          {
            target: "unfit",
            actions: [
              { type: "keepSheets", params: ({ event }) => event },
              { type: "keepUnfit", params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    unfit: {},
    read: {
      initial: "deciding",
      states: {
        deciding: { always: [{ target: "mapping", guard: "isMissing" }, { target: "counting" }] },
        mapping: { entry: "forgetCount" },
        counting: {
          tags: "fit",
          entry: "beginCount",
          invoke: {
            id: "countOrders",
            src: "countOrders",
            input: ({ context: { files, plan } }) => ({ file: files[0] ?? null, plan }),
          },
          on: {
            "count.progress": { actions: { type: "keepCount", params: ({ event }) => event } },
            "count.done": [
              {
                target: "deciding",
                guard: { type: "isProvenOtherwise", params: ({ event }) => event },
                actions: { type: "takeProof", params: ({ event }) => event },
              },
              {
                target: "counted",
                actions: { type: "keepPreview", params: ({ event }) => event },
              },
            ],
            "count.failed": {
              target: "#importFile.unfit",
              actions: { type: "keepFault", params: ({ event }) => event },
            },
          },
        },
        counted: {
          tags: "fit",
          entry: "askStore",
          invoke: {
            id: "checkOrders",
            src: "checkOrders",
            input: ({ context: { files, plan, storeId, preview } }) => ({
              file: files[0] ?? null,
              plan,
              storeId,
              preview,
            }),
          },
          on: {
            "check.done": { actions: { type: "keepOutlook", params: ({ event }) => event } },
            "store.choose": {
              target: "counted",
              guard: "isByHand",
              reenter: true,
              actions: { type: "keepStore", params: ({ event }) => event },
            },
          },
        },
      },
      on: {
        "format.settle": {
          target: ".deciding",
          actions: { type: "keepAnswer", params: ({ event }) => event },
        },
        "rows.choose": {
          target: ".deciding",
          actions: { type: "keepChoice", params: ({ event }) => event },
        },
        "column.choose": {
          target: ".deciding",
          actions: { type: "chooseColumn", params: ({ event }) => event },
        },
        "profile.choose": {
          target: ".deciding",
          actions: { type: "chooseProfile", params: ({ event }) => event },
        },
        "grouping.choose": {
          target: ".deciding",
          actions: { type: "chooseGrouping", params: ({ event }) => event },
        },
        "country.choose": {
          target: ".deciding",
          actions: { type: "chooseCountry", params: ({ event }) => event },
        },
        "method.choose": {
          target: ".deciding",
          actions: { type: "chooseMethod", params: ({ event }) => event },
        },
      },
    },
  },
});
