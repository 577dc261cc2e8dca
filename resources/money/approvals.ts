/** Billing › Approvals: top-ups and manual transactions, for the people who decide about them. */
import { anyOf, rules } from "../../api/access.ts";
import { TOPUP_STATUSES } from "../../api/statuses.ts";
import { MANUAL_KINDS, TOPUP_KINDS } from "../../api/money/topups.ts";
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
import { topupRights } from "./topup.ts";

export const approvalRights = rightsIn("approvals", rules.accounting);
const may = approvalRights;

export const approvals = defineResource({
  id: "approvals",
  path: "/billing/approvals",
  group: "billing",
  rule: may.view,
  note: may.view,
  module: "approvals",
  query: "approvals",
  // A top-up is the same record here and in the list of top-ups.
  entity: "topups",
  count: "approvalsCount",
  roots: {
    getApprovalById: may.view,
    makeApproval: may.make,
    // Both requesters and deciders may send steps.
    moveTopup: anyOf(topupRights.update, may.update),
    topupMethods: anyOf(topupRights.view, may.view),
  },
  defaults: { status: "Pending" },
  segment: "status",
  filters: [
    search(),
    statuses("status", TOPUP_STATUSES),
    choices("kind", TOPUP_KINDS),
    days(),
    options("seller", "sellers"),
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("created_at", "time", 168, { sortable: true }),
    column("seller_name", "text", 144),
    column("kind", "word", 88),
    column("method_name", "text", 136),
    column("tx_ref", "mono", 128),
    compound("paid_minor", "money", 136, ["currency"]),
    compound("credited_minor", "money", 96, ["credited_currency"], { sortable: true }),
    column("duplicate_code", "mono", 128),
    column("status", "status", 104, { sortable: true }),
    column("paid_at", "day", 104),
    column("rate", "text", 112),
    column("maker_name", "text", 144),
    column("checker_name", "text", 144),
    column("note", "text", 208),
    column("reason", "text", 208, { hidden: true }),
    column("decided_at", "time", 168, { hidden: true }),
    compound("proof_name", "text", 144, ["proof_id", "proof_type"], { hidden: true }),
  ],
  sort: "created_at",
  record: true,
  isCommented: true,
  lifecycle: {
    name: "topup",
    mutation: "moveTopup",
    input: "TopupMoveInput",
  },
  moves: [
    { event: "topup.approve", rule: may.update, key: "a", isSingle: true, confirms: true },
    { event: "topup.reject", rule: may.update, asks: ["reason"], key: "r", isSingle: true },
    { event: "topup.cancel", rule: anyOf(topupRights.update, may.update), final: true, isSingle: true },
    { event: "topup.reverse", rule: may.update, asks: ["reason"], isSingle: true },
  ],
  shape: {
    noun: "Approval",
    name: "code",
    trash: null,
    isFinal: true,
    sections: [
      {
        key: "money",
        columns: [
          ...[
            "seller_name",
            "kind",
            "method_name",
            "tx_ref",
            "duplicate_code",
            "paid_minor",
            "paid_at",
          ] as const,
          ...["rate", "credited_minor", "note", "proof_name", "maker_name", "created_at"] as const,
        ],
        optional: ["method_name", "tx_ref", "duplicate_code", "paid_at", "rate", "note", "proof_name"],
        // On a record only top-ups show it: a manual transaction has one amount, which `paid_minor` shows.
        ofKind: { credited_minor: "topup" },
      },
      { key: "decision", columns: ["checker_name", "decided_at", "reason"], optional: ["reason"] },
    ],
    form: [
      {
        key: "money",
        fields: [
          { key: "seller_id", kind: "option", source: "sellers", required: true, onlyNew: true },
          { key: "kind", kind: "choice", values: MANUAL_KINDS, required: true, onlyNew: true },
          { key: "credited_minor", kind: "money", required: true },
          { key: "method_id", kind: "option", source: "topupMethods", when: { kind: "payout" } },
          { key: "note", kind: "paragraph", required: true },
        ],
      },
    ],
    input: () => import("../../api/inputs/money/topup.ts").then(({ approvalInput }) => approvalInput),
  },
});
