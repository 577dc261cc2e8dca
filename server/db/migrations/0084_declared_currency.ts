/** Keeps the currency in which a shop sold a line, for its declaration; empty: the order's own. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["alter table order_lines add column declared_currency TEXT not null default ''"];

export const declaredCurrency: Migration = {
  number: 84,
  name: "declared currency",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
