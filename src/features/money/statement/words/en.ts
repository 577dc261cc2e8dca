import { words as documents } from "../../../../../api/documents/words/en.ts";
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

const { charge, capture, refund, reversal, pass_through, invoice_payment } = documents.statement.kinds;

export const words = {
  statement: {
    sums: "Balances of the period",
    failed: "The balances could not be loaded. {why}",
    retry: "Try again",
    severalSellers: "Choose one seller to see the opening and closing balance.",
    narrowed: "To see the opening and closing balance, clear the search and the type filter.",
    nothing: "There is no balance yet.",
    opening: "Opening",
    debit: "Debit",
    credit: "Credit",
    closing: "Closing",
    sound: "{lines} lines, balanced",
    unsound: "The lines do not add up to the closing balance. Please report this.",
    files: "Monthly statement",
    byKind: "Sums by type",
    noMonth: "Other period",
    month: "Month",
    format: { pdf: "PDF", csv: "CSV", xlsx: "Excel" },
    now: "Balance, reserved and available now",
    holds: {
      one: "{sum} reserved now, in {number} reservation",
      other: "{sum} reserved now, in {number} reservations",
    },
    holdsFirst: {
      one: "{sum} in the {number} oldest reservations",
      other: "{sum} in the {number} oldest reservations",
    },
    since: "since {day}",
  },
  entity: {
    billing_history: {
      field: {
        seller_name: "Seller",
        kind: "Type",
        no: "No.",
        ref_code: "Reference",
        debit_minor: "Debit",
        credit_minor: "Credit",
        balance_minor: "Balance",
        actor_name: "By",
        account: "Account",
        amount_minor: "Amount",
      },
    },
  },
  choice: {
    kind: { charge, capture, refund, reversal, pass_through, invoice_payment },
    account: documents.statement.accounts,
    purpose: { order: "for order", postage: "postage for" },
  },
  status: { Paid: "Paid" },
  list: { hint: { billing_history: "Whole order or top-up number …" } },
} as const;
export type English = Both<typeof first, typeof words>;
