/** Adds the sealed text of API tokens beside its hash, so that a person can copy their token again. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // Empty for an earlier token, whose text was not stored.
  "alter table api_tokens add column sealed TEXT default ''",
];

export const sealedTokens: Migration = {
  number: 66,
  name: "sealed API tokens",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
