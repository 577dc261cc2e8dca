/** Orders name the import that made them. A refused row that is valid itself names the invalid row of its order. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table orders add column import_id ID?",
  "create index orders_by_import on orders (import_id, seq) where import_id is not null",
  "alter table job_refusals add column because INT?",
];

export const importedOrders: Migration = {
  number: 26,
  name: "imported orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
