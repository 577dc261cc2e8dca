const fixing = {
  chooseMethods: "Set the shipping method of all drafts without one",
  forAll: "Fix these SKUs for all drafts at once",
  title: "Fix SKUs of drafts",
  drafts: "Drafts with a problem",
  help:
    "Each row is a SKU that is not in our catalogue. Choose its item once: all drafts of the store are fixed, and the next import knows it.",
  stores: { one: "In {count} store", other: "In {count} stores, matched in one step" },
  skus: "Unknown SKUs",
  items: "Items that cannot be ordered",
  itemsHelp:
    "Each row is an item in drafts that is out of stock or discontinued. Choose its replacement once: all drafts of the seller are changed, at today’s price. Discontinued items are also replaced in the SKU maps of their stores.",
  loading: "Looking for SKUs to fix…",
  failedTitle: "The SKUs to fix could not be loaded",
  retry: "Try again",
  stale: "This list may be out of date: {why}",
  emptyTitle: "Nothing to fix",
  emptyText: "Every SKU of a draft is known and can be ordered.",
  toDrafts: "See the drafts",
  draftsCount: "Drafts: {count}",
  itemFor: "Item for {sku}",
  insteadOf: "Item instead of {sku}",
  check: "Check again",
  unknown: "We did not get an answer. You can check again: nothing is done twice.",
  failed: "Nothing was changed: {why}",
  working: "{done} of {all} drafts…",
  job: "See the job",
  match: { one: "Match {count} draft", other: "Match {count} drafts" },
  replace: { one: "Replace in {count} draft", other: "Replace in {count} drafts" },
  done: { one: "{count} draft was fixed.", other: "{count} drafts were fixed." },
  refused: { one: "{count} could not be fixed.", other: "{count} could not be fixed." },
} as const;

export const words = { fixing };
export type English = typeof words;
