/**
 * Returns rows of cases as the API writes them, for tests whose cases are older or more advanced than steps
 * could make them.
 */
import type { CaseLinesTable, CasesTable } from "../../../server/db/tables.ts";
import { NOW } from "../people/people.ts";

type CaseRow = Omit<CasesTable, "seq">;

/** Returns a question about any topic, which was just sent. */
export function caseRow(more: Pick<CaseRow, "_id" | "seller_id"> & Partial<CaseRow>): CaseRow {
  const code = more.code ?? "CS-000001";
  return {
    code,
    order_id: null,
    order_code: "",
    package_id: null,
    currency: "",
    status: "Processing",
    support_case: "Other",
    reason: "otherReason",
    requested: "Advice",
    outcome: "",
    priority: "Normal",
    items_count: 0,
    items_text: "",
    amount_minor: 0,
    assignee_id: null,
    maker: more.seller_id,
    reply_due_at: null,
    replied_at: null,
    due_at: null,
    left_s: null,
    reply_left_s: null,
    noticed: 0,
    reply_noticed: 0,
    waiting_since: null,
    reminded: 0,
    resolved_at: null,
    closed_as: "",
    merged_into: null,
    follows: null,
    reopened: 0,
    round: 0,
    last_said_at: NOW,
    last_said_by: "seller",
    search_text: code.toLowerCase(),
    created_at: NOW,
    updated_at: NOW,
    version: 1,
    ...more,
  };
}

export const caseLineRow = (
  more: Pick<CaseLinesTable, "case_id" | "order_line_id"> & Partial<CaseLinesTable>,
): CaseLinesTable => ({
  _id: `line-of-${more.case_id}`,
  position: 0,
  unit_id: null,
  quantity: 1,
  outcome: "",
  amount_minor: 0,
  charged: 0,
  round: 0,
  remedy_id: null,
  remedy_kind: "",
  remedy_state: "",
  cause_step: "",
  cause_operator_id: null,
  cause_station: "",
  cause_reason: "",
  cause_at: null,
  ...more,
});
