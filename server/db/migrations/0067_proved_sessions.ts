/** Adds the last time that a session's person entered their password again after the sign-in. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["alter table sessions add column proved_at INT?"];

export const provedSessions: Migration = {
  number: 67,
  name: "proved sessions",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
