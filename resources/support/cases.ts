/** Support › Cases: complaints and questions of sellers. Source: docs/requirements.md S2.12, S6.13. */
import { allOf, rules, seller, staff } from "../../api/access.ts";
import { CASE_STATUSES } from "../../api/statuses.ts";
import {
  CASE_CLOCKS,
  CASE_OUTCOMES,
  CASE_PRIORITIES,
  CASE_REASONS,
  COMMENT_SIDES,
  SUPPORT_CASES,
  WISHES,
} from "../../api/support/cases.ts";
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

export const caseRights = rightsIn("cases", rules.sales);
const may = caseRights;
const decides = allOf(staff, may.update);
/** Columns and filters for staff: a seller sees only their own cases, and no name of staff. */
const ofStaff = allOf(may.view, staff);
const ofSeller = allOf(seller, may.update);

/** Limits the list to the cases of an order; set only by a link from its record. */
const ofOrder = { key: "order", kind: "ids" } as const;

export const cases = defineResource({
  id: "support",
  path: "/support",
  group: "support",
  rule: may.view,
  module: "cases",
  query: "cases",
  count: "casesCount",
  roots: {
    getCaseById: may.view,
    makeCase: may.make,
    trashCase: may.add,
    moveCase: may.view,
    caseOptions: may.view,
    caseAgents: decides,
  },
  defaults: { status: "Processing", support_case: "All" },
  segment: "status",
  filters: [
    search(),
    statuses("status", CASE_STATUSES),
    choices("support_case", SUPPORT_CASES),
    choices("reason", CASE_REASONS),
    choices("outcome", CASE_OUTCOMES),
    choices("clock", CASE_CLOCKS),
    { ...choices("assignee", ["me", "nobody"]), rule: ofStaff },
    choices("last_said_by", COMMENT_SIDES),
    options("seller", "sellers", ofStaff),
    options("store", "stores"),
    days(),
    ofOrder,
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    compound("due_at", "deadline", 184, ["left_s", "status"], { sortable: true, card: "beside" }),
    compound("reply_due_at", "deadline", 184, ["reply_left_s", "status"], { hidden: true }),
    compound("order_code", "order", 112, ["order_id"], { card: "words" }),
    column("support_case", "word", 104),
    column("reason", "word", 176, { card: "title" }),
    column("items_text", "text", 176, { card: "aside" }),
    column("items_count", "number", 80, { hidden: true }),
    column("requested", "word", 120),
    column("outcome", "word", 120),
    compound("amount_minor", "money", 104, ["currency"]),
    column("assignee_name", "text", 144, { rule: ofStaff }),
    column("last_said_at", "time", 168),
    column("status", "status", 128, { lifecycle: "case" }),
    column("seller_name", "text", 144, { rule: ofStaff }),
    column("priority", "word", 96, { hidden: true }),
    column("external_number", "mono", 144, { hidden: true }),
    column("tracking_number", "mono", 176, { hidden: true }),
    column("created_at", "age", 104, { sortable: true, hidden: true, card: "figures" }),
    // The record also shows the seller, the case that this one was merged into, and the case that it follows.
    compound("resolved_at", "time", 168, [
      "seller_id",
      "merged_into",
      "merged_code",
      "follows",
      "follows_code",
    ], {
      hidden: true,
    }),
  ],
  viewRules: { my_cases: staff, nobodys: staff, overdue: staff, waits_for_you: seller },
  sort: "due_at",
  record: true,
  isCommented: true,
  lifecycle: {
    name: "case",
    mutation: "moveCase",
    input: "CaseMoveInput",
    job: "list.move",
    openIn: ["Draft"],
  },
  moves: [
    { event: "case.submit", rule: may.add, asks: ["reason?"], key: "s", isSingle: true },
    { event: "case.answer", rule: ofSeller, isInline: true, isSingle: true },
    { event: "case.decide", rule: decides, asks: ["lines"], key: "e", isSingle: true },
    { event: "case.ask", rule: decides, asks: ["question"], key: "q" },
    { event: "case.assign", rule: decides, asks: ["assignee?"], key: "a", quickKey: true },
    { event: "case.raise", rule: decides, isSingle: true, isInline: true },
    { event: "case.lower", rule: decides, isSingle: true, isInline: true },
    { event: "case.resolve", rule: decides, asks: ["reason"] },
    { event: "case.reject", rule: decides, asks: ["reason"] },
    { event: "case.reopen", rule: may.update, asks: ["reason"], isSingle: true },
    { event: "case.close", rule: ofSeller, final: true, isSingle: true },
    { event: "case.withdraw", rule: ofSeller, final: true, isSingle: true },
    { event: "case.merge", rule: decides, asks: ["into"], isSingle: true, isInline: true },
    { event: "case.claim", rule: decides, asks: ["reason?"], isSingle: true, isInline: true },
  ],
  shape: {
    noun: "Case",
    name: "code",
    apart: ["seller_id", "lines", "package_id"],
    sections: [
      {
        key: "case",
        columns: [
          ...["order_code", "support_case", "reason", "requested", "items_text", "priority"] as const,
          ...["seller_name", "assignee_name", "reply_due_at", "due_at", "created_at"] as const,
        ],
        optional: ["assignee_name", "reply_due_at", "due_at"],
      },
      {
        key: "outcome",
        columns: ["outcome", "amount_minor", "resolved_at", "last_said_at"],
        optional: ["outcome", "amount_minor", "resolved_at", "last_said_at"],
      },
    ],
    form: [
      {
        key: "case",
        fields: [
          { key: "order_id", kind: "order", fromAddress: true },
          { key: "support_case", kind: "choice", values: SUPPORT_CASES, required: true },
          { key: "reason", kind: "choice", values: CASE_REASONS, required: true },
          { key: "requested", kind: "choice", values: WISHES, required: true },
          { key: "priority", kind: "choice", values: CASE_PRIORITIES, rule: ofStaff },
        ],
      },
    ],
    input: () => import("../../api/inputs/support/case.ts").then(({ caseInput }) => caseInput),
  },
});
