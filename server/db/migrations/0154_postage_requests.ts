/** Adds requests for money back from providers of postage. A label has at most one open request of a kind. */
import { type Migration, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table postage_requests (
  seq SEQ,
  _id ID unique,
  code ID unique,
  kind ID,
  source ID,
  label_id TEXT? references labels (_id),
  package_id TEXT? references packages (_id),
  line_id TEXT? references postage_lines (_id),
  case_id TEXT? references cases (_id),
  biller ID,
  carrier TEXT,
  tracking_number TEXT,
  currency ID,
  expected_minor INT check (expected_minor >= 0),
  claimed_minor INT check (claimed_minor >= 0),
  credited_minor INT check (credited_minor >= 0),
  deadline_at INT,
  dispute_ref TEXT,
  note TEXT,
  status ID,
  maker TEXT? references users (_id),
  maker_for TEXT? references users (_id),
  checker TEXT? references users (_id),
  checker_for TEXT? references users (_id),
  decided_at INT?,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  `create unique index postage_requests_open on postage_requests (label_id, kind)
  where status in ('Pending', 'Submitted', 'Accepted') and label_id is not null`,
  "create index postage_requests_by_status on postage_requests (status, created_at, seq)",
  "create index postage_requests_by_created on postage_requests (created_at, seq, status)",
  "create index postage_requests_by_deadline on postage_requests (deadline_at, seq)",
  "create index postage_requests_of_line on postage_requests (line_id) where line_id is not null",
  "create index postage_requests_of_case on postage_requests (case_id) where case_id is not null",
  "create index postage_requests_of_package on postage_requests (package_id) where package_id is not null",
  "create index labels_void_asked on labels (_id) where status = 'Void Asked'",
];

export const postageRequests: Migration = {
  number: 154,
  name: "postage requests",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...engine === "postgres" ? ["create sequence postage_request_codes owned by counters.next"] : [],
    ...searchable(engine, "postage_requests"),
  ],
  notes: {
    "postage_requests":
      "Requests for money back from a provider of postage, each with the provider's deadline.",
    "postage_requests.kind": "void, apv, claim or missing_credit.",
    "postage_requests.source": "manual, auto-void, case or invoice-variance.",
    "postage_requests.line_id": "The disputed line, or the line that brought the money.",
    "postage_requests.claimed_minor": "The sum on the account of claims for it.",
    "postage_requests.dispute_ref": "The provider's number of the request; empty before it is submitted.",
    "postage_requests.note": "The reason of the request, or of its denial.",
    "postage_requests.maker": "The person who made it; null for the system.",
    "postage_requests.checker": "The person who submitted it.",
  },
};
