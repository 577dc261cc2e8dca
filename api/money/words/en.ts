export const reasons = {
  rateFixed: "A rate cannot be changed. Add another one for the same day.",
  requestFixed: "A request can't be changed. Cancel it, then make another one.",
  isOneEnough: "Another person has to decide.",
  isSecond: "You approved it: another person has to refund it.",
  isMaker: "Only the person who requested it can cancel it.",
  isNotMaker: "You requested it, or acted for the person who did: another person decides.",
  isNotChecker: "You approved it: another person reverses it.",
  isOnce: "Another top-up with this transaction id is approved.",
  hasRate: "There is no rate for that day. Add one, then approve.",
  areBooksSound: "The accounts do not balance. No money can be paid out until that is fixed.",
  insufficientBalance: "The balance does not cover the order's total.",
  statementTooLong: "This month has more than 10,000 lines. Export the list instead.",
} as const;
