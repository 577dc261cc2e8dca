/** Adds one-time links that make the first account: each process prints one at its start, and accepts all. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // Only the hash of the code is stored.
  "create table setup_links (code_hash ID primary key, created_at INT, expires_at INT)",
];

export const setupLinks: Migration = {
  number: 70,
  name: "setup_links",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
