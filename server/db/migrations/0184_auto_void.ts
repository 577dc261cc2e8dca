/** Adds a switch to integrations that voids unused labels before it is too late. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table integrations add column auto_void BOOL default 0",
  `create index labels_void_until on labels (void_until)
  where status = 'Live' and void_until is not null`,
];

export const autoVoid: Migration = {
  number: 184,
  name: "auto void",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "integrations.auto_void": "The system voids labels that nobody used, days before their last day.",
  },
};
