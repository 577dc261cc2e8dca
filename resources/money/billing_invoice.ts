/** Billing › Invoice: receipts, invoices and credit notes. Source: docs/requirements.md S2.25, S6.13. */
import { allOf, anyOf, rules, staff } from "../../api/access.ts";
import { INVOICE_KINDS } from "../../api/money/invoices.ts";
import { INVOICE_STATUSES } from "../../api/statuses.ts";
import {
  choices,
  column,
  compound,
  days,
  defineResource,
  ids,
  options,
  search,
  statuses,
} from "../define.ts";
import { rightsIn } from "../rights.ts";
import { approvalRights } from "./approvals.ts";

/** Accounting issues and voids documents, so it sees them, with their PDF. */
export const invoiceRights = rightsIn("billing_invoice", anyOf(rules.sales, rules.accounting));
const may = invoiceRights;
/** Agents and staff, who see several sellers, get a filter and a column for the seller. */
const ofSeveral = allOf(may.view, staff);
const hidden = { hidden: true };

export const invoices = defineResource({
  id: "billing_invoice",
  path: "/billing/invoice",
  group: "billing",
  rule: may.view,
  module: "billing_invoice",
  query: "invoices",
  count: "invoicesCount",
  roots: {
    getInvoiceById: may.view,
    moveInvoice: allOf(may.view, anyOf(may.update, approvalRights.update)),
  },
  defaults: { status: "All" },
  segment: "status",
  filters: [
    search(),
    statuses("status", INVOICE_STATUSES),
    choices("kind", INVOICE_KINDS),
    days(),
    options("seller", "sellers", ofSeveral),
    ids(),
  ],
  columns: [
    column("code", "code", 152, { sortable: true }),
    column("kind", "word", 112, { card: "title" }),
    compound("seller_name", "text", 144, ["seller_id"], { rule: ofSeveral, card: "words" }),
    column("period_from", "day", 104, { card: "words" }),
    compound("total_minor", "money", 112, ["currency"], { card: "figures" }),
    compound("paid_minor", "money", 112, ["currency"]),
    compound("open_minor", "money", 112, ["currency"]),
    column("due_at", "day", 104, { sortable: true }),
    column("status", "status", 128, { lifecycle: "invoice" }),
    compound("subtotal_minor", "money", 112, ["currency"], hidden),
    compound("tax_minor", "money", 104, ["currency"], hidden),
    compound("credited_minor", "money", 112, ["currency"], hidden),
    column("lines_count", "number", 88, hidden),
    column("period_to", "day", 104, hidden),
    column("issued_at", "time", 168, hidden),
    column("pay_asked_at", "time", 168, hidden),
    column("credited_code", "mono", 152, hidden),
    column("remade_code", "mono", 152, hidden),
    column("reason", "text", 208, hidden),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  isCommented: true,
  lifecycle: {
    name: "invoice",
    mutation: "moveInvoice",
    input: "InvoiceMoveInput",
    openIn: [],
  },
  moves: [
    { event: "invoice.issue", rule: approvalRights.update, key: "i", confirms: true },
    { event: "invoice.pay", rule: may.update, asks: ["amount_minor"], key: "p", isSingle: true },
    { event: "invoice.awaitFunds", rule: may.update, isSingle: true, confirms: true },
    { event: "invoice.forgetFunds", rule: may.update, isSingle: true },
    { event: "invoice.dispute", rule: may.update, asks: ["reason"], isSingle: true },
    { event: "invoice.resume", rule: approvalRights.update, isSingle: true },
    { event: "invoice.void", rule: approvalRights.update, asks: ["reason"], final: true, isSingle: true },
  ],
  shape: {
    noun: "Invoice",
    name: "code",
    trash: null,
    isFinal: true,
    isMadeElsewhere: true,
    sections: [
      {
        key: "invoice",
        columns: [
          ...["kind", "seller_name", "period_from", "period_to", "lines_count", "subtotal_minor"] as const,
          ...["tax_minor", "total_minor", "issued_at", "due_at", "credited_code", "remade_code"] as const,
          "reason",
        ],
        optional: ["issued_at", "due_at", "credited_code", "remade_code", "reason"],
      },
      {
        key: "payment",
        columns: ["paid_minor", "credited_minor", "open_minor", "pay_asked_at"],
        optional: ["pay_asked_at"],
      },
    ],
    form: [],
    input: () => import("../../api/inputs/none.ts").then(({ none }) => none),
  },
});
