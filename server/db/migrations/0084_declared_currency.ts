/** Adds the currency of a line's declared value; empty for the order's currency. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["alter table order_lines add column declared_currency TEXT not null default ''"];

export const declaredCurrency: Migration = {
  number: 84,
  name: "declared currency",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
