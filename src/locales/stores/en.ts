/** Words of one store: its facts, its form, its SKU map. */
export const stores = {
  make: "Make store",
  made: "The store was made.",
  edit: "Edit store",
  save: "Save store",
  saved: "The store is saved.",
  trash: "Delete store",
  trashAsk:
    "Delete the store “{name}”? Its SKU map and what was remembered about its files go with it. There is no way back.",
  trashed: "The store “{name}” was deleted.",
  missingTitle: "There is no such store",
  missingText: "It does not exist, or your account may not see it.",
  failedTitle: "The store could not be loaded",
  section: { shop: "Shop", orders: "Its orders", record: "Record" },
  group: {
    shop: { title: "Shop", help: "Where it sells, and what you call it." },
    orders: { title: "Its orders", help: "What happens to orders before the workshop sees them." },
  },
  help: {
    name: "Each of a seller’s stores has a name of its own.",
    url: "The shop’s address on the web, if it has one.",
    time_zone: "Days in this store’s files are days of this time zone. Empty: that of the business.",
    status: "A paused store takes no new orders; those it has go on.",
    auto_hold: "Every order waits on hold once it is submitted, until somebody releases it.",
    cooling_off_min:
      "After the payment production waits this long: time to change one’s mind. A week at most.",
  },
  map: {
    title: "SKU map",
    help: "What this store calls our items. Imports know these SKUs.",
    search: "Find a SKU",
    external: "The store’s SKU",
    item: "Our item",
    none: "Nothing is matched yet. Matches are remembered when orders are mended, or made here.",
    noneFound: "No match has these words.",
    failed: "The SKU map could not be loaded. {reason}",
    unknownItem: "Choose an item of the catalogue.",
    remove: "Forget {sku}",
  },
} as const;
