/** API tokens, and handles that name one person each. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // One for each person: another one takes the place of the one before. The token itself is nowhere.
  `create table api_tokens (
  _id ID primary key,
  user_id ID unique references users (_id),
  token_hash ID unique,
  last_four ID,
  created_at INT,
  last_used_at INT?
)`,
  // Handles are compared in lower case, so they are kept so. Who came second keeps a handle, but another one.
  "update users set h = lower(h)",
  `update users set h = h || '_' || lower(_id) where h <> '' and exists
  (select 1 from users as other where other.h = users.h and other._id < users._id)`,
  "create unique index users_handle on users (h) where h <> ''",
];

export const profile: Migration = {
  number: 7,
  name: "profile",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
