import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of an invoice",
  purpose: "Takes what a seller was charged in a month from the draft to the payment.",
  states: {
    Draft: {
      title: "Draft",
      sees: "The invoice is “Draft”: it has the lines of a month that ended, and no number yet.",
      try: "Check it, then press “Issue”. A refund of an order on it takes its lines along.",
    },
    Issued: {
      title: "Issued",
      sees: "The invoice is “Issued”: it has a number and a due day.",
      try: "Press “Pay”, or wait until it is paid.",
    },
    "Partially Paid": {
      title: "Partially paid",
      sees: "A part of the invoice is paid.",
      try: "Press “Pay” for the rest.",
    },
    Overdue: {
      title: "Overdue",
      sees: "The invoice is “Overdue”: its due day is over, and its seller can pay no order.",
      try: "Press “Pay”.",
    },
    Disputed: {
      title: "Disputed",
      sees: "The invoice is “Disputed”: nobody is reminded of it.",
      try: "Read the reason. Accounting presses “End dispute”, or “Void”.",
    },
    Paid: { title: "Paid", sees: "The invoice is “Paid”.", try: "Nothing." },
    Void: {
      title: "Void",
      sees: "The invoice is “Void”: a credit note takes it back, and its lines are on a new draft.",
      try: "Open the new draft, and issue it once it is right.",
    },
  },
  events: {
    "invoice.issue": {
      title: "Issue",
      sees: "Somebody pressed “Issue”: the invoice has a number.",
      try:
        "When it is blocked, its month is not over, or its credits exceed its charges: then it goes on with the next month.",
    },
    "invoice.pay": {
      title: "Pay",
      sees: "An amount was taken out of the wallet for it.",
      try: "When it is blocked, top up the wallet first.",
    },
    "invoice.awaitFunds": {
      title: "Pay when funds arrive",
      sees: "It is paid once the wallet covers it.",
      try: "Nothing.",
    },
    "invoice.forgetFunds": {
      title: "Stop waiting",
      sees: "It is no longer paid automatically.",
      try: "Nothing.",
    },
    "invoice.dispute": { title: "Dispute", sees: "Somebody disputes it, with a reason.", try: "Nothing." },
    "invoice.resume": { title: "End dispute", sees: "The dispute is over.", try: "Nothing." },
    "invoice.void": {
      title: "Void",
      sees: "Somebody pressed “Void”, with a reason.",
      try: "When it is blocked, a part of it was paid: refund the orders instead.",
    },
    "payments.settle": {
      title: "Updated from the ledger",
      sees: "A payment, a credit or its due day changed it.",
      try: "Nothing.",
    },
  },
  guards: {
    hasEntries: "It has lines",
    isPeriodOver: "Its month is over",
    isNotCredit: "Its credits are not above its charges",
    isWithinOpen: "Not more than is open",
    isCovered: "The wallet covers it",
    isNothingPaid: "Nothing of it is paid",
    isAwaiting: "It is awaiting funds",
    isNotAwaiting: "Not awaiting yet",
    isNothingOpen: "Nothing is open",
    isSomethingOpen: "Something is open",
    isPastDue: "Its due day is over",
    isPartlyPaid: "A part is paid",
    isStale: "The ledger has other sums",
    "hasEntries and isPeriodOver and isNotCredit": "Month is over, sum not below zero",
    "isWithinOpen and isCovered": "Open, and covered",
    "isSomethingOpen and isPastDue": "Open, and past due",
    "isSomethingOpen and isPartlyPaid": "Open, and partly paid",
  },
  actors: {},
  delays: {},
};
