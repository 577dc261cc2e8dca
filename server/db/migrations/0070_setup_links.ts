/** One-time links that make the first account: each process that starts prints one, and all of them know all. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // The code itself is nowhere.
  "create table setup_links (code_hash ID primary key, created_at INT, expires_at INT)",
];

export const setupLinks: Migration = {
  number: 70,
  name: "setup_links",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
