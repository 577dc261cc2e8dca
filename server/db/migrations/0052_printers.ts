/** Adds printers of a location, and those that a station uses; allows integrations of any kind. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render, searchable } from "../ddl.ts";

const STATEMENTS = [
  `create table printers (
  seq SEQ,
  _id ID unique,
  location_id ID references locations (_id),
  code ID unique,
  name ID,
  kind ID,
  media ID,
  dpi INT,
  language ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index printers_by_location on printers (location_id, code)",
  "alter table stations add column label_printer_id TEXT?",
  "alter table stations add column slip_printer_id TEXT?",
  "alter table stations add column paper_printer_id TEXT?",
  "alter table print_jobs add column printer_id TEXT?",
  "alter table print_jobs add column station_id TEXT?",
  "alter table print_jobs add column media TEXT default ''",
  "create index print_job_records_by_record on print_job_records (record_id, job_id)",
];

/** Makes the table of 0019 with the columns of 0024 again, but without the list of allowed kinds. */
const REBUILT = [
  "create table incoming_calls_before as select * from incoming_calls",
  "drop table incoming_calls",
  `create table integrations_new (
  _id ID primary key,
  kind ID,
  name ID,
  status ID ${oneOf("status", ["Paused", "Active"])},
  url TEXT,
  events JSON,
  store_id TEXT,
  seller_id TEXT? references users (_id),
  secret TEXT,
  secret_last4 TEXT,
  secret_at INT?,
  secret_by TEXT,
  old_secret TEXT,
  old_until INT?,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT,
  url_shown TEXT default ''
)`,
  "insert into integrations_new select * from integrations",
  "drop table integrations",
  "alter table integrations_new rename to integrations",
  `create table incoming_calls (
  seq SEQ,
  integration_id ID references integrations (_id),
  call_id ID,
  digest ID,
  status INT,
  answer JSON,
  at INT,
  unique (integration_id, call_id)
)`,
  "insert into incoming_calls select * from incoming_calls_before",
  "drop table incoming_calls_before",
  "create index incoming_calls_at on incoming_calls (at)",
];

/** Allows any kind, because an account at a carrier is an integration too. */
const kindsOf = (engine: Engine): readonly string[] =>
  engine === "sqlite"
    ? REBUILT.map((statement) => render(engine, statement))
    : ["alter table integrations drop constraint integrations_kind_check1"];

export const printers: Migration = {
  number: 52,
  name: "printers",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...searchable(engine, "printers"),
    ...kindsOf(engine),
  ],
};
