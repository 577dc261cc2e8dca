/** Words of what a seller has and owes. */
export const words = {
  wallets: {
    title: "Balance",
    loading: "Loading",
    none: "You have no wallet.",
    together: "The balances of {count} sellers, added up.",
    failed: "The balance could not be loaded. {why}",
    again: "Try again",
    available: "Available",
    balance: "Balance",
    held: "Set aside",
    owed: "Owed",
    limit: "Credit limit",
    awaiting: { one: "{number} order awaiting funds", other: "{number} orders awaiting funds" },
    isLow: "The balance is low. Top up so that orders can be paid.",
    topUp: "Top up",
    statement: "Statement",
    waiting: "Orders awaiting funds",
    amount: "Amount",
    most: "At most {amount}.",
    owes: "{name} owes {amount}.",
    tooMuch: "Enter an amount up to {amount}.",
    pay: "Pay {amount}",
    nothingToPay: "Top up to pay what is owed.",
  },
  event: { wallet: { payOwed: "Pay what is owed" } },
};
export type English = typeof words;
