/** Adds the closed case that a case follows: a comment on a closed case opens another one. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table cases add column follows TEXT? references cases (_id)",
  "create index cases_following on cases (follows)",
];

export const followingCases: Migration = {
  number: 100,
  name: "following cases",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: { "cases.follows": "The closed case whose later words opened this one." },
};
