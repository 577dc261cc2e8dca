/** Words of the months of the ledger. */
export const words = {
  ledgerMonths: {
    title: "Months",
    text:
      "A month is closed automatically on the 3rd of the next month, or earlier here. Later entries are posted on the first open day and show their own day next to the reference.",
    failed: "The months could not be loaded",
    none: "Nothing has been posted yet.",
    month: "Month",
    closed: "{month} is closed.",
    reopened: "{month} is open again.",
    closedByItself: "Closed automatically",
    closedBy: "Closed by {name}",
    reopenedBecause: "Reopened: {reason}",
    digest: "Digest",
    trialBalance: "Trial balance",
    entries: "{count} entries",
    sum: "Total",
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
  choice: { events: { books: { recounted: "Stored sums of the ledger were wrong" } } },
  audit: {
    action: { closeMonth: "Month closed", reopenMonth: "Month reopened" },
    entity: { ledgerMonths: "Months" },
  },
} as const;
export type English = typeof words;
