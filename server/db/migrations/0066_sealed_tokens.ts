/** API tokens that their person can copy again: the text is sealed beside its hash. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // Empty for a token that was made before: nobody has its text.
  "alter table api_tokens add column sealed TEXT default ''",
];

export const sealedTokens: Migration = {
  number: 66,
  name: "sealed API tokens",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
