/** Adds indices to cases, so that filters of their list, and their timers, read only rows that they need. */
import type { Migration } from "../ddl.ts";

/** Repeated here: the list is sorted by due time, and cases with a paused clock come last. */
const DUE = "(due_at is null), due_at, seq";

export const caseIndices: Migration = {
  number: 105,
  name: "indices of cases",
  statements: () => [
    `create index cases_by_due on cases (${DUE})`,
    `create index cases_by_seller_due on cases (seller_id, ${DUE})`,
    `create index cases_by_kind on cases (support_case, status, ${DUE})`,
    `create index cases_by_reason on cases (reason, status, ${DUE})`,
    `create index cases_by_outcome on cases (outcome, ${DUE})`,
    "create index cases_to_warn_of on cases (status, noticed, due_at)",
    "create index cases_to_reply_to on cases (status, reply_noticed, reply_due_at)",
  ],
};
