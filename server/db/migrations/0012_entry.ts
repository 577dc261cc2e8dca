/** Adds where a sign-in came from. People see their own, so that they can end one of a stranger. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table sessions add column browser TEXT default ''",
  "alter table sessions add column system TEXT default ''",
  "alter table sessions add column address TEXT default ''",
];

export const entry: Migration = {
  number: 12,
  name: "entry",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
