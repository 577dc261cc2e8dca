import { anyOf, rules } from "../../api/access.ts";
import type { EventTable } from "../desk/desk_events.ts";
import { approvalRights } from "./approvals.ts";
import { invoiceRights } from "./billing_invoice.ts";
import { topupRights } from "./topup.ts";

export const topupEvents = {
  "topup.mention": {
    type: "Support",
    rule: anyOf(topupRights.view, approvalRights.view),
    name: "Somebody mentions me on a top-up",
    many: "topupMentions",
    isOn: true,
  },
} as const satisfies EventTable;

export const balanceEvents = {
  "balance.low": {
    type: "Support",
    rule: topupRights.view,
    name: "Balance is low",
    many: "balancesLow",
    isOn: true,
  },
  "money.moved": {
    type: "Support",
    rule: topupRights.view,
    name: "Balance changed",
    many: "movementsOfMoney",
    isOn: true,
  },
} as const satisfies EventTable;

export const invoiceEvents = {
  "invoice.due": {
    type: "Support",
    rule: invoiceRights.view,
    name: "Invoice is due",
    many: "invoicesDue",
    isOn: true,
  },
  "invoice.mention": {
    type: "Support",
    rule: invoiceRights.view,
    name: "Somebody mentions me on an invoice",
    many: "invoiceMentions",
    isOn: true,
  },
} as const satisfies EventTable;

export const bookEvents = {
  "books.recounted": {
    type: "Support",
    rule: rules.superRootOnly,
    name: "Stored sums of the ledger were wrong",
    many: "daysRecounted",
    isOn: true,
  },
} as const satisfies EventTable;
