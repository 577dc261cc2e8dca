import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const invoice: Noun = { one: "invoice", other: "invoices" };

export const words = {
  invoices: {
    sums: "Sums",
    heading: {
      goods: "Goods",
      postage: "Postage",
      handling: "Handling",
      fee: "Fees",
      adjustment: "Adjustments",
    },
    entries: "Lines",
    entriesFirst: "The first {n} of {of} lines. All of them are on the statement.",
    payments: "Payments",
    notes: "Credit notes",
    paper: "Document",
    pdf: "Download PDF",
    payHelp: "{open} is open. {wallet} is in the wallet and not reserved.",
    waitHelp:
      "It is paid as a whole once the wallet covers {open}: invoices first, by their due day, then orders.",
    voidHelp:
      "A credit note takes it back. Its lines go to a new draft, so what the seller owes stays the same.",
    disputeHelp: "Nobody is reminded of it until accounting has answered.",
    issueHelp: "It gets its number, and the seller is notified. Nothing of it can be changed afterwards.",
  },
  entity: {
    billing_invoice: {
      ...sentences.record(invoice),
      section: { invoice: "Invoice", payment: "Payment" },
      field: {
        code: "Number",
        kind: "Kind",
        seller: "Seller",
        seller_name: "Seller",
        period_from: "Period from",
        period_to: "Period to",
        total_minor: "Total",
        paid_minor: "Paid",
        open_minor: "Open",
        due_at: "Due on",
        subtotal_minor: "Subtotal",
        tax_minor: "Tax",
        credited_minor: "Credited",
        lines_count: "Lines",
        issued_at: "Issued on",
        pay_asked_at: "Awaiting funds since",
        credited_code: "Corrects",
        remade_code: "Replaces",
        replaces_id: "Replaces",
        reason: "Reason",
        amount_minor: "Amount",
        created_at: "Created on",
        status: "Status",
      },
    },
  },
  choice: {
    kind: { receipt: "Receipt", invoice: "Invoice", credit_note: "Credit note" },
    events: { invoice: { due: "Invoice is issued or due", mention: "Mentioned in a comment on an invoice" } },
  },
  status: { Issued: "Issued", "Partially Paid": "Partially paid", Overdue: "Overdue", Void: "Void" },
  list: { hint: { billing_invoice: "Number, seller …" } },
  search: { group: { billing_invoice: sentences.all(invoice) } },
  rights: { module: { billing_invoice: "Invoice" } },
  event: {
    invoice: {
      issue: "Issue",
      pay: "Pay",
      awaitFunds: "Pay when funds arrive",
      forgetFunds: "Stop waiting",
      dispute: "Dispute",
      resume: "End dispute",
      void: "Void",
    },
  },
  bulk: {
    work: {
      invoice: {
        issue: {
          act: { one: "Issue {number} invoice", other: "Issue {number} invoices" },
          acted: { one: "{number} issued", other: "{number} issued" },
          means: "Each gets its number, and its seller is notified.",
        },
      },
    },
  },
  audit: {
    action: {
      moveInvoice: "Invoice changed status",
      invoices_draft: "Document drafted",
      invoices_credit: "Credit note issued",
      invoice_issue: "Invoice issued",
      invoice_pay: "Invoice payment",
      invoice_awaitFunds: "Invoice awaits funds",
      invoice_forgetFunds: "Invoice stopped awaiting funds",
      invoice_dispute: "Invoice disputed",
      invoice_resume: "Dispute of an invoice ended",
      invoice_void: "Invoice voided",
      payments_settle: "Updated from the ledger",
    },
    entity: { invoices: sentences.all(invoice) },
  },
} as const;
export type English = Both<typeof first, typeof words>;
