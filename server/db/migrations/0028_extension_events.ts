/** Adds events that wait for the code of an extension, which runs after their transaction. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table extension_events (
  seq SEQ,
  extension_id ID,
  news JSON,
  at INT
)`,
  "create index extension_events_of on extension_events (extension_id, seq)",
];

export const extensionEvents: Migration = {
  number: 28,
  name: "extension events",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
