/** Records why a line of a postage invoice could not be posted, and when that is tried again. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table postage_lines add column post_failure TEXT default ''",
  "alter table postage_lines add column post_retry_at INT default 0",
];

export const postFailures: Migration = {
  number: 216,
  name: "post failures",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "postage_lines.post_failure": "Why the line could not be posted; empty if it was, or was not tried yet.",
    "postage_lines.post_retry_at": "Time of the next try after a failure; 0 before.",
  },
};
