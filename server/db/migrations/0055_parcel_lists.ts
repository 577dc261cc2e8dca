/** Adds indices for filters of the list of packages: a rare value is found without reading all rows. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "create index packages_by_method on packages (method_code, created_at, seq)",
  "create index packages_by_carrier on packages (carrier, created_at, seq)",
  "create index packages_by_label on packages (label_status, created_at, seq)",
  "create index packages_in_trouble on packages (created_at, seq) where trouble <> ''",
];

export const parcelLists: Migration = {
  number: 55,
  name: "parcels by method, carrier, label and trouble",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
