/** Shipments › PB Invoices: what providers of postage bill us. Source: docs/requirements.md S2.11, S6.11. */
import { rules } from "../../api/access.ts";
import { POSTAGE_PROVIDERS } from "../../api/handover/postage.ts";
import { POSTAGE_INVOICE_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, days, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const postageInvoiceRights = rightsIn("pb_invoices", rules.finance);
const may = postageInvoiceRights;
const hidden = { hidden: true };

export const pbInvoices = defineResource({
  id: "pb_invoices",
  path: "/pb-invoices",
  group: "shipments",
  rule: may.view,
  module: "pb_invoices",
  query: "postageInvoices",
  count: "postageInvoicesCount",
  roots: { getPostageInvoiceById: may.view, movePostageInvoice: may.update },
  defaults: {},
  segment: "status",
  filters: [
    search(),
    statuses("status", POSTAGE_INVOICE_STATUSES),
    choices("biller", POSTAGE_PROVIDERS),
    days(),
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("biller", "word", 160, { card: "title" }),
    column("from_at", "day", 104),
    column("until_at", "day", 104),
    column("lines_count", "number", 80),
    column("open_count", "number", 96),
    compound("amount_minor", "money", 120, ["currency"], { card: "figures" }),
    compound("variance_minor", "money", 112, ["currency"]),
    column("status", "status", 112, { lifecycle: "postage_invoice" }),
    column("name", "text", 200, { card: "words" }),
    column("refused", "number", 96, hidden),
    compound("paid_minor", "money", 112, ["currency"], hidden),
    column("paid_on", "day", 104, hidden),
    column("payment_ref", "mono", 136, hidden),
    column("maker_name", "text", 144, hidden),
    column("checker_name", "text", 144, hidden),
    column("decided_at", "time", 168, hidden),
    column("note", "text", 208, hidden),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  primary: { path: "/pb-invoices/import", rule: may.add },
  lifecycle: {
    name: "postage_invoice",
    mutation: "movePostageInvoice",
    input: "PostageInvoiceMoveInput",
    openIn: [],
  },
  moves: [
    { event: "postage.approve", rule: may.update, isSingle: true, confirms: true, key: "a" },
    {
      event: "postage.pay",
      rule: may.update,
      asks: ["paid_on", "payment_ref?"],
      isSingle: true,
      confirms: true,
    },
    { event: "postage.void", rule: may.update, asks: ["reason"], isSingle: true, final: true },
  ],
  shape: {
    noun: "PostageInvoice",
    name: "code",
    trash: null,
    isFinal: true,
    isMadeElsewhere: true,
    sections: [
      {
        key: "invoice",
        columns: [
          ...["biller", "name", "from_at", "until_at", "lines_count", "refused"] as const,
          ...["maker_name", "created_at", "note"] as const,
        ],
        optional: ["note", "from_at", "until_at"],
      },
      {
        key: "decision",
        columns: ["checker_name", "decided_at", "paid_minor", "paid_on", "payment_ref"],
        optional: ["checker_name", "decided_at", "paid_minor", "paid_on", "payment_ref"],
      },
    ],
    form: [],
    input: () => import("../../api/inputs/none.ts").then(({ none }) => none),
  },
});
