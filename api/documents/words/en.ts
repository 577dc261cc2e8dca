/** Words of documents, in the language of whoever asks for them. */
export const words = {
  page: "Page {page} of {pages}",
  made: "Made on",
  period: "Period",
  seller: "Seller",
  statement: {
    title: "Statement",
    accounts: { wallet: "Balance", due: "Amount owed" },
    none: "There are no lines in this month, and none before it.",
    days:
      "This month has {count} lines, so each day is shown as a sum. Export the list to get every line as a file.",
    opening: "Opening balance",
    sum: "Total",
    closing: "Closing balance",
    unsound: "The lines do not lead to the closing balance. Please tell us.",
    columns: {
      no: "No.",
      time: "Time",
      kind: "Type",
      reference: "Reference",
      debit: "Debit",
      credit: "Credit",
      balance: "Balance",
      day: "Day",
      lines: "Lines",
    },
    file: { account: "Account", currency: "Currency", status: "Status" },
    statuses: { Paid: "Paid", Pending: "Pending" },
    kinds: {
      charge: "Order payment",
      capture: "Postage",
      refund: "Refund",
      topup: "Top-up",
      reversal: "Reversal",
      credit: "Credit",
      debit: "Debit",
      fee: "Fee",
      payout: "Payout",
      writeoff: "Write-off",
      invoice_payment: "Invoice payment",
    },
  },
} as const;

type Worded<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Worded<Words[Key]>;
};
export type DocumentWords = Worded<typeof words>;
