import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a postage invoice",
  purpose: "Takes a provider’s file from its import to its payment, and its differences into the ledger.",
  states: {
    Imported: {
      title: "Imported",
      sees: "The invoice is “Imported”: its file waits to be read.",
      try: "Wait a moment. If it stays, open the job under Jobs.",
    },
    Matching: {
      title: "Matching",
      sees: "The invoice is “Matching”: its lines are read and compared with labels.",
      try: "Wait for the job to end.",
    },
    Review: {
      title: "In review",
      sees: "The invoice is in review: people decide about its lines.",
      try: "Open its lines and decide about those that are open. Then another person approves it.",
    },
    Approved: {
      title: "Approved",
      sees: "The invoice is “Approved”: its lines are posted in the background.",
      try: "Wait until all lines are posted, then press “Record payment”.",
    },
    Paid: { title: "Paid", sees: "The invoice is “Paid”.", try: "Nothing." },
    Void: {
      title: "Void",
      sees: "The invoice is “Void”: nothing of it was posted.",
      try: "Import the file again if it is needed after all.",
    },
  },
  events: {
    "postage.begin": {
      title: "Reading begins",
      sees: "The job has begun to read the file.",
      try: "Nothing.",
    },
    "import.settle": { title: "Reading ends", sees: "All lines of the file were read.", try: "Nothing." },
    "postage.approve": {
      title: "Approve",
      sees: "Somebody pressed “Approve”.",
      try: "When it is blocked, lines are undecided, or the same person imported the file.",
    },
    "postage.pay": {
      title: "Record payment",
      sees: "Somebody recorded the payment.",
      try:
        "When it is blocked, lines are still being posted or could not be posted, or the same person approved the invoice.",
    },
    "postage.void": {
      title: "Void",
      sees: "Somebody pressed “Void” and gave a reason.",
      try: "Read the reason.",
    },
  },
  guards: {
    hasPostageLines: "It has lines",
    areLinesDecided: "Every line is decided",
    isNotMaker: "Imported by another person",
    "hasPostageLines and areLinesDecided and isNotMaker": "Decided, by another person",
    arePostable: "No line failed to be posted",
    isPostedWhole: "Every line is posted",
    isOtherPayer: "Approved by another person",
    "arePostable and isPostedWhole and isOtherPayer": "Posted whole, another person approved",
  },
  actors: {},
  delays: {},
};
