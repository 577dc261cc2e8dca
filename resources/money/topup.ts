/** Billing › Top-up: money that a seller sent, or asks to be credited. Source: docs/requirements.md S2.23, S6.15. */
import { allOf, rules, staff } from "../../api/access.ts";
import { TOPUP_STATUSES } from "../../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const topupRights = rightsIn("topup", rules.saleOnly);
const may = topupRights;
/** Agents and staff, who see several sellers, get a filter and a column for the seller. */
const ofSeveral = allOf(may.view, staff);

export const topup = defineResource({
  id: "topup",
  path: "/billing/topup",
  group: "billing",
  rule: may.view,
  module: "topup",
  query: "topups",
  count: "topupsCount",
  roots: { getTopupById: may.view, makeTopup: may.make },
  defaults: { status: "All" },
  segment: "status",
  filters: [
    search(),
    statuses("status", TOPUP_STATUSES),
    days(),
    options("seller", "sellers", ofSeveral),
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("created_at", "time", 168, { sortable: true }),
    column("seller_name", "text", 144, { rule: ofSeveral }),
    column("method_name", "text", 144),
    column("tx_ref", "mono", 144),
    compound("paid_minor", "money", 136, ["currency"]),
    compound("credited_minor", "money", 104, ["credited_currency"], { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("paid_at", "day", 104),
    column("rate", "text", 112),
    column("reason", "text", 208),
    column("kind", "word", 112, { hidden: true }),
    column("note", "text", 208, { hidden: true }),
    column("decided_at", "time", 168, { hidden: true }),
    compound("proof_name", "text", 144, ["proof_id", "proof_type"], { hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  isCommented: true,
  lifecycle: {
    name: "topup",
    mutation: "moveTopup",
    input: "TopupMoveInput",
  },
  moves: [{ event: "topup.cancel", rule: may.update, final: true, isSingle: true }],
  shape: {
    noun: "Topup",
    name: "code",
    trash: null,
    isFinal: true,
    sections: [
      {
        key: "money",
        columns: [
          ...["seller_name", "kind", "method_name", "tx_ref", "paid_minor", "paid_at", "rate"] as const,
          ...["credited_minor", "note", "reason", "proof_name", "created_at", "decided_at"] as const,
        ],
        optional: ["method_name", "tx_ref", "paid_at", "rate", "note", "reason", "proof_name"],
        ofKind: { credited_minor: "topup" },
      },
    ],
    form: [
      {
        key: "money",
        fields: [
          {
            key: "seller_id",
            kind: "option",
            source: "sellers",
            required: true,
            onlyNew: true,
            rule: staff,
            fromAddress: true,
          },
          { key: "method_id", kind: "option", source: "topupMethods", required: true },
          { key: "paid", kind: "text", required: true, fromAddress: true },
          { key: "paid_at", kind: "day", required: true },
          { key: "tx_ref", kind: "text", required: true },
          { key: "note", kind: "paragraph" },
          { key: "proof_id", kind: "proof" },
        ],
      },
    ],
    input: () => import("../../api/inputs/money/topup.ts").then(({ topupInput }) => topupInput),
  },
});
