import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a label page",
  purpose: "Leads a page of a dropped file to the package whose label it is.",
  states: {
    Unmatched: {
      title: "Unmatched",
      sees: "The page is “Unmatched”: nothing on it names one order for certain.",
      try: "Open it, search for its package, and press “Match”.",
    },
    Matched: {
      title: "Matched",
      sees: "The page is “Matched”: it belongs to an order, and is not its label yet.",
      try: "Press “Attach”.",
    },
    Duplicate: {
      title: "Duplicate",
      sees: "The page is a “Duplicate”: an earlier page is the same label.",
      try: "Discard it, or press “Replace” to use it instead of the earlier one.",
    },
    Mismatch: {
      title: "Mismatch",
      sees: "The page is a “Mismatch”: what is on it contradicts itself or the order.",
      try: "Compare page and order, then press “Match” or “Discard”.",
    },
    Attached: {
      title: "Attached",
      sees: "The page is “Attached”: it is the label of its package.",
      try: "Print the label and pack.",
    },
    Discarded: {
      title: "Discarded",
      sees: "The page is “Discarded”: nobody uses it.",
      try: "Press “Restore” if it is needed after all.",
    },
  },
  events: {
    "page.rematch": {
      title: "Match again",
      sees: "Somebody pressed “Match again”.",
      try: "Nothing. It is “Matched” where its order is known now.",
    },
    "page.match": { title: "Match", sees: "Somebody pressed “Match”.", try: "Attach it." },
    "page.attach": { title: "Attach", sees: "Somebody pressed “Attach”.", try: "Print the label." },
    "page.replace": {
      title: "Replace",
      sees: "Somebody pressed “Replace”.",
      try: "Check the page, and attach it where it was not attached before.",
    },
    "page.discard": { title: "Discard", sees: "Somebody pressed “Discard”.", try: "Nothing." },
    "page.restore": { title: "Restore", sees: "Somebody pressed “Restore”.", try: "Match it." },
    "match.settle": {
      title: "Page read",
      sees: "A page was read, and what is on it decided its place.",
      try: "Nothing.",
    },
    "order.settle": {
      title: "Order paid",
      sees: "The order was paid, and its page is attached automatically.",
      try: "Nothing.",
    },
  },
  guards: {
    isFound: "It names one order",
    isContradicted: "It contradicts itself or the order",
    isDoubled: "An earlier page is the same label",
    isLabelPage: "It is a label",
    hasNumber: "It has a tracking number",
    isPagePaid: "Its order is paid",
    isOrderOpen: "Its order is open",
    isLabelIdle: "Its package has no label",
    hasUnits: "Its package has garments",
    isArmed: "It waits for the payment",
    isFirstInHouse: "The package has not left",
    isFirstAttached: "The earlier page is attached",
    isFirstMatched: "The earlier page is matched",
    "isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits": "Attachable",
    "isArmed and isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "Waiting, and attachable",
    "isFirstInHouse and isFirstAttached": "Not left, earlier one attached",
    "isFirstInHouse and isFirstMatched": "Not left, earlier one matched",
  },
  actors: {},
  delays: {},
};
