/** Shipments › Shipment Invoice: boxes that a forwarder takes. Source: docs/requirements.md S2.10, S6.12. */
import { allOf, anyOf, role, rules } from "../../api/access.ts";
import { LOCAL_BILL_STATUSES } from "../../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const handsOver = anyOf(role("packager"), role("order_qc"), role("root"));

const of = rightsIn("local_bill", rules.fulfilment);
export const localBillRights = {
  ...of,
  make: rightsIn("local_bill", handsOver).make,
  handOver: allOf(handsOver, of.update),
  correct: allOf(rules.workshop, of.update),
  pay: allOf(rules.finance, of.update),
  /** The floor sees no amounts. */
  amounts: allOf(rules.workshop, of.view),
} as const;
const may = localBillRights;

/** People who see on a package what it really cost. */
export const packageCostRule = rules.finance;

export const localBill = defineResource({
  id: "local_bill",
  path: "/local-bill",
  group: "shipments",
  rule: may.view,
  module: "local_bill",
  query: "localBills",
  count: "localBillsCount",
  roots: {
    getLocalBillById: may.view,
    makeLocalBill: may.make,
    moveLocalBill: may.handOver,
    boxesToBill: may.handOver,
  },
  defaults: { status: "Pending" },
  segment: "status",
  filters: [
    search(),
    statuses("status", LOCAL_BILL_STATUSES),
    options("location", "unitPlaces"),
    days(),
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("bill_day", "day", 104, { sortable: true }),
    column("location_name", "text", 144),
    column("forwarder", "text", 176),
    column("boxes_count", "number", 80),
    column("packages_count", "number", 96),
    column("gross_g", "weight", 104, { card: "figures" }),
    column("chargeable_g", "weight", 120, { hidden: true }),
    compound("unit_price_minor", "money", 112, ["currency"], { rule: may.amounts }),
    compound("amount_minor", "money", 112, ["currency"], { rule: may.amounts }),
    compound("invoiced_minor", "money", 112, ["currency"], { rule: may.amounts, hidden: true }),
    column("status", "status", 112, { lifecycle: "local_bill" }),
    column("paid_on", "day", 104, { rule: may.amounts }),
    column("forwarder_no", "mono", 136, { rule: may.amounts, hidden: true }),
    column("vehicle", "mono", 112, { hidden: true }),
    column("driver", "text", 144, { hidden: true }),
    column("signed_by", "text", 144, { hidden: true }),
    column("signed_at", "time", 168, { hidden: true }),
    column("payment_ref", "mono", 136, { rule: may.amounts, hidden: true }),
    column("note", "text", 208, { rule: may.amounts, hidden: true }),
    column("maker_name", "text", 144, { hidden: true }),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: {
    name: "local_bill",
    mutation: "moveLocalBill",
    input: "LocalBillMoveInput",
    openIn: ["Pending"],
  },
  moves: [
    {
      event: "bill.confirm",
      rule: may.handOver,
      asks: ["count", "signed_by", "chargeable_g?", "photo_id?"],
      isSingle: true,
      key: "h",
    },
    { event: "bill.rate", rule: may.pay, isSingle: true },
    { event: "bill.invoice", rule: may.pay, asks: ["forwarder_no", "amount_minor"], isSingle: true },
    { event: "bill.agree", rule: may.pay, asks: ["amount_minor", "reason"], isSingle: true },
    { event: "bill.pay", rule: may.pay, asks: ["paid_on", "payment_ref"], isSingle: true },
    { event: "bill.dispute", rule: may.pay, asks: ["reason"], isSingle: true },
    { event: "bill.unconfirm", rule: may.correct, isUndo: true, isSingle: true },
    { event: "bill.cancel", rule: may.handOver, final: true, isSingle: true },
  ],
  shape: {
    noun: "LocalBill",
    name: "code",
    trash: null,
    sections: [
      {
        key: "bill",
        columns: [
          ...["location_name", "forwarder", "bill_day", "vehicle", "driver", "boxes_count"] as const,
          ...["packages_count", "gross_g", "chargeable_g", "signed_by", "signed_at", "maker_name"] as const,
        ],
        optional: ["vehicle", "driver", "chargeable_g", "signed_by", "signed_at"],
      },
      {
        key: "money",
        columns: [
          ...["unit_price_minor", "amount_minor", "invoiced_minor", "forwarder_no", "note"] as const,
          ...["paid_on", "payment_ref"] as const,
        ],
        optional: [
          ...["unit_price_minor", "amount_minor", "invoiced_minor", "forwarder_no", "note"] as const,
          ...["paid_on", "payment_ref"] as const,
        ],
      },
    ],
    form: [
      {
        key: "bill",
        fields: [
          { key: "location_id", kind: "option", source: "unitPlaces", required: true, fromAddress: true },
          { key: "forwarder", kind: "text", required: true },
          { key: "bill_day", kind: "day" },
          { key: "vehicle", kind: "text" },
          { key: "driver", kind: "text" },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/handover/local_bill.ts").then(({ localBillInput }) => localBillInput),
  },
});
