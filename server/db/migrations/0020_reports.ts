/** Adds problems that people reported, with the recording of their tab. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // The recording is gzip in base64, as it was received.
  `create table reports (
  _id ID primary key,
  code ID unique,
  person_id ID references users (_id),
  person_name TEXT,
  actor_name TEXT,
  sentence TEXT,
  path TEXT,
  app_version TEXT,
  steps INT,
  recording TEXT,
  created_at INT
)`,
  "create index reports_created_at on reports (created_at)",
  "create index reports_person on reports (person_id)",
];

export const reports: Migration = {
  number: 20,
  name: "reports",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
