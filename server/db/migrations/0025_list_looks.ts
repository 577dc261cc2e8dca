/** Adds the last layout of each person's lists: columns with their widths, and the height of rows. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table list_looks (
  user_id ID references users (_id),
  resource ID,
  columns JSON,
  density ID,
  updated_at INT,
  primary key (user_id, resource)
)`,
];

export const listLooks: Migration = {
  number: 25,
  name: "list looks",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
