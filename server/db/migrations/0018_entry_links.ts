/** One-time links by which somebody sets a password: an invitation, or a reset. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  // One for each person: another one takes the place of the one before. The code itself is nowhere.
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
