/** Adds API tokens, and makes handles unique. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // Each person has one token: a new one replaces it. Only its hash is stored.
  `create table api_tokens (
  _id ID primary key,
  user_id ID unique references users (_id),
  token_hash ID unique,
  last_four ID,
  created_at INT,
  last_used_at INT?
)`,
  // Handles are compared, and so stored, in lower case. Of two equal ones the later person's gets a suffix.
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
