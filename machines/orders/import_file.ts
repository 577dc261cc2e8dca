/** A person's choices are kept when the file is read again with the same header. Source: docs/architecture.md. */
import { assign, setup } from "xstate";
import type { FileFormat } from "../../api/csv/plan.ts";
import type { InspectionResult, UnfitReason } from "../../api/csv/inspect.ts";
import type { Outlook } from "../../api/csv/outlook.ts";
import {
  type Answer,
  changedParts,
  hasUnfinishedItem,
  isSameHeader,
  missingFields,
  readsAlike,
  withAnswer,
  withReadingOf,
} from "../../api/csv/plan_edit.ts";
import type { Preview } from "../../api/csv/preview.ts";
import { type PlanEdit, withEdit } from "./import_file_edit.ts";
import type { ImportFileEvent } from "./import_file_events.ts";
import {
  type CheckInput,
  type CountInput,
  type ImportFileContext,
  type InspectInput,
  proveByPreview,
  provePlan,
} from "./import_file_context.ts";
import { placeholderActor, placeholderCallback } from "../placeholder.ts";

const NO_FILE = {
  files: [],
  format: null,
  sheet: null,
  rowsAbove: null,
  letters: null,
  settled: [],
  sheets: [],
  unfit: null,
  tried: null,
  inspection: null,
  plan: null,
  isByHand: false,
  preview: null,
  counted: 0,
  outlook: null,
} as const;

type InspectionDone = { readonly output: InspectionResult };

export const importFileMachine = setup({
  types: {
    context: {} as ImportFileContext,
    events: {} as ImportFileEvent,
    tags: {} as "fit",
  },
  actors: {
    lookAtFile: placeholderActor<InspectionResult, InspectInput>("lookAtFile"),
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
    takeProof: assign(({ context }, { preview }: { preview: Preview }) => ({
      plan: context.plan && proveByPreview(context, context.plan, preview),
    })),
    keepSheet: assign((_, { sheet }: { sheet: string }) => ({ sheet, rowsAbove: null })),
    keepHeader: assign((_, { rowsAbove }: { rowsAbove: number }) => ({ rowsAbove })),
    keepSheets: assign((_, { output: { sheets = [], sheet, letters } }: InspectionDone) => ({
      sheets,
      sheet: sheet ?? null,
      letters: letters ?? null,
    })),
    keepUnfit: assign((_, { output }: InspectionDone) =>
      output.kind === "unfit" ? { unfit: output.unfit, tried: output.format, preview: null } : {}
    ),
    keepLook: assign(({ context: { plan, isByHand, settled } }, { output }: InspectionDone) => {
      if (output.kind === "unfit") return {};
      const { inspection } = output;
      const isKept = isByHand && plan !== null && isSameHeader(plan, inspection.plan);
      const nextPlan = isKept ? withReadingOf(plan, inspection.plan) : inspection.plan;
      const next = isKept ? provePlan({ inspection, settled }, nextPlan) : nextPlan;
      return { inspection, plan: next, isByHand: isKept, unfit: null, tried: null };
    }),
    /** Checks a new choice of columns for evidence of number and date formats. */
    editPlan: assign(({ context }, { edit }: { edit: PlanEdit }) => {
      const plan = context.plan && withEdit(context.plan, edit);
      const isOfColumns = ["column.choose", "items.choose", "profile.choose"].includes(edit.type);
      return { plan: plan && isOfColumns ? provePlan(context, plan) : plan, isByHand: true };
    }),
    forgetCount: assign({ counted: 0, preview: null, outlook: null }),
    beginCount: assign({ counted: 0, outlook: null }),
    askStore: assign({ outlook: "asking" }),
    keepOutlook: assign((_, { outlook }: { outlook: Outlook | null }) => ({ outlook })),
    keepCount: assign((_, params: { counted: number; preview: Preview }) => ({
      counted: params.counted,
      preview: params.preview,
    })),
    keepPreview: assign((_, { preview }: { preview: Preview }) => ({ preview })),
    keepFault: assign(({ context }, { unfit }: { unfit: UnfitReason }) => ({
      unfit,
      tried: context.plan?.format ?? null,
      preview: null,
    })),
  },
  guards: {
    hasFile: ({ context }) => context.files.length > 0,
    isByHand: ({ context }) => context.isByHand || context.format !== null || context.settled.length > 0,
    /** Nothing was chosen by hand, so the columns known for the new store may be applied. */
    isOpen: ({ context }) =>
      context.files.length > 0 && !context.isByHand && context.format === null &&
      context.settled.length === 0,
    isFit: (_, { output }: InspectionDone) => output.kind === "fit",
    /** The end of the file contradicts the formats detected at its beginning. */
    isProvenOtherwise: ({ context }, { preview }: { preview: Preview }) =>
      context.plan !== null && !readsAlike(context.plan, proveByPreview(context, context.plan, preview)),
    isMissing: ({ context: { plan } }) =>
      plan === null || missingFields(plan).length > 0 || hasUnfinishedItem(plan),
  },
}).createMachine({
  id: "importFile",
  context: { ...NO_FILE, storeId: "" },
  initial: "choosing",
  on: {
    "file.choose": { target: ".looking", actions: { type: "keepFiles", params: ({ event }) => event } },
    "file.again": { target: ".looking", guard: "hasFile" },
    "file.remove": { target: ".choosing", actions: "dropFiles" },
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
    "header.choose": {
      target: ".looking",
      guard: "hasFile",
      actions: { type: "keepHeader", params: ({ event }) => event },
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
        input: ({ context: { files, storeId, format, sheet, rowsAbove, settled } }) => (
          { files, storeId, format, sheet, rowsAbove, settled }
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
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "column.choose": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "column.join": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "items.choose": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "profile.choose": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "grouping.choose": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "country.choose": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
        "method.choose": {
          target: ".deciding",
          actions: { type: "editPlan", params: ({ event }) => ({ edit: event }) },
        },
      },
    },
  },
});
