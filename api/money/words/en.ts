export const reasons = {
  rateFixed: "A rate cannot be changed. Add another one for the same day.",
  monthNotOver: "The month is not over.",
  monthClosed: "The month is closed already.",
  monthNotNext: "An earlier month is open. Close that first.",
  monthNotLast: "Only the last closed month can be reopened.",
  documentNumberBad: "Type each number in full, such as INV-2026-000123.",
  documentNumberLow: "A higher number was already issued here. Type the last number that was sent.",
  documentsPaused:
    "Numbers of documents wait after a restore. An administrator resumes them under After a restore.",
  monthHasDocuments: "A document of this month was issued, so it stays closed.",
  booksUnsound: "The last check of the books found a fault. No month closes until it is fixed.",
  costFixed: "A cost cannot be changed. Add another one for the same day.",
  requestFixed: "A request can’t be changed. Cancel it, then make another one.",
  isOneEnough: "Another person has to decide.",
  isSecond: "You approved it, so another person has to refund it.",
  isMaker: "Only the person who requested it can cancel it.",
  isNotMaker: "You requested it, or acted for the person who did. Another person has to decide.",
  isNotChecker: "You approved it, so another person has to reverse it.",
  isOnce: "Another top-up with this transaction ID is already approved. Compare the two.",
  hasRate: "There is no exchange rate for that day. Add one, then approve.",
  topupTooHigh: "The value in our currency is above the most for one top-up. Reject it.",
  areBooksSound: "The accounts do not balance. No money can be paid out until that is fixed.",
  isPeriodOver: "Its month is not over yet.",
  hasEntries: "It has no lines.",
  isNotCredit: "Its credits exceed its charges. It goes on with the next month.",
  isWithinOpen: "Enter an amount up to what is still open.",
  isCovered: "The wallet does not cover this amount. Top up first.",
  isNotOverdue: "An invoice is overdue. Pay it first.",
  isNothingPaid: "A part of it was paid or credited already. Refund the orders instead.",
  insufficientBalance: "The balance does not cover the order’s total. Top up first.",
  statementTooLong: "This month has more than 10,000 lines. Export the list instead.",
} as const;

export const notices = {
  balanceLow: {
    subject: "The balance is low",
    content: "{amount} is available. Top up so that orders can be paid.",
  },
  topupApproved: {
    subject: "{code}: Top-up approved",
    content: "{amount} was credited to the balance. {text}",
  },
  creditApproved: {
    subject: "{code}: Credit approved",
    content: "{amount} was credited to the balance. {text}",
  },
  debitApproved: {
    subject: "{code}: Debit approved",
    content: "{amount} was taken from the balance. {text}",
  },
  feeApproved: {
    subject: "{code}: Fee approved",
    content: "{amount} was taken from the balance as a fee. {text}",
  },
  payoutApproved: {
    subject: "{code}: Payout approved",
    content: "{amount} was paid out from the balance. {text}",
  },
  writeoffApproved: {
    subject: "{code}: Write-off approved",
    content: "{amount} of the amount owed was written off. {text}",
  },
  topupReversed: {
    subject: "{code}: Top-up reversed",
    content: "{amount} was taken back from the balance. {text}",
  },
  creditReversed: {
    subject: "{code}: Credit reversed",
    content: "{amount} was taken back from the balance. {text}",
  },
  debitReversed: {
    subject: "{code}: Debit reversed",
    content: "{amount} was given back to the balance. {text}",
  },
  feeReversed: { subject: "{code}: Fee reversed", content: "{amount} was given back to the balance. {text}" },
  payoutReversed: {
    subject: "{code}: Payout reversed",
    content: "{amount} was given back to the balance. {text}",
  },
  writeoffReversed: { subject: "{code}: Write-off reversed", content: "{amount} is owed again. {text}" },
  topupRejected: { subject: "{code}: Top-up rejected", content: "{text}" },
  invoiceIssued: { subject: "{code}: New invoice", content: "{amount} is due on {day}." },
  invoiceDueSoon: { subject: "{code}: Invoice due soon", content: "{amount} is due on {day}." },
  invoiceDueToday: { subject: "{code}: Invoice due today", content: "{amount} is due today, {day}." },
  invoiceOverdue: {
    subject: "{code}: Invoice overdue",
    content: "{amount} was due on {day}. Pay it so that orders can be paid again.",
  },
  dayRecounted: {
    subject: "The stored sums of {day} were wrong",
    content:
      "They differed from the ledger and were computed again; Report is correct now. Somebody may have changed the database by hand.",
  },
  daysRecounted: { subject: "The stored sums of {count} days were wrong", content: "{lines}" },
  invoicesDue: { subject: "{count} invoices are due", content: "{lines}" },
  invoiceMentions: { subject: "{count} comments on invoices mention you", content: "{lines}" },
  topupMentions: { subject: "{count} comments on top-ups mention you", content: "{lines}" },
  balancesLow: { subject: "{count} balances are low", content: "{lines}" },
  movementsOfMoney: { subject: "{count} changes to your balance", content: "{lines}" },
} as const;
