/** Adds prints with their records, person and the reason of a reprint, and the code on a person's badge. */
import { appendOnly, type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table print_jobs (
  seq SEQ,
  _id ID unique,
  kind ID,
  format ID,
  copies INT check (copies > 0),
  labels INT check (labels > 0),
  language ID,
  reason TEXT,
  actor_id ID,
  acting_for ID?,
  created_at INT
)`,
  `create table print_job_records (
  job_id ID references print_jobs (_id),
  position INT,
  record_id ID,
  code ID,
  primary key (job_id, position)
)`,
  "create index print_job_records_by_code on print_job_records (code, job_id)",
  "alter table users add column badge TEXT?",
  "create unique index users_by_badge on users (badge)",
];

export const prints: Migration = {
  number: 44,
  name: "prints",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "print_jobs"),
    ...appendOnly(engine, "print_job_records"),
  ],
};
