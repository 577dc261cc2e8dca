/** Adds a store's method for drafts that name none. Open drafts are checked again. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table stores add column shipping_method TEXT default ''",
  `create table method_rechecks (
  _id ID primary key,
  after_seq INT,
  round INT
)`,
  "insert into method_rechecks (_id, after_seq, round) values ('drafts', 0, 1)",
];

export const methodOfStore: Migration = {
  number: 79,
  name: "method of a store",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
