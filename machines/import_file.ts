/**
 * Looking at a file of orders before it is sent: choosing → looking (what is it, which columns has it?) → unfit |
 * mapping (a needed column is not chosen) | counting (the whole file, slice by slice) → counted.
 * How the file is read is a plan; whoever changes a part of it sees at once what becomes of the orders. What a person
 * chose by hand outlives another look at the same header; file and store stay chosen through everything.
 * Effects asked for: `lookAtFile`, `countOrders`. Source: architecture, Jobs.
 */
import { assign, setup } from "xstate";
import {
  type FileFormat,
  headerKey,
  type ImportField,
  type ImportPlan,
  type ProfileId,
  REQUIRED_FIELDS,
} from "../api/csv/plan.ts";
import { columnsOf } from "../api/csv/profile.ts";
import { PROFILES } from "../api/csv/profiles.ts";
import type { Preview } from "../api/csv/preview.ts";
import type { ImportReason } from "../api/csv/reasons.ts";
import { placeholderActor, placeholderCallback } from "./placeholder.ts";

/** Why a file cannot be read at all: a reason of the reader, or what only the browser sees. */
export type Unfit = ImportReason | "several" | "tooLarge" | "unreadable";

/** What the beginning of a file showed. */
export interface Look {
  /** How it would be read. */
  readonly plan: ImportPlan;
  /** True when the store's last file with this header was read so. */
  readonly isRemembered: boolean;
  /** True when nothing in the file tells a day from a month. */
  readonly isDayAssumed: boolean;
  /** Cells of the first rows below the header, by position. */
  readonly samples: readonly (readonly string[])[];
}

export type LookAnswer =
  | { readonly kind: "fit"; readonly look: Look }
  /** `format`: how it was tried; null where it was not tried. */
  | { readonly kind: "unfit"; readonly unfit: Unfit; readonly format: FileFormat | null };

export interface LookInput {
  readonly files: readonly File[];
  readonly storeId: string;
  /** Chosen by hand; null: find out. */
  readonly format: FileFormat | null;
}

export interface CountInput {
  readonly file: File | null;
  readonly plan: ImportPlan | null;
}

export interface ImportFileContext extends LookInput {
  readonly unfit: Unfit | null;
  /** How an unfit file was tried. */
  readonly tried: FileFormat | null;
  readonly look: Look | null;
  readonly plan: ImportPlan | null;
  /** True when the columns were chosen by hand. */
  readonly isByHand: boolean;
  /** Of the rows read so far; null before the first. */
  readonly preview: Preview | null;
  /** Bytes of the file that were counted. */
  readonly counted: number;
}

export type ImportFileEvent =
  | { readonly type: "file.choose"; readonly files: readonly File[] }
  /** The same file once more: it may have been mended. */
  | { readonly type: "file.again" }
  | { readonly type: "file.drop" }
  | { readonly type: "store.choose"; readonly id: string }
  | { readonly type: "format.change"; readonly format: FileFormat }
  /** Null: the file has no such column. */
  | { readonly type: "column.choose"; readonly field: ImportField; readonly position: number | null }
  | { readonly type: "profile.choose"; readonly profile: ProfileId }
  | { readonly type: "count.progress"; readonly counted: number; readonly preview: Preview }
  | { readonly type: "count.done"; readonly preview: Preview }
  | { readonly type: "count.failed"; readonly unfit: Unfit };

/** Needed fields that no column of the file is chosen for. */
export const missingFields = ({ columns }: Pick<ImportPlan, "columns">): readonly ImportField[] =>
  REQUIRED_FIELDS.filter((field) => columns[field] === undefined);

const NO_FILE = {
  files: [],
  format: null,
  unfit: null,
  tried: null,
  look: null,
  plan: null,
  isByHand: false,
  preview: null,
  counted: 0,
} as const;

type LookDone = { readonly output: LookAnswer };

const isSameHeader = (plan: ImportPlan, other: ImportPlan) =>
  headerKey(plan.headers) === headerKey(other.headers);

function withColumn(plan: ImportPlan, field: ImportField, position: number | null): ImportPlan {
  const { [field]: _, ...others } = plan.columns;
  return { ...plan, columns: position === null ? others : { ...others, [field]: position } };
}

/** With the columns that a file of this kind is known to have; the others stay as they were chosen. */
function withProfile(plan: ImportPlan, profile: ProfileId): ImportPlan {
  const known = profile === "custom" ? {} : columnsOf(PROFILES[profile], plan.headers);
  return { ...plan, profile, columns: { ...plan.columns, ...known } };
}

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
  },
  actions: {
    keepFiles: assign((_, { files }: { files: readonly File[] }) => ({ ...NO_FILE, files })),
    dropFiles: assign(NO_FILE),
    keepStore: assign((_, { id }: { id: string }) => ({ storeId: id })),
    keepFormat: assign((_, { format }: { format: FileFormat }) => ({ format })),
    keepUnfit: assign((_, { output }: LookDone) =>
      output.kind === "unfit" ? { unfit: output.unfit, tried: output.format, preview: null } : {}
    ),
    keepLook: assign(({ context: { plan, isByHand } }, { output }: LookDone) => {
      if (output.kind === "unfit") return {};
      const { look } = output;
      const isKept = isByHand && plan !== null && isSameHeader(plan, look.plan);
      const next = isKept ? { ...plan, format: look.plan.format } : look.plan;
      return { look, plan: next, isByHand: isKept, unfit: null, tried: null };
    }),
    chooseColumn: assign(
      ({ context: { plan } }, { field, position }: { field: ImportField; position: number | null }) => ({
        plan: plan && withColumn(plan, field, position),
        isByHand: true,
      }),
    ),
    chooseProfile: assign(({ context: { plan } }, { profile }: Pick<ImportPlan, "profile">) => ({
      plan: plan && withProfile(plan, profile),
      isByHand: true,
    })),
    forgetCount: assign({ counted: 0, preview: null }),
    beginCount: assign({ counted: 0 }),
    keepCount: assign((_, { counted, preview }: { counted: number; preview: Preview }) => ({
      counted,
      preview,
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
    /** The new store may have read such a file before. */
    isOpen: ({ context }) => context.files.length > 0 && !context.isByHand && context.format === null,
    isFit: (_, { output }: LookDone) => output.kind === "fit",
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
        input: ({ context: { files, storeId, format } }) => ({ files, storeId, format }),
        onDone: [
          {
            target: "read",
            guard: { type: "isFit", params: ({ event }) => event },
            actions: { type: "keepLook", params: ({ event }) => event },
          },
          { target: "unfit", actions: { type: "keepUnfit", params: ({ event }) => event } },
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
            "count.done": {
              target: "counted",
              actions: { type: "keepPreview", params: ({ event }) => event },
            },
            "count.failed": {
              target: "#importFile.unfit",
              actions: { type: "keepFault", params: ({ event }) => event },
            },
          },
        },
        counted: { tags: "fit" },
      },
      on: {
        "column.choose": {
          target: ".deciding",
          actions: { type: "chooseColumn", params: ({ event }) => event },
        },
        "profile.choose": {
          target: ".deciding",
          actions: { type: "chooseProfile", params: ({ event }) => event },
        },
      },
    },
  },
});
