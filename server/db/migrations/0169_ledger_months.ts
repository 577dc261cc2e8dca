/** Adds closed months of the ledger, and the actual time of movements that came after the closing. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  `create table ledger_months (
  month ID primary key,
  from_at INT,
  until_at INT,
  status ID ${oneOf("status", ["Closed", "Reopened"])},
  entries INT,
  last_seq INT,
  totals JSON,
  prev_digest TEXT,
  digest ID,
  closed_at INT,
  closed_by TEXT,
  closed_by_name TEXT,
  reopened_at INT?,
  reason TEXT default ''
)`,
  "create index ledger_entries_by_created on ledger_entries (created_at, account_id, amount_minor, seq)",
  "alter table ledger_txns add column event_at INT?",
];

export const ledgerMonths: Migration = {
  number: 169,
  name: "ledger months",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "ledger_months": "A month that was closed: no entry is posted into it any more.",
    "ledger_months.totals": "MonthTotal[] of api/money/months.ts, the trial balance.",
    "ledger_months.digest": "SHA-256 of the month, its totals and the digest of the month before.",
    "ledger_months.closed_by": "Empty where it closed by itself.",
    "ledger_txns.event_at":
      "When it happened, where that was in a closed month: then it is posted on the first open day.",
  },
};
