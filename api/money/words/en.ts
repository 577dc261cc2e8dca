export const reasons = {
  rateFixed: "A rate cannot be changed. Add another one for the same day.",
  costFixed: "A cost cannot be changed. Add another one for the same day.",
  requestFixed: "A request can't be changed. Cancel it, then make another one.",
  isOneEnough: "Another person has to decide.",
  isSecond: "You approved it, so another person has to refund it.",
  isMaker: "Only the person who requested it can cancel it.",
  isNotMaker: "You requested it, or acted for the person who did. Another person has to decide.",
  isNotChecker: "You approved it, so another person has to reverse it.",
  isOnce: "Another top-up with this transaction ID is already approved. Compare the two.",
  hasRate: "There is no exchange rate for that day. Add one, then approve.",
  areBooksSound: "The accounts do not balance. No money can be paid out until that is fixed.",
  insufficientBalance: "The balance does not cover the order's total. Top up first.",
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
  topupMentions: { subject: "{count} comments on top-ups mention you", content: "{lines}" },
  balancesLow: { subject: "{count} balances are low", content: "{lines}" },
  movementsOfMoney: { subject: "{count} changes to your balance", content: "{lines}" },
} as const;
