/** From where somebody signed in: told to themself, so that a stranger's sign-in is seen and ended. */
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
