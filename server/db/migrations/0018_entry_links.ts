/** Adds one-time links to set a password: an invitation, or a reset. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  // Each person has one link: a new one replaces it. Only the hash of its code is stored.
  `create table entry_links (
  user_id ID primary key references users (_id),
  code_hash ID unique,
  purpose ID ${oneOf("purpose", ["invitation", "reset"])},
  created_at INT,
  expires_at INT
)`,
];

export const entryLinks: Migration = {
  number: 18,
  name: "entry_links",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
