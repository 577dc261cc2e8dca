import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const job: Noun = { one: "job", other: "jobs" };

const jobsLate = {
  ...sentences.loading(job),
  records: {
    orders: { one: "{n} order", other: "{n} orders" },
    packages: { one: "{n} package", other: "{n} packages" },
    stores: { one: "{n} store", other: "{n} stores" },
    units: { one: "{n} garment", other: "{n} garments" },
    stock: { one: "{n} item", other: "{n} items" },
    jobs: { one: "{n} job", other: "{n} jobs" },
    rows: { one: "{n} row", other: "{n} rows" },
  },
  title: {
    export: "Export: {records}",
    imported: "Import: {file}",
    move: "{step}: {records}",
    tag: "Change tags ({tags}): {records}",
    country: "Country {country}: {records}",
    region: "State or region {region}: {records}",
    method: "Ship by {method}: {records}",
    edit: "Edit items: {records}",
    mend: "Fix SKU {sku}: {records}",
    substitute: "Replace {sku}: {records}",
    artwork: "Place artwork on {sku}: {records}",
    batch: "Print batches of {records}",
    stock: "Stock: {records}",
    backtest: "Back-test of {card}",
    report: "Report: {report}",
    undo: "Undo: {records}",
  },
  loading: "Loading the job",
  by: "{name}, {when}",
  queued: "Queued",
  starting: "Getting ready",
  progress: "{percent}: {done} of {total}",
  leave: "It continues when you leave this page.",
  cancelled: "Somebody stopped it. What was done before stays done.",
  retryHelp: "“Try again” continues with what is left. Nothing is done twice.",
  beginHelp: "Nothing is done twice. Start it again from where you started it.",
  undone: "This job was undone.",
  undoJob: "See the job that undid it",
  retryFailed: { one: "Retry {n} failed", other: "Retry {n} failed" },
  undoImport: {
    ask: {
      one: "Deletes {n} unchanged draft. This can’t be undone.",
      other: "Deletes {n} unchanged drafts. This can’t be undone.",
    },
    stay: {
      one: "{n} order was changed since, and stays.",
      other: "{n} orders were changed since, and stay.",
    },
    none: "Every order of this import was changed since: nothing would be deleted.",
    looking: "Checking which drafts are unchanged…",
    failed: "We could not check what would be deleted. {reason}",
    act: { one: "Delete {n} draft", other: "Delete {n} drafts" },
  },
  orders: "Show its orders",
  askUndo:
    "Undo {records}? Each goes back to how it was before this job. What was changed since stays as it is.",
  undo: "Undo {records}",
  download: "Download ({size})",
  downloading: "Fetching the file",
  downloadFailed: "The file was not saved. {reason}",
  whyNot: {
    old: {
      one: "The file was kept for {count} day. Export again.",
      other: "The file was kept for {count} days. Export again.",
    },
    foreign: "Only {name} can download it: it was created with their rights.",
  },
  section: {
    asked: "Request",
    result: "Result",
    records: "Record by record",
    lines: "Refused lines",
  },
  count: {
    found: "Found",
    written: "Written",
    made: "Orders created",
    there: "Already imported",
    changed: "Changed",
    left: "Left as they were",
    refused: "Refused",
    refusedLines: "Lines refused",
    file: "File",
  },
  asked: {
    list: "List",
    step: "Step",
    added: "Tags added",
    removed: "Tags removed",
    columns: "Columns",
    shape: "Content",
    lines: "One row per item, ready to import again",
    except: "All that match, except those left out",
    everything: "No filter: the whole list",
    chosen: "Chosen one by one",
    not: "not {value}",
  },
  rows: {
    show: "Show",
    all: "All",
    result: "Result",
    record: "Record",
    why: "Why",
    none: "There are no rows of this kind.",
    failed: "The rows could not be loaded. {reason}",
    retry: "Try again",
    saveFailed: "Download failed rows",
  },
  lines: {
    line: "Line",
    column: "Column",
    whole: "The whole row",
    first: "The first {shown} of {total} are shown.",
    save: "Download refused lines",
  },
  bar: {
    title: "Your latest jobs",
    none: "Imports, exports and bulk actions appear here while they run.",
    failed: "The jobs could not be loaded. {reason}",
    all: "All your jobs",
  },
  said: {
    found: "{title}: {found}",
    done: "Done. {title}",
    ready: "The file is ready. {title}",
    refused: { one: "Done, {n} refused. {title}", other: "Done, {n} refused. {title}" },
    failed: "Failed. {title}",
    download: "Download",
    see: "See what was refused",
    open: "See the job",
  },
} as const;

const jobsFields = {
  kind: "Kind",
  done: "Progress",
  made: "Done",
  skipped: "Skipped",
  refused: "Refused",
  finished_at: "Finished",
  user: "Person",
} as const;

const jobsChoices = {
  kind: {
    list: {
      export: "Export",
      move: "Change status",
      undo: "Undo status change",
    },
    items: { edit: "Edit in a grid", import: "Item import" },
    units: { batch: "Add to a batch" },
    boxes: { scan: "Scan import" },
    labels: { intake: "Label reading" },
    stock: { import: "Stock import" },
    prices: { backtest: "Price back-test" },
    figures: { run: "Report" },
    orders: {
      import: "Import",
      mend: "Fix SKUs",
      substitute: "Replace items",
      artwork: "Place artwork",
      country: "Change country",
      region: "Change state or region",
      method: "Change shipping method",
      move: "Order step",
      tag: "Tags",
      undo: "Undo",
    },
  },
} as const;

export const words = {
  list: {
    hint: {
      jobs: "Name of the job or file …",
    },
  },
  jobs: jobsLate,
  entity: { jobs: { field: jobsFields } },
  choice: jobsChoices,
};
export type English = Both<typeof first, typeof words>;
