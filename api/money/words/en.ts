/** Says why money refuses a step. Keys are guards of machines and a few codes of the server. */
export const reasons = {
  rateFixed: "A rate is never changed. Add another one for the same day.",
  requestFixed: "A request can't be changed. Cancel it, then make another one.",
  isOneEnough: "Somebody else has to decide.",
  isSecond: "You approved it: somebody else gives it back.",
  isMaker: "Only who asked for it can cancel it.",
  isNotMaker: "You made it or acted for its maker: somebody else decides.",
  isNotChecker: "You approved it: somebody else reverses it.",
  isOnce: "Another top-up with this transaction id is approved.",
  hasRate: "There is no rate for that day. Add one, then approve.",
  areBooksSound: "The books have a fault: no money leaves until it is found.",
  insufficientBalance: "The balance does not cover the order's total.",
  statementTooLong: "This month has more than 10,000 lines. Export the list instead.",
} as const;
