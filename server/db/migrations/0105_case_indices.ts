/** Adds indices to cases, so that each filter of their list and their timers read what they show, however many there are. */
import type { Migration } from "../ddl.ts";

/** Written out once more: the list is sorted by the clock, and paused ones come last. */
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
