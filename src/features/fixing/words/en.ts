/** The worklist of unknown SKUs. */
const fixing = {
  forAll: "Match unknown SKUs for all drafts at once",
  title: "Unknown SKUs",
  drafts: "Drafts with a problem",
  help:
    "Each row is a SKU that is not in our catalogue. Choose its item once: all drafts of the store are fixed, and the next import knows it.",
  loading: "Looking for unknown SKUs…",
  failedTitle: "The unknown SKUs could not be loaded",
  retry: "Try again",
  stale: "This list may be out of date: {why}",
  emptyTitle: "Every SKU is known",
  emptyText: "No draft is waiting for a match.",
  toDrafts: "See the drafts",
  draftsCount: "Drafts: {count}",
  itemFor: "Item for {sku}",
  check: "Check again",
  unknown: "We did not get an answer. Checking again does nothing twice.",
  failed: "Nothing was changed: {why}",
  working: "{done} of {all} drafts…",
  job: "See the job",
  match: { one: "Match {count} draft", other: "Match {count} drafts" },
  done: { one: "{count} draft was fixed.", other: "{count} drafts were fixed." },
  refused: { one: "{count} could not be fixed.", other: "{count} could not be fixed." },
} as const;

export const words = { fixing };
export type English = typeof words;
