import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const stock: Noun = { one: "stock", other: "stocks" };

const STATES = { "In stock": "In stock", Low: "Low", Out: "Out of stock" } as const;

export const words = {
  entity: {
    stock: {
      ...sentences.loading(stock),
      title: "Stock",
      about:
        "The blanks at this location. Once an order is paid, blanks are reserved for its garments, those due first.",
      add: "Receive or count",
      none: "Nothing is counted here yet. Receive or count an item to begin.",
      failed: "The stock could not be loaded. {reason}",
      make: "Save stock",
      made: "The stock is saved.",
      edit: "Set low level",
      save: "Save level",
      saved: "The level is saved.",
      group: { stock: { title: "Low level", help: "When people are notified that stock is low." } },
      help: {
        low_at: "You are notified once when this many or fewer are free. 0 turns this off.",
        reason: "Needed for a correction.",
      },
      helpOf: {
        receive: "How many arrived.",
        count: "How many there are.",
        adjust: "How many more, or fewer with a minus sign.",
      },
      kind: { receive: "Receive", count: "Count", adjust: "Correct" },
      shortNow: {
        one: "{count} garment waits for a blank now: {codes}",
        other: "{count} garments wait for a blank now: {codes}",
      },
      moves: "Movements",
      noMoves: "There are no movements yet.",
      shelf: "{place}: {on_hand} on hand, {reserved} reserved, {free} free",
      untracked: "This item is not counted at any location. It can be ordered without limit.",
      by: "by {name}",
      automatic: "Automatic",
      undone: "undone",
      field: {
        code: "SKU",
        name: "Item",
        on_hand: "On hand",
        reserved: "Reserved",
        free: "Free",
        short: "Waiting",
        low_at: "Low level",
        state: "Stock",
        item: "Item",
        item_id: "Item",
        location: "Location",
        location_id: "Location",
        kind: "What happened",
        count: "Pieces",
        reason: "Reason",
      },
    },
    items: { tab: { stock: "Stock" }, field: { stock: "Stock" } },
    locations: { tab: { stock: "Stock" }, field: { open_units: "Open garments" } },
    units: { field: { blank: "Blank", offered_sku: "Substitute" } },
  },
  list: { hint: { stock: "SKU, title …" } },
  bulk: {
    work: {
      stock: {
        import: {
          act: { one: "Save stock of {number} item", other: "Save stock of {number} items" },
          acted: { one: "{number} saved", other: "{number} saved" },
          means: "Each movement can be seen at its item.",
        },
      },
    },
  },
  stockImport: {
    title: "Import stock",
    location: "Location",
    text:
      "Use a table with one row per SKU and how many there are, or how many arrived. You see the changes before they are saved.",
    reasonHelp: "Kept with each movement, such as “Count of November”.",
    paste: "Or paste SKU and count",
    pasteHelp: "Two columns as a spreadsheet copies them.",
    look: "Show changes",
    needsColumns: "Choose the columns of the SKU and of the count.",
    noRows: "No row has a count.",
    tooMany: "One import takes at most {most} rows. Split the table.",
    refused: { one: "{number} row cannot be read", other: "{number} rows cannot be read" },
    unseen: "The preview could not be loaded. {why}",
    failed: "The import could not be started. {why}",
    start: { one: "Save stock of {number} item", other: "Save stock of {number} items" },
    short: {
      one: "{number} garment will wait for a blank.",
      other: "{number} garments will wait for a blank.",
    },
    noneShort: "No garment loses its blank.",
    changes: "Changes",
    was: "Was",
    will: "Will be",
    means: "Effect",
    wait: { one: "{number} garment will wait: {codes}", other: "{number} garments will wait: {codes}" },
    begins: "Counted from now on",
    same: "No change",
    problem: {
      unknown: "There is no such SKU. The row is left out.",
      double: "This SKU is in the table already. The row is left out.",
      belowZero: "Fewer than that are in stock. The row is left out.",
      badNumber: "A location can’t hold that many of one item. The row is left out.",
    },
  },
  choice: {
    state: STATES,
    stock: STATES,
    stock_move: {
      receive: "Received",
      count: "Counted",
      adjust: "Corrected",
      reserve: "Reserved",
      release: "Released",
      take: "Taken",
      scrap: "Scrapped",
    },
    blank: { None: "None", Short: "Waiting for blank", Reserved: "Reserved", Taken: "Taken" },
  },
  substitute: {
    about: "Substitute",
    askFor: "Ask seller about {sku}",
    offer: "No blank of {sku} is in stock. {other} can be made at the same price.",
    waits: "The seller was asked to accept {other}.",
    saved: "Saved.",
  },
  event: {
    substitute: { ask: "Ask seller", accept: "Accept", refuse: "Decline" },
    stock: { move: "Save stock" },
  },
  audit: {
    action: {
      offerSubstitute: "Substitute offered",
      answerSubstitute: "Substitute answered",
      makeStock: "Stock level saved",
      makeStockMove: "Stock moved",
      stock_import: "Stock imported",
    },
    entity: { stock: "Stock" },
  },
} as const;
export type English = typeof words;
