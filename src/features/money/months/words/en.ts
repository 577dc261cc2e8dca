/** Words of the months of the ledger. */
export const words = {
  ledgerMonths: {
    title: "Months",
    text:
      "A month closes by itself on the third day after it, or earlier here. What comes late is posted on the first open day, with its own day beside its reference.",
    failed: "The months could not be loaded",
    none: "Nothing has been posted yet.",
    month: "Month",
    closed: "{month} is closed.",
    reopened: "{month} is open again.",
    closedByItself: "It closed by itself",
    closedBy: "Closed by {name}",
    reopenedBecause: "Reopened: {reason}",
    digest: "Digest",
    trialBalance: "Trial balance",
    entries: "{count} entries",
    sum: "Sum",
    status: { open: "Open", closed: "Closed", reopened: "Reopened" },
    column: { account: "Account", opening: "Opening", debit: "Debit", credit: "Credit", closing: "Closing" },
    account: {
      wallet: "Wallets of sellers",
      due: "Owed by sellers",
      revenue: "Revenue",
      tax: "Tax",
      cost: "Cost",
      provider: "Owed to",
      cash: "Cash",
      claim: "Claims",
      fx: "Exchange",
    },
  },
  event: { month: { close: "Close month", reopen: "Reopen month" } },
  audit: {
    action: { closeMonth: "Month closed", reopenMonth: "Month reopened" },
    entity: { ledgerMonths: "Months" },
  },
} as const;
export type English = typeof words;
