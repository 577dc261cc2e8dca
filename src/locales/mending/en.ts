/** The worklist of unknown SKUs. */
export const mending = {
  title: "Unknown SKUs",
  drafts: "Drafts with a problem",
  help:
    "Each line is a SKU that our catalogue does not know. Say once which item it is: all drafts of the store are mended, and the next import knows it.",
  loading: "Looking for unknown SKUs…",
  failedTitle: "The unknown SKUs could not be loaded",
  retry: "Try again",
  stale: "This list may be old: {why}",
  emptyTitle: "Every SKU is known",
  emptyText: "No draft waits for an item of the catalogue.",
  toDrafts: "See the drafts",
  draftsCount: "Drafts: {count}",
  itemFor: "Item for {sku}",
  check: "Ask again",
  unknown: "The answer got lost. Asking again does nothing twice.",
  failed: "Nothing was changed: {why}",
  working: "{done} of {all} drafts…",
  job: "See the job",
  match: { one: "Match {count} draft", other: "Match {count} drafts" },
  done: { one: "{count} draft was mended.", other: "{count} drafts were mended." },
  refused: { one: "{count} could not be mended.", other: "{count} could not be mended." },
} as const;
